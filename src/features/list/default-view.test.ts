import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { takeDefaultView } from './default-view'
import { readStored, writeStored } from '@/session/stored-value'
import { fakeStorage } from '@/testing/fake-storage'
import type { ListView } from './views'

const LIST = 'payment-order'

const user = (username: string | undefined): User => ({
  name: undefined,
  username,
  nickName: undefined,
  avatar: undefined,
  enterprise: undefined,
  authorities: [],
})
const view = (name: string, fields: Partial<ListView> = {}): ListView => ({
  name,
  filters: {},
  columns: { order: ['code'], hidden: [], pinned: [] },
  pageSize: 10,
  isDefault: false,
  ...fields,
})
const columns = { order: ['state', 'code'], hidden: ['amount'], pinned: ['code'] }
const mine = view('mine', { filters: { state: '10' }, pageSize: 50, isDefault: true, columns })

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('takeDefaultView', () => {
  it('gives the filters and the page size, and remembers the columns', () => {
    writeStored('views', 'zhang.wei', LIST, [view('all'), mine])
    expect(takeDefaultView(LIST, user('zhang.wei'))).toEqual({ state: '10', pageSize: 50 })
    expect(readStored('columns', 'zhang.wei', LIST)).toEqual(columns)
  })

  it('leaves columns as wide as the person left them, at the width they were declared with too', () => {
    const widths = { code: 200, state: 300 }
    writeStored('views', 'zhang.wei', LIST, [{ ...mine, columns: { ...columns, widths } }])
    const taken = (stored: unknown) => {
      writeStored('columns', 'zhang.wei', LIST, stored)
      takeDefaultView(LIST, user('zhang.wei'))
      return readStored('columns', 'zhang.wei', LIST)
    }
    const own = { order: ['code', 'state'], hidden: [], pinned: [] }
    expect(taken({ ...own, widths: { code: 250 } })).toEqual({ ...columns, widths: { code: 250 } })
    expect(taken(own)).toEqual(columns)
    expect(taken('broken')).toEqual({ ...columns, widths })
  })

  it('fills rolling days in as they are in China now', () => {
    const rolling = [
      { start: 'createTimeStart', end: 'createTimeEnd', period: 'last-month' as const },
    ]
    writeStored('views', 'zhang.wei', LIST, [{ ...mine, rolling }])
    const midnight = Date.parse('2026-12-01T00:00:00+08:00')
    const taken = (nowMs: number) => takeDefaultView(LIST, user('zhang.wei'), nowMs)
    expect(taken(midnight - 1)).toEqual({
      state: '10',
      createTimeStart: '2026-10-01',
      createTimeEnd: '2026-10-31',
      pageSize: 50,
    })
    expect(taken(midnight)).toMatchObject({
      createTimeStart: '2026-11-01',
      createTimeEnd: '2026-11-30',
    })
  })

  it('gives nothing and changes nothing without a default view', () => {
    writeStored('columns', 'zhang.wei', LIST, columns)
    for (const views of [undefined, [], [view('all')], 'broken', [{ ...mine, pageSize: 7 }]]) {
      writeStored('views', 'zhang.wei', LIST, views)
      expect(takeDefaultView(LIST, user('zhang.wei'))).toBeUndefined()
      expect(readStored('columns', 'zhang.wei', LIST)).toEqual(columns)
    }
  })

  it('is the one of this person and this list', () => {
    writeStored('views', 'zhang.wei', LIST, [mine])
    expect(takeDefaultView(LIST, user('li.na'))).toBeUndefined()
    expect(takeDefaultView(LIST, user(undefined))).toBeUndefined()
    expect(takeDefaultView('debit-order', user('zhang.wei'))).toBeUndefined()
  })

  it('lets the page size of the view win over one among its filters', () => {
    const filters = { pageSize: '999', code: 'FK1' }
    writeStored('views', 'zhang.wei', LIST, [{ ...mine, filters }])
    expect(takeDefaultView(LIST, user('zhang.wei'))).toEqual({ pageSize: 50, code: 'FK1' })
  })

  it('is none where storage is closed', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(takeDefaultView(LIST, user('zhang.wei'))).toBeUndefined()
  })
})
