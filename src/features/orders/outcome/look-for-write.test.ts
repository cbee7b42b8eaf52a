import { describe, expect, it } from 'vitest'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import { fromWireTime } from '@/domain/china-time'
import { findNewOrder, searchedFrom, traceInLog } from './look-for-write'

const entry = (fields: Partial<OperationLogEntry>): OperationLogEntry => ({
  id: '1',
  step: 'approve',
  state: 1,
  content: undefined,
  createBy: 'li.na',
  gmtCreate: '2026-11-20 10:00:01',
  showFront: 1,
  bizType: 1,
  ...fields,
})
const write = { action: 'approve', seen: '2026-11-20 10:00:00' } as const

describe('the trace of a write in the log', () => {
  it('is an entry of this step and person, later than the order that was seen', () => {
    const log = [entry({ id: '2', step: 'tally' }), entry({ id: '1' })]
    expect(traceInLog(write, 'li.na', log)?.id).toBe('1')
  })

  it.each([
    ['of another person', { createBy: 'chen.jie' }],
    ['of another step', { step: 'reject' }],
    ['as old as what was seen', { gmtCreate: '2026-11-20 10:00:00' }],
    ['older than what was seen', { gmtCreate: '2026-11-19 10:00:00' }],
    ['without a time', { gmtCreate: undefined }],
  ])('is no entry %s', (_, fields) => {
    expect(traceInLog(write, 'li.na', [entry(fields)])).toBeUndefined()
  })

  it('can not be told without knowing what was seen', () => {
    expect(traceInLog({ action: 'approve' }, 'li.na', [entry({})])).toBeUndefined()
  })

  it('is read in epoch milliseconds as well', () => {
    const seen = fromWireTime('2026-11-20 10:00:00')
    expect(traceInLog({ action: 'approve', seen }, 'li.na', [entry({})])).toBeDefined()
  })
})

describe('a new order whose answer was lost', () => {
  const sentAt = (fromWireTime('2026-11-20 10:00:00') ?? 0) + 700
  const order = (code: string, gmtCreate: string | undefined) => ({ code, state: 5, gmtCreate })

  it('is the only one like it that was made since', () => {
    expect(findNewOrder({ sentAt }, [order('FK1', '2026-11-20 10:00:00')])).toEqual({
      kind: 'done',
      code: 'FK1',
      state: 5,
    })
  })

  it('is not there when only much older ones are like it', () => {
    expect(findNewOrder({ sentAt }, [])).toEqual({ kind: 'no-trace' })
    expect(findNewOrder({ sentAt }, [order('FK1', '2026-11-20 09:49:00')])).toEqual({
      kind: 'no-trace',
    })
  })

  it('is left to the person when it can not be said for certain', () => {
    const several = [order('FK1', '2026-11-20 10:00:01'), order('FK2', '2026-11-20 10:00:02')]
    expect(findNewOrder({ sentAt }, several)).toEqual({ kind: 'candidates', codes: ['FK1', 'FK2'] })
    for (const doubtful of ['2026-11-20 09:55:00', undefined]) {
      expect(findNewOrder({ sentAt }, [order('FK1', doubtful)])).toEqual({
        kind: 'candidates',
        codes: ['FK1'],
      })
    }
  })

  it('is looked for ten minutes back, for clocks that differ', () => {
    expect(searchedFrom({ sentAt })).toBe(sentAt - 600_000)
  })
})
