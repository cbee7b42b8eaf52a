import { transformAsync } from '@babel/core'
import type { Plugin } from 'vite'
import { hasDynamicImport, limitImports } from './limit-imports.ts'

const MACRO_IMPORT = /from ['"]@lingui\/(?:core|react)\/macro['"]/
const SOURCE = /\/src\/.*\.tsx?(?:\?|$)/

/**
 * The source transforms that need Babel: the Lingui macro, on files that import one, the React
 * Compiler, on files that hold components or hooks, and the time limit of imports. Types and JSX are left to the
 * plugins behind. The macro must not run through another compiler: the message ids would differ
 * from the extracted ones, and every text would silently stay untranslated.
 */
export function babelTransforms(): Plugin {
  return {
    name: 'babel-transforms',
    enforce: 'pre',
    async transform(code, id) {
      if (!SOURCE.test(id) || id.includes('/node_modules/')) return null
      const isComponent = /\.tsx(?:\?|$)/.test(id)
      const usesMacro = MACRO_IMPORT.test(code)
      const usesHooks = /\buse[A-Z]\w*\(/.test(code)
      const importsLater = hasDynamicImport(code)
      if (!usesMacro && !isComponent && !usesHooks && !importsLater) return null
      const result = await transformAsync(code, {
        filename: id.replace(/\?.*$/, ''),
        configFile: false,
        babelrc: false,
        sourceMaps: true,
        parserOpts: { plugins: isComponent ? ['typescript', 'jsx'] : ['typescript'] },
        plugins: [
          ...(usesMacro ? ['@lingui/babel-plugin-lingui-macro'] : []),
          ...(isComponent || usesHooks ? ['babel-plugin-react-compiler'] : []),
          ...(importsLater ? [limitImports] : []),
        ],
      })
      return result?.code ? { code: result.code, map: result.map ?? null } : null
    },
  }
}
