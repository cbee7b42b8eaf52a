import { describe, expect, test } from 'vitest'
import {
  comparedLine,
  countTable,
  interactionTable,
  isMet,
  leakTable,
  slowNetworkTable,
  table,
} from './ui-report'

describe('a goal', () => {
  test('is met by the smallest, the median and what the floor takes', () => {
    expect(isMet([60, 90, 100], { smallest: 60, median: 90 }, 0)).toBe(true)
    expect(isMet([61, 90, 100], { smallest: 60 }, 0)).toBe(false)
    expect(isMet([60, 96, 100], { smallest: 60, median: 95 }, 0)).toBe(false)
    expect(isMet([105, 300, 300], { ofFloor: 1.05 }, 100)).toBe(true)
    expect(isMet([106, 300, 300], { ofFloor: 1.05 }, 100)).toBe(false)
  })
})

describe('a line', () => {
  test('has smallest and median of each, how the smallest stands to the floor, and what is missed', () => {
    const line = comparedLine('first rows', [
      { name: 'floor', values: [1000, 900, 1100] },
      { name: 'ours', values: [990, 1200, 1000], goal: { ofFloor: 1.05 } },
      { name: 'main', values: [945, 1200, 1000] },
    ])
    expect(line).toStrictEqual([
      'first rows',
      '900 / 1000',
      '990 / 1000 (1.10 ×) missed',
      '945 / 1000 (1.05 ×)',
      '≤ 1.05 ×',
    ])
  })

  test('says a goal once that holds for both, and both that differ', () => {
    const goals = (one: number, other: number) =>
      comparedLine('change', [
        { name: 'floor', values: [1] },
        { name: '10', values: [1], goal: { smallest: one, median: 95 } },
        { name: '100', values: [1], goal: { smallest: other, median: 95 } },
      ]).at(-1)
    expect(goals(60, 60)).toBe('≤ 60, median ≤ 95')
    expect(goals(60, 80)).toBe('≤ 60, median ≤ 95 · ≤ 80, median ≤ 95')
  })
})

test('tables are Markdown', () => {
  expect(table(['', 'a'], [['x', '1']])).toBe('|  | a |\n| --- | --- |\n| x | 1 |')
})

test('the long line compares first rows with the floor', () => {
  const text = slowNetworkTable([
    { name: 'floor, 25 rows', goalAt: undefined, values: [1000, 1200] },
    { name: 'ours, 10 rows', goalAt: 0, values: [1200, 1300] },
  ])
  expect(text).toContain('|  | floor, 25 rows | ours, 10 rows | goal |')
  expect(text).toContain('| 1000 / 1100 | 1200 / 1250 (1.20 ×) missed | ≤ 1.15 × |')
})

test('counts stand beside their goals', () => {
  const counts = { load: 237, detailFirst: 260, detailAgain: 28, back: 27, pageChange: 45 }
  const text = countTable([{ name: 'ours, 10 rows', counts }])
  expect(text).toContain('| back | 27 | ≤ 30 · ≤ 30 |')
  expect(text).toContain('| page change | 45 | ≤ 150 · ≤ 450 |')
})

test('an interaction shows the parts of its fastest round, beside smallest and median', () => {
  const quick = { delay: 1, work: 20, paint: 30 }
  const slow = { delay: 5, work: 60, paint: 40 }
  const round = (each: typeof quick) => ({
    selectRow: each,
    filter: quick,
    pageChange: quick,
    approve: quick,
  })
  const text = interactionTable([{ name: 'ours', values: [round(slow), round(quick)] }])
  expect(text).toContain('| select a row, ours | 1.0 | 20 | 30 | 51 / 78 |')
})

test('leaks end with what the floor leaves behind and three KiB', () => {
  const leak = { heapKib: 25, nodes: 0, listeners: 0, documents: 0 }
  const text = leakTable([
    { name: 'floor', leaks: { back: leak } },
    { name: 'ours', leaks: { back: { ...leak, heapKib: 18 }, logOut: { ...leak, nodes: 2 } } },
  ])
  expect(text.split('\n').slice(2)).toStrictEqual([
    '| list → detail → back, floor | 25 | 0.0 | 0.0 | 0.0 |',
    '| list → detail → back, ours | 18.0 | 0.0 | 0.0 | 0.0 |',
    '| log-out → sign-in → list, ours | 25 | 2.0 | 0.0 | 0.0 |',
    '| goal | ≤ 28 | 0 | 0 | 0 |',
  ])
})
