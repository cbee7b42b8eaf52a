import type { MutationOptions } from '@tanstack/react-query'
import { departmentWrites, remarkWrites, verifyUserWrites } from '@/api/resources/base-data-writes'
import { debitOrderWrites } from '@/api/resources/debit-order-writes'
import type { Keyed, SaveOrder } from '@/api/resources/order-writes'
import { paymentOrderWrites } from '@/api/resources/payment-order-writes'
import { reverseOrderWrites } from '@/api/resources/reverse-order-writes'
import { runWrite } from '@/api/run-write'
import type { CaseContext, MatrixRow, MatrixServer, Sending } from './row'

/** What a write is sent once for: what its document is known by. */
const onceKey = (index: number) => `draft-${index}`

/** A write of the application's own, with the key by which a repeat of it is known. */
function sending<Output, Variables extends object>(
  { queryClient }: CaseContext,
  options: MutationOptions<Output, Error, Keyed<Variables>>,
  variables: Variables,
  release: () => void,
): Sending {
  const idempotencyKey = crypto.randomUUID()
  return {
    send: () => runWrite(queryClient, options, { ...variables, idempotencyKey }),
    release,
  }
}

function write(
  person: string,
  begin: MatrixRow['begin'],
  prepare?: MatrixRow['prepare'],
): MatrixRow {
  return {
    sends: 'write',
    answers: 'data',
    person,
    toldBy: 'dialog and note',
    again: 'well',
    begin,
    ...(prepare && { prepare }),
  }
}

interface Locked {
  code: string
  gmtModified: string
}
interface Arranged extends Locked {
  debits: (Locked & { reverse?: Locked })[]
}

/** A supply of orders in one state, arranged at once: every case takes one of its own. */
function supply(pick: (order: Arranged) => Locked[], planOf: (cases: number) => object[]) {
  let all: Locked[] = []
  return {
    prepare: async (server: MatrixServer, cases: number) => {
      const answer = await server.control('POST', 'arrange', { orders: planOf(cases) })
      all = (answer as { orders: Arranged[] }).orders.flatMap(pick)
    },
    at(index: number): Locked {
      const order = all[index]
      if (!order) throw new Error(`there is no order for case ${index}`)
      const { code, gmtModified } = order
      return { code, gmtModified }
    },
  }
}

const ENOUGH = '9000000.00'
const debits = (count: number, debit: object) =>
  Array.from({ length: count }, () => ({ amount: '1.00', ...debit }))

/** Payment orders, debits of one of them, or the reverses of these, in a state. */
const payments = (plan: object) =>
  supply(
    (order) => [order],
    (count) => [{ ...plan, count }],
  )
const debitsOf = (plan: object) =>
  supply(
    (order) => order.debits,
    (count) => [{ state: 30, amount: ENOUGH, debits: debits(count, plan) }],
  )
const reversesOf = (plan: object) =>
  supply(
    (order) => order.debits.flatMap(({ reverse }) => reverse ?? []),
    (count) => [{ state: 30, amount: ENOUGH, debits: debits(count, { state: 20, reverse: plan }) }],
  )

const PAYMENT = {
  channelId: 1,
  feeItemCode: '6666020102',
  amount: 12_345,
  affiliationParkId: 1,
  affiliationDepartmentCode: 'D1001',
  principalId: 1,
  attachments: [],
}

type SaveOptions<Body> = MutationOptions<{ code: string }, Error, Keyed<SaveOrder<Body>>>

interface OrderWrites<Body> extends Pick<
  typeof debitOrderWrites,
  'decide' | 'cancel' | 'tally' | 'release'
> {
  stage: SaveOptions<Body>
  submit: SaveOptions<Body>
}

