import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MenuItem } from '@/api/contract/menus'
import { leavesOf, openableEntries, type OpenableEntry } from './openable-entries'

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

/** The leaves of a menu as it came. */
const leavesOfMenu = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => (item.childs.length === 0 ? [item] : leavesOfMenu(item.childs)))

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
        const names = leavesOfMenu(menu).flatMap((leaf) => (leaf.url === url ? [leaf.name] : []))
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
