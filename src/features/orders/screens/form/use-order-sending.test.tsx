// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reverseOrder, type ReverseOrder } from '@/api/contract/reverse-order'
import type { User } from '@/api/contract/session'
import { ApiError } from '@/api/http/api-error'
import { currentUserOptions, sessionAge } from '@/api/resources/session'
import { createUploadQueue, type UploadQueue } from '@/components/attachments-field/upload-queue'
import { clearWarmTips, closeWarmTip, currentWarmTip } from '@/components/warm-tip/warm-tip-store'
import { draftName } from '@/features/writes/stored-drafts'
import { useDraft } from '@/features/writes/use-draft'
import {
  leaveOpen,
  openRecord,
  settleRecord,
  type WriteRecord,
} from '@/features/writes/write-record'
import { forgetEverybodyBut, readUserValue } from '@/session/user-storage'
import { forgetNotifications, takeNotifications } from '@/shell/notify'
import { unsavedKinds } from '@/shell/unsaved-work'
import { eventually } from '@/testing/eventually'
import { appWrapper, failOnConsoleErrors } from '@/testing/render'
import { testRouter } from '@/testing/router'
import { reverseWorkflow } from '../../reverse/workflow'
import type { FormDefinition, FormErrors, SaveCalls } from './form-definition'
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
type Stage = SaveCalls<Typed & ExistingOrder>['stage']
const onStaged = vi.fn<(code: string) => Promise<void> | void>()
const onSubmitted = vi.fn<(code: string) => void>()
const focus = vi.fn<(field: string) => void>()
const leadToAlert = vi.fn<() => void>()
const leadToOutcome = vi.fn<(record: WriteRecord) => void>()
const unused = () => Promise.reject(new Error('nothing is sent here'))

/** The form of an order, or of a new one that holds something already, as far as it sends. */
function openForm({
  order,
  initial = EMPTY,
  stage = unused,
  submit = unused,
  document = 'reverse-order.new',
  queue = null,
  check = () => ({}),
}: {
  order?: ReverseOrder | undefined
  initial?: Typed
  stage?: Stage
  submit?: Stage
  document?: string
  queue?: UploadQueue | null
  check?: () => FormErrors<Typed>
} = {}) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  const App = appWrapper({ queryClient })
  const router = testRouter()
  const wrapper = ({ children }: { children: ReactNode }) => <App>{router.around(children)}</App>
  const hook = renderHook(
    () => {
      const form = useOrderForm(definition, order, initial)
      const draft = useDraft({ document, start: EMPTY, values: form.values })
      const sending = useOrderSending<Typed, ReverseOrder, Typed & ExistingOrder>({
        definition,
        calls: { stage, submit },
        order,
        form,
        draft,
        content: form.values,
        queue,
        check,
        focus,
        leadToAlert,
        leadToOutcome,
        onStaged,
        onSubmitted,
        pressAgain: () => undefined,
      })
      return { ...sending, form }
    },
    { wrapper },
  )
  return { ...hook, queryClient }
}

beforeEach(() => {
  forgetEverybodyBut(undefined)
  clearWarmTips()
  forgetNotifications()
  sessionAge.begin()
  for (const spy of [onStaged, onSubmitted, focus, leadToAlert, leadToOutcome]) spy.mockClear()
  fetchFresh.mockReset()
  readDetail.mockReset().mockResolvedValue(raised)
})

const notSaved = msg`Failed to save!`
/** The server says no to a save. */
const refused = (why: { field: string; serverText?: string; code?: string }) =>
  new ApiError(
    { name: 'reverse_order/staging.json', kind: 'write', failure: notSaved },
    'rejected',
    why,
  )

/** A save that is answered later: the test says when, and with what. */
function slowStage() {
  let end: { resolve: (saved: { code: string }) => void; reject: (error: ApiError) => void }
  const stage = vi.fn<Stage>(() => new Promise((resolve, reject) => (end = { resolve, reject })))
  return { stage, end: () => end }
}

