import { BUSINESS_TYPES, ORDER_SOURCES, PRODUCT_TYPES } from './business-tables'
import type { TableGroup } from './code-table'
import {
  BREAKFASTS,
  HOTEL_ORDER_STATES,
  HOTEL_REFUND_STATES,
  HOTEL_STAR_LEVELS,
  HOTEL_STATES,
  HOTEL_THEMES,
  HOTEL_TYPES,
} from './hotel-tables'
import {
  DEBIT_ORDER_STATES,
  LOG_BUSINESS_TYPES,
  LOG_STATES,
  PAYMENT_ORDER_STATES,
  REVERSE_ORDER_STATES,
  YES_NO_FLAGS,
} from './order-tables'
import { CARD_TYPES, PAYMENT_METHODS, PAYMENT_STATUSES, SUMMARY_STATES } from './payment-tables'
import {
  ACCOUNT_LOG_TYPES,
  ENTERPRISE_WHITELIST,
  LOGIN_MESSAGES,
  PAYMENT_CHANNEL_TYPES,
  REFUND_STATES,
} from './platform-tables'
import { FEE_ITEM_CODES, PARKS, SETTLEMENT_CHANNELS, SETTLEMENT_TYPES } from './settlement-tables'

/** Every code table of the platform, by area. See docs/domain/base-data.md, "Code tables". */
export const DICTIONARY: readonly TableGroup[] = [
  {
    id: 'business',
    name: { zh: '业务', en: 'Business', es: 'Negocio' },
    tables: [BUSINESS_TYPES, ORDER_SOURCES, PRODUCT_TYPES],
  },
  {
    id: 'orders',
    name: { zh: '单据', en: 'Orders', es: 'Órdenes' },
    tables: [
      PAYMENT_ORDER_STATES,
      DEBIT_ORDER_STATES,
      REVERSE_ORDER_STATES,
      LOG_BUSINESS_TYPES,
      LOG_STATES,
      YES_NO_FLAGS,
    ],
  },
  {
    id: 'settlement',
    name: { zh: '结算', en: 'Settlement', es: 'Liquidación' },
    tables: [SETTLEMENT_TYPES, SETTLEMENT_CHANNELS, PARKS, FEE_ITEM_CODES],
  },
  {
    id: 'payment',
    name: { zh: '支付', en: 'Payment', es: 'Pago' },
    tables: [PAYMENT_METHODS, CARD_TYPES, PAYMENT_STATUSES, SUMMARY_STATES],
  },
  {
    id: 'hotel',
    name: { zh: '酒店', en: 'Hotel', es: 'Hotel' },
    tables: [
      HOTEL_ORDER_STATES,
      HOTEL_REFUND_STATES,
      HOTEL_STATES,
      HOTEL_STAR_LEVELS,
      BREAKFASTS,
      HOTEL_THEMES,
      HOTEL_TYPES,
    ],
  },
  {
    id: 'platform',
    name: { zh: '平台', en: 'Platform', es: 'Plataforma' },
    tables: [
      LOGIN_MESSAGES,
      PAYMENT_CHANNEL_TYPES,
      ACCOUNT_LOG_TYPES,
      REFUND_STATES,
      ENTERPRISE_WHITELIST,
    ],
  },
]
