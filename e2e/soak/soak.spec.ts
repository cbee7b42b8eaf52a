import type { CDPSession, Page } from '@playwright/test'
import { goByMenu } from '../support/chain'
import { rowsOf } from '../support/lists'
import { formHeadingOf, fillForm } from '../support/payment-form'
import { tagOf } from '../support/shell'
import { expect, test } from '../test'
import { leaksIn, type Sample } from './slope'

/**
 * The same work over and over, in one page: nothing that it needs may become more. See docs/tests.md, "Soak".
 */

const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 20)
/** However slow the machine is. What is stored becomes more for the first four, and fewer after those have no slope. */
const LEAST_ROUNDS = 9

// What a browser compiles becomes more as long as anything gets hot, and none of it is the application's.
const WITHOUT_COMPILERS = '--js-flags=--no-sparkplug,--no-maglev,--no-turbofan'
test.use({
  // A note that stands longer is more of the page for longer.
  realTimes: true,
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), WITHOUT_COMPILERS] })
    },
    { scope: 'worker' },
  ],
})

/** A reviewer looks at an order that waits, and at one of the list; goes back to both lists. */
async function review(page: Page): Promise<void> {
  await goByMenu(page, '付款审核')
  const row = rowsOf(page, '付款审核').first()
  await row.getByRole('link', { name: '审核' }).click()
  await expect(page.getByRole('region', { name: '审核意见' })).toBeVisible()
  await goByMenu(page, '付款单')
  await rowsOf(page).first().getByRole('link').first().click()
  await expect(page.getByRole('list', { name: '操作日志' })).toBeVisible()
  await tagOf(page, '付款单').click()
  await expect(rowsOf(page).first()).toBeVisible()
}

/** A clerk begins an order and gives it up, and looks into an entry of base data. */
async function write(page: Page, round: number): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: '新建', exact: true }).click()
  await expect(formHeadingOf(page)).toBeVisible()
  await fillForm(page, { amount: `${round + 1}.00`, remark: '不提交' })
  await page.getByRole('main').getByRole('button', { name: '关闭', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true }).click()
  await expect(formHeadingOf(page)).toHaveCount(0)
  await goByMenu(page, '归属部门')
  await page
    .getByRole('button', { name: /^编辑：/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: '编辑归属部门' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function sampleOf(page: Page, cdp: CDPSession): Promise<Sample> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]).length)
  return {
    heap: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    documents: value('Documents'),
    stored,
  }
}

test(`The same work for ${SECONDS} s leaves nothing behind`, async ({ context, page, world }) => {
  test.setTimeout((SECONDS + 300) * 1000)
  await world.signIn('server.ops')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  await page.goto('payment/order/list')
  await expect(rowsOf(page).first()).toBeVisible()
  const samples: Sample[] = []
  const until = Date.now() + SECONDS * 1000
  while (Date.now() < until || samples.length < LEAST_ROUNDS) {
    await review(page)
    await write(page, samples.length)
    samples.push(await sampleOf(page, cdp))
    // Otherwise what the journal holds is all that grows.
    await world.clearJournal()
  }
  const table = samples.map((sample) => Object.values(sample).join('\t')).join('\n')
  await test.info().attach('samples', { body: table, contentType: 'text/plain' })
  if (SECONDS > 60) console.log(`${Object.keys(samples[0] ?? {}).join('\t')}\n${table}`)
  expect(leaksIn(samples), table).toEqual([])
})