/** An order as it was saved at a minute. */
const savedAt = (minute: string, remark: string): ReverseOrder => ({
  ...raised,
  remark,
  gmtCreate: '2026-11-21 09:00:00',
  gmtModified: `2026-11-21 09:${minute}:00`,
})
const FIRST = savedAt('01', 'first')

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
  const { result: form } = openForm()
  await act(() => form.current.settle(sentBy('another visit'), 'CX1'))
  expect(onStaged).not.toHaveBeenCalled()
  await act(() => form.current.settle(sentBy(form.current.onceKey), 'CX1'))
  expect(onStaged.mock.calls).toEqual([['CX1']])
})

it('What was typed on after a save that is found done keeps saying that its files are another draft’s too', async () => {
  const typed = { ...EMPTY, remark: 'typed on' }
  const { result: form } = openForm({ initial: typed })
  act(() => form.current.raiseAnother())
  await act(() => form.current.settle(sentBy(form.current.onceKey), 'CX1'))
  expect(onStaged.mock.calls).toEqual([['CX1']])
  expect(readUserValue(NAME, draftName('reverse-order.CX1'))).toMatchObject([
    { isCopy: true, values: typed },
  ])
  expect(readUserValue(NAME, draftName('reverse-order.new'))).toBeUndefined()
})

it('A conflict whose newer version can’t be read is told as refused, with the server’s words', async () => {
  const notRead = msg`Failed to read!`
  const serverText = '数据已变更'
  const stage = () => Promise.reject(refused({ field: 'gmtModified', serverText }))
  fetchFresh.mockRejectedValue(
    new ApiError({ name: 'reverse_order/detail.json', kind: 'read', failure: notRead }, 'server'),
  )
  const { result: form } = openForm({ order: raised, stage })
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
    const { result: form } = openForm({ order })
    const sent = sentBy('CX1', { debitCode: 'KK1', remark: '' })
    await act(() => form.current.settle(sent, 'CX1'))
    expect(form.current).toMatchObject({ isUnread: true, isSaved: order === raised })
  },
)

it('An earlier draft that stands in the form when a lost save is found done stays on the version of before', async () => {
  const { result: form } = openForm({ order: FIRST, initial: { ...EMPTY, remark: 'earlier' } })
  const sent = { ...sentBy('CX1', { debitCode: 'KK1', remark: 'sent' }), code: 'CX1' }
  readDetail.mockResolvedValue(savedAt('02', 'sent'))
  const draft = { document: 'reverse-order.CX1', id: 'another visit' }
  await act(() => form.current.settle({ ...sent, draft }, 'CX1'))
  expect(readDetail).toHaveBeenCalledOnce()
  expect(form.current.form.base.seen).toBe(FIRST.gmtModified)
  await act(() => form.current.settle(sent, 'CX1'))
  expect(form.current.form.base.seen).toBe(savedAt('02', 'sent').gmtModified)
})

it('A form is sent once, however often it is pressed until it has gone on', async () => {
  const { stage, end } = slowStage()
  const { result: form } = openForm({ stage })
  await act(async () => void form.current.send('stage'))
  expect(form.current.running).toBe('stage')
  expect(unsavedKinds('')).toContain('write')
  const read: { end?: () => void } = {}
  readDetail.mockReturnValue(new Promise((end) => (read.end = () => end(raised))))
  await act(async () => end().resolve({ code: 'CX1' }))
  // The answer is there, and what it has come to is not read yet.
  await waitFor(() => expect(readDetail).toHaveBeenCalledOnce())
  await act(async () => void form.current.send('stage'))
  expect(stage).toHaveBeenCalledOnce()
  await act(async () => read.end?.())
  await waitFor(() => expect(onStaged.mock.calls).toEqual([['CX1']]))
  expect(form.current.running).toBeUndefined()
  expect(unsavedKinds('')).not.toContain('write')
})

