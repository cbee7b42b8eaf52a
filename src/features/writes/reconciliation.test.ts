import { describe, expect, it } from 'vitest'
import { BETWEEN_CHECKS_MS, reconcile, type ReconciliationCheck } from './reconciliation'

const NO_TRACE: ReconciliationCheck = { kind: 'no-trace' }
const DONE: ReconciliationCheck = { kind: 'done', code: 'FK1', state: 30 }
const OVERTAKEN: ReconciliationCheck = { kind: 'overtaken' }
const SEVERAL: ReconciliationCheck = { kind: 'candidates', codes: ['FK1', 'FK2'] }

/** Settles with these looks, one after the other; `lost` can't be asked. Gives what was done. */
async function settle(...looks: (ReconciliationCheck | 'lost')[]) {
  const steps: string[] = []
  const outcome = await reconcile(
    () => {
      steps.push('check')
      const next = looks.shift()
      return next === undefined || next === 'lost'
        ? Promise.reject(new Error('no answer'))
        : Promise.resolve(next)
    },
    (ms) => {
      steps.push(`wait ${ms}`)
      return Promise.resolve()
    },
  )
  return { outcome, steps }
}

describe('what became of a write', () => {
  it('is told at once when the first look shows it', async () => {
    expect(await settle(DONE)).toEqual({ outcome: DONE, steps: ['check'] })
    expect(await settle(SEVERAL)).toEqual({ outcome: SEVERAL, steps: ['check'] })
    expect(await settle(OVERTAKEN)).toEqual({ outcome: OVERTAKEN, steps: ['check'] })
  })

  it('is “not done” only after two looks, at least 5 s apart', async () => {
    expect(BETWEEN_CHECKS_MS).toBeGreaterThanOrEqual(5000)
    expect(await settle(NO_TRACE, NO_TRACE)).toEqual({
      outcome: { kind: 'not-done' },
      steps: ['check', `wait ${BETWEEN_CHECKS_MS}`, 'check'],
    })
  })

  it('is done when it arrived between the looks', async () => {
    expect((await settle(NO_TRACE, DONE)).outcome).toEqual(DONE)
  })

  it('stays unknown when the server can not be asked, the first or the second time', async () => {
    const unreachable = { kind: 'still-unknown', why: 'unreachable' }
    expect((await settle('lost')).outcome).toEqual(unreachable)
    expect((await settle(NO_TRACE, 'lost')).outcome).toEqual(unreachable)
  })

  it('stays unknown when a look proves nothing, the first or the second time', async () => {
    const unclear: ReconciliationCheck = { kind: 'unclear' }
    const unknown = { kind: 'still-unknown', why: 'unclear' }
    expect((await settle(unclear)).outcome).toEqual(unknown)
    expect((await settle(NO_TRACE, unclear)).outcome).toEqual(unknown)
  })

  it('is not told when nobody wants to know any more', async () => {
    const gone = reconcile(
      () => Promise.resolve(NO_TRACE),
      () => Promise.reject(new Error('gone')),
    )
    await expect(gone).rejects.toThrow('gone')
  })
})
