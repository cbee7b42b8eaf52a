import { relative } from 'node:path'
import {
  createCompilationErrorMessage,
  createCompiledCatalog,
  getCatalogDependentFiles,
  getCatalogForFile,
  getCatalogs,
} from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin, Rolldown } from 'vite'

/** `messages.po?first` and `messages.po?rest`: a language's texts in two parts. */
const PART = /[\\/](\w+)[\\/]messages\.po\?(first|rest)$/
const COMPILED = /JSON\.parse\((".*")\)/s
/** An id as the macros write it into a module: a hash of the text. */
const ID = /["'`]([\w+/]{6})["'`]/g

type Texts = Record<string, unknown>

async function compile(file: string): Promise<{ texts: Texts; sources: readonly string[] }> {
  const config = getConfig()
  const { rootDir = '', sourceLocale = 'en' } = config
  const found = getCatalogForFile(relative(rootDir, file), await getCatalogs(config))
  if (!found) throw new Error(`${file} is no catalogue of lingui.config.ts`)
  const { locale, catalog } = found
  const { messages } = await catalog.getTranslations(locale, {
    // A gap is no text of another language: it must show.
    fallbackLocales: {},
    sourceLocale,
  })
  const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'es' })
  if (errors.length > 0) throw new Error(createCompilationErrorMessage(locale, errors))
  const [, json] = COMPILED.exec(source) ?? []
  if (json === undefined) throw new Error(`The compiled form of ${file} is not known`)
  const texts = JSON.parse(String(JSON.parse(json))) as Texts
  return { texts, sources: await getCatalogDependentFiles(catalog, locale) }
}

/** Every module that is loaded before the first list is there: those of the entry and of all that it imports. */
function firstModules(chunks: Readonly<Record<string, Rolldown.RenderedChunk>>): Set<string> {
  const all = Object.values(chunks)
  const open = all.filter(({ isEntry }) => isEntry)
  const found = new Set<Rolldown.RenderedChunk>()
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (found.has(chunk)) continue
    found.add(chunk)
    const { imports } = chunk
    open.push(...all.filter(({ fileName }) => imports.includes(fileName)))
  }
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds))
}

/**
 * Splits each language's catalogue: the texts of what is loaded before the first list is there, and all others.
 * Which those are the build knows only when it knows its chunks, so a name stands in their place until then. In
 * development the first part holds everything.
 */
export function splitCatalogues(): Plugin {
  const compiled = new Map<string, Texts>()
  let first: ReadonlySet<string> | undefined
  let isBuild = false
  return {
    name: 'split-catalogues',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    load: {
      filter: { id: PART },
      async handler(id) {
        const [, locale = '', part = ''] = PART.exec(id) ?? []
        const { texts, sources } = await compile(id.replace(/\?.*$/, ''))
        for (const file of sources) this.addWatchFile(file)
        compiled.set(locale, texts)
        const value = isBuild
          ? `__CATALOGUE_${locale}_${part}__`
          : JSON.stringify(part === 'first' ? texts : {})
        return { code: `export const messages = ${value}`, map: null, moduleType: 'js' }
      },
    },
    renderStart() {
      first = undefined
    },
    renderChunk(code, _chunk, _options, { chunks }) {
      if (!code.includes('__CATALOGUE_')) return null
      first ??= new Set(
        [...firstModules(chunks)].flatMap((id) =>
          [...(this.getModuleInfo(id)?.code ?? '').matchAll(ID)].map(([, text = '']) => text),
        ),
      )
      const isFirst = (id: string) => first?.has(id) === true
      const filled = code.replaceAll(
        /__CATALOGUE_(\w+?)_(first|rest)__/g,
        (_, locale: string, part: string) => {
          const texts = Object.entries(compiled.get(locale) ?? {})
          return JSON.stringify(
            Object.fromEntries(texts.filter(([id]) => isFirst(id) === (part === 'first'))),
          )
        },
      )
      return { code: filled, map: null }
    },
  }
}
