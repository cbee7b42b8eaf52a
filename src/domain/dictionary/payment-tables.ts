import type { CodeTable } from './code-table'

export const PAYMENT_METHODS = {
  id: 'payment-method',
  name: { zh: '支付方式', en: 'Payment method', es: 'Forma de pago' },
  entries: [
    { code: 1, name: { zh: '虚拟卡', en: 'Virtual card', es: 'Tarjeta virtual' } },
    { code: 2, name: { zh: '企业预算', en: 'Enterprise budget', es: 'Presupuesto de la empresa' } },
    { code: 3, name: { zh: '微信支付', en: 'WeChat pay', es: 'WeChat Pay' } },
    { code: 4, name: { zh: '支付宝', en: 'Alipay', es: 'Alipay' } },
    { code: 5, name: { zh: '银联', en: 'UnionPay', es: 'UnionPay' } },
    { code: 6, name: { zh: '网银', en: 'Online banking', es: 'Banca en línea' } },
    { code: 99, name: { zh: '现金', en: 'Cash', es: 'Efectivo' } },
  ],
} as const satisfies CodeTable

export const CARD_TYPES = {
  id: 'card-type',
  name: { zh: '卡类型', en: 'Card type', es: 'Tipo de tarjeta' },
  entries: [
    { code: 1, name: { zh: 'Heights 卡', en: 'Heights card', es: 'Tarjeta Heights' } },
    {
      code: 2,
      name: { zh: '充值虚拟卡', en: 'Recharge virtual card', es: 'Tarjeta virtual de recarga' },
    },
    {
      code: 3,
      name: { zh: '信用虚拟卡', en: 'Credit virtual card', es: 'Tarjeta virtual de crédito' },
    },
  ],
} as const satisfies CodeTable

export const PAYMENT_STATUSES = {
  id: 'payment-status',
  name: { zh: '支付状态', en: 'Payment status', es: 'Estado del pago' },
  entries: [
    { code: 0, name: { zh: '未支付', en: 'Unpaid', es: 'Sin pagar' } },
    { code: 10, name: { zh: '已预付', en: 'Prepaid', es: 'Prepagado' } },
    { code: 20, name: { zh: '已支付', en: 'Paid', es: 'Pagado' } },
    { code: 99, name: { zh: '支付已取消', en: 'Payment cancelled', es: 'Pago cancelado' } },
  ],
} as const satisfies CodeTable

export const SUMMARY_STATES = {
  id: 'summary-state',
  name: { zh: '汇总状态', en: 'Summary state', es: 'Estado del resumen' },
  entries: [
    { code: 0, name: { zh: '汇总已取消', en: 'Summary cancelled', es: 'Resumen cancelado' } },
    { code: 10, name: { zh: '已汇总', en: 'Summarized', es: 'Resumido' } },
    { code: 20, name: { zh: '已确认', en: 'Confirmed', es: 'Confirmado' } },
    { code: 30, name: { zh: '已结算', en: 'Settled', es: 'Liquidado' } },
  ],
} as const satisfies CodeTable
