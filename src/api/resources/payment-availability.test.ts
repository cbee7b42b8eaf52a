import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXTERNAL_DOCUMENT, INTERNAL_DOCUMENT } from '../../../fixtures/testing/documents'
import { LOCK, PAYMENT_CODE as CODE } from '../../../fixtures/testing/chain'
import { compareAvailability, readUsers, takersOf } from '../../../fixtures/testing/availability'
import { OrderWorld } from '../../../fixtures/testing/order-world'
import { paymentOrderDetail } from '@/api/contract/payment-order'
import type { User } from '@/api/contract/session'
import { paymentRules } from '@/domain/payment-transitions'
import { mayRaise, availabilityOf } from '@/domain/transitions'

/**
 * The interface offers exactly what the server accepts: for every state, settlement, person and action
 * the rule table here is held against the real server, which has rules of its own.
 */

const POSITIONS = [
  { state: 0 }, { state: 5 }, { state: 10 }, { state: 10, isVerifying: true }, { state: 15 },
  { state: 20 }, { state: 30 }, { state: 40 }, { state: 77 },
] // prettier-ignore
const CHANNELS = { internal: 1, external: 6, unknown: 99 }
type Settlement = keyof typeof CHANNELS
const ACTIONS = ['stage', 'submit', 'approve', 'reject', 'verify', 'tally', 'cancel'] as const

const world = new OrderWorld(3)
let people: ReadonlyMap<string, User>

beforeAll(async () => {
  await world.reset()
  people = await readUsers(world)
})
afterAll(() => world.close())

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
  const { data } = await world.send('server.ops', 'payment_order/detail.json', { code: CODE })
  return v.parse(paymentOrderDetail, data)
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
      const { offered, accepted } = await compareAvailability(
        {
          world,
          type: 'payment',
          code: CODE,
          document: settlement === 'external' ? EXTERNAL_DOCUMENT : INTERNAL_DOCUMENT,
          actions: ACTIONS,
          arrange: (creator) => arrange(position, settlement, creator),
          read: async () => {
            const order = await readOrder()
            return (action, user) =>
              availabilityOf(paymentRules, action, order, user).kind === 'available'
          },
        },
        people,
      )
      expect(offered).toStrictEqual(accepted)
    },
  )

  it('and a new order to exactly those from whom the server takes one', async () => {
    const compared = { world, type: 'payment', document: INTERNAL_DOCUMENT } as const
    const accepted = await takersOf({ ...compared, arrange: () => undefined }, people)
    const offered = [...people].map(([person, user]) => [person, mayRaise(paymentRules, user)])
    expect(Object.fromEntries(offered)).toStrictEqual(accepted)
  })
})

describe('what is not offered', () => {
  const applicant = { username: 'zhang.wei', authorities: [{ url: '/payment/order' }] }
  const reviewer = { username: 'li.na', authorities: [{ code: 'payment_confirm' }] }

  it('is not shown when the authority forbids it, and disabled with a reason when the state does', () => {
    const tallied = { state: 30, createBy: 'zhang.wei', channelId: 1 }
    expect(availabilityOf(paymentRules, 'approve', tallied, applicant)).toEqual({ kind: 'hidden' })
    expect(
      availabilityOf(paymentRules, 'cancel', tallied, { ...applicant, username: 'wang.fang' }),
    ).toEqual({
      kind: 'hidden',
    })
    expect(availabilityOf(paymentRules, 'cancel', tallied, applicant)).toMatchObject({
      kind: 'disabled',
      reason: { message: 'It is tallied: this is not possible any more' },
    })
  })

  it('says why a submitted order can’t be approved', () => {
    const reasonOf = (order: object) => {
      const availability = availabilityOf(
        paymentRules,
        'approve',
        { state: 10, channelId: 1, ...order },
        reviewer,
      )
      return availability.kind === 'disabled' ? availability.reason.message : availability.kind
    }
    expect(reasonOf({})).toBe('available')
    expect(reasonOf({ verifyCode: 'HX1' })).toMatch(/^Approved; the verification/)
    expect(reasonOf({ createBy: 'li.na' })).toMatch(/you created/)
    expect(reasonOf({ channelId: 99 })).toMatch(/settlement type is unknown/)
  })

  it('says of nothing that an approved order which waits for verification is not decided yet', () => {
    const order = { state: 10, channelId: 1, verifyCode: 'HX1', createBy: 'zhang.wei' }
    const user = { ...applicant, authorities: [...applicant.authorities, ...reviewer.authorities] }
    for (const action of ACTIONS.filter((each) => each !== 'verify')) {
      expect(availabilityOf(paymentRules, action, order, user), action).toMatchObject({
        kind: 'disabled',
        reason: { message: expect.stringMatching(/^Approved; the verification/) as string },
      })
    }
  })
})