it('A form that is wrong sends nothing, and the focus goes to the first field that is', async () => {
  const check = () => ({ remark: 'missing', debitCode: 'missing' })
  const stage = vi.fn<Stage>()
  const { result: form } = openForm({ stage, check })
  await act(() => form.current.send('stage'))
  expect(stage).not.toHaveBeenCalled()
  expect(form.current.form.errors).toEqual(check())
  expect(focus.mock.calls).toEqual([['debitCode']])
})

it('What the server refuses a field for stands at that field, and leads to nothing above the form', async () => {
  const stage = () => Promise.reject(refused({ field: 'remark', serverText: 'Too long' }))
  const { result: form } = openForm({ stage })
  await act(() => form.current.send('stage'))
  expect(form.current.form.errors).toEqual({ remark: 'Too long' })
  expect(focus.mock.calls).toEqual([['remark']])
  expect(leadToAlert).not.toHaveBeenCalled()
})

it('What was sent before and has come through is said, until what is typed is raised as another one', async () => {
  const stage = () => Promise.reject(refused({ field: 'idempotencyKey', code: 'CX9' }))
  const { result: form } = openForm({ stage })
  const { onceKey } = form.current
  await act(() => form.current.send('stage'))
  expect(form.current.exists).toBe('CX9')
  expect(leadToAlert).toHaveBeenCalledOnce()
  act(() => form.current.raiseAnother())
  expect(form.current.exists).toBeUndefined()
  expect(form.current.onceKey).not.toBe(onceKey)
})

describe('While it is not known what became of an earlier write', () => {
  /** A write of a new order that says that, from another visit of the form. */
  const sentElsewhere = (content: Typed, onceKey = 'another visit') =>
    openRecord(NAME, { kind: 'reverse-order', action: 'stage', onceKey, content }, undefined)

  it('the same is not sent again, and the person is led to it', async () => {
    const record = sentElsewhere(EMPTY)
    leaveOpen(NAME, record)
    const stage = vi.fn<Stage>().mockResolvedValue({ code: 'CX1' })
    const { result: form } = openForm({ stage })
    await act(() => form.current.send('stage'))
    expect(stage).not.toHaveBeenCalled()
    expect(leadToOutcome.mock.calls).toMatchObject([[{ id: record.id }]])
    expect(form.current.refusedFor).toBe(record.id)
    // What says something else is another order; what was said of the same is over then.
    act(() => form.current.form.change({ remark: 'another' }))
    await act(() => form.current.send('stage'))
    expect(stage).toHaveBeenCalledOnce()
    expect(form.current.refusedFor).toBeUndefined()
  })

  it('an order’s form sends what a new order’s has said: it is another document', async () => {
    leaveOpen(NAME, sentElsewhere({ debitCode: 'KK1', remark: 'first' }))
    const stage = vi.fn<Stage>().mockResolvedValue({ code: 'CX1' })
    const { result: form } = openForm({ order: FIRST, stage })
    await act(() => form.current.send('stage'))
    expect(stage).toHaveBeenCalledOnce()
  })
})

