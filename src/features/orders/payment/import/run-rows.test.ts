import { msg } from '@lingui/core/macro'
import { describe, expect, it } from 'vitest'
import { ApiError } from '@/api/http/api-error'
import { SessionTakenError } from '@/session/confirm-session'
import { runRows, type RowOutcome } from './run-rows'

const call = { name: 'payment_order/stage.json', kind: 'write', failure: msg`failed` } as const

/** Runs the rows `a` to `c`, of which `b` fails with this. Gives what was sent, looked up, and became of each. */
async function runFailing(error: Error) {
  const sent: string[] = []
  const lookedUp: string[] = []
  const outcomes = new Map<string, RowOutcome>()
  await runRows({
    rows: ['a', 'b', 'c'],
    knownOf: () => undefined,
    send(row) {
      sent.push(row)
      return row === 'b' ? Promise.reject(error) : Promise.resolve(`FK-${row}`)
    },
    lookUp(row) {
      lookedUp.push(row)
      return Promise.resolve({ kind: 'not-done' })
    },
    signal: new AbortController().signal,
    onOutcome: (row, outcome) => void outcomes.set(row, outcome),
  })
  return { sent, lookedUp, outcomes: [...outcomes] }
}

const savedA = ['a', { kind: 'saved', code: 'FK-a' }]

describe('rows that are sent one after the other', () => {
  it('end in another person’s session, with what was not sent', async () => {
    const error = new SessionTakenError()
    expect(await runFailing(error)).toEqual({
      sent: ['a', 'b'],
      lookedUp: [],
      outcomes: [savedA, ['b', { kind: 'not-sent', error }]],
    })
  })

  it('end when another person takes the tab over: what was sent is not looked up in their name', async () => {
    expect(await runFailing(new SessionTakenError({ wasSent: true }))).toEqual({
      sent: ['a', 'b'],
      lookedUp: [],
      outcomes: [savedA, ['b', { kind: 'unknown', codes: [], isUnreachable: true }]],
    })
  })

  it('go on after one whose answer was lost, once it was looked up', async () => {
    const { sent, lookedUp, outcomes } = await runFailing(new ApiError(call, 'timeout'))
    expect({ sent, lookedUp }).toEqual({ sent: ['a', 'b', 'c'], lookedUp: ['b'] })
    expect(outcomes.map(([row, { kind }]) => [row, kind])).toEqual([
      ['a', 'saved'],
      ['b', 'not-done'],
      ['c', 'saved'],
    ])
  })
})
