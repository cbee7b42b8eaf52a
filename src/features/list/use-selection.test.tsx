// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSelection, type KeptSelections } from './use-list-state'

interface Order {
  code: string
  state: number
}
const rowKey = ({ code }: Order) => code
const order = (code: string, state: number): Order => ({ code, state })

it('What is selected is what stands there by now, and on other pages as it was last seen', () => {
  const first = [order('FK1', 10), order('FK2', 10)]
  const { result, rerender } = renderHook(
    (rows: readonly Order[]) => useSelection<Order>('', { rows, rowKey, readAt: 0 }),
    { initialProps: first },
  )
  act(() => result.current.setSelected(new Map(first.map((row) => [row.code, row]))))
  const cancelled = order('FK1', 0)
  rerender([cancelled, order('FK3', 10)])
  expect([...result.current.seen.values()]).toEqual([cancelled, order('FK2', 10)])
  // Another page.
  rerender([order('FK9', 10)])
  expect([...result.current.seen.values()]).toEqual([cancelled, order('FK2', 10)])
  // One more is selected there.
  act(() =>
    result.current.setSelected(new Map([...result.current.selected, ['FK9', order('FK9', 10)]])),
  )
  expect(result.current.seen.get('FK1')).toEqual(cancelled)
  rerender([order('FK2', 15)])
  expect(result.current.seen.get('FK2')).toEqual(order('FK2', 15))
})

it('A row that stands on the page twice is selected as the last of them', () => {
  const { result, rerender } = renderHook(
    (rows: readonly Order[]) => useSelection<Order>('', { rows, rowKey, readAt: 0 }),
    { initialProps: [order('FK1', 10)] },
  )
  act(() => result.current.setSelected(new Map([['FK1', order('FK1', 10)]])))
  rerender([order('FK1', 5), order('FK1', 15)])
  expect(result.current.seen.get('FK1')).toEqual(order('FK1', 15))
})

it('What is decided on stays as it was when it was selected, until it is selected anew', () => {
  const { result, rerender } = renderHook(
    (rows: readonly Order[]) => useSelection<Order>('', { rows, rowKey, readAt: 0 }),
    { initialProps: [order('FK1', 10)] },
  )
  act(() => result.current.setSelected(new Map([['FK1', order('FK1', 10)]])))
  const rejected = order('FK1', 15)
  rerender([rejected])
  // Another row comes to it.
  act(() =>
    result.current.setSelected(new Map([...result.current.selected, ['FK2', order('FK2', 10)]])),
  )
  expect(result.current.selected.get('FK1')).toEqual(order('FK1', 10))
  expect(result.current.seen.get('FK1')).toEqual(rejected)
  act(() => result.current.changeSelected((now) => new Map(now).set('FK1', rejected)))
  expect(result.current.selected.get('FK1')).toEqual(rejected)
  expect(result.current.seen.get('FK1')).toEqual(rejected)
})

it('What was read of selected rows to take them along is known from then on, with what the filters match no more', () => {
  const { result, rerender } = renderHook(
    (filterKey: string) => useSelection<Order>(filterKey, { rows: [], rowKey, readAt: 0 }),
    { initialProps: 'state 10' },
  )
  act(() => result.current.setSelected(new Map([['FK1', order('FK1', 10)]])))
  const cancelled = order('FK1', 0)
  const { noteRead } = result.current
  act(() => noteRead({ rows: [cancelled], rowKey }, ['FK1']))
  expect(result.current.selected.get('FK1')).toEqual(order('FK1', 10))
  expect(result.current.seen.get('FK1')).toBe(cancelled)
  expect(result.current.unmatched).toEqual(new Set(['FK1']))
  // What was read for other filters says nothing of these.
  rerender('all')
  act(() => noteRead({ rows: [cancelled], rowKey }, ['FK1']))
  expect(result.current.unmatched).toBeUndefined()
})

it('A row that stands in the list again matches its filters again, on other pages too', () => {
  const waiting = [order('FK1', 10), order('FK2', 10)]
  const other = [order('FK9', 10)]
  const { result, rerender } = renderHook(
    ([rows, readAt]: readonly [readonly Order[], number]) =>
      useSelection<Order>('state 10', { rows, rowKey, readAt }),
    { initialProps: [waiting, 0] },
  )
  act(() => result.current.setSelected(new Map(waiting.map((row) => [row.code, row]))))
  rerender([other, 0])
  const rejected = [order('FK1', 15), order('FK2', 15)]
  act(() => result.current.noteRead({ rows: rejected, rowKey }, ['FK1', 'FK2']))
  // On the way back the page is at first as it was read before.
  rerender([waiting, 0])
  rerender([other, 0])
  expect(result.current.unmatched).toEqual(new Set(['FK1', 'FK2']))
  const again = order('FK1', 10)
  rerender([[again], Date.now() + 1])
  rerender([other, 0])
  expect(result.current.unmatched).toEqual(new Set(['FK2']))
  expect(result.current.seen.get('FK1')).toBe(again)
})

it('Of a page with several lists each finds its own selection again, and none that was made with other filters', () => {
  const kept: KeptSelections<Order> = new Map()
  const open = (id: string, filterKey = '') =>
    renderHook(() => useSelection<Order>(filterKey, undefined, { id, kept })).result
  const selection = new Map([['FK1', order('FK1', 10)]])
  const todo = open('todo')
  act(() => todo.current.setSelected(selection))
  expect(open('all').current.selected.size).toBe(0)
  expect(open('todo').current.selected).toEqual(selection)
  expect(open('todo', 'others').current.selected.size).toBe(0)
})

it('What is shown alone stays selected, there and on the way back, and not where others are filtered', () => {
  const { result, rerender } = renderHook((filterKey: string) => useSelection<Order>(filterKey), {
    initialProps: 'state 10',
  })
  const selected = new Map([['FK1', order('FK1', 10)]])
  act(() => result.current.setSelected(selected))
  act(() => result.current.setSelected(selected, 'only FK1'))
  rerender('only FK1')
  expect(result.current.selected).toEqual(selected)
  // What changes there is changed for the way back, too.
  const more = new Map(selected).set('FK2', order('FK2', 10))
  act(() => result.current.setSelected(more))
  rerender('state 10')
  expect(result.current.selected).toEqual(more)
  rerender('state 20')
  expect(result.current.selected.size).toBe(0)
  rerender('only FK1')
  expect(result.current.selected.size).toBe(0)
})