describe('What is typed on while a save is under way', () => {
  const sent = { debitCode: 'KK1', remark: 'sent' }
  const typedOn = { ...sent, remark: 'typed on' }
  /** Saves what was sent, and types on until it is answered. */
  async function saveAndTypeOn(order: ReverseOrder | undefined, queue: UploadQueue | null = null) {
    const { stage, end } = slowStage()
    const { result: form, unmount, queryClient } = openForm({ order, stage, queue })
    act(() => form.current.form.change(sent))
    await act(async () => void form.current.send('stage'))
    act(() => form.current.form.change(typedOn))
    return {
      form,
      unmount,
      queryClient,
      answer: () => act(async () => end().resolve({ code: 'CX1' })),
    }
  }

  it.each([
    ['as it was saved', 'sent', '02'],
    ['as it began, where somebody has changed it since', 'theirs', '00'],
  ])('is a draft of the new order, %s', async (_, remark, minute) => {
    readDetail.mockResolvedValue(savedAt('02', remark))
    const { answer } = await saveAndTypeOn(undefined)
    await answer()
    await waitFor(() => expect(onStaged).toHaveBeenCalledWith('CX1'))
    expect(readUserValue(NAME, draftName('reverse-order.CX1'))).toMatchObject([
      { values: typedOn, seen: `2026-11-21 09:${minute}:00` },
    ])
  })

  it('is kept for the order until its own form is there, and nothing is sent meanwhile', async () => {
    readDetail.mockResolvedValue(savedAt('02', 'sent'))
    const left: { end?: () => void } = {}
    onStaged.mockReturnValueOnce(new Promise((end) => (left.end = end)))
    const { form, answer } = await saveAndTypeOn(undefined)
    await answer()
    await waitFor(() => expect(onStaged).toHaveBeenCalledWith('CX1'))
    act(() => form.current.form.change({ ...sent, remark: 'typed to the end' }))
    expect(readUserValue(NAME, draftName('reverse-order.CX1'))).toMatchObject([
      { values: { remark: 'typed to the end' }, seen: '2026-11-21 09:02:00' },
    ])
    expect(readUserValue(NAME, draftName('reverse-order.new'))).toBeUndefined()
    expect(form.current.running).toBe('stage')
    // Typed back to what was sent, it is none.
    act(() => form.current.form.change(sent))
    expect(readUserValue(NAME, draftName('reverse-order.CX1'))).toBeUndefined()
    await act(async () => left.end?.())
    expect(form.current.running).toBeUndefined()
  })

  it('goes on on the version of the order that was saved', async () => {
    readDetail.mockResolvedValue(savedAt('02', 'sent'))
    const { form, answer } = await saveAndTypeOn(FIRST)
    await answer()
    await waitFor(() => expect(form.current.form.base.seen).toBe('2026-11-21 09:02:00'))
    expect(form.current.form.values).toEqual(typedOn)
    expect(form.current).toMatchObject({ newer: undefined, isUnread: false })
  })

  it('writes over nobody’s change: both versions are shown', async () => {
    const theirs = savedAt('03', 'theirs')
    readDetail.mockResolvedValue(theirs)
    const { form, answer } = await saveAndTypeOn(FIRST)
    await answer()
    await waitFor(() => expect(form.current.newer).toEqual(theirs))
    expect(form.current.isNewerSinceSaved).toBe(true)
    expect(form.current.form).toMatchObject({ values: typedOn, base: { seen: FIRST.gmtModified } })
  })

  it.each([
    ['that was saved', 'sent', '02'],
    ['of before, where somebody has changed it since', 'theirs', '01'],
  ])('and closed meanwhile is a draft on the version %s', async (_, remark, minute) => {
    readDetail.mockResolvedValue(savedAt('02', remark))
    const { answer, unmount } = await saveAndTypeOn(FIRST)
    unmount()
    await answer()
    await eventually(() =>
      expect(readUserValue(NAME, draftName('reverse-order.new'))).toMatchObject([
        { values: typedOn, seen: `2026-11-21 09:${minute}:00` },
      ]),
    )
  })

  it.each([
    ['a new order', undefined, 'The form of a new order offers it'],
    ['an order', FIRST, 'Its form offers it'],
  ])(
    'and submitted is told not to be in %s, with the way to its draft',
    async (_, order, where) => {
      const { stage: submit, end } = slowStage()
      const { result: form } = openForm({ order, submit })
      act(() => form.current.form.change(sent))
      await act(async () => void form.current.send('submit'))
      act(() => form.current.form.change(typedOn))
      await act(async () => end().resolve({ code: 'CX1' }))
      await waitFor(() => expect(onSubmitted).toHaveBeenCalledWith('CX1'))
      expect(readUserValue(NAME, draftName('reverse-order.new'))).toMatchObject([
        { values: typedOn },
      ])
      const told = takeNotifications().filter(({ tone }) => tone === 'warning')
      expect(told.map(({ message }) => message.message)).toEqual([expect.stringContaining(where)])
      expect(told[0]?.action?.label).toEqual(msg`Open the form`)
    },
  )

  describe.each([
    ['a new order', undefined],
    ['an order', FIRST],
  ])('and the form of %s is closed', (_, order) => {
    /** Until the order is read again, the form is gone and somebody may have taken the tab over. */
    async function closeWhileRead(meanwhile: (queryClient: QueryClient) => void) {
      const read: { end?: (order: ReverseOrder) => void } = {}
      readDetail.mockReturnValue(new Promise((resolve) => (read.end = resolve)))
      const { answer, unmount, queryClient } = await saveAndTypeOn(order)
      await answer()
      await waitFor(() => expect(readDetail).toHaveBeenCalled())
      unmount()
      meanwhile(queryClient)
      await act(async () => read.end?.(savedAt('02', 'sent')))
      return takeNotifications().map(({ message }) => JSON.stringify(message))
    }
    const ofDraft = expect.stringContaining('What was typed after') as string

    it('they are told that it is not saved', async () => {
      const told = await closeWhileRead(() => undefined)
      expect(told).toContainEqual(ofDraft)
    })

    it('nobody else is told of it', async () => {
      const another: User = { ...me, username: 'wang.fang' }
      const told = await closeWhileRead((queryClient) =>
        queryClient.setQueryData(currentUserOptions.queryKey, another),
      )
      expect(told).not.toContainEqual(ofDraft)
    })
  })

  it('leaves behind the files that were added, and says which', async () => {
    const queue = createUploadQueue({
      value: [],
      onChange: () => undefined,
      upload: () => new Promise(() => undefined),
      describeFailure: () => [],
    })
    queue.attach()
    const add = (name: string) => act(() => queue.add([new File(['text'], name)]))
    add('known.txt')
    const { answer } = await saveAndTypeOn(undefined, queue)
    add('later.txt')
    await answer()
    await waitFor(() => expect(onStaged).toHaveBeenCalledWith('CX1'))
    const told = takeNotifications().map(({ message }) => JSON.stringify(message))
    expect(told.filter((text) => text.includes('later.txt'))).toHaveLength(1)
    expect(told.filter((text) => text.includes('known.txt'))).toEqual([])
  })
})

