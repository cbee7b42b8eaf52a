import { setupI18n, type MessageDescriptor, type Messages } from '@lingui/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { balance } from '@/api/endpoints'
import { ApiError } from '@/api/http/api-error'
import { configureTransport, transport } from '@/api/http/client'
import { describeError } from '@/api/http/describe-error'
import { balanceWrites } from '@/api/write-endpoints'
import { clearWarmTips, closeWarmTip, currentWarmTip } from '@/components/warm-tip/warm-tip-store'
import { takeNotifications } from '@/shell/notify'
import { presentWriteFailure } from '@/shell/present-write-failure'
import { DIALOG_TEXTS, expectedOf, isUnknown, type Expected } from '@/testing/fault-matrix/expected'
import { FAULTS, FAULT_NAMES, TIMES_OUT, type FaultName } from '@/testing/fault-matrix/faults'
import { OTHER_ROWS } from '@/testing/fault-matrix/other-calls'
import { READ_ROWS } from '@/testing/fault-matrix/reads'
import type { MatrixRow, Sending } from '@/testing/fault-matrix/row'
import { WRITE_ROWS } from '@/testing/fault-matrix/writes'
import { inProcess } from '@/testing/in-process-server'
import { failureOf } from '@/testing/test-transport'
import { createFixtureApp } from '../../fixtures/app'
import type { ApplicationCall } from '../../fixtures/calls'
import { createQueryClient } from './query-client'

/**
 * Every call of the platform under every fault, in process: what it fails with, in which words, how often it is sent, what the
 * server did, what may be sent again, and that it works when the fault is gone. All by rule (testing/fault-matrix).
 */

/** A call that the platform has and the matrix has not does not compile. */
const ROWS: Record<ApplicationCall, MatrixRow> = {
  ...READ_ROWS,
  ...WRITE_ROWS,
  ...OTHER_ROWS,
}

let isOffline = false
const app = createFixtureApp({
  orders: 3,
  site: async ({ url }) =>
    url.includes('/version.json') ? Response.json({ version: '1' }) : undefined,
})
const server = inProcess({
  fetch: async (request) => {
    const isCall = !new URL(request.url).pathname.startsWith('/__fixtures')
    if (isOffline && isCall) throw new TypeError('Failed to fetch')
    return app.fetch(request)
  },
})
const queryClient = createQueryClient()
const reported: ApiError[] = []
let sendings = 0
let casesRun = 0

/** By language, what it says. */
const languages = new Map<string, (text: MessageDescriptor) => string>()

beforeAll(async () => {
  for (const language of ['zh', 'en', 'es']) {
    const { messages } = (await import(`../locales/${language}/messages.po`)) as {
      messages: Messages
    }
    const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
    languages.set(language, (text) => i18n._(text))
  }
  server.connect()
})

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue()
  // The window in which a repeat is refused is another test's matter.
  vi.spyOn(performance, 'now').mockImplementation(() => 60_000 * sendings)
  configureTransport({ isLoggedIn: () => true, onError: (error) => void reported.push(error) })
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  app.close()
  console.info(`fault matrix: ${casesRun} cases of ${Object.keys(ROWS).length} calls`)
})

interface Entry {
  seq: number
  call: string
  idempotencyKey?: string
}

const entriesOf = async (call: string): Promise<Entry[]> =>
  (await server.control('GET', `journal?call=${call}`)) as Entry[]

/** The tables in which something is not as it was when a request came. */
const changedSince = async ({ seq }: Entry): Promise<string[]> =>
  Object.keys((await server.control('GET', `changes?since=${seq}`)) as object)

/** Waits, without a clock, until the fault holds the call. */
async function untilHeld(): Promise<void> {
  for (;;) {
    const [fault] = (await server.control('GET', 'faults')) as { waiting: number }[]
    if (!fault || fault.waiting > 0) return
    await new Promise(setImmediate)
  }
}

/** Sends, and gives what it fails with; undefined when it ends well. */
async function outcomeOf({ send }: Sending, isHeld = false): Promise<ApiError | undefined> {
  sendings += 1
  if (isHeld) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const failing = failureOf(send())
    if (isHeld) {
      await untilHeld()
      await vi.advanceTimersByTimeAsync(30_000)
    }
    const failure = await failing
    if (failure === undefined || failure instanceof ApiError) return failure
    throw new Error('no ApiError', { cause: failure })
  } finally {
    vi.useRealTimers()
  }
}

/** The dialogs that have been opened, one after the other. */
function dialogs() {
  const all = []
  for (let tip = currentWarmTip(); tip; tip = currentWarmTip()) {
    all.push(tip)
    closeWarmTip()
  }
  return all
}

/** What is said stands in every language, and only the English is English. */
function expectInEveryLanguage(text: MessageDescriptor): void {
  const words = [...languages].map(([, say]) => say(text))
  expect(words.every((each) => each.trim().length > 0)).toBe(true)
  expect(new Set(words).size, words.join(' | ')).toBe(languages.size)
}

