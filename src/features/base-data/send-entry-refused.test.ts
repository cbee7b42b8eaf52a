import { msg } from '@lingui/core/macro'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/http/api-error'
import { sessionAge } from '@/api/resources/session'
import { clearWarmTips, currentWarmTip } from '@/components/warm-tip/warm-tip-store'
import { forgetEverybodyBut } from '@/session/user-storage'
import { watchWork } from '@/testing/watch-work'
import type { Entry, EntryType } from './entry'
import { sendEntry } from './send-entry'

watchWork()

const call = { name: 'remark/save.json', kind: 'write', failure: msg`Failed to save` } as const
const entry = (name: string): Entry => ({ id: 3, name, valid: 1, values: { name } })
const change = vi.fn<EntryType['change']>()
const markStale = vi.fn<EntryType['markStale']>()

/** Changes the entry as it was seen, at a server that has it so. */
function send(seen: Entry, there: Entry) {
  const type: EntryType = {
    id: 'remark',
    listsKey: [],
    fields: [],
    nameOf: () => '',
    editTitle: msg`Edit`,
    calls: { change: call },
    change,
    release: () => undefined,
    markStale,
    find: () => Promise.resolve([there]),
  }
  return sendEntry(
    type,
    { id: 3, valid: 1, values: { name: '新' }, name: '新', action: 'edit' },
    {
      queryClient: new QueryClient(),
      user: { username: 'sun.li', authorities: [] },
      fields: ['name'],
      seen,
    },
  )
}

beforeEach(() => {
  forgetEverybodyBut(undefined)
  clearWarmTips()
  sessionAge.begin()
  change.mockReset().mockResolvedValue(undefined)
  markStale.mockReset()
})

it('An entry that somebody has changed is read again where it shows, and one that is as it was seen is not', async () => {
  expect(await send(entry('旧'), entry('旧'))).toEqual({ kind: 'saved' })
  expect(markStale).not.toHaveBeenCalled()
  expect(await send(entry('旧'), entry('别的'))).toMatchObject({ kind: 'changed' })
  expect(markStale).toHaveBeenCalledTimes(1)
})

it('A refusal in HTML is told by the dialog, which shows it as that, and not at the field that it names', async () => {
  const refusal = { field: 'name', serverText: '<b>已存在</b>', isHtml: true }
  change.mockRejectedValue(new ApiError(call, 'rejected', refusal))
  expect(await send(entry('旧'), entry('旧'))).toEqual({ kind: 'failed' })
  expect(currentWarmTip()).toBeDefined()
})
