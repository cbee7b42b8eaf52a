import type { QueryKey } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFixtureApp } from '../../../fixtures/app'
import { createQueryClient } from '../../app/query-client'
import { connectTabs } from '../other-tabs'
import { runWrite } from '../run-write'
import { testServer } from '@/testing/in-process-server'
import { departmentsOptions, maintainedDepartments } from './departments'
import { remarksOptions, maintainedRemarks } from './remarks'
import { verifyUsersOptions, maintainedVerifyUsers } from './verify-users'
import { STALE_AFTER, type WriteName as AnyWrite } from '../invalidation'
import type { MaintainedKind } from './base-data'
import { departmentWrites, remarkWrites, verifyUserWrites } from './base-data-writes'
import { orderKeys } from './order-reads'

/** Every list and write of base data, against the real server, and what the writes make stale. */

const server = testServer(createFixtureApp({ orders: 3 }))
const firstPage = { pageNum: 1, pageSize: 10 }
let queries = createQueryClient()

beforeEach(async () => {
  queries = createQueryClient()
  await server.control('POST', 'reset')
  await server.signIn('sun.li')
})

const newDepartment = {
  body: { code: 'D2001', name: '绿色能源部', valid: 1 as const },
  onceKey: 'a',
}
const newRemark = { body: { name: '开业贺礼', valid: 1 as const }, onceKey: 'a' }
const changedUser = { id: 3, username: 'ma.chao', nickName: '马超群', type: 1, valid: 0 as const }

describe('the lists', () => {
  it('of departments and remarks, with the invalid ones, newest first', async () => {
    const departments = await queries.query(maintainedDepartments.listOptions(firstPage))
    expect(departments).toMatchObject({ ...firstPage, total: 42 })
    expect(departments.rows[0]).toMatchObject({ id: 42, code: 'D1042' })
    const invalid = await queries.query(maintainedRemarks.listOptions({ ...firstPage, valid: 0 }))
    expect(invalid).toMatchObject({ total: 2, rows: [{ valid: 0 }, { valid: 0 }] })
  })

  it('of verification-confirmers, by a part of either name', async () => {
    const { rows } = await queries.query(
      maintainedVerifyUsers.listOptions({ ...firstPage, name: '李' }),
    )
    expect(rows).toMatchObject([{ username: 'li.na', lastModifiedBy: 'sun.li' }])
  })

  it('a second press of Search is refused before the cache could join it', () => {
    for (const { refuseListRepeat } of [
      maintainedDepartments,
      maintainedRemarks,
      maintainedVerifyUsers,
    ]) {
      refuseListRepeat(firstPage)
      expect(() => refuseListRepeat(firstPage)).toThrow(
        expect.objectContaining({ kind: 'duplicate' }),
      )
    }
  })
})

/** One answer of every kind that could become stale, fresh. */
const KINDS: Record<string, QueryKey> = {
  'department list': maintainedDepartments.keys.list(firstPage),
  'department choices': departmentsOptions.queryKey,
  'remark list': maintainedRemarks.keys.list(firstPage),
  'remark choices': remarksOptions.queryKey,
  'verify-user list': maintainedVerifyUsers.keys.list(firstPage),
  'verify-user choices': verifyUsersOptions.queryKey,
  channels: ['base', 'channel', 'choices'],
  orders: orderKeys('payment').list(firstPage),
}

const both = (kind: MaintainedKind) => [`${kind} list`, `${kind} choices`]

describe('a write and what it makes stale', () => {
  type WriteName = Extract<AnyWrite, `${MaintainedKind}/${string}`>
  const rows: Record<WriteName, string[]> = {
    'department/save': both('department'),
    'department/update': both('department'),
    'remark/save': both('remark'),
    'remark/update': both('remark'),
    'verify-user/update': both('verify-user'),
  }
  const writes: Record<WriteName, () => Promise<{ id: number }>> = {
    'department/save': () => runWrite(queries, departmentWrites.save, newDepartment),
    'department/update': () =>
      runWrite(queries, departmentWrites.update, { ...newDepartment.body, id: 13 }),
    'remark/save': () => runWrite(queries, remarkWrites.save, newRemark),
    'remark/update': () => runWrite(queries, remarkWrites.update, { ...newRemark.body, id: 2 }),
    'verify-user/update': () => runWrite(queries, verifyUserWrites.update, changedUser),
  }
  const stale = () =>
    Object.keys(KINDS).filter((kind) => queries.getQueryState(KINDS[kind] ?? [])?.isInvalidated)

  it('has a test for every row of the table that is not about orders', () => {
    const all = Object.keys(STALE_AFTER).filter((name) => !name.includes('-order/'))
    expect(Object.keys(rows).toSorted()).toEqual(all.toSorted())
  })

  it.each(Object.keys(rows) as WriteName[])('%s', async (name) => {
    for (const key of Object.values(KINDS)) queries.setQueryData(key, 'known')
    expect((await writes[name]()).id).toBeGreaterThan(0)
    expect(stale()).toEqual(rows[name])
  })

  it('so the choices of a form are those that are valid now', async () => {
    expect((await queries.query(departmentsOptions)).map(({ id }) => id)).toContain(5)
    const closed = { id: 5, code: 'D1005', name: '热水器事业部', valid: 0 } as const
    await runWrite(queries, departmentWrites.update, closed)
    expect((await queries.query(departmentsOptions)).map(({ id }) => id)).not.toContain(5)
  })
})

