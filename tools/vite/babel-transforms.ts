import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { transformAsync, type TransformOptions } from '@babel/core'
import type { Plugin } from 'vite'
import { compilerProblems, leftOutOf, type LeftOut } from './compiled.ts'
import { hasDynamicImport, limitImports } from './limit-imports.ts'

const MACRO_IMPORT = /from ['"]@lingui\/(?:core|react)\/macro['"]/
const SOURCE = /\/src\/.*\.tsx?(?:\?|$)/

/** Beside the other things that can be made again at any time. */
const FOLDER = '.cache/babel'

interface Transformed {
  code: string
  /** a source map as JSON, or none */
  map: string | null
  /** what the React Compiler left out of it */
  leftOut: readonly LeftOut[]
}

/** What the result depends on beside the source: every installed version, what the macro is told, and our own plugins. */
async function toolsVersion(): Promise<string> {
  const files = [
    '../../package-lock.json',
    '../../lingui.config.ts',
    'babel-transforms.ts',
    'compiled.ts',
    'limit-imports.ts',
  ]
  const texts = await Promise.all(
    files.map((file) => readFile(resolve(import.meta.dirname, file), 'utf8')),
  )
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex')
}

async function transform(
  code: string,
  options: TransformOptions,
): Promise<Omit<Transformed, 'leftOut'> | null> {
  const result = await transformAsync(code, options)
  return result?.code
    ? { code: result.code, map: result.map ? JSON.stringify(result.map) : null }
    : null
}

interface Settings {
  /** what the React Compiler may leave out, and why: a build fails for anything else that it leaves out */
  leftOutOnPurpose?: Readonly<Record<string, string>>
}

/**
 * The source transforms that need Babel: the Lingui macro, on files that import one, the React
 * Compiler, on files that hold components or hooks, and the time limit of imports. Types and JSX are
 * left to the plugins behind. The macro must not run through another compiler: the message ids would
 * differ from the extracted ones, and every text would silently stay untranslated.
 *
 * Results are kept in a folder by what they depend on: tests and several builds in a row transform the
 * same sources, and this is the larger part of their time.
 */
export function babelTransforms({ leftOutOnPurpose = {} }: Settings = {}): Plugin {
  let folder = ''
  let project = ''
  let isBuild = false
  let tools: Promise<string> | undefined
  return {
    name: 'babel-transforms',
    enforce: 'pre',
    async configResolved({ root, command }) {
      project = root
      isBuild = command === 'build'
      folder = resolve(root, FOLDER)
      await mkdir(folder, { recursive: true })
    },
    async transform(code, id) {
      if (!SOURCE.test(id) || id.includes('/node_modules/')) return null
      const isComponent = /\.tsx(?:\?|$)/.test(id)
      const usesMacro = MACRO_IMPORT.test(code)
      const usesHooks = /\buse[A-Z]\w*\(/.test(code)
      const importsLater = hasDynamicImport(code)
      if (!usesMacro && !isComponent && !usesHooks && !importsLater) return null

      tools ??= toolsVersion()
      // In production the macro leaves the texts out: they are in the catalogues.
      const mode = process.env['NODE_ENV']
      const key = createHash('sha256')
        .update(JSON.stringify([await tools, mode, id, code]))
        .digest('hex')
      const file = join(folder, `${key}.json`)
      const kept = await readFile(file, 'utf8').catch(() => undefined)
      const path = id.replace(/\?.*$/, '')
      const ownPath = relative(project, path).replaceAll('\\', '/')
      const check = ({ leftOut, ...transformed }: Transformed) => {
        const problems = isBuild ? compilerProblems(ownPath, leftOut, leftOutOnPurpose) : []
        if (problems.length > 0) this.error(problems.join('\n'))
        return transformed
      }
      if (kept !== undefined) return check(JSON.parse(kept) as Transformed)
      const compiler = leftOutOf(code)
      const output = await transform(code, {
        filename: path,
        configFile: false,
        babelrc: false,
        sourceMaps: true,
        parserOpts: { plugins: isComponent ? ['typescript', 'jsx'] : ['typescript'] },
        plugins: [
          ...(usesMacro ? ['@lingui/babel-plugin-lingui-macro'] : []),
          ...(isComponent || usesHooks
            ? [['babel-plugin-react-compiler', { logger: compiler.logger }]]
            : []),
          ...(importsLater ? [limitImports] : []),
        ],
      })
      if (!output) return null
      const transformed = { ...output, leftOut: compiler.leftOut }
      // Whole or not at all: several builds may write it at once.
      const unfinished = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
      await writeFile(unfinished, JSON.stringify(transformed))
      await rename(unfinished, file)
      return check(transformed)
    },
  }
}
