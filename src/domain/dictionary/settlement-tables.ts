import { FEE_ITEM } from '../fee-items'
import { CHANNEL, SETTLEMENT } from '../settlement'
import { sameName, type CodeTable } from './code-table'
import { SETTLEMENT_KINDS } from './settlement-kinds'

const { internal, external } = SETTLEMENT_KINDS

export const SETTLEMENT_TYPES = {
  id: 'settlement-type',
  name: { zh: '结算类型', en: 'Settlement type', es: 'Tipo de liquidación' },
  entries: [
    { code: SETTLEMENT.internal, name: internal },
    { code: SETTLEMENT.external, name: external },
  ],
} as const satisfies CodeTable

export const SETTLEMENT_CHANNELS = {
  id: 'settlement-channel',
  name: { zh: '结算渠道', en: 'Settlement channel', es: 'Canal de liquidación' },
  entries: [
    { code: CHANNEL.bcc, name: sameName('BCC'), kind: internal },
    { code: CHANNEL.gems, name: sameName('GEMS'), kind: internal },
    { code: CHANNEL.kems, name: sameName('KEMS'), kind: internal },
    { code: CHANNEL.rrsems, name: sameName('RRSEMS'), kind: internal },
    { code: CHANNEL.wechat, name: { zh: '微信', en: 'WeChat', es: 'WeChat' }, kind: external },
    { code: CHANNEL.alipay, name: { zh: '支付宝', en: 'Alipay', es: 'Alipay' }, kind: external },
    {
      code: CHANNEL.transfer,
      name: { zh: '转账', en: 'Transfer', es: 'Transferencia' },
      kind: external,
    },
  ],
} as const satisfies CodeTable

export const PARKS = {
  id: 'park',
  name: { zh: '园区', en: 'Park', es: 'Parque' },
  entries: [
    { code: 1, name: { zh: '青岛园区', en: 'Qingdao', es: 'Qingdao' } },
    { code: 2, name: { zh: '胶州园区', en: 'Jiaozhou', es: 'Jiaozhou' } },
    { code: 3, name: { zh: '黄岛园区', en: 'Huangdao', es: 'Huangdao' } },
    { code: 4, name: { zh: '中德园区', en: 'Sino-German', es: 'Sino-alemán' } },
    { code: 5, name: { zh: '胶南园区', en: 'Jiaonan', es: 'Jiaonan' } },
  ],
} as const satisfies CodeTable

/** What an internally settled order is booked on. */
export const FEE_ITEM_CODES = {
  id: 'fee-item',
  name: { zh: '费用项', en: 'Fee item', es: 'Concepto de gasto' },
  entries: [
    { code: FEE_ITEM.gifts, name: { zh: '礼品', en: 'Gifts', es: 'Regalos' } },
    {
      code: FEE_ITEM.staffActivities,
      name: { zh: '员工活动', en: 'Staff activities', es: 'Actividades del personal' },
    },
    {
      code: FEE_ITEM.departmentVisits,
      name: { zh: '部门走访', en: 'Department visits', es: 'Visitas de departamento' },
    },
    {
      code: FEE_ITEM.birthdayBenefits,
      name: { zh: '生日福利', en: 'Birthday benefits', es: 'Beneficios de cumpleaños' },
    },
  ],
} as const satisfies CodeTable
