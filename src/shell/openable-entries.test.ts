import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MenuItem } from '@/api/contract/menus'
import { openableEntries } from './openable-entries'

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

const leavesOf = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => (item.childs.length === 0 ? [item] : leavesOf(item.childs)))

const groupsOf = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => (item.childs.length === 0 ? [] : [item, ...groupsOf(item.childs)]))

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
      group('Payment', group('Confirm', confirm)),
      entry('/debit/order/list'),
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
        const kept = openableEntries(menu, (other) => other === url)
        expect(leavesOf(kept)).toEqual(leavesOf(menu).filter((leaf) => leaf.url === url))
        expect(groupsOf(kept).every(({ childs }) => leavesOf(childs).length > 0)).toBe(true)
      }),
    )
  })

  it('changes neither the menu nor, the second time, the result', () => {
    fc.assert(
      fc.property(menus, (menu) => {
        const before = structuredClone(menu)
        const isOpenable = (url: string) => url !== '/a' && url !== ''
        const once = openableEntries(menu, isOpenable)
        expect(openableEntries(once, isOpenable)).toEqual(once)
        expect(menu).toEqual(before)
      }),
    )
  })
})
