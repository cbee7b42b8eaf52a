import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { channelName, SETTLEMENT, SETTLEMENT_NAMES, settlementOf } from './settlement'

const CHANNELS = [
  [1, 'BCC', 'internal'],
  [2, 'GEMS', 'internal'],
  [3, 'KEMS', 'internal'],
  [7, 'RRSEMS', 'internal'],
  [4, 'WeChat', 'external'],
  [5, 'Alipay', 'external'],
  [6, 'Transfer', 'external'],
] as const

describe('settlement types', () => {
  it('are internal 1 and external 2', () => {
    expect(SETTLEMENT).toEqual({ internal: 1, external: 2 })
    expect(SETTLEMENT_NAMES[1]).toMatchObject({ message: 'Internal' })
    expect(SETTLEMENT_NAMES[2]).toMatchObject({ message: 'External' })
  })
})

describe('settlementOf', () => {
  it.each(CHANNELS)('knows channel %d, %s, as %s', (channelId, _name, kind) => {
    expect(settlementOf({ channelId })).toBe(SETTLEMENT[kind])
    expect(settlementOf({ channelId, channel: null })).toBe(SETTLEMENT[kind])
    expect(settlementOf({ channelId, channel: { name: 'as sent' } })).toBe(SETTLEMENT[kind])
  })

  it('believes what the channel itself says before what its id is known for', () => {
    expect(settlementOf({ channelId: 1, channel: { name: 'BCC', type: 2 } })).toBe(2)
    expect(settlementOf({ channelId: 4, channel: { name: 'WeChat', type: 1 } })).toBe(1)
    expect(settlementOf({ channel: { name: 'new', type: 1 } })).toBe(1)
  })

  it('never guesses: what is not in the table has no settlement type', () => {
    fc.assert(
      fc.property(fc.integer(), (channelId) => {
        fc.pre(!CHANNELS.some(([id]) => id === channelId))
        expect(settlementOf({ channelId })).toBeUndefined()
        expect(channelName({ channelId })).toBe(String(channelId))
      }),
    )
    expect(settlementOf({})).toBeUndefined()
    expect(settlementOf({ channelId: 1, channel: { name: 'BCC', type: 3 } })).toBeUndefined()
    expect(settlementOf({ channel: { name: 'BCC' } })).toBeUndefined()
  })
})

describe('channelName', () => {
  it.each(CHANNELS)('of channel %d is %s', (channelId, name) => {
    const known = channelName({ channelId })
    expect(typeof known === 'string' ? known : known?.message).toBe(name)
  })

  it('is known by the id, whatever language the server calls it in', () => {
    const known = channelName({ channelId: 4, channel: { name: '微信支付' } })
    expect(known).toMatchObject({ message: 'WeChat' })
  })

  it('is the one that the server sent where the id is not in the table', () => {
    expect(channelName({ channelId: 8, channel: { name: '预算系统' } })).toBe('预算系统')
    expect(channelName({ channel: { name: '预算系统' } })).toBe('预算系统')
    expect(channelName({})).toBeUndefined()
  })
})
