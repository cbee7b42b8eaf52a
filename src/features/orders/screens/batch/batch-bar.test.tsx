// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { notifyManager } from '@tanstack/react-query'
import { useState } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '@/api/http/api-error'
import type { Notification } from '@/shell/notify'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { BatchBar } from './batch-bar'
import type { BatchOrder } from './batch-order'

failOnConsoleErrors()
beforeAll(async () => {
  // Neither the dialog's code nor what a batch comes to is waited for.
  await import('./batch-dialog')
  notifyManager.setScheduler((tell) => tell())
})

const OWN = msg`You can’t decide on an order that you created`
const failed = (kind: ApiErrorKind, serverText?: string) =>
  new ApiError(
    {
      name: 'payment_order/approval.json',
      kind: 'write',
      failure: msg`failed`,
      ...(serverText === undefined ? {} : { serverText }),
    },
    kind,
  )

interface Answer {
  approve: () => void
  fail: (error: Error) => void
}

/** What the server is about to say of each order, once it is asked to. */
function server() {
  const answers = new Map<string, Answer>()
  const transition = vi.fn<(code: string) => Promise<Notification>>(
    (code) =>
      new Promise((resolve, reject) => {
        answers.set(code, {
          approve: () => resolve({ message: msg`${code} done`, tone: 'success' }),
          fail: reject,
        })
      }),
  )
  return {
    transition,
    approve: (code: string) => act(async () => answers.get(code)?.approve()),
    fail: (code: string, error: Error) => act(async () => answers.get(code)?.fail(error)),
  }
}

/** Orders that can't be decided on any more. */
const settled = new Set<string>()

function orderOf(code: string, transition: (code: string) => Promise<Notification>): BatchOrder {
  return {
    code,
    amount: 10_000,
    approvalLog: undefined,
    skipReason: () => (code === 'OWN' || settled.has(code) ? OWN : undefined),
    transition: () => transition(code),
    path: '/payment/confirm/submit',
  }
}

/** A list of orders by their codes, with a box for each, and the bar of what is selected. */
function List({ transition }: Pick<ReturnType<typeof server>, 'transition'>) {
  const [selected, setSelected] = useState<readonly string[]>([])
  return (
    <>
      {['A', 'B', 'C', 'D', 'OWN'].map((code) => (
        <label key={code}>
          <input
            type="checkbox"
            checked={selected.includes(code)}
            onChange={() =>
              setSelected((now) =>
                now.includes(code) ? now.filter((each) => each !== code) : [...now, code],
              )
            }
          />
          {code}
        </label>
      ))}
      <BatchBar
        orders={selected.map((code) => orderOf(code, transition))}
        onDeselect={(codes) => setSelected((now) => now.filter((code) => !codes.includes(code)))}
      />
    </>
  )
}

const toggle = (...codes: string[]) =>
  codes.forEach((code) => fireEvent.click(screen.getByLabelText(code)))
const bar = () => screen.getByRole('region', { name: 'Selected orders' })
/** Presses a button, and lets what it begins begin. */
const press = (name: string, inside = bar()) =>
  act(async () => fireEvent.click(within(inside).getByRole('button', { name })))
const selected = () =>
  screen.getAllByRole('checkbox', { checked: true }).map((box) => box.closest('label')?.textContent)
const reasons = () =>
  within(bar())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

/** Begins to approve what is selected, and goes on without the dialog. */
async function approveInBackground() {
  await press('Approve')
  const dialog = await screen.findByRole('dialog')
  await press('Approve', dialog)
  await press('Go on in the background', dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
}

it('keeps selected exactly what was not done, each with its reason, and what was selected meanwhile', async () => {
  const { transition, approve, fail } = server()
  renderInApp(<List transition={transition} />)
  toggle('A', 'B', 'C', 'OWN')
  await approveInBackground()
  expect(bar().textContent).toContain('0 of 3 finished, 0 done')
  toggle('D')
  await approve('A')
  expect(within(bar()).getByRole('status').textContent).toBe('Approve: 1 of 3 finished, 1 done')
  await fail('B', failed('timeout'))
  await fail('C', failed('rejected'))
  expect(selected()).toEqual(['B', 'C', 'D', 'OWN'])
  expect(bar().textContent).toContain('4 selected, 400.00 yuan')
  expect(reasons()).toEqual([
    expect.stringMatching(/^B.*Result unknown/),
    expect.stringContaining('failed'),
    expect.stringContaining('You can’t decide'),
  ])

  await press('Show the batch')
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('3 orders were not done and stay selected.')
  expect(dialog.textContent).toContain('The result of 1 order is unknown: it counts as not done')
  await press('Close', dialog)
  expect(within(bar()).queryByRole('button', { name: 'Show the batch' })).toBeNull()

  // What has a reason can be taken out, although it may have left the list.
  await press('Deselect OWN')
  expect(selected()).toEqual(['B', 'C', 'D'])
  expect(reasons()).toHaveLength(2)
})

it('gives an order the reason of the last batch it was in, and none once it was done', async () => {
  const { transition, approve, fail } = server()
  renderInApp(<List transition={transition} />)
  toggle('A', 'B')
  await approveInBackground()
  await fail('A', failed('rejected'))
  await fail('B', failed('rejected'))
  expect(reasons()).toHaveLength(2)
  toggle('B')
  expect(reasons(), 'of what is selected').toHaveLength(1)
  await approveInBackground()
  await approve('A')
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  toggle('A', 'B')
  expect(reasons()).toEqual([expect.stringMatching(/^B/)])
  await press('Clear the selection')
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  expect(transition.mock.calls).toEqual([['A'], ['B'], ['A']])
})

it('begins no second batch while one is under way, and shows it again', async () => {
  const { transition, approve } = server()
  renderInApp(<List transition={transition} />)
  toggle('A', 'B')
  await approveInBackground()
  toggle('A', 'B')
  expect(within(bar()).getByRole('button', { name: 'Approve' })).toHaveProperty('disabled', true)
  await press('Show the batch')
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('under way…')
  await press('Stop', dialog)
  // What is learned of an order while the batch runs does not take it out of it.
  settled.add('A')
  await approve('A')
  expect(transition).toHaveBeenCalledOnce()
  expect(dialog.textContent).toContain('2 of 2 finished, 1 done')
  expect(dialog.textContent).toContain('not sent')
  await press('Close', dialog)
  expect(screen.queryByRole('region'), 'nothing is selected, nothing under way').toBeNull()
})
