// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/resources/session'
import {
  leaveOpen,
  openRecord,
  settleRecord,
  type DocumentWrite,
} from '@/features/writes/write-record'
import { forgetEverybodyBut, writeUserValue } from '@/session/user-storage'
import { PageKeyContext } from '@/shell/page-cache/page-context'
import { markedPages } from '@/shell/page-tags/page-marks'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { paymentType } from '../../payment/type'
import { BatchSlotContext, createBatchSlot } from './batch-slot'
import { LazyBatchBar } from './lazy-batch-bar'
import { LeftUnknown } from './left-unknown'

failOnConsoleErrors()
beforeEach(() => forgetEverybodyBut(undefined))

const NAME = 'zhao.min'
const PAGE = '/payment/confirm/list'

/** Something is sent for an order; its answer is awaited until `leaveOpen`. */
function send(code: string | undefined, fields: Partial<DocumentWrite> = {}) {
  const of = { kind: 'payment-order', action: 'approve', code, onceKey: code ?? 'draft', ...fields }
  return openRecord(NAME, of, 1000)
}

function sendIntoTheVoid(...of: Parameters<typeof send>) {
  const record = send(...of)
  leaveOpen(NAME, record)
  return record
}

const isMarked = () => markedPages(NAME, 'unknown').includes(PAGE)
/** The orders that are named. */
const named = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

/** Shows something on the page of the list. */
function open(element: ReactNode) {
  const queryClient = new QueryClient()
  const me: User = { username: NAME, authorities: [] }
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  return renderInApp(<PageKeyContext value={PAGE}>{element}</PageKeyContext>, { queryClient })
}

describe('what was left of unknown outcome before a list came', () => {
  const openLeft = () =>
    open(<LeftUnknown type={paymentType} username={NAME} hadWrites lost={[]} told={[]} />)

  it('is named with its order, and marks the page, until it is found out', () => {
    const record = sendIntoTheVoid('FK1')
    sendIntoTheVoid('KK1', { kind: 'debit-order' })
    openLeft()
    expect(named()).toEqual(['FK1'])
    expect(isMarked()).toBe(true)
    act(() => settleRecord(NAME, record, { kind: 'done' }))
    expect(named()).toEqual([])
    expect(isMarked()).toBe(false)
  })

  it('marks the page only for what it names: a new order has its form, and what the list sends its batch', () => {
    sendIntoTheVoid(undefined, { action: 'stage' })
    openLeft()
    expect(isMarked()).toBe(false)
    act(() => void sendIntoTheVoid('FK2'))
    expect(named()).toEqual([])
    expect(isMarked()).toBe(false)
  })

  it('names a write that was under way when the list came, once its answer is lost', () => {
    const record = send('FK1')
    openLeft()
    expect(named()).toEqual([])
    expect(isMarked()).toBe(false)
    act(() => leaveOpen(NAME, record))
    expect(named()).toEqual(['FK1'])
    expect(isMarked()).toBe(true)
  })
})

describe('a list’s place for its batches', () => {
  const openPlace = () => {
    const slot = createBatchSlot({ onDone: () => undefined, isSelected: () => false })
    const bar = <LazyBatchBar type={paymentType} rows={[]} onChange={() => undefined} />
    return open(<BatchSlotContext value={slot}>{bar}</BatchSlotContext>)
  }

  it('names what is under way when the list comes', async () => {
    const record = send('FK1')
    openPlace()
    act(() => leaveOpen(NAME, record))
    expect(await screen.findByRole('link', { name: 'FK1' })).toBeTruthy()
  })

  it('takes away a mark from before a reload that nothing is left for', async () => {
    settleRecord(NAME, sendIntoTheVoid('FK1'), { kind: 'done' })
    writeUserValue(NAME, 'page-marks', { [PAGE]: ['unknown'] })
    openPlace()
    await waitFor(() => expect(isMarked()).toBe(false))
  })
})
