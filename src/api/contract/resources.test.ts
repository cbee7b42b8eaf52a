import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { AREAS, hasAuthority } from '@/domain/authorities'
import { parkName } from '@/domain/parks'
import { channelName } from '@/domain/settlement'
import { balance } from '../endpoints'
import {
  channel,
  department,
  park,
  remark,
  validDepartment,
  validRemark,
  verifyUser,
} from './base-data'
import { debitOrder } from './debit-order'
import { pageOf, rowsOf } from './envelope'
import { menu, navModules } from './menus'
import { operationLog } from './operation-log'
import { budgetInfo, paymentOrder, paymentOrderDetail } from './payment-order'
import { user } from './session'

const readers: Record<string, v.GenericSchema> = {
  budgetInfo,
  channel,
  debitOrder,
  department,
  menu,
  navModules,
  operationLog,
  park,
  paymentOrder,
  paymentOrderDetail,
  remark,
  user,
  validDepartment,
  validRemark,
  verifyUser,
  'page of payment orders': pageOf(paymentOrder),
  'rows of logs': rowsOf(operationLog),
}

describe.each(Object.entries(readers))('%s', (_name, schema) => {
  it('never takes what is no structure for one, and never crashes, whatever JSON comes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const read = v.safeParse(schema, value)
        // What is neither an object nor rows of them is nothing; but a user may be a mere name.
        const isStructure = typeof value === 'object' && value !== null
        const mayBe = isStructure || (schema === user && typeof value === 'string')
        expect(read.success && !mayBe).toBe(false)
        // What was made good is whole: a reader never gives nothing where it says that it has read.
        if (read.success) expect(read.output).toEqual(expect.any(Object))
      }),
    )
  })
})

const least = { code: 'PO1', amount: 100, actual: 0, state: 10 }

/** Fields of a payment order that an answer may leave out, with a value each. */
const optionalFields = {
  channelId: 1,
  applyCode: 'A1',
  verifyCode: 'V1',
  applyDate: '2026-03-01',
  departmentName: '采购部',
  feeItemCode: '6666020102',
  feeItemName: '礼品',
  ownerName: '张伟',
  paymentUnit: '海尔',
  paymentUnitAccount: '6222',
  affiliationParkId: 2,
  affiliationDepartmentCode: 'D1',
  affiliationDepartmentName: '采购部',
  principalId: 3,
  principalName: '李娜',
  canOnlyConsume: 1,
  remark: '备注',
  gmtCreate: '2026-03-01 08:00:00',
  createBy: 'zhang.wei',
  createName: '张伟',
  gmtModified: '2026-03-01 08:00:00',
  lastModifiedBy: 'zhang.wei',
} as const

type OptionalField = keyof typeof optionalFields

