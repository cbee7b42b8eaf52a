import { expect, test } from 'vitest'
import { chunkName, moduleNamed } from './chunk-name'

test.each([
  ['list', '/p/src/routes/_shell/debit/order/list.tsx?tsr-split=component', 'debit-order-list'],
  ['view', '/p/src/features/orders/debit/view.ts', 'orders-debit-view'],
  ['messages', String.raw`C:\p\src\locales\zh\messages.po`, 'locales-zh-messages'],
  ['page-tags', '/p/src/shell/page-tags/page-tags.tsx', 'page-tags'],
  ['index', '/p/index.html', 'index'],
  ['start', null, 'start'],
  ['useQueries', '/p/node_modules/a/src-b/useQueries.js', 'useQueries'],
])('%s of %s is called %s', (name, moduleId, expected) => {
  expect(chunkName(name, moduleId)).toBe(expected)
})

test('What several chunks share is called after the module that it was named by', () => {
  const ids = [
    '/p/src/a/debit/view.ts',
    '/p/src/a/debit/list.tsx?x',
    '/p/node_modules/list/index.js',
  ]
  expect(moduleNamed('list', ids)).toBe('/p/src/a/debit/list.tsx?x')
  expect(moduleNamed('other', ids)).toBeUndefined()
})
