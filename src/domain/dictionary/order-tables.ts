import { LOG_BIZ_TYPE, LOG_STATE } from '../operation-steps'
import { CHAIN_ORDER_STATE, PAYMENT_STATE } from '../order-states'
import type { CodeEntry, CodeTable } from './code-table'
import { SETTLEMENT_KINDS } from './settlement-kinds'

const { internal, external } = SETTLEMENT_KINDS

/** The three document types, of the operation log and of the tables of states. */
const PAYMENT_ORDER = { zh: '付款单', en: 'Payment order', es: 'Orden de pago' } as const
const DEBIT_ORDER = { zh: '扣款单', en: 'Debit order', es: 'Orden de cargo' } as const
const REVERSE_ORDER = { zh: '冲销单', en: 'Reverse order', es: 'Orden de reversión' } as const

const CANCELLED = { zh: '已取消', en: 'Cancelled', es: 'Cancelada' } as const
const SAVED = { zh: '已保存', en: 'Saved', es: 'Guardada' } as const
const REJECTED = { zh: '已驳回', en: 'Rejected', es: 'Rechazada' } as const
const TALLIED = { zh: '已记账', en: 'Tallied', es: 'Contabilizada' } as const
const AWAITING_CONFIRMATION = {
  zh: '待确认',
  en: 'Awaiting confirmation',
  es: 'Por confirmar',
} as const

/** States of a payment order, with both readings of those that depend on the settlement type. */
export const PAYMENT_ORDER_STATES = {
  id: 'payment-order-state',
  name: { zh: '付款单状态', en: 'Payment order state', es: 'Estado de la orden de pago' },
  entries: [
    { code: PAYMENT_STATE.cancelled, name: CANCELLED },
    { code: PAYMENT_STATE.saved, name: SAVED },
    {
      code: PAYMENT_STATE.submitted,
      name: {
        zh: '待核销/待确认',
        en: 'Awaiting verification or confirmation',
        es: 'Por verificar o confirmar',
      },
      readings: [
        {
          kind: internal,
          name: { zh: '待核销', en: 'Awaiting verification', es: 'Por verificar' },
        },
        { kind: external, name: AWAITING_CONFIRMATION },
      ],
    },
    { code: PAYMENT_STATE.rejected, name: REJECTED },
    {
      code: PAYMENT_STATE.confirmed,
      name: { zh: '已核销/已确认', en: 'Verified or confirmed', es: 'Verificada o confirmada' },
      readings: [
        { kind: internal, name: { zh: '已核销', en: 'Verified', es: 'Verificada' } },
        { kind: external, name: { zh: '已确认', en: 'Confirmed', es: 'Confirmada' } },
      ],
    },
    { code: PAYMENT_STATE.tallied, name: TALLIED },
    { code: PAYMENT_STATE.usedUp, name: { zh: '已用完', en: 'Used up', es: 'Agotada' } },
  ],
} as const satisfies CodeTable

/** What debit orders and reverse orders have in common. */
const CHAIN_ORDER_STATES = [
  { code: CHAIN_ORDER_STATE.cancelled, name: CANCELLED },
  { code: CHAIN_ORDER_STATE.saved, name: SAVED },
  { code: CHAIN_ORDER_STATE.submitted, name: AWAITING_CONFIRMATION },
  { code: CHAIN_ORDER_STATE.rejected, name: REJECTED },
  { code: CHAIN_ORDER_STATE.tallied, name: TALLIED },
] as const satisfies readonly CodeEntry[]

export const DEBIT_ORDER_STATES = {
  id: 'debit-order-state',
  name: { zh: '扣款单状态', en: 'Debit order state', es: 'Estado de la orden de cargo' },
  entries: [
    ...CHAIN_ORDER_STATES,
    { code: CHAIN_ORDER_STATE.reversed, name: { zh: '已冲销', en: 'Reversed', es: 'Revertida' } },
  ],
} as const satisfies CodeTable

export const REVERSE_ORDER_STATES = {
  id: 'reverse-order-state',
  name: { zh: '冲销单状态', en: 'Reverse order state', es: 'Estado de la orden de reversión' },
  entries: CHAIN_ORDER_STATES,
} as const satisfies CodeTable

/** Which kind of document an entry of the operation log belongs to. */
export const LOG_BUSINESS_TYPES = {
  id: 'log-business-type',
  name: { zh: '日志业务类型', en: 'Log business type', es: 'Tipo de negocio del registro' },
  entries: [
    { code: LOG_BIZ_TYPE.payment, name: PAYMENT_ORDER },
    { code: LOG_BIZ_TYPE.debit, name: DEBIT_ORDER },
    { code: LOG_BIZ_TYPE.reverse, name: REVERSE_ORDER },
  ],
} as const satisfies CodeTable

export const LOG_STATES = {
  id: 'log-state',
  name: { zh: '日志状态', en: 'Log state', es: 'Estado del registro' },
  entries: [
    { code: LOG_STATE.failed, name: { zh: '失败', en: 'Failed', es: 'Error' } },
    { code: LOG_STATE.success, name: { zh: '成功', en: 'Success', es: 'Correcto' } },
  ],
} as const satisfies CodeTable

/** How flags travel: can only consume, valid, show in front. */
export const YES_NO_FLAGS = {
  id: 'yes-no',
  name: { zh: '是否标志', en: 'Yes/no flag', es: 'Indicador sí/no' },
  entries: [
    { code: 0, name: { zh: '否', en: 'No', es: 'No' } },
    { code: 1, name: { zh: '是', en: 'Yes', es: 'Sí' } },
  ],
} as const satisfies CodeTable
