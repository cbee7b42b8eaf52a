/** Calls of payment orders as faults and the journal name them. */
export const LIST_CALL = 'payment_order/list.json'
export const DETAIL_CALL = 'payment_order/detail.json'
export const LOGS_CALL = 'payment_order/logs.json'
export const STAGE_CALL = 'payment_order/staging.json'
export const SUBMIT_CALL = 'payment_order/submit.json'
export const EXPORT_CALL = 'payment_order/list/export'
/** Every decision, approval and rejection. */
export const DECISION_CALL = 'payment_order/approval.json'
