import type { NodePath, PluginObj, types } from '@babel/core'

const HELPER = '__loadChunk'
const SOURCE = '@/api/http/load-chunk'

/** Whether a source has a dynamic import: a type's `import('…').Name` may be one too many. */
export function hasDynamicImport(code: string): boolean {
  return /\bimport\s*\(/.test(code)
}

/**
 * A Babel plugin that puts `loadChunk` around every dynamic import: `import(x)` becomes
 * `__loadChunk(() => import(x))`. A time limit that every author had to think of would be forgotten
 * somewhere, and the imports that the router's plugin writes nobody could reach.
 */
export const limitImports = ({ types: t }: typeof import('@babel/core')): PluginObj => ({
  name: 'limit-imports',
  visitor: {
    Program: {
      exit(program: NodePath<types.Program>) {
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
            [t.importSpecifier(t.identifier(HELPER), t.identifier('loadChunk'))],
            t.stringLiteral(SOURCE),
          ),
        )
      },
    },
  },
})
