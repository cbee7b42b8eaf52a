import type { NodePath, PluginObj, PluginPass, types } from '@babel/core'

const HELPER = '__loadChunk'
/** What these files import has no texts and no Mantine of its own, or comes before them. */
const WITHOUT_TEXTS =
  /[\\/]src[\\/](?:locales[\\/]i18n\.ts|app[\\/]mantine-host\.tsx|routes[\\/]_shell[\\/]payment[\\/]order[\\/]list\.tsx)$/
const SOURCE = '@/api/http/load-chunk'

/** Whether a source has a dynamic import: a type's `import('…').Name` may be one too many. */
export function hasDynamicImport(code: string): boolean {
  return /\bimport\s*\(/.test(code)
}

/**
 * A Babel plugin that puts `loadPart` around every dynamic import: `import(x)` becomes
 * `__loadChunk(() => import(x))`. A time limit that every author had to think of would be forgotten
 * somewhere, and the imports that the router's plugin writes nobody could reach.
 */
export const limitImports = ({ types: t }: typeof import('@babel/core')): PluginObj => ({
  name: 'limit-imports',
  visitor: {
    Program: {
      exit(program: NodePath<types.Program>, { filename = '' }: PluginPass) {
        const loader = WITHOUT_TEXTS.test(filename) ? 'loadChunk' : 'loadPart'
        let isUsed = false
        program.traverse({
          CallExpression(call: NodePath<types.CallExpression>) {
            if (!t.isImport(call.node.callee)) return
            isUsed = true
            call.replaceWith(
              t.callExpression(t.identifier(HELPER), [t.arrowFunctionExpression([], call.node)]),
            )
            call.skip()
          },
        })
        if (!isUsed) return
        program.unshiftContainer(
          'body',
          t.importDeclaration(
            [t.importSpecifier(t.identifier(HELPER), t.identifier(loader))],
            t.stringLiteral(SOURCE),
          ),
        )
      },
    },
  },
})
