import type { Counts } from './counts'
import { totalOf, type Interaction } from './interaction-parts'
import type { Interactions } from './interactions'
import type { Leak, Leaks } from './leaks'
import { median, smallest } from './statistics'
import type { Sample } from './times'

/** What we go for. All that is said has to hold. */
export interface Goal {
  /** at most so much, for the smallest of the values */
  smallest?: number
  /** at most so much, for their median */
  median?: number
  /** at most so many times the floor's smallest */
  ofFloor?: number
}

/** The values of one subject, in the order in which they were taken. */
export interface Column {
  name: string
  values: readonly number[]
  /** absent where none is set: the floor's own, another commit's */
  goal?: Goal | undefined
}

const digits = (value: number): string => value.toFixed(Math.abs(value) < 20 ? 1 : 0)

/** A table in Markdown. */
export function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** @param floor the floor's smallest value */
export function isMet(values: readonly number[], goal: Goal, floor: number): boolean {
  const { ofFloor } = goal
  return (
    smallest(values) <= (goal.smallest ?? Infinity) &&
    median(values) <= (goal.median ?? Infinity) &&
    (ofFloor === undefined || smallest(values) <= ofFloor * floor)
  )
}

function goalText({ smallest: least, median: middle, ofFloor }: Goal): string {
  const texts = [
    ...(least === undefined ? [] : [`≤ ${least}`]),
    ...(middle === undefined ? [] : [`median ≤ ${middle}`]),
    ...(ofFloor === undefined ? [] : [`≤ ${ofFloor.toFixed(2)} ×`]),
  ]
  return texts.join(', ')
}

const pair = (values: readonly number[]): string =>
  `${digits(smallest(values))} / ${digits(median(values))}`

/**
 * A line of a table: smallest and median of each column, and how the smallest stands to the first column's,
 * which is the floor's; `missed` behind what is above its goal.
 */
export function comparedLine(label: string, columns: readonly Column[]): string[] {
  const [floor, ...others] = columns
  const least = smallest(floor?.values ?? [])
  const cells = others.map(({ values, goal }) => {
    const ratio = least > 0 ? ` (${(smallest(values) / least).toFixed(2)} ×)` : ''
    return pair(values) + ratio + (goal && !isMet(values, goal, least) ? ' missed' : '')
  })
  const goals = others.flatMap(({ goal }) => (goal ? [goalText(goal)] : []))
  return [label, pair(floor?.values ?? []), ...cells, [...new Set(goals)].join(' · ')]
}

type Key = Exclude<keyof Sample, 'paths'>

interface TimeLine {
  key: Key
  label: string
  /** with 10 rows, and with 100 */
  goals?: readonly [Goal, Goal]
}

const both = (goal: Goal): readonly [Goal, Goal] => [goal, goal]
const FIRST_ROWS: readonly [Goal, Goal] = [{ ofFloor: 1.05 }, { ofFloor: 1.25 }]

const TIMES: readonly TimeLine[] = [
  { key: 'jsKib', label: 'JS to the first rows, KiB br', goals: both({ smallest: 165 }) },
  { key: 'cssKib', label: 'CSS, KiB br', goals: both({ smallest: 14 }) },
  { key: 'requests', label: 'requests to the first rows', goals: both({ smallest: 12 }) },
  { key: 'firstRowsCold', label: 'first rows, cold', goals: FIRST_ROWS },
  { key: 'blocking', label: 'blocking time until then', goals: both({ ofFloor: 1.15 }) },
  { key: 'firstRowsAgain', label: 'first rows, second visit', goals: FIRST_ROWS },
  { key: 'detailFirst', label: 'list → detail, first visit' },
  { key: 'detailAgain', label: 'list → detail, second visit', goals: both({ smallest: 60 }) },
  { key: 'backFirst', label: 'back → rows, first' },
  { key: 'backAgain', label: 'back → rows, again', goals: both({ smallest: 60, median: 95 }) },
  { key: 'backWork', label: 'of it script, style and layout', goals: both({ smallest: 25 }) },
  {
    key: 'pageChange',
    label: 'page change, over the answer',
    goals: [{ smallest: 100 }, { smallest: 200 }],
  },
]

/** What was measured of a build with so many rows; goals hold for the application with 10 and with 100. */
export interface CaseResult<Value> {
  name: string
  /** which of two goals is meant */
  goalAt: 0 | 1 | undefined
  values: readonly Value[]
}

