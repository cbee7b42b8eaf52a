import * as v from 'valibot'

/** Lingui's macros read their arguments when they are compiled: what stands in them must stay as it is. */
const identifier = v.object({
  type: v.literal('Identifier'),
  name: v.picklist(['msg', 't', 'plural', 'select', 'selectOrdinal']),
})
const macro = v.object({
  node: v.variant('type', [
    v.object({ type: v.literal('CallExpression'), callee: identifier }),
    v.object({ type: v.literal('TaggedTemplateExpression'), tag: identifier }),
  ]),
})

/** Stryker finds its plugins by this name; a place in a syntax tree is given to each. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'macros',
    value: {
      shouldIgnore: (path: unknown) => (v.is(macro, path) ? 'It is a text' : undefined),
    },
  },
]
