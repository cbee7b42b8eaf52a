// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/resources/session'
import { noteBecame, noteRaised } from '@/features/writes/raised-documents'
import { leaveOpen, openRecord } from '@/features/writes/write-record'
import { forgetEverybodyBut } from '@/session/user-storage'
import { fakeStorage } from '@/testing/fake-storage'
import { appWrapper, failOnConsoleErrors } from '@/testing/render'
import { useRaisedElsewhere } from './use-raised-elsewhere'

failOnConsoleErrors()

const ME = 'zhang.wei'
const KIND = 'payment-order'
const drop = vi.fn<(draftId: string) => void>()
const user: User = {
  username: ME,
  name: undefined,
  nickName: undefined,
  avatar: undefined,
  enterprise: undefined,
  authorities: [],
}
const queryClient = new QueryClient()
queryClient.setQueryData(currentUserOptions.queryKey, user)
const offer = (id: string | undefined, savedAt = 0) =>
  renderHook(() => useRaisedElsewhere(KIND, id === undefined ? undefined : { id, savedAt }, drop), {
    wrapper: appWrapper({ queryClient }),
  })
const comeBack = () => act(() => void dispatchEvent(new Event('focus')))
const sent = { kind: KIND, onceKey: 'a' }

/** Another tab sends the draft, and is told its code. */
function saveElsewhere(): void {
  noteRaised(ME, sent, 'x')
  noteBecame(ME, sent, 'FK1')
}

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  forgetEverybodyBut(undefined)
  drop.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

it('A draft that another tab has saved is dropped when its copy is looked at again', () => {
  offer('a')
  comeBack()
  expect(drop).not.toHaveBeenCalled()
  noteRaised(ME, sent, 'x')
  comeBack()
  expect(drop, 'while nobody knows what became of it').not.toHaveBeenCalled()
  noteBecame(ME, sent, 'FK1')
  comeBack()
  expect(drop.mock.calls).toEqual([['a']])
})

it('It is dropped when it is offered later, too; other drafts stay', () => {
  saveElsewhere()
  offer('b')
  offer(undefined)
  expect(drop).not.toHaveBeenCalled()
  offer('a')
  expect(drop.mock.calls).toEqual([['a']])
})

it('A draft that was typed on after it was sent stays, whatever the sending became', () => {
  saveElsewhere()
  offer('a', Date.now() + 1)
  comeBack()
  expect(drop).not.toHaveBeenCalled()
})

it('Only the draft’s own time tells what was typed after: a clock that was set back before it was sent changes nothing', () => {
  const typedAt = Date.now() + 3_600_000
  noteRaised(ME, sent, 'x', typedAt)
  noteBecame(ME, sent, 'FK1')
  offer('a', typedAt + 1)
  expect(drop).not.toHaveBeenCalled()
  offer('a', typedAt)
  expect(drop.mock.calls).toEqual([['a']])
})

it('What this tab has sent itself is its own outcome’s: what was typed since is in the draft', () => {
  const write = { ...sent, action: 'stage', code: undefined }
  leaveOpen(ME, openRecord(ME, write, undefined))
  saveElsewhere()
  offer('a')
  comeBack()
  expect(drop).not.toHaveBeenCalled()
})
