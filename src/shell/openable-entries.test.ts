import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MenuItem } from '@/api/contract/menus'
import { leavesOf, namedEntries, openableEntries, type OpenableEntry } from './openable-entries'

const entry = (url: string): MenuItem => ({ name: url, url, icon: 'component', childs: [] })
const group = (name: string, ...childs: MenuItem[]): MenuItem => ({
  name,
  url: '',
  icon: 'money',
  childs,
})

const item = (depth: number): fc.Arbitrary<MenuItem> =>
  fc.record({
    name: fc.string({ minLength: 1 }),
    url: fc.constantFrom('/a', '/b', '/c', ''),
    icon: fc.constant('component'),
    childs: depth === 0 ? fc.constant<MenuItem[]>([]) : fc.array(item(depth - 1), { maxLength: 3 }),
  })
const menus = fc.array(item(2), { maxLength: 4 })

const opened = (path: string): OpenableEntry => ({ ...kept(path), path })
const kept = (name: string, ...childs: OpenableEntry[]): OpenableEntry => ({
  name,
  path: '',
  search: undefined,
  icon: childs.length > 0 ? 'money' : 'component',
  childs,
})

/** The entries of a menu as it came that lead to an address: a group's own stands before those inside, unless one of them is it. */
const leadingTo = (url: string, items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => {
    const inside = leadingTo(url, item.childs)
    return item.url === url && inside.length === 0 ? [item] : inside
  })

const groupsOf = (items: readonly OpenableEntry[]): OpenableEntry[] =>
  items.flatMap((item) => (item.childs.length === 0 ? [] : [item, ...groupsOf(item.childs)]))

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://office.example' })
  return () => vi.unstubAllGlobals()
})

describe('openableEntries', () => {
  it('keeps what can be opened and the groups that hold it', () => {
    const list = entry('/payment/order/list')
    const confirm = entry('/payment/confirm/list')
    const menu = [
      group('Payment', list, group('Confirm', confirm)),
      group('Maintain', entry('/maintain/remark/list')),
      entry('/debit/order/list'),
      entry('/debit/confirm/list'),
    ]
    const openable = new Set([confirm.url, '/debit/order/list'])
    expect(openableEntries(menu, (url) => openable.has(url))).toEqual([
      kept('Payment', kept('Confirm', opened(confirm.url))),
      opened('/debit/order/list'),
    ])
  })

  it('keeps what an entry asks of its page, however its address is written', () => {
    const item = { ...entry('payment/order/list/?state=10'), name: 'Waiting' }
    expect(openableEntries([item], (path) => path === '/payment/order/list')).toEqual([
      { ...opened('/payment/order/list'), name: 'Waiting', search: { state: '10' } },
    ])
  })

  it('leaves out a group without any entry of its own', () => {
    expect(openableEntries([group('Empty'), group('Outer', group('Inner'))], Boolean)).toEqual([])
  })

  it('has the page of a group first among its entries, under the name of the group', () => {
    const menu = { ...group('Debit', entry('/debit/confirm/list')), url: 'debit/order/list' }
    const own = { ...opened('/debit/order/list'), name: 'Debit', icon: 'money' }
    expect(openableEntries([menu], Boolean)).toEqual([
      kept('Debit', own, opened('/debit/confirm/list')),
    ])
    expect(openableEntries([menu], (path) => path === '/debit/confirm/list')).toEqual([
      kept('Debit', opened('/debit/confirm/list')),
    ])
  })

  it('makes an entry of a group whose page is all that opens', () => {
    const menu = { ...group('Payment', entry('/help/x')), url: '/payment/order/list' }
    expect(openableEntries([menu], (path) => path === '/payment/order/list')).toEqual([
      { ...opened('/payment/order/list'), name: 'Payment', icon: 'money' },
    ])
  })

  it('has the page of a group once where an entry inside leads there too', () => {
    const list = entry('/payment/order/list')
    const inner = group('Orders', list)
    // The bare address of an area leads to its list.
    for (const url of ['payment/order', 'payment/order/list/']) {
      expect(openableEntries([{ ...group('Payment', inner), url }], Boolean)).toEqual([
        kept('Payment', kept('Orders', opened(list.url))),
      ])
    }
  })

  it('has the page of a group beside an entry that asks something else of it', () => {
    const list = entry('/payment/order/list')
    const waiting = { ...list, url: `${list.url}?state=10` }
    const both = openableEntries([{ ...group('Payment', waiting), url: list.url }], Boolean)
    expect(both.flatMap(leavesOf).map(({ search }) => search)).toEqual([undefined, { state: '10' }])
  })

  it('opens nothing for a person without authority', () => {
    fc.assert(
      fc.property(menus, (menu) => {
        expect(openableEntries(menu, () => false)).toEqual([])
      }),
    )
  })

  it('keeps exactly the entries that can be opened, in their order', () => {
    fc.assert(
      fc.property(menus, fc.constantFrom('/a', '/b', '/c'), (menu, url) => {
        const left = openableEntries(menu, (other) => other === url)
        const names = leadingTo(url, menu).map(({ name }) => name)
        expect(left.flatMap(leavesOf).map(({ name }) => name)).toEqual(names)
        expect(groupsOf(left).every(({ childs }) => childs.flatMap(leavesOf).length > 0)).toBe(true)
      }),
    )
  })

  it('changes nothing in the menu', () => {
    fc.assert(
      fc.property(menus, (menu) => {
        const before = structuredClone(menu)
        openableEntries(menu, (path) => path !== '/a')
        expect(menu).toEqual(before)
      }),
    )
  })
})

