import { describe, expect, it } from 'vitest'
import type { CodeTable } from './code-table'
import { DICTIONARY } from './dictionary'

/** Every table of the platform: its id, and its codes with their English names. */
const TABLES: Record<string, readonly (readonly [number | string, string])[]> = {
  'business-type': [
    [1, 'domestic air'],
    [2, 'international air'],
    [4, 'direct-check hotel'],
    [8, 'cached hotel'],
    [16, 'train'],
    [32, 'mall'],
    [64, 'car rental'],
    [128, 'local reservation'],
    [256, 'local dining order'],
    [512, 'ordering'],
    [1024, 'tourism'],
    [2048, 'awards'],
    [4096, 'welfare guarantee (personal)'],
    [8192, 'ground service'],
    [16384, 'travel'],
    [32768, 'domestic air change'],
    [131072, 'welfare guarantee (organisation)'],
    [1048576, 'train change'],
  ],
  'order-source': [
    [1, 'PC'],
    [2, 'WeChat'],
    [3, 'APP'],
    [4, 'WEBAPP'],
    [5, 'offline top-up'],
    [6, 'ihaier'],
    [7, 'dingding'],
  ],
  'product-type': [
    [1, 'domestic flight'],
    [8, 'train'],
    [12, 'hotel'],
  ],
  'payment-order-state': [
    [0, 'cancelled'],
    [5, 'saved'],
    [10, 'awaiting verification or confirmation'],
    [15, 'rejected'],
    [20, 'verified or confirmed'],
    [30, 'tallied'],
    [40, 'used up'],
  ],
  'debit-order-state': [
    [0, 'cancelled'],
    [5, 'saved'],
    [10, 'awaiting confirmation'],
    [15, 'rejected'],
    [20, 'tallied'],
    [30, 'reversed'],
  ],
  'reverse-order-state': [
    [0, 'cancelled'],
    [5, 'saved'],
    [10, 'awaiting confirmation'],
    [15, 'rejected'],
    [20, 'tallied'],
  ],
  'log-business-type': [
    [1, 'payment order'],
    [2, 'debit order'],
    [3, 'reverse order'],
  ],
  'log-state': [
    [0, 'failed'],
    [1, 'success'],
  ],
  'yes-no': [
    [0, 'no'],
    [1, 'yes'],
  ],
  'settlement-type': [
    [1, 'internal'],
    [2, 'external'],
  ],
  'settlement-channel': [
    [1, 'BCC'],
    [2, 'GEMS'],
    [3, 'KEMS'],
    [7, 'RRSEMS'],
    [4, 'WeChat'],
    [5, 'Alipay'],
    [6, 'transfer'],
  ],
  park: [
    [1, 'Qingdao'],
    [2, 'Jiaozhou'],
    [3, 'Huangdao'],
    [4, 'Sino-German'],
    [5, 'Jiaonan'],
  ],
  'fee-item': [
    ['6666020102', 'gifts'],
    ['6666010305', 'staff activities'],
    ['6666010310', 'department visits'],
    ['6666010304', 'birthday benefits'],
  ],
  'payment-method': [
    [1, 'virtual card'],
    [2, 'enterprise budget'],
    [3, 'WeChat pay'],
    [4, 'Alipay'],
    [5, 'UnionPay'],
    [6, 'online banking'],
    [99, 'cash'],
  ],
  'card-type': [
    [1, 'heights card'],
    [2, 'recharge virtual card'],
    [3, 'credit virtual card'],
  ],
  'payment-status': [
    [0, 'unpaid'],
    [10, 'prepaid'],
    [20, 'paid'],
    [99, 'payment cancelled'],
  ],
  'summary-state': [
    [0, 'summary cancelled'],
    [10, 'summarized'],
    [20, 'confirmed'],
    [30, 'settled'],
  ],
  'hotel-order-state': [
    [0, 'cancelled'],
    [5, 'saved'],
    [10, 'submitted'],
    [15, 'booking failed'],
    [20, 'booking'],
    [30, 'booked'],
    [40, 'checked in'],
    [50, 'checked out'],
    [90, 'no-show'],
  ],
  'hotel-refund-state': [
    [0, 'cancelled'],
    [10, 'submitted'],
    [20, 'refunding'],
    [30, 'refunded'],
    [40, 'rejected'],
  ],
  'hotel-state': [
    [0, 'open'],
    [1, 'closed'],
    [2, 'preparing'],
    [3, 'paused'],
  ],
  'hotel-star-level': [
    [5, 'star level 5'],
    [15, 'star level 15'],
    [25, 'star level 25'],
    [30, 'star level 30'],
    [35, 'star level 35'],
    [40, 'star level 40'],
    [45, 'star level 45'],
    [50, 'star level 50'],
  ],
  breakfast: [
    [0, 'none'],
    [1, 'single'],
    [2, 'double'],
  ],
  'login-message': [
    ['000', 'authentication failed, username or password wrong'],
    ['001', 'username empty'],
    ['002', 'password empty'],
    ['003', 'user does not exist'],
    ['004', 'user unavailable, contact operations'],
    ['005', 'verification code incorrect'],
    ['006', 'user not bound'],
    ['007', 'enterprise empty'],
    ['008', 'token empty'],
    ['009', 'token invalid'],
    ['010', 'code invalid'],
    ['011', 'module invalid'],
  ],
  'hotel-theme': [],
  'hotel-type': [],
  'payment-channel-type': [],
  'account-log-type': [],
  'refund-state': [],
  'enterprise-whitelist': [],
}

