import { expect, test } from 'vitest'
import { lastApproval, openRejection, visibleLog } from './log'

const entry = (id: string, step: string, state: number, showFront?: 0 | 1) => ({
  id,
  recordId: 'FK1',
  bizType: 1,
  step,
  content: undefined,
  state,
  showFront,
  gmtCreate: undefined,
  gmtModified: undefined,
  createBy: undefined,
  lastModifiedBy: undefined,
})

const person = (enterprise: string) => ({
  name: undefined,
  username: undefined,
  nickName: undefined,
  avatar: undefined,
  enterprise,
  authorities: [],
})

const LOG = [
  entry('5', 'verify', 1, 0),
  entry('4', 'approve', 0),
  entry('3', 'approve', 1, 1),
  entry('2', 'approve', 1, 1),
  entry('1', 'submit', 1, 1),
]

test('The newest approval that succeeded is the last one', () => {
  expect(lastApproval(LOG)?.id).toBe('3')
  expect(lastApproval(LOG.slice(4))).toBeUndefined()
})

test('Entries that are not for the front are for internal and server users', () => {
  const ids = (enterprise: string) => visibleLog(LOG, person(enterprise)).map(({ id }) => id)
  expect(ids('commonservice')).toEqual(['5', '4', '3', '2', '1'])
  expect(ids('domesticservice')).toEqual(['5', '4', '3', '2', '1'])
  expect(ids('xinhai')).toEqual(['4', '3', '2', '1'])
  expect(visibleLog(LOG, undefined)).toHaveLength(4)
})

test.each([
  ['it is the newest', ['reject', 'submit', 'reject', 'submit'], 4],
  ['the order was only saved since', ['stage', 'stage', 'reject', 'submit'], 2],
  ['it was submitted again', ['submit', 'reject', 'submit'], undefined],
  ['it was saved and submitted again', ['submit', 'stage', 'reject', 'submit'], undefined],
  ['it was cancelled', ['cancel', 'reject', 'submit'], undefined],
  ['nobody rejected it', ['submit', 'stage'], undefined],
  ['another system did not answer', ['verify', 'approve', 'submit'], undefined],
  ['nothing was logged', [], undefined],
] as const)('A rejection stands open or not when %s', (_when, steps, id) => {
  const log = steps.map((step, at) => entry(String(steps.length - at), step, 1, 1))
  expect(openRejection(log)?.id).toBe(id === undefined ? undefined : String(id))
})

test('A step that failed answers no rejection', () => {
  const log = [entry('3', 'submit', 0), entry('2', 'reject', 1), entry('1', 'submit', 1)]
  expect(openRejection(log)?.id).toBe('2')
  expect(openRejection([entry('2', 'reject', 0), entry('1', 'submit', 1)])).toBeUndefined()
})
