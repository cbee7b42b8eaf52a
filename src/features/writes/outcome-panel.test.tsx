// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/resources/session'
import { forgetEverybodyBut } from '@/session/user-storage'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { OutcomePanel } from './outcome-panel'
import type { ReconciliationCheck } from './reconciliation'
import { leaveOpen, openRecord, openRecordOf } from './write-record'

failOnConsoleErrors()

const NAME = 'zhang.wei'
const me: User = { username: NAME, authorities: [] }
const NEW = { kind: 'payment-order', onceKey: 'typed' }
const onDone = vi.fn<(code: string | undefined) => void>()
const onOvertaken = vi.fn<() => void>()

/** What a page says of a new order that was sent and whose answer was lost, once the server shows this of it. */
async function told(shown: ReconciliationCheck, { isElsewhere = false } = {}): Promise<string[]> {
  const record = openRecord(NAME, { ...NEW, action: 'submit' }, undefined)
  leaveOpen(NAME, record)
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  const kind = {
    check: () => Promise.resolve(shown),
    release: () => undefined,
    markStale: () => undefined,
  }
  renderInApp(
    <OutcomePanel {...{ kind, record, isElsewhere, onDone, onOvertaken }} action="Submit" />,
    { queryClient },
  )
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  return screen.queryAllByRole('button').map(({ textContent }) => textContent)
}
const isOpen = () => openRecordOf(NAME, NEW) !== undefined

beforeEach(() => {
  forgetEverybodyBut(undefined)
  onDone.mockReset()
  onOvertaken.mockReset()
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