describe('a payment order', () => {
  it('reads the same from numbers and digit strings, with unknown fields beside', () => {
    const wire = { ...least, ...optionalFields }
    const spelled = {
      ...wire,
      amount: '100',
      actual: '0',
      state: '10',
      channelId: '1',
      newField: {},
    }
    expect(v.parse(paymentOrder, spelled)).toEqual(v.parse(paymentOrder, wire))
    expect(v.parse(paymentOrder, wire)).toMatchObject({ ...least, ...optionalFields })
  })

  it('does without any of its optional fields, missing or null', () => {
    const names = Object.keys(optionalFields) as OptionalField[]
    fc.assert(
      fc.property(fc.subarray(names), fc.subarray(names), (missing, empty) => {
        const wire: Record<string, unknown> = { ...least, ...optionalFields }
        for (const name of missing) delete wire[name]
        for (const name of empty) wire[name] = null
        const read = v.parse(paymentOrder, wire)
        for (const name of names) {
          const isAbsent = missing.includes(name) || empty.includes(name)
          expect(read[name]).toBe(isAbsent ? undefined : optionalFields[name])
        }
      }),
    )
  })

  it.each(Object.keys(least))('does not do without its %s', (name) => {
    for (const value of [undefined, null, '', {}, 'x y']) {
      const isText = name === 'code' && value === 'x y'
      expect(v.is(paymentOrder, { ...least, [name]: value })).toBe(isText)
    }
  })

  it('never takes yuan for cents', () => {
    expect(v.is(paymentOrder, { ...least, amount: 12.34 })).toBe(false)
    expect(v.is(paymentOrder, { ...least, amount: '12.34' })).toBe(false)
  })

  it.each([
    ['a list', paymentOrder],
    ['a detail', paymentOrderDetail],
  ])('of %s has the ids of its channel and park where only these tell them', (_name, schema) => {
    const objects = { channel: { id: '6', name: '转账' }, park: { id: 3, name: '黄岛园区' } }
    const told = { channelId: 6, affiliationParkId: 3 }
    const order = v.parse(schema, { ...least, ...objects })
    expect(order).toMatchObject(told)
    expect(channelName(order)).toMatchObject({ message: 'Transfer' })
    expect(parkName(order)).toMatchObject({ message: 'Huangdao' })
    const empty = { channelId: null, affiliationParkId: '' }
    expect(v.parse(schema, { ...least, ...empty, ...objects })).toMatchObject(told)
    const own = { channelId: 4, affiliationParkId: 1 }
    expect(v.parse(schema, { ...least, ...own, ...objects })).toMatchObject(own)
    const { channelId, affiliationParkId } = v.parse(schema, least)
    expect([channelId, affiliationParkId]).toEqual([undefined, undefined])
  })

  it.each([
    [{ id: 1, name: null }, { id: 1 }],
    [
      { id: '99', name: ' 转账 ', type: 'x' },
      { id: 99, name: '转账' },
    ],
    [
      { id: 99, name: '', type: 2 },
      { id: 99, type: 2 },
    ],
    [{ id: null, name: null, type: null, valid: null }, {}],
    [{}, {}],
    ['转账', undefined],
    [[1], {}],
    [7, undefined],
    [null, null],
  ])('is read where %j stands for its channel and its park', (told, read) => {
    const wire = { ...least, channelId: 6, affiliationParkId: 3, channel: told, park: told }
    for (const schema of [paymentOrder, paymentOrderDetail]) {
      const order = v.parse(schema, wire)
      expect(order.channel).toEqual(read)
      expect(channelName(order)).toMatchObject({ message: 'Transfer' })
      expect(parkName(order)).toMatchObject({ message: 'Huangdao' })
    }
    const answer = { data: [least, wire], total: 2, pageNum: 1, pageSize: 10 }
    expect(v.parse(pageOf(paymentOrder), answer).rows).toHaveLength(2)
  })

  it('calls a file what one can see of its name', () => {
    const file = (name: string) => ({ ...least, attachments: [{ attachmentId: 'U1', name }] })
    for (const [name, seen] of [
      ['invoice\u202Egnp.exe', 'invoicegnp.exe'],
      ['a\u200B\n.pdf', 'a.pdf'],
      ['\u202E', '\u202E'],
    ] as const) {
      expect(v.parse(paymentOrderDetail, file(name)).attachments).toMatchObject([{ name: seen }])
    }
  })

  it('has no attachments and no debits where the server is silent', () => {
    expect(v.parse(paymentOrderDetail, least)).toMatchObject({ attachments: [], debitOrders: [] })
    expect(
      v.parse(paymentOrderDetail, { ...least, attachments: null, debitOrders: null }),
    ).toMatchObject({ attachments: [], debitOrders: [] })
  })
})