/** The calls that every order type has, with the documents that they are about. */
function orderRows<Body extends object>(
  writes: OrderWrites<Body>,
  /** the orders above, of which documents are written; a payment order has none */
  above: ReturnType<typeof supply> | undefined,
  bodyOf: (aboveCode: string) => NoInfer<Body>,
  inState: (plan: object) => ReturnType<typeof supply>,
  unTallied: object,
) {
  const [waiting, cancellable, toBeTallied] = [
    inState({ state: 10 }),
    inState({ state: 10 }),
    inState(unTallied),
  ]
  const save = (action: 'stage' | 'submit') =>
    write(
      'zhang.wei',
      (context) => {
        const key = onceKey(context.index)
        const body = bodyOf(above?.at(context.index).code ?? '')
        const release = () => writes.release(action, key)
        return sending(context, writes[action], { body, onceKey: key }, release)
      },
      above?.prepare,
    )
  return {
    stage: save('stage'),
    submit: save('submit'),
    decide: write(
      'li.na',
      (context) => {
        const order = waiting.at(context.index)
        const release = () => writes.release('approve', order.code)
        return sending(context, writes.decide, { ...order, approved: 1 as const }, release)
      },
      waiting.prepare,
    ),
    cancel: write(
      'zhang.wei',
      (context) => {
        const order = cancellable.at(context.index)
        const release = () => writes.release('cancel', order.code)
        return sending(context, writes.cancel, order, release)
      },
      cancellable.prepare,
    ),
    tally: write(
      'zhang.wei',
      (context) => {
        const { code } = toBeTallied.at(context.index)
        const release = () => writes.release('tally', code)
        return sending(context, writes.tally, { code }, release)
      },
      toBeTallied.prepare,
    ),
  }
}

const payment = orderRows(paymentOrderWrites, undefined, () => PAYMENT, payments, { state: 20 })
const debit = orderRows(
  debitOrderWrites,
  payments({ state: 30 }),
  (paymentCode) => ({ paymentCode, amount: 345, attachments: [] }),
  debitsOf,
  { state: 10, isOutstanding: true },
)
const reverse = orderRows(
  reverseOrderWrites,
  debitsOf({ state: 20 }),
  (debitCode) => ({ debitCode, remark: '金额有误' }),
  reversesOf,
  { state: 10, isOutstanding: true },
)
const unverified = payments({ state: 10, isOutstanding: true })

/** A new text for every case, so that each changes something. */
const nameOf = ({ index }: CaseContext, what: string) => `${what}${index}`

/** Every write of the endpoint table. */
export const WRITE_ROWS = {
  'payment_order/staging.json': payment.stage,
  'payment_order/submit.json': payment.submit,
  'payment_order/approval.json': payment.decide,
  'payment_order/cancel.json': payment.cancel,
  'payment_order/tally.json': payment.tally,
  'payment_order/verify.json': write(
    'zhang.wei',
    (context) => {
      const { code } = unverified.at(context.index)
      const release = () => paymentOrderWrites.release('verify', code)
      return sending(context, paymentOrderWrites.verify, { code }, release)
    },
    unverified.prepare,
  ),
  'debit_order/staging.json': debit.stage,
  'debit_order/submit.json': debit.submit,
  'debit_order/approval.json': debit.decide,
  'debit_order/cancel.json': debit.cancel,
  'debit_order/tally.json': debit.tally,
  'reverse_order/staging.json': reverse.stage,
  'reverse_order/submit.json': reverse.submit,
  'reverse_order/approval.json': reverse.decide,
  'reverse_order/cancel.json': reverse.cancel,
  'reverse_order/tally.json': reverse.tally,
  'department/save.json': write('sun.li', (context) => {
    const key = onceKey(context.index)
    const body = {
      code: `D7${context.index}`,
      name: nameOf(context, '新设部门'),
      valid: 1 as const,
    }
    const release = () => departmentWrites.releaseSave(key)
    return sending(context, departmentWrites.save, { body, onceKey: key }, release)
  }),
  'department/update.json': write('sun.li', (context) => {
    const body = { id: 13, code: 'D1013', name: nameOf(context, '改名部门'), valid: 1 as const }
    return sending(context, departmentWrites.update, body, () => departmentWrites.releaseUpdate(13))
  }),
  'remark/save.json': write('sun.li', (context) => {
    const key = onceKey(context.index)
    const body = { name: nameOf(context, '新备注'), valid: 1 as const }
    const release = () => remarkWrites.releaseSave(key)
    return sending(context, remarkWrites.save, { body, onceKey: key }, release)
  }),
  'remark/update.json': write('sun.li', (context) => {
    const body = { id: 2, name: nameOf(context, '改过的备注'), valid: 1 as const }
    return sending(context, remarkWrites.update, body, () => remarkWrites.releaseUpdate(2))
  }),
  'verify_user/update.json': write('sun.li', (context) => {
    const nickName = nameOf(context, '马')
    const body = { id: 3, username: 'ma.chao', nickName, type: 1, valid: 1 as const }
    return sending(context, verifyUserWrites.update, body, () => verifyUserWrites.releaseUpdate(3))
  }),
} satisfies Record<string, MatrixRow>
