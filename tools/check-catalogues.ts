import { readFile, rm, writeFile } from 'node:fs/promises'
import { createCompilationErrorMessage, createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { translationProblems } from './catalogues/compare-messages'
import { glossaryProblems, readGlossary } from './catalogues/glossary'
import { run } from './run'

const GLOSSARY = 'docs/glossary.md'

const config = getConfig()
const catalogs = await getCatalogs(config)
const locales = config.locales.filter((locale) => locale !== config.pseudoLocale)
const files = catalogs.flatMap((catalog) => locales.map((locale) => catalog.getFilename(locale)))

const readAll = () =>
  Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => undefined)))

/** Whether the catalogues hold exactly the messages of the sources. They are left as they were. */
async function checkExtraction(): Promise<string[]> {
  const before = await readAll()
  // Threads of its own give up where they are not given a processor within ten seconds.
  const { code, output } = await run('npm', ['run', '--silent', 'i18n', '--', '--workers', '1'])
  const after = await readAll()
  await Promise.all(
    files.map(async (file, index) => {
      const text = before[index]
      if (text === undefined) await rm(file, { force: true })
      else if (text !== after[index]) await writeFile(file, text)
    }),
  )
  if (code !== 0) return [`the extraction failed:\n${output}`]
  return files
    .filter((_, index) => before[index] !== after[index])
    .map((file) => `${file} is not what the sources say: run npm run i18n, translate, commit`)
}

/** Gaps and messages that can't be compiled, in every language. */
async function checkTranslations(): Promise<string[]> {
  const problems: string[] = []
  for (const catalog of catalogs) {
    for (const locale of locales) {
      const file = catalog.getFilename(locale)
      // No fallback of any kind: a gap must not be hidden by the language next to it.
      const { messages, missing } = await catalog.getTranslations(locale, {
        fallbackLocales: {},
        sourceLocale: config.sourceLocale ?? 'en',
      })
      for (const { id, source } of missing) {
        problems.push(`${file} lacks a translation of "${source || id}"`)
      }
      const { errors } = createCompiledCatalog(locale, messages, { strict: true, namespace: 'es' })
      if (errors.length > 0) problems.push(createCompilationErrorMessage(locale, errors))
    }
  }
  return problems
}

/** The texts of one catalogue in each language, by the id of the message. */
async function textsOf(catalog: (typeof catalogs)[number]) {
  const read = async (locale: string) => {
    const { messages } = await catalog.getTranslations(locale, {
      fallbackLocales: {},
      sourceLocale: config.sourceLocale ?? 'en',
    })
    return messages
  }
  const [en, zh, es] = await Promise.all([read('en'), read('zh'), read('es')])
  return Object.keys(en).map((id) => ({
    en: en[id] ?? '',
    zh: zh[id] ?? '',
    es: es[id] ?? '',
  }))
}

/** What the translations say otherwise than the English text does: placeholders, tags, terms. */
async function checkTexts(): Promise<string[]> {
  const terms = readGlossary(await readFile(GLOSSARY, 'utf8'))
  const texts = (await Promise.all(catalogs.map(textsOf))).flat()
  const problems = texts.flatMap((text) =>
    (['en', 'zh', 'es'] as const).flatMap((locale) =>
      translationProblems(text.en, text[locale], locale).map(
        (problem) => `${locale}: “${text[locale]}” for “${text.en}” ${problem}`,
      ),
    ),
  )
  return [...problems, ...glossaryProblems(terms, texts).map((text) => `${GLOSSARY}: ${text}`)]
}

const problems = [
  ...(await checkExtraction()),
  ...(await checkTranslations()),
  ...(await checkTexts()),
]
for (const problem of problems) console.error(problem)
if (problems.length === 0) console.log(`The catalogues of ${locales.join(', ')} are complete.`)
process.exitCode = problems.length === 0 ? 0 : 1