it('Another’s change shows, where nothing was typed since it was saved', async () => {
  readDetail.mockResolvedValue(savedAt('03', 'theirs'))
  const stage = () => Promise.resolve({ code: 'CX1' })
  const { result: form } = openForm({ order: FIRST, stage })
  await act(() => form.current.send('stage'))
  expect(form.current.form.values).toMatchObject({ remark: 'theirs' })
  expect(form.current.newer).toBeUndefined()
})

describe('What was saved and could not be read', () => {
  /** A form whose order was saved, and not read since. */
  async function saveUnread() {
    readDetail.mockRejectedValue(new Error('offline'))
    const stage = vi.fn<Stage>().mockResolvedValue({ code: 'CX1' })
    const { result: form, unmount } = openForm({ order: FIRST, stage })
    await act(() => form.current.send('stage'))
    expect(form.current).toMatchObject({ isUnread: true, isSaved: true })
    stage.mockClear()
    return { form, stage, unmount }
  }

  it('is read before it is saved again, on that version', async () => {
    const { form, stage } = await saveUnread()
    fetchFresh.mockResolvedValue(savedAt('02', 'first'))
    await act(() => form.current.send('stage'))
    expect(stage.mock.calls).toMatchObject([[{ body: { gmtModified: '2026-11-21 09:02:00' } }]])
  })

  it('is not written over where somebody has changed it by then', async () => {
    const { form, stage } = await saveUnread()
    const theirs = savedAt('03', 'theirs')
    fetchFresh.mockResolvedValue(theirs)
    await act(() => form.current.send('stage'))
    expect(stage).not.toHaveBeenCalled()
    expect(form.current).toMatchObject({ newer: theirs, isNewerSinceSaved: true, isUnread: false })
    expect(leadToAlert).toHaveBeenCalledOnce()
  })

  it('is told on the page that shows, where it was changed by then and the form is closed', async () => {
    const { form, stage, unmount } = await saveUnread()
    forgetNotifications()
    const asked: { answer?: (order: ReverseOrder) => void } = {}
    fetchFresh.mockReturnValue(new Promise((resolve) => (asked.answer = resolve)))
    await act(async () => void form.current.send('stage'))
    unmount()
    await act(async () => asked.answer?.(savedAt('03', 'theirs')))
    expect(stage).not.toHaveBeenCalled()
    expect(takeNotifications()).toMatchObject([
      { message: { values: { name: 'CX1' } }, action: { label: msg`Open the order` } },
    ])
  })
})

