import { msg } from '@lingui/core/macro'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionAge } from '@/api/resources/session'
import { ApiError, type ApiErrorKind } from '@/api/http/api-error'
import { forgetEverybodyBut, readUserValue } from '@/session/user-storage'
import { takeNotifications } from '@/shell/notify'
import { watchWork } from '@/testing/watch-work'
import { EntriesChangedError, type Entry, type EntryType } from './entry'
import { sendEntry, type SendResult } from './send-entry'

const call = { name: 'remark/save.json', kind: 'write', failure: msg`Failed to save` } as const
const failed = (kind: ApiErrorKind, field?: string) =>
  new ApiError(call, kind, {
    field,
    serverText: '已存在',
  })
const refusedByPlatform = new ApiError(call, 'server', { status: 500, isPlatformsOwn: true })
const entry = (id: number, name: string, valid: 0 | 1 = 1): Entry => ({
  id,
  name,
  valid,
  values: { name },
})
const content = { valid: 1, values: { name: '开业贺礼' } } as const
const add = { ...content, draft: { id: 'd' }, name: '开业贺礼', action: 'add' } as const
const edit = { ...add, id: 3, action: 'edit' } as const

const isWorking = watchWork()
/** Whether the page could have been loaded anew while the server was asked what it has. */
let wasIdle = false
/** What is told above the page of a write that the person may send anew. */
let told: ReturnType<typeof takeNotifications> = []
const retry = vi.fn<() => void>()

type Look = Entry[] | 'lost' | 'shifting'

/** Sends with a server that has these entries, one list per look, and answers the write so. */
async function send(
  looks: Look[],
  answer: ApiError | undefined,
  seen?: Entry,
): Promise<{ result: SendResult; writes: number; notifications: string[] }> {
  let writes = 0
  const write = () => {
    writes += 1
    return answer ? Promise.reject(answer) : Promise.resolve()
  }
  const type: EntryType = {
    id: 'remark',
    listsKey: [],
    fields: [],
    nameOf: () => '',
    newTitle: msg`New`,
    editTitle: msg`Edit`,
    calls: { add: call, change: call },
    add: write,
    change: write,
    release: () => undefined,
    markStale: () => undefined,
    find: () => {
      wasIdle ||= !isWorking()
      const next = looks.shift() ?? []
      if (next === 'shifting') return Promise.reject(new EntriesChangedError())
      return next === 'lost' ? Promise.reject(failed('network')) : Promise.resolve(next)
    },
  }
  const sender = {
    queryClient: new QueryClient(),
    user: { username: 'sun.li', authorities: [] },
    fields: ['name'],
    seen,
    retry,
  }
  const result = await sendEntry(type, seen ? edit : add, sender)
  told = takeNotifications()
  return { result, writes, notifications: told.map(({ tone }) => tone) }
}
const remembered = () => readUserValue('sun.li', 'writes')

describe('a write of base data', () => {
  beforeEach(() => {
    forgetEverybodyBut(undefined)
    sessionAge.begin()
    takeNotifications()
    wasIdle = false
    retry.mockReset()
  })

  it('is not cut off by a reload between the look at what is there and its sending', async () => {
    expect((await send([[entry(3, '旧')]], undefined, entry(3, '旧'))).writes).toBe(1)
    expect((await send([[], []], undefined, entry(3, '旧'))).writes).toBe(0)
    expect(wasIdle).toBe(false)
    expect(isWorking()).toBe(false)
  })

  it('is sent once the server has shown what it has', async () => {
    expect(await send([[]], undefined)).toEqual({
      result: { kind: 'saved' },
      writes: 1,
      notifications: [],
    })
    expect((await send([[entry(3, '旧')]], undefined, entry(3, '旧'))).writes).toBe(1)
  })

  it('is not sent over a change of somebody else, nor when the server can’t be asked', async () => {
    const seen = entry(3, '旧')
    for (const [looks, now] of [
      [[[entry(3, '旧', 0)]], entry(3, '旧', 0)],
      // It has another name by now, and is looked for among all of them.
      [[[entry(4, '旧的')], [entry(3, '新'), entry(4, '旧的')]], entry(3, '新')],
      [[[], []], undefined],
      [[[], 'lost'], undefined],
    ] satisfies [Look[], Entry | undefined][]) {
      expect(await send(looks, undefined, seen)).toEqual({
        result: { kind: 'changed', now },
        writes: 0,
        notifications: [],
      })
    }
    expect((await send(['lost'], undefined)).writes).toBe(0)
  })

  it('is not sent, and told as that, when the list does not stand still while it is looked at', async () => {
    for (const seen of [undefined, entry(3, '旧')]) {
      const { result, writes } = await send(['shifting'], undefined, seen)
      expect(result).toEqual({ kind: 'failed' })
      expect(writes).toBe(0)
      expect(told.map(({ tone, message }) => [tone, message.message])).toEqual([
        ['failure', 'The entries changed while they were looked at. Nothing was sent.'],
      ])
      told[0]?.action?.run()
    }
    expect(retry).toHaveBeenCalledTimes(2)
  })

  it('that is refused for a field is told at the field', async () => {
    const there = [entry(9, '开业贺礼')]
    const { result, notifications } = await send([there, there], failed('rejected', 'name'))
    expect(result).toEqual({ kind: 'refused', errors: { name: '已存在' } })
    expect(notifications).toEqual(['failure'])
    const other = await send([[], []], failed('rejected', 'valid'))
    expect(other.result).toEqual({ kind: 'failed' })
  })

  it('that is refused is done when the browser had sent it twice', async () => {
    const { result, notifications } = await send(
      [[], [entry(9, '开业贺礼')]],
      failed('rejected', 'name'),
    )
    expect(result).toEqual({ kind: 'saved' })
    expect(notifications).toEqual([])
  })

  it('whose answer was lost is remembered with what was there before, any other is not', async () => {
    for (const kind of ['timeout', 'network', 'empty', 'shape'] as const) {
      const { result } = await send([[entry(9, '开业贺礼')]], failed(kind))
      expect(result).toEqual({ kind: 'unknown' })
      expect(remembered()).toMatchObject([
        { onceKey: 'd', action: 'add', content: { before: [9] } },
      ])
      forgetEverybodyBut(undefined)
    }
    expect((await send([[]], refusedByPlatform)).result).toEqual({ kind: 'failed' })
    expect(remembered()).toBeUndefined()
  })
})
