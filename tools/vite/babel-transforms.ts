import { transformAsync } from '@babel/core'
import type { Plugin } from 'vite'

const MACRO_IMPORT = /from ['"]@lingui\/(?:core|react)\/macro['"]/
const SOURCE = /\/src\/.*\.tsx?(?:\?|$)/

/**
 * The two source transforms that only exist for Babel: the Lingui macro, on files that import one,
 * and the React Compiler, on files that hold components or hooks. Types and JSX are left to the
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
      if (!usesMacro && !isComponent && !usesHooks) return null
      const result = await transformAsync(code, {
        filename: id.replace(/\?.*$/, ''),
        configFile: false,
        babelrc: false,
        sourceMaps: true,
        parserOpts: { plugins: isComponent ? ['typescript', 'jsx'] : ['typescript'] },
        plugins: [
          ...(usesMacro ? ['@lingui/babel-plugin-lingui-macro'] : []),
          ...(isComponent || usesHooks ? ['babel-plugin-react-compiler'] : []),
        ],
      })
      return result?.code ? { code: result.code, map: result.map ?? null } : null
    },
  }
}
