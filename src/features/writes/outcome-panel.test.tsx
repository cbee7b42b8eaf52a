// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/resources/session'
import { forgetEverybodyBut } from '@/session/user-storage'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { OutcomePanel } from './outcome-panel'
import type { ReconciliationCheck } from './reconciliation'
import { dropDraft, keepDraft } from './stored-drafts'
import {
  leaveOpen,
  openRecord,
  openRecordOf,
  settleRecord,
  type DocumentWrite,
  type WriteRecord,
} from './write-record'

failOnConsoleErrors()

const NAME = 'zhang.wei'
const me: User = { username: NAME, authorities: [] }
const NEW = { kind: 'payment-order', onceKey: 'typed' }
const onDone = vi.fn<(code: string | undefined) => void>()
const onOvertaken = vi.fn<() => void>()

/** What a page says of a new order that was sent and whose answer was lost, once the server shows this of it. */
async function told(shown: ReconciliationCheck, { isElsewhere = false } = {}): Promise<string[]> {
  await show(write({}, undefined), shown, { isElsewhere })
  return screen.queryAllByRole('button').map(({ textContent }) => textContent)
}

/** A write whose answer was lost. */
function write(of: Partial<DocumentWrite>, sentAt: number | undefined): WriteRecord {
  const record = openRecord(NAME, { ...NEW, action: 'submit', ...of }, sentAt)
  leaveOpen(NAME, record)
  return record
}

/** What a page says of it once the server shows this of it. */
async function show(
  record: WriteRecord,
  shown: ReconciliationCheck,
  more: Partial<ComponentProps<typeof OutcomePanel>> = {},
): Promise<string> {
  renderPanel(record, Promise.resolve(shown), more)
  await waitFor(() => expect(screen.queryByText(ASKING)).toBeNull())
  return screen.getByRole('alert').textContent
}

const ASKING = /Asking the server what became of it/

function renderPanel(
  record: WriteRecord,
  checked: Promise<ReconciliationCheck>,
  more: Partial<ComponentProps<typeof OutcomePanel>> = {},
): void {
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  const kind = { check: () => checked, release: () => undefined, markStale: () => undefined }
  renderInApp(
    <OutcomePanel {...{ kind, record, onDone, onOvertaken, ...more }} action="Submit" />,
    { queryClient },
  )
}
const isOpen = () => openRecordOf(NAME, NEW) !== undefined

beforeEach(() => {
  forgetEverybodyBut(undefined)
  onDone.mockReset()
  onOvertaken.mockReset()
})

it('That the server is being asked is told once: by the alert that it stands in', () => {
  renderPanel(write({}, undefined), new Promise(() => undefined))
  expect(screen.getByRole('alert').textContent).toMatch(ASKING)
  expect(screen.getByRole('alert').querySelector('[role=status], [aria-live]')).toBeNull()
})

const ONE_OF_TWO = { kind: 'candidates', codes: ['FK1', 'FK2'] } as const

it.each<[ReconciliationCheck, string[], string[]]>([
  [{ kind: 'done', code: 'FK1' }, ['OK'], []],
  [{ kind: 'overtaken' }, ['OK'], []],
  [ONE_OF_TWO, ['It is FK1', 'It is FK2', 'None of them', 'Look again'], ['Look again']],
])(
  'What was sent from another page that is open here is not closed from this one, where it could be sent once more: %o',
  async (shown, here, elsewhere) => {
    expect(await told(shown)).toEqual(here)
    cleanup()
    expect(await told(shown, { isElsewhere: true })).toEqual(elsewhere)
    expect(screen.getByText(/^It was sent from another page/)).toBeDefined()
  },
)

it('The page goes on with the order that a person says it is', async () => {
  await told(ONE_OF_TWO)
  fireEvent.click(screen.getByRole('button', { name: 'It is FK2' }))
  expect(onDone.mock.calls).toEqual([['FK2']])
  expect(isOpen()).toBe(false)
})

it('The page goes on once a person has read that it is done', async () => {
  await told({ kind: 'done', code: 'FK1' })
  expect(onDone).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect([onDone.mock.calls, onOvertaken.mock.calls]).toEqual([[['FK1']], []])
  expect(isOpen()).toBe(false)
})

it('A page that shows what was changed since learns that this was read', async () => {
  await told({ kind: 'overtaken' })
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect([onDone.mock.calls, onOvertaken.mock.calls]).toEqual([[], [[]]])
})

describe('what a person is told', () => {
  const SENT_AT = Date.parse('2026-11-21T12:00:00+08:00')
  const DRAFT = { document: 'payment-order.new', id: 'typed' }
  const draft = { id: DRAFT.id, savedAt: 0, values: {} }
  /** The same, found out before this page was loaded. */
  const notDone = (of: Partial<DocumentWrite>, sentAt: number | undefined): WriteRecord => {
    const record = write(of, sentAt)
    const found = { kind: 'not-done' } as const
    settleRecord(NAME, record, found)
    return { ...record, phase: 'settled', found }
  }
  const UNKNOWN = { kind: 'candidates', codes: [] } as const

  it.each<[string, (at: number | undefined) => Promise<string>]>([
    ['Result unknown: “Submit”, sent', (at) => show(write({}, at), UNKNOWN)],
    [
      '“Submit” was done after all, sent',
      (at) => show(write({}, at), { kind: 'done', code: 'FK1' }),
    ],
    ['“Submit” was not done, sent', (at) => show(notDone({}, at), UNKNOWN)],
  ])('of what has no name is when it was sent: %s', async (words, tell) => {
    expect(await tell(SENT_AT)).toContain(`${words} 2026-11-21 12:00:00`)
    cleanup()
    // Whatever else it says, it says no time that nobody knows.
    expect(await tell(undefined)).not.toMatch(/\d\d:\d\d|undefined|Invalid/)
  })

  it('of a named one is its name', async () => {
    expect(await show(notDone({ name: 'Gifts' }, SENT_AT), UNKNOWN)).toContain(
      '“Submit” was not done: Gifts',
    )
  })

  it('is what it was about', async () => {
    expect(await show(write({}, SENT_AT), UNKNOWN, { about: '100.00 yuan' })).toContain(
      '100.00 yuan',
    )
  })

  it('is that it can be sent again, as long as there is what would be', async () => {
    const again = 'You can send it again.'
    const gone = 'There is no draft of it in this tab any more.'
    keepDraft(NAME, DRAFT.document, draft)
    expect(await show(notDone({ draft: DRAFT }, SENT_AT), UNKNOWN)).toContain(again)
    act(() => dropDraft(NAME, DRAFT.document, DRAFT.id))
    expect(screen.getByRole('alert').textContent).not.toContain(again)
    expect(screen.getByRole('alert').textContent).toContain(gone)
  })

  it.each<[string, Partial<DocumentWrite>, object]>([
    ['it stands in the form', { draft: DRAFT }, { isInForm: true }],
    ['it is an action on an existing document', { code: 'FK1', draft: DRAFT }, {}],
    ['it was sent without a draft', {}, {}],
  ])('is that it can be sent again without a draft where %s', async (_, of, more) => {
    expect(await show(notDone(of, SENT_AT), UNKNOWN, more)).toContain('You can send it again.')
  })
})