function lineOf<Value>(
  label: string,
  cases: readonly CaseResult<Value>[],
  valueOf: (value: Value) => number,
  goals?: readonly [Goal, Goal],
): string[] {
  const columns = cases.map(({ name, goalAt, values }) => ({
    name,
    values: values.map(valueOf),
    goal: goalAt === undefined ? undefined : goals?.[goalAt],
  }))
  return comparedLine(label, columns)
}

const headOf = (cases: readonly { name: string }[]) => [
  '',
  ...cases.map(({ name }) => name),
  'goal',
]

/** Times of every case, the floor's first: `smallest / median (× the floor's smallest)`. */
export function timeTable(cases: readonly CaseResult<Sample>[]): string {
  const lines = TIMES.map(({ key, label, goals }) => lineOf(label, cases, (sample) => sample[key], goals)) // prettier-ignore
  return table(headOf(cases), lines)
}

/** First rows over a long line. */
export function slowNetworkTable(cases: readonly CaseResult<number>[]): string {
  const line = lineOf('first rows, cold', cases, (value) => value, both({ ofFloor: 1.15 }))
  return table(headOf(cases), [line])
}

const COUNTS: readonly [key: keyof Counts, label: string, goals: readonly [number, number]][] = [
  ['load', 'load', [400, 750]],
  ['detailFirst', 'detail, first', [330, 330]],
  ['detailAgain', 'detail, again', [90, 90]],
  ['back', 'back', [30, 30]],
  ['pageChange', 'page change', [150, 450]],
]

/** Components that each step renders. */
export function countTable(cases: readonly { name: string; counts: Counts }[]): string {
  const lines = COUNTS.map(([key, label, [ten, hundred]]) => [
    label,
    ...cases.map(({ counts }) => String(counts[key])),
    `≤ ${ten} · ≤ ${hundred}`,
  ])
  return table(['', ...cases.map(({ name }) => name), 'goal, 10 · 100 rows'], lines)
}

const INTERACTIONS: readonly [key: keyof Interactions, label: string][] = [
  ['selectRow', 'select a row'],
  ['filter', 'filter'],
  ['pageChange', 'page change'],
  ['approve', 'approve'],
]

/** Each interaction with its parts: that of the rounds which was the fastest, and the median of all. */
export function interactionTable(
  subjects: readonly { name: string; values: readonly Interactions[] }[],
): string {
  const lines = INTERACTIONS.flatMap(([key, label]) =>
    subjects.map(({ name, values }) => {
      const all = values.map((each) => each[key])
      const [fastest] = all.toSorted((one, other) => totalOf(one) - totalOf(other))
      const { delay, work, paint }: Interaction = fastest ?? { delay: 0, work: 0, paint: 0 }
      const total = pair(all.map(totalOf))
      return [`${label}, ${name}`, digits(delay), digits(work), digits(paint), total]
    }),
  )
  return table(['', 'input delay', 'processing', 'presentation', 'in all'], lines)
}

const LEAKS: readonly [key: keyof Leaks, label: string][] = [
  ['back', 'list → detail → back'],
  ['closedTag', 'list → detail → tag closed'],
  ['logOut', 'log-out → sign-in → list'],
]

/** Heap that a cycle may leave behind above the floor's, in KiB. */
const HEAP_ABOVE_FLOOR = 3

/** What each kind of cycle leaves behind, the floor's first. */
export function leakTable(subjects: readonly { name: string; leaks: Leaks }[]): string {
  const line = (label: string, { heapKib, nodes, listeners, documents }: Leak) => [
    label,
    ...[heapKib, nodes, listeners, documents].map(digits),
  ]
  const lines = LEAKS.flatMap(([key, label]) =>
    subjects.flatMap(({ name, leaks }) => {
      const leak = leaks[key]
      return leak ? [line(`${label}, ${name}`, leak)] : []
    }),
  )
  const most = (subjects[0]?.leaks.back.heapKib ?? 0) + HEAP_ABOVE_FLOOR
  const goal = ['goal', `≤ ${digits(most)}`, '0', '0', '0']
  return table(['a cycle', 'heap, KiB', 'DOM nodes', 'listeners', 'documents'], [...lines, goal])
}
