import type { Locator, Page } from '@playwright/test'
import { expectedOf, isUnknown, type Expected } from '../../src/testing/fault-matrix/expected'
import { FAULTS, TIMES_OUT, type FaultName } from '../../src/testing/fault-matrix/faults'
import type { JournalEntry } from '../../fixtures/journal'
import type { ApplicationCall } from '../../fixtures/calls'
import { warmTip } from '../support/languages'
import { allAnswered } from '../support/under-way'
import { expect } from '../test'
import type { Opened, Screen, Stage } from './screen'
import { SCREENS } from './screens'

/** What the dialog says, in Chinese: docs/wire-contract.md, "Failures". */
const DIALOG: Partial<Record<Expected['ends'], string>> = {
  forbidden: '没有访问权限',
  unauthorized: '未登录，请登录',
  'bad-request': 'InjectedFault: status 400',
  server: '服务器错误',
  status: '请求失败',
  shape: '请求失败',
  empty: '抱歉，与服务器的连接不畅',
  network: '抱歉，与服务器的连接不畅',
  timeout: '请求超时',
}

const okOf = (page: Page): Locator => page.getByRole('button', { name: '确定' })

const outcomeOf = (page: Page, text: RegExp) => page.getByRole('alert').filter({ hasText: text })

/** One dialog, with the words of this failure, and none behind it. */
async function expectOneDialog(
  page: Page,
  { failed, saysWhatFailed }: Screen,
  { ends }: Expected,
  words = DIALOG[ends] ?? failed,
): Promise<void> {
  // Where its program can't be had, an alert says the same.
  const instead = page.getByRole('alert').filter({ hasText: words })
  const told = warmTip(page).or(instead.filter({ has: okOf(page) }))
  await expect(told).toHaveCount(1)
  await expect(told).toContainText(words)
  if (saysWhatFailed) await expect(told).toContainText(failed)
  await told.getByRole('button', { name: '确定' }).click()
  await expect(told).toHaveCount(0)
}

/** What is still wrong when one tries again: that is told again. */
const STAYS: readonly FaultName[] = ['status 500', 'status 502', 'status 503', 'status 504']

async function setFault({ page, world }: Stage, call: ApplicationCall, fault: FaultName) {
  const setting = FAULTS[fault]
  const isTriedTwice = SCREENS[call].traits.sends === 'read' && STAYS.includes(fault)
  if (setting) await world.fault({ ...setting, ...(isTriedTwice && { times: 2 }), call })
  else await page.context().setOffline(true)
}

/** Everything that was wrong is put right. */
async function endFault({ page, world }: Stage): Promise<void> {
  await page.context().setOffline(false)
  await world.clearFaults()
}

/** What says on the page that a call failed, beside the dialog. */
function noteOf(page: Page, { failed, note }: Screen): Locator {
  // What is behind the dialog counts, and the dialog doesn't.
  const options = { includeHidden: true }
  const told = page.getByRole('alert', options).or(page.getByRole('status', options))
  return note?.(page) ?? told.filter({ hasText: failed, hasNot: okOf(page) })
}

/** The requests of a call that reached the server. */
function arrivalsOf({ world }: Stage, call: ApplicationCall): Promise<JournalEntry[]> {
  return world.journal(call)
}

/** A call whose program can't be had: the dialog says that, and the page stays as it is. */
async function programMissing(
  stage: Stage,
  screen: Screen,
  { act, press = act, well, kept }: Opened,
  expected: Expected,
): Promise<void> {
  await press()
  await expectOneDialog(stage.page, screen, expected, '程序的一部分加载失败。')
  await kept?.(false)
  await endFault(stage)
  await act()
  await well()
}

/** A read that failed: told as the rule says, and had again by the button in its place, or by a connection that is back. */
async function readFailed(
  stage: Stage,
  screen: Screen,
  { act, well, kept }: Opened,
  expected: Expected,
  fault: FaultName,
): Promise<void> {
  const { page } = stage
  const { ends } = expected
  const place = screen.place?.(page)
  if (place) await expect(place).toHaveCount(1)
  const isTold = screen.isAsked || ends === 'unauthorized'
  // It goes by itself, so it is looked for before the dialog is closed.
  if (!place && screen.isAsked) await expect(noteOf(page, screen).first()).toBeVisible()
  if (isTold) await expectOneDialog(page, screen, expected)
  await expect(warmTip(page)).toHaveCount(0)
  await kept?.(false)
  const retry = place && (screen.retryOf?.(place) ?? place.getByRole('button', { name: '重试' }))
  if (retry && STAYS.includes(fault)) {
    await retry.click()
    await expectOneDialog(page, screen, expected)
    await expect(place).toHaveCount(1)
  }
  await endFault(stage)
  if (!retry) await act()
  // Once the computer is online again it is read by itself.
  else if (fault !== 'offline') await retry.click()
  if (place) await expect(place).toHaveCount(0)
  await well()
}

/** A look that nobody asked for and that failed: nobody is told, and the next one is well. */
async function pollFailed(
  stage: Stage,
  call: ApplicationCall,
  { act, well, kept }: Opened,
  { arrivals }: Expected,
): Promise<void> {
  const { page, world } = stage
  const arrived = async () => (await arrivalsOf(stage, call)).length
  await expect.poll(arrived).toBeGreaterThanOrEqual(arrivals)
  await allAnswered(world, call)
  await kept?.(false)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await endFault(stage)
  await act()
  await well()
}