describe('a user', () => {
  it('may be nothing but a name', () => {
    expect(v.parse(user, ' zhang.wei ')).toEqual({
      name: 'zhang.wei',
      username: 'zhang.wei',
      authorities: [],
    })
  })

  it('has no authorities where the server is silent', () => {
    expect(v.parse(user, { name: '张伟', authorities: null }).authorities).toEqual([])
  })

  it.each([
    [null],
    ['payment/order'],
    [{ code: true }],
    [{ url: {}, code: 'payment/order' }],
    [42],
    [[]],
  ])('has the authorities that can be read beside %j, which grants nothing', (odd) => {
    const known = { url: '/debit/order/list', code: undefined }
    const { authorities } = v.parse(user, { username: 'li.na', authorities: [odd, known] })
    expect(authorities).toContainEqual(known)
    expect(AREAS.filter((area) => hasAuthority(authorities, area))).toEqual(['debit/order'])
  })

  it('is none where its name or its authorities are something else', () => {
    for (const odd of [{ username: {} }, { name: [] }, { authorities: 'all' }, { authorities: {} }])
      expect(v.is(user, { username: 'li.na', ...odd })).toBe(false)
  })
})

describe('the side menu', () => {
  it('reads entries of any depth, with the icon that is shown for none', () => {
    const entry = { name: 'a', childs: [{ name: 'b', url: '/b', icon: '', childs: null }] }
    expect(v.parse(menu, [entry])).toEqual([
      {
        name: 'a',
        url: '',
        icon: 'component',
        childs: [{ name: 'b', url: '/b', icon: 'component', childs: [] }],
      },
    ])
    expect(v.parse(menu, { list: [entry] })).toEqual(v.parse(menu, [entry]))
  })

  it('leaves out what has no name that can be read, at any depth', () => {
    const entry = { name: 'b', url: '/b', icon: 'list', childs: [] }
    for (const odd of [
      { name: null, url: '/x' },
      { name: '' },
      { url: '/x' },
      {},
      null,
      7,
      'x',
      [],
    ])
      expect(v.parse(menu, [odd, { ...entry, childs: [odd, entry] }])).toEqual([
        { ...entry, childs: [entry] },
      ])
  })

  it('takes what can’t be read of an entry as not there', () => {
    expect(v.parse(menu, [{ name: 'a', url: 7, icon: 8, childs: 'none' }])).toEqual([
      { name: 'a', url: '', icon: 'component', childs: [] },
    ])
  })

  it('is not read where nothing has a name, or where it is no list', () => {
    expect(v.parse(menu, [])).toEqual([])
    for (const odd of [[{ title: 'a' }], [null], {}, null, 'menu'])
      expect(v.is(menu, odd)).toBe(false)
  })
})

describe('the modules', () => {
  const rows = [{ moduleName: 'flight', url: '/air' }, { moduleName: 'hotel' }]

  it.each([
    ['as modules', { modules: rows }],
    ['as an array', rows],
    ['as a list', { list: rows }],
  ])('are read %s', (_shape, data) => {
    expect(v.parse(navModules, data)).toEqual(rows)
  })

  it.each([null, undefined, '', ' ', {}])('are the others where one is called %o', (moduleName) => {
    expect(v.parse(navModules, { modules: [{ moduleName, url: '/x' }, ...rows] })).toEqual(rows)
  })

  it.each([null, 7, 'x', { moduleName: 'x', url: {} }])('are read beside %j', (odd) => {
    const read = v.parse(navModules, [odd, ...rows])
    expect(read.slice(-2)).toEqual(rows)
    expect(read.slice(0, -2)).toEqual(typeof odd === 'object' && odd ? [{ moduleName: 'x' }] : [])
  })

  it('may be none, but a list in which nothing has a name is not read', () => {
    expect(v.parse(navModules, { modules: [] })).toEqual([])
    expect(v.is(navModules, { modules: [{ name: 'flight' }, { name: 'hotel' }] })).toBe(false)
  })
})

describe('the lists of what is valid', () => {
  it('need not say so of each', () => {
    const entry = { id: 1, code: 'D1', name: '采购部' }
    for (const { schema } of [balance.departments, balance.remarks]) {
      for (const valid of [undefined, null, '1']) {
        expect(v.parse(schema, [{ ...entry, valid }])).toMatchObject([{ id: 1, valid: 1 }])
      }
      expect(v.parse(schema, [{ ...entry, valid: 0 }])).toMatchObject([{ valid: 0 }])
    }
    // Where invalid ones stand beside them it must be said.
    expect(v.is(department, entry)).toBe(false)
  })
})