describe('An earlier save that was found to be done, and what was found is not put away', () => {
  /** A form whose order was saved by it, and typed on since. */
  function openTypedOn(more: Partial<WriteRecord> = {}, typed = 'typed since') {
    const content = { debitCode: 'KK1', remark: 'first' }
    const sent = { ...sentBy('CX1', content), code: 'CX1', base: FIRST.gmtModified }
    const write = { ...sent, ...more }
    const record = openRecord(NAME, write, undefined)
    settleRecord(NAME, record, { kind: 'done', code: 'CX1' })
    const stage = vi.fn<Stage>().mockResolvedValue({ code: 'CX1' })
    const { result: form } = openForm({ order: FIRST, stage })
    act(() => form.current.form.change({ remark: typed }))
    return { form, stage }
  }

  it('is what the next one goes on from, with what was typed since', async () => {
    const { form, stage } = openTypedOn()
    fetchFresh.mockResolvedValue(savedAt('02', 'first'))
    await act(() => form.current.send('stage'))
    expect(stage.mock.calls).toMatchObject([
      [{ body: { remark: 'typed since', gmtModified: '2026-11-21 09:02:00' } }],
    ])
  })

  it('is not gone on from where somebody has changed it by then: both versions show', async () => {
    const { form, stage } = openTypedOn()
    const theirs = savedAt('03', 'theirs')
    fetchFresh.mockResolvedValue(theirs)
    await act(() => form.current.send('stage'))
    expect(stage).not.toHaveBeenCalled()
    expect(form.current).toMatchObject({ newer: theirs, isNewerSinceSaved: true })
    expect(form.current.form.values).toMatchObject({ remark: 'typed since' })
  })

  it.each([
    ['the same once more, which the server answers as before', {}, 'first'],
    ['what follows a submission, which the server tells', { action: 'submit' }, 'typed since'],
    ['what follows a cancellation', { action: 'cancel', content: undefined }, 'typed since'],
  ])('is not for %s', async (_, more, typed) => {
    const { form, stage } = openTypedOn(more, typed)
    await act(() => form.current.send('stage'))
    expect(stage.mock.calls).toMatchObject([[{ body: { gmtModified: FIRST.gmtModified } }]])
    expect(fetchFresh).not.toHaveBeenCalled()
  })

  it('matters no more to a form that was opened after it', async () => {
    const { form, stage } = openTypedOn({ base: '2026-11-21 09:00:00' })
    await act(() => form.current.send('stage'))
    expect(stage.mock.calls).toMatchObject([[{ body: { gmtModified: FIRST.gmtModified } }]])
    expect(fetchFresh).not.toHaveBeenCalled()
  })
})

it('A refusal of a form that is closed by then is told on the page that shows, with the way to the order', async () => {
  const { stage, end } = slowStage()
  const { result: form, unmount } = openForm({ order: FIRST, stage })
  await act(async () => void form.current.send('stage'))
  unmount()
  await act(async () => end().reject(refused({ field: 'gmtModified' })))
  await eventually(() => expect(currentWarmTip()).toBeDefined())
  expect(takeNotifications()).toMatchObject([
    { message: { values: { name: 'CX1' } }, action: { label: msg`Open the order` } },
  ])
  expect(fetchFresh).not.toHaveBeenCalled()
})
