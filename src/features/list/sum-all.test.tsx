// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { eventually } from '@/testing/eventually'
import { sumAll } from './sum-all'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

interface Row {
  code: string
  isWithdrawn: boolean
}

const amount = {
  id: 'amount',
  accessorFn: () => 150,
  size: 100,
  meta: { name: { id: 'Amount' }, isMoney: true },
}

/**
 * The lines of what a list of two rows comes to, each with what is told of it, and how far the reading was said to be.
 *
 * @param counted how many it says that it has: another number whenever one came or went while it was read
 * @param total how many the page counts that it stands beside
 */
async function readAll(
  withdrawn: readonly boolean[],
  counted = withdrawn.length + 1,
  total = 3,
  isAtLeast?: true,
) {
  const rows = withdrawn.map((isWithdrawn, at): Row => ({ code: `FK${at}`, isWithdrawn }))
  const show = vi.fn<Parameters<typeof sumAll>[0]['show']>()
  sumAll({
    list: {
      columns: [amount],
      // One that is counted and is on no page.
      fetchPage: ({ pageNum }) =>
        Promise.resolve({
          rows: pageNum === 1 ? rows : [],
          total: counted,
          pageNum,
          pageSize: 1000,
          isAtLeast,
        }),
      rowKey: ({ code }) => code,
      options: (request) => ({ queryKey: ['list', request] }),
      isWithdrawn: (row) => row.isWithdrawn,
    },
    request: { pageNum: 1, pageSize: 10 },
    queryClient: new QueryClient(),
    total: 3,
    controller: new AbortController(),
    show,
  })
  const last = () => show.mock.lastCall?.[0]
  await eventually(() => expect(last()?.isRead).toBe(true))
  const [first] = show.mock.calls[0] ?? []
  return { begun: first?.lines(i18n, total), read: last()?.lines(i18n, total) }
}

/** What the lines of what a list of two rows comes to say. */
async function labelsOf(...rows: Parameters<typeof readAll>) {
  const { read } = await readAll(...rows)
  return read?.map(({ label }) => label)
}

it.each([
  [[false, false], ['All 2 (the list changed while it was read)']],
  [
    [false, true],
    [
      'All 1 without cancelled and rejected (the list changed while it was read)',
      'Cancelled and rejected: 1',
    ],
  ],
  [[true, true], ['Cancelled and rejected: 2 (the list changed while it was read)']],
] satisfies [boolean[], string[]][])(
  'A total of a list that changed while it was read says so once, whichever rows count for nothing: %o',
  async (withdrawn, said) => {
    expect(await labelsOf(withdrawn)).toEqual(said)
  },
)

it('A total of other rows than the page counts says that the list has changed since, and one of the same says nothing', async () => {
  const changed = '(the list has changed since it was shown)'
  expect(await labelsOf([false, true], 2, 1)).toEqual([
    `All 1 without cancelled and rejected ${changed}`,
    'Cancelled and rejected: 1',
  ])
  expect(await labelsOf([true, true], 2, 3)).toEqual([`Cancelled and rejected: 2 ${changed}`])
  expect(await labelsOf([false, false], 2, 2)).toEqual(['All 2'])
})

it.each([
  [[false, false], 'All 2', 300],
  [[false, true], 'All 1 without cancelled and rejected', 150],
  [[true, true], 'Cancelled and rejected: 2', 300],
] satisfies [boolean[], string, number][])(
  'What all rows come to is told with the line that is in force, and how far it is before that: %o',
  async (withdrawn, label, sum) => {
    const { begun, read } = await readAll(withdrawn, 2, 2)
    expect(begun?.map(({ told }) => told)).toEqual([{ label: 'All: 0 of 3 read' }])
    expect(read?.flatMap(({ told }) => told ?? [])).toEqual([{ label, sum }])
  },
)
it('A total of a list that nobody counts says that there may be more', async () => {
  expect(await labelsOf([false, false], 2, 2, true)).toEqual([
    'All 2 (there may be more: the server does not say how many)',
  ])
})
