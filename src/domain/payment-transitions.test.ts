import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallName } from '../../fixtures/calls'
import { EXTERNAL_DOCUMENT, INTERNAL_DOCUMENT } from '../../fixtures/testing/documents'
import { OrderWorld } from '../../fixtures/testing/order-world'
import { paymentOrderDetail } from '../api/contract/payment-order'
import { user as userSchema, type User } from '../api/contract/session'
import { mayRaisePayment, offerPayment } from './payment-transitions'
import type { OrderAction } from './transitions'

/**
 * The interface offers exactly what the server accepts: for every state, settlement, person and action
 * the rule table here is held against the real server, which has rules of its own.
 */

const CODE = 'FK20261120000001'
const LOCK = '2026-11-20 18:00:00'
const PEOPLE = ['zhang.wei', 'wang.fang', 'he.jun', 'li.na', 'chen.jie', 'zhao.min', 'sun.li', 'server.ops', 'wu.quan', 'guest.only'] // prettier-ignore
const CREATORS = ['zhang.wei', 'li.na', 'zhao.min', 'server.ops']
const POSITIONS = [
  { state: 0 }, { state: 5 }, { state: 10 }, { state: 10, isVerifying: true }, { state: 15 },
  { state: 20 }, { state: 30 }, { state: 40 }, { state: 77 },
] // prettier-ignore
const CHANNELS = { internal: 1, external: 6, unknown: 99 }
type Settlement = keyof typeof CHANNELS

const CALLS: Record<OrderAction, CallName> = {
  stage: 'payment_order/staging.json',
  submit: 'payment_order/submit.json',
  approve: 'payment_order/approval.json',
  reject: 'payment_order/approval.json',
  verify: 'payment_order/verify.json',
  tally: 'payment_order/tally.json',
  cancel: 'payment_order/cancel.json',
}
const ACTIONS = Object.keys(CALLS) as OrderAction[]

const world = new OrderWorld(3)
const users = new Map<string, User>()

beforeAll(async () => {
  await world.reset()
  for (const username of PEOPLE) {
    const { body } = await (await world.as(username)).call('auth/user', {})
    users.set(username, v.parse(userSchema, body.data))
  }
})
afterAll(() => world.close())

function bodyOf(action: OrderAction, settlement: Settlement): object {
  const lock = { code: CODE, gmtModified: LOCK }
  switch (action) {
    case 'stage':
    case 'submit':
      // What is typed into the form is complete: the rules of the fields are another matter.
      return { ...(settlement === 'external' ? EXTERNAL_DOCUMENT : INTERNAL_DOCUMENT), ...lock }
    case 'approve':
      return { ...lock, approved: 1 }
    case 'reject':
      return { ...lock, approved: 0, remark: '不符' }
    case 'cancel':
      return lock
    case 'verify':
    case 'tally':
      return { code: CODE }
  }
}

function arrange(
  { state, isVerifying }: (typeof POSITIONS)[number],
  settlement: Settlement,
  by: string,
) {
  world.run(
    `UPDATE payment_order SET state = ?, verifyCode = ?, channelId = ?, createBy = ?, amount = 100,
       actual = ?, gmtModified = ? WHERE code = ?`,
    state,
    isVerifying || (settlement === 'internal' && state >= 20) ? 'HX20261120000001' : null,
    CHANNELS[settlement],
    by,
    state === 40 ? 0 : 100,
    LOCK,
    CODE,
  )
}

/** The order as screens read it, through the wire and the contract. */
async function readOrder() {
  const { body } = await (await world.as('server.ops')).call('payment_order/detail.json', { code: CODE }) // prettier-ignore
  return v.parse(paymentOrderDetail, body.data)
}

describe('the interface offers exactly what the server accepts', () => {
  const cases = (Object.keys(CHANNELS) as Settlement[]).flatMap((settlement) =>
    POSITIONS.filter(({ isVerifying }) => !isVerifying || settlement === 'internal').map(
      (position) => ({ settlement, ...position }),
    ),
  )

  it.each(cases)(
    '$settlement, state $state, verifying $isVerifying',
    async ({ settlement, ...position }) => {
      const accepted: Record<string, boolean> = {}
      const offered: Record<string, boolean> = {}
      for (const creator of CREATORS) {
        arrange(position, settlement, creator)
        const order = await readOrder()
        for (const person of PEOPLE) {
          const user = users.get(person)
          if (!user) throw new Error(`${person} is nobody`)
          for (const action of ACTIONS) {
            arrange(position, settlement, creator)
            const client = await world.as(person)
            const { status, body } = await client.call(CALLS[action], bodyOf(action, settlement))
            const name = `${person}: ${action}, order of ${creator}`
            accepted[name] = status === 200 && body.success === true
            offered[name] = offerPayment(action, order, user).kind === 'offered'
          }
        }
      }
      expect(offered).toStrictEqual(accepted)
    },
    60_000,
  )

  it('and a new order to exactly those from whom the server takes one', async () => {
    for (const person of PEOPLE) {
      const client = await world.as(person)
      const { status, body } = await client.call(CALLS.stage, INTERNAL_DOCUMENT)
      const user = users.get(person)
      expect(user && mayRaisePayment(user), person).toBe(status === 200 && body.success === true)
    }
  })
})

describe('what is not offered', () => {
  const applicant = { username: 'zhang.wei', authorities: [{ url: '/payment/order' }] }
  const reviewer = { username: 'li.na', authorities: [{ code: 'payment_confirm' }] }

  it('is not shown when the authority forbids it, and disabled with a reason when the state does', () => {
    const tallied = { state: 30, createBy: 'zhang.wei', channelId: 1 }
    expect(offerPayment('approve', tallied, applicant)).toEqual({ kind: 'hidden' })
    expect(offerPayment('cancel', tallied, { ...applicant, username: 'wang.fang' })).toEqual({
      kind: 'hidden',
    })
    expect(offerPayment('cancel', tallied, applicant)).toMatchObject({
      kind: 'disabled',
      reason: { message: "The order's state does not allow it" },
    })
  })

  it('says why a submitted order can’t be approved', () => {
    const reasonOf = (order: object) => {
      const offer = offerPayment('approve', { state: 10, channelId: 1, ...order }, reviewer)
      return offer.kind === 'disabled' ? offer.reason.message : offer.kind
    }
    expect(reasonOf({})).toBe('offered')
    expect(reasonOf({ verifyCode: 'HX1' })).toMatch(/^Approved already/)
    expect(reasonOf({ createBy: 'li.na' })).toMatch(/you created/)
    expect(reasonOf({ channelId: 99 })).toMatch(/settlement type is unknown/)
  })
})
