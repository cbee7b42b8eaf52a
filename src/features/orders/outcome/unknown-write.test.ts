import { beforeEach, describe, expect, it } from 'vitest'
import { forgetEverybodyBut, readOfPerson, writeOfPerson } from '@/session/person-storage'
import { forgetUnknown, rememberUnknown, type UnknownWrite } from './unknown-write'

const write = (fields: Partial<UnknownWrite> = {}): UnknownWrite => ({
  type: 'payment-order',
  action: 'approve',
  code: 'FK1',
  onceKey: 'FK1',
  sentAt: 1000,
  seen: '2026-11-20 10:00:00',
  ...fields,
})
const kept = (username = 'li.na') => readOfPerson(username, 'unknown-writes')

describe('writes whose outcome is unknown', () => {
  beforeEach(() => forgetEverybodyBut(undefined))

  it('are kept per person, one behind the other, until they are forgotten', () => {
    const other = write({ action: 'cancel' })
    rememberUnknown('li.na', write())
    rememberUnknown('li.na', other)
    expect(kept()).toEqual([write(), other])
    expect(kept('chen.jie')).toBeUndefined()
    forgetUnknown('li.na', write())
    expect(kept()).toEqual([other])
    forgetUnknown('li.na', other)
    expect(kept()).toBeUndefined()
  })

  it('are one for the same action on the same document: the last that was sent', () => {
    rememberUnknown('li.na', write())
    rememberUnknown('li.na', write({ sentAt: 2000 }))
    expect(kept()).toEqual([write({ sentAt: 2000 })])
  })

  it('are told apart by type, action and document', () => {
    const writes = [
      write(),
      write({ type: 'debit-order' }),
      write({ action: 'reject' }),
      write({ code: 'FK2', onceKey: 'FK2' }),
    ]
    for (const each of writes) rememberUnknown('li.na', each)
    expect(kept()).toEqual(writes)
  })

  it('start anew where what is stored can not be read', () => {
    writeOfPerson('li.na', 'unknown-writes', [{ action: 'no such action' }])
    rememberUnknown('li.na', write())
    expect(kept()).toEqual([write()])
  })
})