/** Lets the page look at the server as often as it wants to, until it knows what became of a write. */
async function untilKnown(page: Page): Promise<'done' | 'not done'> {
  const known = outcomeOf(page, /实际已完成|未执行/)
  const again = page.getByRole('button', { name: '再次查询' })
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1500 })
    await page.clock.runFor(3000)
    await expect(known).toBeVisible({ timeout: 1500 })
  }).toPass({ timeout: 60_000 })
  const text = await known.textContent()
  return text?.includes('未执行') ? 'not done' : 'done'
}

/** A write that failed: told as the rule says, nothing typed is lost, and it is done once. */
async function writeFailed(
  stage: Stage,
  call: ApplicationCall,
  screen: Screen,
  { act, well, kept }: Opened,
  fault: FaultName,
  expected: Expected,
): Promise<void> {
  const { page } = stage
  const { ends, isDone } = expected
  const isUnsent = fault === 'offline' && screen.looksFirst === true
  const isDoubtful = !screen.isRepeatable && !isUnsent && isUnknown(fault, expected)
  const note = noteOf(page, screen)
  // It goes by itself, so it is looked for before the dialog is closed.
  if (!isDoubtful && !isUnsent) await expect(note.first()).toBeVisible()
  const field = fault === 'refusal of a field' ? screen.field?.(page) : undefined
  if (field) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/不能为负数/)
  } else if (isDoubtful && ends === 'shape') {
    // Nothing is told before the second look: the fault is not to end before the call has met it.
    await expect.poll(async () => (await arrivalsOf(stage, call)).length).toBeGreaterThan(0)
    await allAnswered(stage.world, call)
  } else if (screen.isAsked || ends === 'unauthorized') {
    await expectOneDialog(page, screen, expected)
  }
  // What has been done, and is found out to be, is not typed any more.
  if (!isDone) await kept?.(isDoubtful)
  // A connection that is lost before an answer the browser itself may try again.
  const arrivals = await arrivalsOf(stage, call)
  if (fault !== 'dropped before') expect(arrivals).toHaveLength(expected.arrivals)
  await endFault(stage)
  if (!isDoubtful) {
    await act()
    return well()
  }
  await expect(note).toHaveCount(0)
  expect(await untilKnown(page)).toBe(isDone ? 'done' : 'not done')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  if (!isDone) await kept?.(isDoubtful)
  await outcomeOf(page, /实际已完成|未执行/)
    .getByRole('button', { name: '确定' })
    .click()
  if (!isDone) {
    await act()
    await well()
  }
  const keys = (await arrivalsOf(stage, call)).map(({ idempotencyKey }) => idempotencyKey)
  expect(new Set(keys).size, 'sent again under its key').toBeLessThanOrEqual(1)
}

/**
 * Lets the time limit of a call pass. What the page fetches beside it, and once it is idle, has a limit of its own: it comes in
 * the first seconds, one by one. Of a call that comes with its page the limit begins when the program is there to wait for it,
 * which the server can't know: it passes again until the page says so.
 */
async function passTimeLimit(
  { page, world }: Stage,
  call: ApplicationCall,
  { comesWithPage, isAsked, place }: Screen,
): Promise<void> {
  const told = isAsked ? warmTip(page) : place?.(page)
  const pass = async () => {
    for (let second = 0; second < 3; second += 1) {
      await allAnswered(world, call)
      await page.clock.runFor(1000)
    }
    await allAnswered(world, call)
    await page.clock.runFor(28_000)
  }
  if (!comesWithPage || !told) return pass()
  await expect(async () => {
    await pass()
    await expect(told).toBeVisible({ timeout: 2000 })
  }).toPass()
}

/** One call under one fault, through its screen. */
export async function runCase(
  stage: Stage,
  call: ApplicationCall,
  fault: FaultName,
): Promise<void> {
  const { page, world } = stage
  const screen: Screen = SCREENS[call]
  // What was dropped before has no answer for ever.
  await world.clearJournal()
  const opened = await screen.open(stage)
  await allAnswered(world)
  await world.clearJournal()
  const expected = expectedOf(fault, screen.traits)
  await setFault(stage, call, fault)
  if (fault === 'offline' && screen.comesLate) {
    await programMissing(stage, screen, opened, expected)
    return
  }
  await opened.act()
  if (TIMES_OUT.includes(fault)) {
    if (screen.waits) await expect(screen.waits(page)).toBeVisible()
    await expect.poll(async () => (await arrivalsOf(stage, call)).length).toBeGreaterThan(0)
    await passTimeLimit(stage, call, screen)
  }
  if (expected.ends === 'well') {
    // What was not done, and is no failure, was told something else that is an answer.
    const { well, taken = well } = opened
    await (expected.isDone ? well() : taken())
    await expect(warmTip(page)).toHaveCount(0)
    if (expected.isDone) await expect(noteOf(page, screen)).toHaveCount(0)
    expect(await arrivalsOf(stage, call)).toHaveLength(expected.arrivals)
    await endFault(stage)
    if (expected.isDone || !opened.taken) return
    await opened.act()
    await well()
    return
  }
  if (screen.traits.sends === 'read') {
    await readFailed(stage, screen, opened, expected, fault)
  } else if (screen.traits.sends === 'poll') {
    await pollFailed(stage, call, opened, expected)
  } else {
    await writeFailed(stage, call, screen, opened, fault, expected)
  }
  // An answer that was dropped has no status: what was done has arrived once, and is not sent again.
  const isDoneWrite = screen.traits.sends === 'write' && !screen.isRepeatable && expected.isDone
  if (isDoneWrite) expect(await arrivalsOf(stage, call)).toHaveLength(1)
}