const tables = DICTIONARY.flatMap((group) => group.tables)
const table = (id: string): CodeTable =>
  tables.find((each) => each.id === id) ?? expect.fail(`no table ${id}`)

describe('the data dictionary', () => {
  it('has every table of the platform once', () => {
    expect(tables.map(({ id }) => id).toSorted()).toEqual(Object.keys(TABLES).toSorted())
  })

  it.each(Object.entries(TABLES))('has the codes and names of %s', (id, expected) => {
    const found = table(id).entries.map(({ code, name }) => [code, name.en.toLowerCase()])
    expect(found).toEqual(expected.map(([code, name]) => [code, name.toLowerCase()]))
  })

  it('has flags that are single bits, so that sums can be told apart', () => {
    for (const { code } of table('business-type').entries) {
      expect(BigInt(code).toString(2)).toMatch(/^10*$/)
    }
  })

  it('gives both readings of the payment states that depend on the settlement', () => {
    const readings = table('payment-order-state').entries.flatMap(({ code, readings = [] }) =>
      readings.map(({ kind, name }) => [code, kind.en, name.en]),
    )
    expect(readings).toEqual([
      [10, 'Internal', 'Awaiting verification'],
      [10, 'External', 'Awaiting confirmation'],
      [20, 'Internal', 'Verified'],
      [20, 'External', 'Confirmed'],
    ])
  })

  it('tells the kind of every settlement channel', () => {
    const kinds = table('settlement-channel').entries.map(({ code, kind }) => [code, kind?.en])
    expect(Object.fromEntries(kinds)).toEqual({
      1: 'Internal',
      2: 'Internal',
      3: 'Internal',
      7: 'Internal',
      4: 'External',
      5: 'External',
      6: 'External',
    })
  })

  it('says of an enumeration without values that they are not fixed here', () => {
    const isFlags = (id: string) => ['hotel-theme', 'hotel-type'].includes(id)
    for (const { id, entries, note } of tables) {
      if (entries.length > 0) continue
      expect(note?.en).toContain('not fixed here')
      expect(note?.en.includes('power of two')).toBe(isFlags(id))
    }
  })

  it('has a name in every language for everything, no table twice the same code', () => {
    for (const { entries, name, note } of tables) {
      const all = entries.flatMap(({ kind, name, readings = [] }) => [
        name,
        ...(kind ? [kind] : []),
        ...readings.flatMap((reading) => [reading.kind, reading.name]),
      ])
      for (const names of [name, ...(note ? [note] : []), ...all]) {
        expect(Object.keys(names)).toEqual(['zh', 'en', 'es'])
        for (const text of Object.values(names)) expect(text).toMatch(/^\S(.*\S)?$/)
      }
      expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length)
    }
  })

  it('writes Chinese where a name is not that of a product', () => {
    const products = ['PC', 'APP', 'WEBAPP', 'ihaier', 'BCC', 'GEMS', 'KEMS', 'RRSEMS']
    const names = [
      ...DICTIONARY.map(({ name }) => name.zh),
      ...tables.flatMap(({ name, entries }) => [name.zh, ...entries.map(({ name }) => name.zh)]),
    ]
    const others = names.filter((name) => !/\p{Script=Han}/u.test(name))
    expect(others.toSorted()).toEqual(products.toSorted())
  })
})
