import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  arrangeChain,
  DEBIT_CODE,
  PAYMENT_CODE,
  REVERSE_CODE,
  TAKEN,
  type ChainOrderPosition as Position,
} from '../../../fixtures/testing/chain'
import { compareAvailability, readUsers, takersOf } from '../../../fixtures/testing/availability'
import { OrderWorld } from '../../../fixtures/testing/order-world'
import { debitOrderDetail } from '@/api/contract/debit-order'
import { operationLog } from '@/api/contract/operation-log'
import { reverseOrder } from '@/api/contract/reverse-order'
import { listOf } from '@/api/contract/scalars'
import type { User } from '@/api/contract/session'
import { debitRules, reverseRules } from '@/domain/chain-order-transitions'
import { LOG_BIZ_TYPE } from '@/domain/operation-steps'
import {
  mayRaise,
  availabilityOf,
  type ActingUser,
  type OrderAction,
  type OrderLog,
} from '@/domain/transitions'

/**
 * The interface offers exactly what the server accepts: for every state, person and action of debit and
 * reverse orders the rule table here is held against the real server, which has rules of its own.
 */

type Type = 'debit' | 'reverse'
const RULES = { debit: debitRules, reverse: reverseRules }
const ACTIONS = ['stage', 'submit', 'approve', 'reject', 'tally', 'cancel'] as const
const CODES = { debit: DEBIT_CODE, reverse: REVERSE_CODE }
const DOCUMENTS = {
  debit: { paymentCode: PAYMENT_CODE, amount: TAKEN },
  reverse: { debitCode: DEBIT_CODE, remark: '扣款金额有误' },
}
const SCHEMAS = { debit: debitOrderDetail, reverse: reverseOrder }
/** A state that nobody has heard of. */
const UNKNOWN = '77'
const POSITIONS = {
  debit: ['0', '5', '10', '10t', '15', '20', '30', UNKNOWN],
  reverse: ['0', '5', '10', '10t', '15', '20', UNKNOWN],
} as const
const CASES = (['debit', 'reverse'] as const).flatMap((type) =>
  POSITIONS[type].map((position) => [type, position] as const),
)

const world = new OrderWorld(3)
let people: ReadonlyMap<string, User>

beforeAll(async () => {
  await world.reset()
  people = await readUsers(world)
})
afterAll(() => world.close())

/** A payment order with enough left for the debit; a debit that is tallied for the reverse. */
function arrange(type: Type, position: Position | typeof UNKNOWN, by: string): void {
  const known = position === UNKNOWN ? '0' : position
  if (type === 'debit') arrangeChain(world, { debit: known, by })
  else arrangeChain(world, { debit: known === '20' ? '30' : '20', reverse: known, by })
  if (position === UNKNOWN) world.run(`UPDATE ${type}_order SET state = ?`, Number(UNKNOWN))
}

/** The order and its log as screens read them, through the wire and the contract. */
async function read(type: Type) {
  const code = CODES[type]
  const order = await world.send('server.ops', `${type}_order/detail.json`, { code })
  const log = await world.send('server.ops', 'payment_order/logs.json', {
    recordId: code,
    bizType: LOG_BIZ_TYPE[type],
  })
  return {
    order: v.parse(SCHEMAS[type], order.data),
    log: v.parse(listOf(operationLog), log.data),
  }
}

describe('the interface offers exactly what the server accepts', () => {
  it.each(CASES)('on a %s order in %s', async (type, position) => {
    const { offered, accepted } = await compareAvailability(
      {
        world,
        type,
        code: CODES[type],
        document: DOCUMENTS[type],
        actions: ACTIONS,
        arrange: (creator) => arrange(type, position, creator),
        read: async () => {
          const { order, log } = await read(type)
          expect(log).not.toEqual([])
          return (action, user) =>
            availabilityOf(RULES[type], action, order, user, log).kind === 'available'
        },
      },
      people,
    )
    expect(offered).toStrictEqual(accepted)
  })

  it.each(['debit', 'reverse'] as const)(
    'and a new %s order to exactly those from whom the server takes one',
    async (type) => {
      const compared = { world, type, document: DOCUMENTS[type] }
      const accepted = await takersOf(
        { ...compared, arrange: (creator) => arrange(type, 'new', creator) },
        people,
      )
      const offered = [...people].map(([person, user]) => [person, mayRaise(RULES[type], user)])
      expect(Object.fromEntries(offered)).toStrictEqual(accepted)
    },
  )
})

describe('what is not offered', () => {
  const reviewer = {
    username: 'li.na',
    authorities: [{ code: 'debit_confirm' }, { url: '/debit/order' }],
  }
  const waiting = { state: 10, createBy: 'zhang.wei' }
  const failed = [{ step: 'tally', state: 0 }]
  const told = (
    type: Type,
    action: OrderAction,
    order: { state: number; createBy?: string },
    user: ActingUser,
    log: OrderLog,
  ) => {
    const availability = availabilityOf(RULES[type], action, order, user, log)
    return availability.kind === 'disabled' ? availability.reason.message : availability.kind
  }

  it('is no verification of either, and nothing of the other type', () => {
    expect(told('debit', 'verify', waiting, reviewer, [])).toBe('hidden')
    expect(told('reverse', 'approve', waiting, reviewer, [])).toBe('hidden')
  })

  it('says why the state or the person forbids it', () => {
    expect(told('debit', 'approve', waiting, reviewer, failed)).toMatch(/^Approved; notifying/)
    expect(told('debit', 'tally', waiting, reviewer, [])).toMatch(/not been approved yet/)
    expect(told('debit', 'approve', { state: 20 }, reviewer, [])).toMatch(/^It is tallied/)
    const own = { ...waiting, createBy: 'li.na' }
    expect(told('debit', 'approve', own, reviewer, [])).toMatch(/you created/)
  })

  it('is a tally where the log is not known, as in a list; a decision still is', () => {
    expect(told('debit', 'tally', waiting, reviewer, undefined)).toMatch(/not been approved yet/)
    expect(told('debit', 'approve', waiting, reviewer, undefined)).toBe('available')
  })

  it('depends on the last word of the log alone', () => {
    const tallied = [{ step: 'tally', state: 1 }, ...failed]
    expect(told('debit', 'approve', waiting, reviewer, tallied)).toBe('available')
    expect(told('debit', 'tally', waiting, reviewer, failed)).toBe('available')
    expect(told('debit', 'approve', waiting, reviewer, [{ step: 'submit', state: 0 }])).toBe('available') // prettier-ignore
  })
})
