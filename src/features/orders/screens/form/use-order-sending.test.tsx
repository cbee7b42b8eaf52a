// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { beforeEach, expect, it, vi } from 'vitest'
import { reverseOrder, type ReverseOrder } from '@/api/contract/reverse-order'
import type { User } from '@/api/contract/session'
import { ApiError } from '@/api/http/api-error'
import { currentUserOptions, sessionAge } from '@/api/resources/session'
import { clearWarmTips, closeWarmTip, currentWarmTip } from '@/components/warm-tip/warm-tip-store'
import { draftName } from '@/features/writes/stored-drafts'
import { useDraft } from '@/features/writes/use-draft'
import type { WriteRecord } from '@/features/writes/write-record'
import { forgetEverybodyBut, readUserValue } from '@/session/user-storage'
import { forgetNotifications, takeNotifications } from '@/shell/notify'
import { appWrapper, failOnConsoleErrors } from '@/testing/render'
import { testRouter } from '@/testing/router'
import { reverseWorkflow } from '../../reverse/workflow'
import type { FormDefinition, SaveCalls } from './form-definition'
import { useOrderForm } from './use-order-form'
import { useOrderSending } from './use-order-sending'
import type { ExistingOrder } from './use-save-order'

failOnConsoleErrors()

interface Typed extends Record<string, string> {
  debitCode: string
  remark: string
}
const EMPTY: Typed = { debitCode: '', remark: '' }
const NAME = 'zhang.wei'
const me: User = { username: NAME, authorities: [] }
const fetchFresh = vi.fn<typeof reverseWorkflow.fetchFresh>()
const readDetail = vi.fn<() => Promise<ReverseOrder>>()
const raised = v.parse(reverseOrder, { code: 'CX1', state: 5, amount: 100, debitCode: 'KK1' })
const definition: FormDefinition<Typed, ReverseOrder> = {
  type: {
    ...reverseWorkflow,
    fetchFresh,
    check: () => Promise.resolve({ kind: 'no-trace' }),
    detail: (code) => ({ queryKey: ['order', code], queryFn: () => readDetail() }),
  },
  schema: v.object({ debitCode: v.fallback(v.string(), ''), remark: v.fallback(v.string(), '') }),
  toValues: ({ debitCode = '', remark = '' }) => ({ debitCode, remark }),
  fieldsShown: () => ['debitCode', 'remark'],
  together: [],
  readAs: { debitCode: 'debitCode', remark: 'remark' },
}
const onStaged = vi.fn<(code: string) => void>()
const unused = () => Promise.reject(new Error('nothing is sent here'))

/** The form of an order, or of a new one that holds something already, as far as it sends. */
function openForm({
  order,
  initial = EMPTY,
  stage = unused,
}: {
  order?: ReverseOrder
  initial?: Typed
  stage?: SaveCalls<Typed & ExistingOrder>['stage']
} = {}) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  const App = appWrapper({ queryClient })
  const router = testRouter()
  const wrapper = ({ children }: { children: ReactNode }) => <App>{router.around(children)}</App>
  return renderHook(
    () => {
      const form = useOrderForm(definition, order, initial)
      const draft = useDraft({ document: 'reverse-order.new', start: EMPTY, values: form.values })
      return useOrderSending<Typed, ReverseOrder, Typed & ExistingOrder>({
        definition,
        calls: { stage, submit: unused },
        order,
        form,
        draft,
        document: form.values,
        queue: null,
        check: () => ({}),
        focus: () => undefined,
        leadToAlert: () => undefined,
        leadToOutcome: () => undefined,
        onStaged,
        onSubmitted: () => undefined,
        pressAgain: () => undefined,
      })
    },
    { wrapper },
  ).result
}

beforeEach(() => {
  forgetEverybodyBut(undefined)
  clearWarmTips()
  forgetNotifications()
  sessionAge.begin()
  onStaged.mockClear()
  readDetail.mockReset().mockResolvedValue(raised)
})

/** A write whose answer was lost, as a form has sent it. */
const sentBy = (onceKey: string, content: Typed = EMPTY): WriteRecord => ({
  id: 'w',
  key: onceKey,
  kind: 'reverse-order',
  action: 'stage',
  onceKey,
  content: { ...content },
  phase: 'open',
})

it('A write that is known to be done leads on the form that has sent it, and no other that holds the same', async () => {
  const form = openForm()
  await act(() => form.current.settle(sentBy('another visit'), 'CX1'))
  expect(onStaged).not.toHaveBeenCalled()
  await act(() => form.current.settle(sentBy(form.current.onceKey), 'CX1'))
  expect(onStaged.mock.calls).toEqual([['CX1']])
})

it('What was typed on after a save that is found done keeps saying that its files are another draft’s too', async () => {
  const typed = { ...EMPTY, remark: 'typed on' }
  const form = openForm({ initial: typed })
  act(() => form.current.raiseAnother())
  await act(() => form.current.settle(sentBy(form.current.onceKey), 'CX1'))
  expect(onStaged.mock.calls).toEqual([['CX1']])
  expect(readUserValue(NAME, draftName('reverse-order.CX1'))).toMatchObject([
    { isCopy: true, values: typed },
  ])
  expect(readUserValue(NAME, draftName('reverse-order.new'))).toBeUndefined()
})

it('A conflict whose newer version can’t be read is told as refused, with the server’s words', async () => {
  const [notSaved, notRead] = [msg`Failed to save!`, msg`Failed to read!`]
  const serverText = '数据已变更'
  const stage = () =>
    Promise.reject(
      new ApiError(
        { name: 'reverse_order/staging.json', kind: 'write', failure: notSaved },
        'rejected',
        { field: 'gmtModified', serverText },
      ),
    )
  fetchFresh.mockRejectedValue(
    new ApiError({ name: 'reverse_order/detail.json', kind: 'read', failure: notRead }, 'server'),
  )
  const form = openForm({ order: raised, stage })
  await act(() => form.current.send('stage'))
  expect(form.current).toMatchObject({ newer: undefined, running: undefined })
  expect(JSON.stringify(currentWarmTip())).toContain(serverText)
  closeWarmTip()
  expect(currentWarmTip()).toBeUndefined()
  expect(takeNotifications().map(({ message }) => message)).toEqual([notRead, notSaved])
})

it.each([
  ['what was sent', raised],
  ['something else', { ...raised, remark: 'typed since' }],
])(
  'An order that was saved and can’t be read is known to hold more than the form, also where %s stands there',
  async (_, order) => {
    readDetail.mockRejectedValue(new Error('offline'))
    const form = openForm({ order })
    const sent = sentBy('CX1', { debitCode: 'KK1', remark: '' })
    await act(() => form.current.settle(sent, 'CX1'))
    expect(form.current).toMatchObject({ isUnread: true, isSaved: order === raised })
  },
)
