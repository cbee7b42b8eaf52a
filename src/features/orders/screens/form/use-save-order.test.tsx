// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReverseOrder } from '@/api/contract/reverse-order'
import type { User } from '@/api/contract/session'
import { ApiError } from '@/api/http/api-error'
import { baseKeys } from '@/api/resources/base-data'
import { currentUserOptions, sessionAge } from '@/api/resources/session'
import { clearWarmTips, currentWarmTip } from '@/components/warm-tip/warm-tip-store'
import { forgetEverybodyBut } from '@/session/user-storage'
import { appWrapper, failOnConsoleErrors } from '@/testing/render'
import { watchWork } from '@/testing/watch-work'
import { reverseWorkflow } from '../../reverse/workflow'
import type { FormDefinition } from './form-definition'
import { prepareSave, useSaveOrder } from './use-save-order'

failOnConsoleErrors()
watchWork()

interface Typed extends Record<string, string> {
  remark: string
}
const me: User = { username: 'zhang.wei', authorities: [] }
const check = vi.fn<typeof reverseWorkflow.check>()
const type = { ...reverseWorkflow, check }
const definition: FormDefinition<Typed, ReverseOrder> = {
  type,
  schema: v.object({ remark: v.fallback(v.string(), '') }),
  toValues: ({ remark = '' }) => ({ remark }),
  fieldsShown: () => ['remark'],
  together: [],
  readAs: { remark: 'remark' },
}
const refused = (of: { field?: string; serverText?: string; isHtml?: boolean }) =>
  new ApiError(
    { name: 'reverse_order/submit.json', kind: 'write', failure: msg`Failed to submit!` },
    'rejected',
    of,
  )
const stage = vi.fn<() => Promise<{ code: string }>>()
const calls = { stage, submit: stage }
const body = { code: 'CX1', gmtModified: '2026-11-20 10:00:00', remark: 'twice' }
const SAVE = {
  action: 'stage' as const,
  body,
  onceKey: 'CX1',
  draft: { document: 'reverse-order.CX1', id: 'typed' },
}

beforeEach(() => {
  forgetEverybodyBut(undefined)
  clearWarmTips()
  sessionAge.begin()
  check.mockReset().mockResolvedValue({ kind: 'no-trace' })
})

describe('a save that the server refuses for a field', () => {
  /** What comes of it on the form. */
  async function save(queryClient = new QueryClient()) {
    queryClient.setQueryData(currentUserOptions.queryKey, me)
    const wrapper = appWrapper({ queryClient })
    const { result } = renderHook(() => useSaveOrder(definition, calls), { wrapper })
    const how = { values: { remark: 'twice' }, retry: () => undefined }
    return act(() => result.current(SAVE, how))
  }

  it('is told at the field', async () => {
    stage.mockRejectedValue(refused({ field: 'remark', serverText: 'Too long' }))
    expect(await save()).toMatchObject({ kind: 'refused', errors: { remark: 'Too long' } })
    expect(currentWarmTip()).toBeUndefined()
  })

  it('has the choices read again: what was chosen may be none of them any more', async () => {
    stage.mockRejectedValue(refused({ field: 'remark', serverText: 'Gone' }))
    const queryClient = new QueryClient()
    const { choices } = baseKeys('department')
    queryClient.setQueryData(choices, [])
    await save(queryClient)
    expect(queryClient.getQueryState(choices)?.isInvalidated).toBe(true)
  })

  it('in HTML is told by the dialog, which shows it as that', async () => {
    stage.mockRejectedValue(
      refused({ field: 'remark', serverText: '<b>Too long</b>', isHtml: true }),
    )
    expect(await save()).toEqual({ kind: 'failed' })
    expect(currentWarmTip()).toBeDefined()
  })
})

describe('a refusal of a save that the browser may have sent twice', () => {
  const found = (field: string | undefined) =>
    prepareSave(type, calls, SAVE, me).findDone?.(refused(field === undefined ? {} : { field }))

  it.each([undefined, 'gmtModified'])(
    'for %s is looked at: the first one may have made that version',
    async (field) => {
      check.mockResolvedValue({ kind: 'done', code: 'CX1' })
      expect(await found(field)).toEqual({ code: 'CX1' })
      check.mockResolvedValue({ kind: 'overtaken' })
      expect(await found(field)).toBeUndefined()
    },
  )

  it('for what was typed is one: nothing of it was done', async () => {
    expect(await found('remark')).toBeUndefined()
    expect(check).not.toHaveBeenCalled()
  })
})
