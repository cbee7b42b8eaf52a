/**
 * Everything that may go wrong with one request, as the fixture server is told to do it (without the call). `offline` never
 * gets there. Both drivers of the fault matrix, in process and in the browser, take their cases from here.
 */
export const FAULTS = {
  'status 400': { kind: 'status', status: 400 },
  'status 401': { kind: 'status', status: 401 },
  'status 403': { kind: 'status', status: 403 },
  'status 404': { kind: 'status', status: 404 },
  'status 409': { kind: 'status', status: 409 },
  'status 418': { kind: 'status', status: 418 },
  'status 429': { kind: 'status', status: 429, headers: { 'retry-after': '120' } },
  'status 500': { kind: 'status', status: 500 },
  'status 502': { kind: 'status', status: 502 },
  'status 503': { kind: 'status', status: 503 },
  'status 504': { kind: 'status', status: 504 },
  /** a gateway's page, which knows nothing of what the platform did */
  'page 500': { kind: 'html', status: 500 },
  refusal: { kind: 'refuse', message: '额度已用完' },
  'refusal of a field': { kind: 'refuse', message: '不能为负数', field: 'amount' },
  'refusal in HTML': { kind: 'refuse', message: '<b>额度</b>已用完<script>0</script>' },
  'missing principal': { kind: 'refuse', message: 'principal is null' },
  empty: { kind: 'empty' },
  html: { kind: 'html' },
  'wrong shape': { kind: 'shape' },
  'null data': { kind: 'body', body: { success: true, data: null } },
  'no JSON': { kind: 'body', body: '{"success":tr' },
  cut: { kind: 'cut', afterBytes: 10 },
  delay: { kind: 'delay', ms: 1 },
  hang: { kind: 'timeout' },
  'dropped before': { kind: 'drop', when: 'before', times: 'always' },
  'dropped after': { kind: 'drop', when: 'after' },
  stall: { kind: 'stall', afterBytes: 10 },
  offline: undefined,
} as const

export type FaultName = keyof typeof FAULTS

export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[]

/** Of these nothing comes within the 30 s that a call has. */
export const TIMES_OUT: readonly FaultName[] = ['hang', 'stall']