/** The channel between the tabs of a browser. */
class TabChannel extends EventTarget {
  static readonly all = new Set<TabChannel>()

  constructor() {
    super()
    TabChannel.all.add(this)
  }

  postMessage(data: unknown): void {
    for (const other of TabChannel.all) {
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }))
    }
  }
}

it('the choices in the other tabs become stale with it', async () => {
  vi.stubGlobal('BroadcastChannel', TabChannel)
  const otherTab = createQueryClient()
  connectTabs(queries)
  connectTabs(otherTab)
  otherTab.setQueryData(verifyUsersOptions.queryKey, {
    rows: [],
    total: 0,
  })
  otherTab.setQueryData(remarksOptions.queryKey, [])
  await runWrite(queries, verifyUserWrites.update, changedUser)
  expect(otherTab.getQueryState(verifyUsersOptions.queryKey)?.isInvalidated).toBe(true)
  expect(otherTab.getQueryState(remarksOptions.queryKey)?.isInvalidated).toBe(false)
})

describe('a refused write', () => {
  it.each([
    ['code', { code: 'd1001' }],
    ['name', { name: ' 法务部 ' }],
    ['name', { name: '  ' }],
  ])('names the field that is wrong: %s', async (field, wrong) => {
    const body = { ...newDepartment.body, ...wrong }
    const refused = runWrite(queries, departmentWrites.save, { body, onceKey: 'b' })
    await expect(refused).rejects.toMatchObject({ kind: 'rejected', field })
  })
})

describe('a write whose answer is lost', () => {
  it('of a new entry is not repeated from its dialog until it is released', async () => {
    await server.fault({ call: 'remark/save.json', kind: 'drop', when: 'before' })
    const send = (onceKey: string) =>
      runWrite(queries, remarkWrites.save, { ...newRemark, onceKey })
    await expect(send('a')).rejects.toMatchObject({ kind: 'network', outcome: 'unknown' })
    await expect(send('a')).rejects.toMatchObject({ kind: 'timed-out-before' })
    const { total } = await maintainedRemarks.fetchList(
      { ...firstPage, name: newRemark.body.name },
      { fresh: true },
    )
    expect(total).toBe(0)
    remarkWrites.releaseSave('a')
    expect((await send('a')).id).toBe(18)
  })

  it('of an entry is not repeated for its id, whatever code it has; other entries are free', async () => {
    const lost = { id: 13, code: 'D2001', name: '绿色能源部', valid: 1 } as const
    await server.fault({ call: 'department/update.json', kind: 'drop', when: 'after' })
    const { update, releaseUpdate } = departmentWrites
    const { fetchList } = maintainedDepartments
    await expect(runWrite(queries, update, lost)).rejects.toMatchObject({ outcome: 'unknown' })
    const repeat = () => runWrite(queries, update, { ...lost, code: 'D2002' })
    await expect(repeat()).rejects.toMatchObject({ kind: 'timed-out-before' })
    const other = { id: 14, code: 'D1014', name: '海外市场一部', valid: 1 } as const
    expect(await runWrite(queries, update, other)).toEqual({ id: 14 })
    const found = await fetchList({ ...firstPage, name: lost.name }, { fresh: true })
    expect(found.rows).toEqual([lost])
    releaseUpdate(13)
    expect(await repeat()).toEqual({ id: 13 })
  })

  it('of a verification-confirmer likewise', async () => {
    await server.fault({ call: 'verify_user/update.json', kind: 'empty' })
    const send = () => runWrite(queries, verifyUserWrites.update, changedUser)
    await expect(send()).rejects.toMatchObject({ kind: 'empty', outcome: 'unknown' })
    await expect(send()).rejects.toMatchObject({ kind: 'timed-out-before' })
    verifyUserWrites.releaseUpdate(3)
    expect(await send()).toEqual({ id: 3 })
  })
})

it('all who verify can be chosen with a server that gives smaller pages than asked', async () => {
  const { rows, total } = await queries.query(verifyUsersOptions)
  expect(total).toBeGreaterThan(3)
  const body = { success: true, data: rows.slice(0, 2), pageNum: 1, pageSize: 2, total }
  await server.fault({ call: 'base/verify_user/list.json', kind: 'body', body, times: 1 })
  await queries.invalidateQueries({ queryKey: verifyUsersOptions.queryKey })
  const again = await queries.query(verifyUsersOptions)
  expect(again.rows).toEqual(rows)
})
