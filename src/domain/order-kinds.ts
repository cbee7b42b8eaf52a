/** The three order types. Paths, authorities, cache keys and names in storage are made from these words. */
export const ORDER_KINDS = ['payment', 'debit', 'reverse'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]
