import type { Names } from './code-table'

/** How a payment order is settled, in words. */
export const SETTLEMENT_KINDS = {
  internal: { zh: '内部', en: 'Internal', es: 'Interna' },
  external: { zh: '外部', en: 'External', es: 'Externa' },
} as const satisfies Record<string, Names>