/** The words of the dialog, by docs/wire-contract.md, "Failures". */
function expectWords(error: ApiError, fault: FaultName): void {
  const { message, detail } = describeError(error)
  expectInEveryLanguage(error.failure)
  if (message) expectInEveryLanguage(message)
  const saysWhatFailed = error.kind === 'rejected'
  if (error.kind === 'bad-request') expect(message).toBeUndefined()
  else expect(message?.message).toBe(saysWhatFailed ? error.failure.message : DIALOG_TEXTS[error.kind]) // prettier-ignore
  const hasServersWords = ['bad-request', 'server', 'rejected'].includes(error.kind) && fault !== 'page 500' // prettier-ignore
  expect(detail !== undefined).toBe(hasServersWords)
}

/** That exactly as much was told as the rule says, and to nobody twice. */
function expectTold(row: MatrixRow, fault: FaultName, expected: Expected, error: ApiError): void {
  const isQuiet = row.keepsQuietOf?.includes(error.kind) === true
  expect(reported).toEqual(isQuiet ? [] : [error])
  const isUnknownWrite = row.sends === 'write' && isUnknown(fault, expected)
  if (row.toldBy === 'dialog and note') presentWriteFailure(error)
  const isSilent = row.toldBy === 'screen' || (isUnknownWrite && error.kind === 'shape')
  expect(dialogs()).toEqual(isSilent ? [] : [describeError(error)])
  const isNoted = row.toldBy === 'dialog and note' && !isUnknownWrite
  expect(takeNotifications()).toEqual(isNoted ? [{ message: error.failure, tone: 'failure' }] : [])
}

/** A write whose outcome nobody knows is not sent again before it is known, and then under its key. */
async function expectOnce(call: string, sending: Sending, arrived: number) {
  if (!sending.release) return
  expect(await outcomeOf(sending)).toMatchObject({ kind: 'timed-out-before', outcome: 'failed' })
  expect(await entriesOf(call)).toHaveLength(arrived)
  sending.release()
  clearWarmTips()
  takeNotifications()
}

async function runCase(call: string, row: MatrixRow, fault: FaultName, index: number) {
  const sending = await row.begin({ server, queryClient, index })
  await server.control('DELETE', 'journal')
  reported.length = 0
  const setting = FAULTS[fault]
  isOffline = setting === undefined
  if (setting) await server.fault({ call, ...setting })

  const expected = expectedOf(fault, row)
  const error = await outcomeOf(sending, TIMES_OUT.includes(fault))
  expect(error?.kind ?? 'well').toBe(expected.ends)
  const entries = await entriesOf(call)
  expect(entries).toHaveLength(expected.arrivals)
  isOffline = false
  await server.control('DELETE', 'faults')

  const [first] = entries
  const isWrite = row.sends === 'write'
  if (isWrite && first && !row.leavesNoRow) {
    expect((await changedSince(first)).length > 0, 'it was done').toBe(expected.isDone)
  }
  if (error) {
    const isDoubtful = isWrite && isUnknown(fault, expected)
    expect(error.outcome).toBe(isDoubtful ? 'unknown' : 'failed')
    expectWords(error, fault)
    expectTold(row, fault, expected, error)
    if (isDoubtful) await expectOnce(call, sending, expected.arrivals)
  } else {
    expect([reported, dialogs(), takeNotifications()]).toEqual([[], [], []])
  }

  // The fault is gone.
  const again = (await outcomeOf(sending))?.kind ?? 'well'
  const wasDone = isWrite && expected.isDone
  expect(again).toBe(wasDone ? row.again : 'well')
  if (!isWrite || !sending.release) return
  const all = await entriesOf(call)
  expect(new Set(all.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  const last = all.at(-1)
  if (last) expect((await changedSince(last)).length > 0, 'done once').toBe(!wasDone)
}

it('has a row for every call of the endpoint tables', () => {
  const names = [...Object.values(balance), ...Object.values(balanceWrites)].map(({ name }) => name)
  expect(names.filter((name) => !Object.hasOwn(ROWS, name))).toEqual([])
})

it('has at least 900 cases', () => {
  expect(Object.keys(ROWS).length * FAULT_NAMES.length).toBeGreaterThanOrEqual(900)
})

describe.each(Object.entries(ROWS))('%s', (call, row) => {
  beforeAll(async () => {
    await server.reset()
    transport.handOver()
    await row.prepare?.(server, FAULT_NAMES.length)
    await server.signIn(row.person)
  })

  it.each(FAULT_NAMES)('%s', async (fault) => {
    expect.hasAssertions()
    // Who has just logged out is back.
    if (row.leavesNoRow) await server.signIn(row.person)
    casesRun += 1
    await runCase(call, row, fault, FAULT_NAMES.indexOf(fault))
  })
})