describe('namedEntries', () => {
  /** What the application calls a group whose entries are all of one area, and each entry. */
  const nameOf = (entry: OpenableEntry) => {
    const areas = new Set(leavesOf(entry).map(({ path }) => path.split('/')[1]))
    return areas.size === 1 ? `${entry.path ? 'a list of ' : ''}${[...areas].join('')}` : ''
  }
  /** The names of a menu, as they stand below each other. */
  const outline = (entries: readonly OpenableEntry[]): unknown[] =>
    entries.map(({ name, childs }) => (childs.length > 0 ? [name, ...outline(childs)] : name))
  const named = (...entries: OpenableEntry[]) => outline(namedEntries(entries, nameOf))
  const debits = opened('/debit/order')
  const payments = opened('/payment/order')
  const [ofDebits, ofPayments] = ['a list of debit', 'a list of payment']

  it('calls a group by its area, and each entry by its screen', () => {
    expect(named(kept('甲', debits), kept('乙', payments), kept('丙', debits, payments))).toEqual([
      ['debit', ofDebits],
      ['payment', ofPayments],
      ['丙', ofDebits, ofPayments],
    ])
  })

  it('calls only the outermost of groups within each other by their area', () => {
    expect(named(kept('甲', kept('乙', kept('丙', debits)), kept('丁', debits)))).toEqual([
      ['debit', ['乙', ['丙', ofDebits]], ['丁', ofDebits]],
    ])
  })

  it('leaves groups beside each other the names that tell them apart', () => {
    expect(named(kept('甲', debits), kept('乙', kept('丙', debits)), payments)).toEqual([
      ['甲', ofDebits],
      ['乙', ['丙', ofDebits]],
      ofPayments,
    ])
  })

  it('leaves them these names in groups of several areas too', () => {
    const groups = [kept('甲', payments, kept('乙', debits)), kept('丙', debits)]
    expect(named(...groups)).toEqual([
      ['甲', ofPayments, ['乙', ofDebits]],
      ['丙', ofDebits],
    ])
    expect(named(groups[0] ?? debits)).toEqual([['甲', ofPayments, ['debit', ofDebits]]])
  })

  it('never gives two groups one name', () => {
    fc.assert(
      fc.property(menus, (menu) => {
        const entries = openableEntries(menu, Boolean)
        // Two of them may have one name by the server already.
        const before = groupsOf(entries).map(({ name }) => name)
        const given = groupsOf(namedEntries(entries, nameOf)).flatMap(({ name }, index) =>
          name === before[index] ? [] : name,
        )
        expect(given).toEqual([...new Set(given)])
      }),
      { numRuns: 1000 },
    )
  })
})
