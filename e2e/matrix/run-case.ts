import type { Page } from '@playwright/test'
import { expectedOf, isUnknown, type Expected } from '../../src/testing/fault-matrix/expected'
import { FAULTS, TIMES_OUT, type FaultName } from '../../src/testing/fault-matrix/faults'
import type { JournalEntry } from '../../fixtures/journal'
import { warmTip } from '../support/languages'
import { allAnswered } from '../support/under-way'
import { expect } from '../test'
import { SCREENS, type Opened, type Screen, type ScreenCall, type Stage } from './screens'

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

const outcomeOf = (page: Page, text: RegExp) => page.getByRole('alert').filter({ hasText: text })

/** One dialog, with these words, and none behind it. */
async function expectOneDialog(page: Page, words: string): Promise<void> {
  // Where its program can't be had, an alert says the same.
  const instead = page.getByRole('alert').filter({ hasText: words })
  const told = warmTip(page).or(instead.filter({ has: page.getByRole('button', { name: '确定' }) }))
  await expect(told).toHaveCount(1)
  await expect(told).toContainText(words)
  await told.getByRole('button', { name: '确定' }).click()
  await expect(told).toHaveCount(0)
}

/** What is still wrong when one tries again: that is told again. */
const STAYS: readonly FaultName[] = ['status 500', 'status 502', 'status 503', 'status 504']

async function setFault({ page, world }: Stage, call: ScreenCall, fault: FaultName) {
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

/** The requests of a call that reached the server. */
function arrivalsOf({ world }: Stage, call: ScreenCall): Promise<JournalEntry[]> {
  return world.journal(call)
}

/** A read that failed: told as the rule says, and had again by the button in its place. */
async function readFailed(
  stage: Stage,
  screen: Screen,
  { act, well, kept }: Opened,
  { ends }: Expected,
  fault: FaultName,
): Promise<void> {
  const { page } = stage
  const isMissing = screen.isRefusedInPlace && (ends === 'rejected' || fault === 'status 404')
  if (isMissing) await expect(page.getByRole('main')).toContainText('未找到')
  const place = isMissing ? undefined : screen.place?.(page)
  if (place) await expect(place).toHaveCount(1)
  const isTold = (screen.isAsked && !isMissing) || ends === 'unauthorized'
  if (isTold) await expectOneDialog(page, DIALOG[ends] ?? screen.failed)
  await expect(warmTip(page)).toHaveCount(0)
  await kept?.()
  if (place && STAYS.includes(fault)) {
    await place.getByRole('button', { name: '重试' }).click()
    await expectOneDialog(page, DIALOG[ends] ?? screen.failed)
    await expect(place).toHaveCount(1)
  }
  await endFault(stage)
  if (place) await place.getByRole('button', { name: '重试' }).click()
  else await act()
  if (place) await expect(place).toHaveCount(0)
  await well()
}

/** Lets the page look at the server as often as it wants to, until it knows what became of a write. */
async function untilKnown(page: Page): Promise<'done' | 'not done'> {
  const known = outcomeOf(page, /实际已完成|未执行/)
  const again = page.getByRole('button', { name: '再次查询' })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await page.clock.runFor(3000)
    await expect(known).toBeVisible({ timeout: 1500 })
  }).toPass({ timeout: 30_000 })
  const text = await known.textContent()
  return text?.includes('未执行') ? 'not done' : 'done'
}

/** A write that failed: told as the rule says, nothing typed is lost, and it is done once. */
async function writeFailed(
  stage: Stage,
  call: ScreenCall,
  screen: Screen,
  { act, well, kept }: Opened,
  fault: FaultName,
  expected: Expected,
): Promise<void> {
  const { page } = stage
  const { ends, isDone } = expected
  const isDoubtful = isUnknown(fault, expected)
  const field = fault === 'refusal of a field' ? screen.field?.(page) : undefined
  if (field) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/不能为负数/)
  } else if (isDoubtful && ends === 'shape') {
    // Nothing is told before the second look: the fault is not to end before the call has met it.
    await expect.poll(async () => (await arrivalsOf(stage, call)).length).toBeGreaterThan(0)
    await allAnswered(stage.world, call)
  } else {
    await expectOneDialog(page, DIALOG[ends] ?? screen.failed)
  }
  const note = page.getByText(screen.failed, { exact: true })
  if (!isDoubtful) await expect(note.first()).toBeVisible()
  // What has been done, and is found out to be, is not typed any more.
  if (!isDone) await kept?.()
  await endFault(stage)
  if (!isDoubtful) {
    await act()
    return well()
  }
  await expect(note).toHaveCount(0)
  expect(await untilKnown(page)).toBe(isDone ? 'done' : 'not done')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  if (!isDone) await kept?.()
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

/** One call under one fault, through its screen. */
export async function runCase(stage: Stage, call: ScreenCall, fault: FaultName): Promise<void> {
  const { page, world } = stage
  const screen: Screen = SCREENS[call]
  // What was dropped before has no answer for ever.
  await world.clearJournal()
  const opened = await screen.open(stage)
  await allAnswered(world)
  await world.clearJournal()
  const expected = expectedOf(fault, screen.traits)
  await setFault(stage, call, fault)
  await opened.act()
  if (TIMES_OUT.includes(fault)) {
    await expect.poll(async () => (await arrivalsOf(stage, call)).length).toBeGreaterThan(0)
    await allAnswered(world, call)
    await page.clock.runFor(31_000)
  }
  if (expected.ends === 'well') {
    await opened.well()
    await expect(warmTip(page)).toHaveCount(0)
    expect(await arrivalsOf(stage, call)).toHaveLength(expected.arrivals)
    await endFault(stage)
    return
  }
  if (screen.traits.sends === 'read') {
    await readFailed(stage, screen, opened, expected, fault)
  } else {
    await writeFailed(stage, call, screen, opened, fault, expected)
  }
  // An answer that was dropped has no status: what was done has arrived once, and is not sent again.
  const isDoneWrite = screen.traits.sends === 'write' && expected.isDone
  if (isDoneWrite) expect(await arrivalsOf(stage, call)).toHaveLength(1)
}
