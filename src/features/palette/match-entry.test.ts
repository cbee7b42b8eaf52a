import { describe, expect, it } from 'vitest'
import { matchGroups } from './match-entry'
import type { PaletteGroup } from './palette-entry'

const entry = (name: string, keywords?: string[]) => ({
  id: name,
  name,
  ...(keywords ? { keywords } : {}),
  run: () => undefined,
})
const GROUPS: PaletteGroup[] = [
  {
    id: 'screens',
    title: '页面',
    entries: [
      entry('首页', ['Home']),
      entry('付款确认'),
      entry('付款单', ['Payment orders']),
      entry('扣款单'),
      entry('冲销确认'),
      entry('核销确认人'),
    ],
  },
  { id: 'actions', title: '操作', entries: [entry('新建付款单'), entry('Log out')] },
]

const found = (typed: string) =>
  matchGroups(GROUPS, typed).flatMap(({ entries }) => entries.map(({ name }) => name))

describe('the command palette', () => {
  it('shows everything, in its order, as long as nothing is typed', () => {
    expect(matchGroups(GROUPS, '  ')).toEqual(GROUPS)
  })

  it.each([
    ['fkd', ['付款单', '新建付款单']],
    ['FKQR', ['付款确认']],
    ['kkd', ['扣款单']],
    ['cx', ['冲销确认']],
    ['fukuan', ['付款确认', '付款单', '新建付款单']],
    ['付款', ['付款确认', '付款单', '新建付款单']],
    ['payment', ['付款单']],
    ['LOG', ['Log out']],
    ['xj fkd', ['新建付款单']],
    ['xyz', []],
  ])('finds by %j: %j', (typed, names) => {
    expect(found(typed)).toEqual(names)
  })

  it('leaves out headings without entries', () => {
    expect(matchGroups(GROUPS, 'home').map(({ id }) => id)).toEqual(['screens'])
  })

  it('takes whatever is typed', () => {
    for (const typed of ['(', '[a', '\\', '*', '付\n款', '😀', ' ']) {
      expect(() => found(typed)).not.toThrow()
    }
  })
})
