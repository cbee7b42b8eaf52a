import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import {
  amountOf,
  decide,
  newHeadingOf,
  pickerOf,
  raiseDebit,
  raiseReverse,
  read,
  remarkOf,
  talliedDebit,
  valueOf,
} from '../support/chain'
import { act } from '../support/confirming'
import { rowsOf } from '../support/lists'
import { headingOf, type Kind, ledgerOf, lineOf, linesOf, openDetail } from '../support/order-pages'
import { INTERNAL_DOCUMENT } from '../support/payment-form'
import { allOrders, askServer, openList, yuan } from '../support/payment-orders'
import { expect, test } from '../test'

/** Whether nothing of the page has to be scrolled sideways to. */
const fitsWidth = (page: Page) =>
  page
    .getByRole('article')
    .evaluate(
      ({ scrollWidth, clientWidth }) =>
        scrollWidth <= clientWidth &&
        document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    )

async function upload(page: Page, name: string) {
  const response = await page.request.post('/api/common/v1/file/upload', {
    multipart: {
      path: 'shopaccount',
      file: { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
    },
  })
  const { data } = (await response.json()) as { data: { id: string } }
  return { attachmentId: data.id, name }
}

test('A cancelled order has no money left, on its detail, in the list and on paper', async ({
  page,
  world,
}) => {
  await openList(page, world, { query: '?state=0' })
  const order = (await allOrders(page, { state: 0 })).find(({ actual }) => actual > 0)
  const code = order?.code ?? ''
  const row = rowsOf(page).filter({ hasText: code })
  await expect(row.getByRole('cell', { name: '—', exact: true })).not.toHaveCount(0)
  await expect(row).toContainText(yuan(order?.amount ?? 0))
  const totals = page.getByRole('table').locator('tfoot').getByRole('row').first()
  await expect(totals.getByRole('cell', { name: '0.00', exact: true })).toHaveCount(1)

  await row.getByRole('link', { name: code }).click()
  await expect(headingOf(page, 'payment', code)).toBeVisible()
  await expect(valueOf(page, '可用金额（元）')).toHaveText('—')
  await expect(page.getByText('台账余额：0.00 元')).toBeVisible()
  await expect(page.getByText('单据可用金额：0.00 元')).toBeVisible()
  await expect(page.getByText(/台账与单据可用金额相差/)).toHaveCount(0)
})

test('A file name of 180 characters stands there whole and within the page', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const long = `${'报销单据扫描件'.repeat(25)}.pdf`.padStart(180, 'x')
  const solid = `${'x'.repeat(176)}.doc`
  const { code } = await act<{ code: string }>(page, 'payment_order/staging.json', {
    ...INTERNAL_DOCUMENT,
    attachments: [await upload(page, long), await upload(page, solid)],
  })
  await openDetail(page, 'payment', code)
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => fitsWidth(page), `${width}`).toBe(true)
    for (const name of [`预览 ${long}`, `下载 ${long}`, `下载 ${solid}`]) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox()
      expect((box?.x ?? width) + (box?.width ?? 0), name).toBeLessThanOrEqual(width)
    }
  }
  // Nothing of the name is hidden.
  const label = page.getByText(long, { exact: true })
  expect(
    await label.evaluate(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth <= clientWidth && scrollHeight <= clientHeight,
    ),
  ).toBe(true)
})

test('Each entry of the log says in words how it went and who did it, and the ids are folded away until wanted', async ({
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  const order = (await allOrders(page)).find(
    ({ attachments, state, channelId }) => attachments.length > 0 && state === 30 && channelId,
  )
  const code = order?.code ?? ''
  type Entry = { id: number; state: number; createBy: string; gmtCreate: string }
  const log = await askServer<Entry[]>(page, 'payment_order/logs.json', {
    recordId: code,
    bizType: 1,
  })
  await openDetail(page, 'payment', code)
  const entries = page.getByRole('list', { name: '操作日志' }).getByRole('listitem')
  await expect(entries).toHaveCount(log.length)
  // The order names who made it, the session who is signed in; of others there is no more than the user name.
  const names = new Map([
    [order?.createBy, order?.createName],
    ['zhao.min', '赵敏'],
  ])
  const personOf = (username: string) =>
    names.has(username) ? `${names.get(username)} (${username})` : username
  expect(log.some(({ createBy }) => createBy === order?.createBy)).toBe(true)
  for (const [index, { state, createBy, gmtCreate }] of log.entries()) {
    const entry = entries.nth(index)
    await expect(entry.getByText(state === 1 ? '成功' : '失败', { exact: true })).toHaveCount(1)
    await expect(entry).toContainText(`${gmtCreate} ${personOf(createBy)}`)
  }

  const channelId = valueOf(page, '渠道 ID')
  await expect(channelId).toBeHidden()
  await page.getByRole('heading', { name: '技术信息' }).click()
  await expect(channelId).toHaveText(String(order?.channelId))
  await expect(valueOf(page, '附件 ID')).toContainText(order?.attachments[0]?.attachmentId ?? '')
  for (const { id } of log) await expect(valueOf(page, '日志 ID')).toContainText(String(id))
  await expectAccessible(page)
})

test('An applicant finds their own reverse order in the ledger, no order links to itself, and debits and reverses are copied as new ones', async ({
  anotherBrowser,
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const li = await anotherBrowser('li.na')
  const { paymentCode, debitCode } = await talliedDebit(page, li)
  const waiting = await raiseDebit(page, paymentCode, 100)
  const cancelled = await raiseReverse(page, debitCode)
  const { gmtModified } = await read(page, 'reverse', cancelled)
  await act(page, 'reverse_order/cancel.json', { code: cancelled, gmtModified })
  const reverse = await decide(li, 'reverse', await raiseReverse(page, debitCode))
  const codes: [Kind, string][] = [
    ['payment', paymentCode],
    ['debit', debitCode],
    ['debit', waiting],
    ['reverse', reverse],
  ]
  await openDetail(page, 'payment', paymentCode)
  for (const [kind, own] of codes) {
    await expect(headingOf(page, kind, own)).toBeVisible()
    for (const [, code] of codes) {
      const line = lineOf(page, code)
      await expect(line).toHaveCount(1)
      await expect(line.getByRole('link', { name: code })).toHaveCount(code === own ? 0 : 1)
    }
    await expect(lineOf(page, reverse)).toContainText('+400.00')
    await expect(ledgerOf(page)).not.toContainText('已冲销退回')
    const next = codes[codes.findIndex(([, code]) => code === own) + 1]?.[1]
    if (next) await lineOf(page, next).getByRole('link', { name: next }).click()
  }

  // Of a debit there is one reverse: it is copied once it was cancelled. Nothing is written before the copy is saved.
  const more = page.getByRole('button', { name: '更多操作' })
  const copy = page.getByRole('link', { name: '复制为新单据' })
  await more.click()
  await expect(page.getByRole('dialog', { name: '更多操作' })).toBeVisible()
  await expect(copy).toHaveCount(0)
  await page.keyboard.press('Escape')
  await lineOf(page, waiting).getByRole('link', { name: waiting }).click()
  await expect(headingOf(page, 'debit', waiting)).toBeVisible()
  await more.click()
  await copy.click()
  await expect(newHeadingOf(page, 'debit')).toBeVisible()
  await expect(pickerOf(page, 'payment')).toHaveValue(paymentCode)
  await expect(amountOf(page)).toHaveValue('1.00')
  await expect(remarkOf(page)).toHaveValue('团建')
  await openDetail(page, 'reverse', cancelled)
  await more.click()
  await copy.click()
  await expect(newHeadingOf(page, 'reverse')).toBeVisible()
  await expect(pickerOf(page, 'debit')).toHaveValue(debitCode)
  await expect(remarkOf(page)).toHaveValue('重复扣款')
  const calls = (await world.journal()).map(({ call }) => call)
  expect(calls.filter((call) => call?.endsWith('/submit.json'))).toHaveLength(5)

  // Who may read debits and not reverse orders is told of the reverse by the debit itself.
  expect(await read(page, 'debit', debitCode)).toMatchObject({ reverseOrder: { code: reverse } })
})

test('The ledger beside a decision is read without effort at 1440 and at 1024', async ({
  anotherBrowser,
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const li = await anotherBrowser('li.na')
  const { paymentCode } = await talliedDebit(page, li)
  const code = await raiseDebit(page, paymentCode, 12_345)
  for (const width of [1440, 1024]) {
    await li.setViewportSize({ width, height: 900 })
    await li.goto(`debit/confirm/submit?code=${code}`)
    const cells = lineOf(li, code).getByRole('cell')
    await expect(cells).toHaveCount(9)
    const lines = await cells.evaluateAll((all) =>
      all.map((cell) => {
        const range = document.createRange()
        const texts = document.createNodeIterator(cell, NodeFilter.SHOW_TEXT)
        const tops = new Set<number>()
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          range.selectNodeContents(text)
          for (const { top } of range.getClientRects()) tops.add(Math.round(top / 4))
        }
        return tops.size
      }),
    )
    // Code, kind, state, amounts and the person on one line each, the moment on two at most; below the amount that waits
    // stands in words that it does.
    expect(lines.slice(0, 7), `${width}`).toEqual([1, 1, 1, 2, 1, 1, 1])
    expect(lines[7]).toBeLessThanOrEqual(2)
    expect(await fitsWidth(li)).toBe(true)
    if (width === 1440) {
      const frame = li.getByRole('group', { name: '资金台账' })
      const cut = await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(cut, 'nothing has to be scrolled to').toBeLessThanOrEqual(0)
    }
  }
})

test('A long remark takes no amount of the ledger out of sight, and is whole on a press', async ({
  page,
  world,
}) => {
  const remark = '季度差旅预付款，含机票、酒店与用车，按集团统一结算口径执行。'.repeat(5)
  const [made] = await world.arrange([{ state: 30, document: { remark } }])
  await world.signIn('li.na')
  await page.goto(`payment/confirm/submit?code=${made?.code}`)
  const line = linesOf(page).first()
  await expect(line).toContainText(remark)
  const frame = page.getByRole('group', { name: '资金台账' })
  const cut = await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(cut, 'nothing has to be scrolled to').toBeLessThanOrEqual(0)
  const heightOf = async () => (await line.boundingBox())?.height ?? 0
  const before = await heightOf()
  expect(before).toBeLessThan(90)
  await line.getByText(remark).click()
  await expect.poll(heightOf).toBeGreaterThan(before)
})

test('A file is fetched where the server says it lies, but never from elsewhere', async ({
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  const order = (await allOrders(page)).find(({ attachments }) => attachments.length > 0)
  const code = order?.code ?? ''
  const file = order?.attachments[0]
  const id = file?.attachmentId ?? ''
  const path = `/api/common/v1/file/download/${id}`
  const detail: object = await askServer(page, 'payment_order/detail.json', { code })
  const attachments = [
    { ...file, name: '甲.docx', downloadUrl: `${path}?version=2` },
    { ...file, name: '乙.docx', downloadUrl: 'https://elsewhere.test/x' },
  ]
  await world.fault({
    call: 'payment_order/detail.json',
    kind: 'body',
    times: 'always',
    body: { success: true, data: { ...detail, attachments } },
  })
  await openDetail(page, 'payment', code)
  for (const name of ['甲.docx', '乙.docx']) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: `下载 ${name}` }).click()
    await saved
  }
  const asked = await world.journal('common/v1/file/download')
  expect(asked.map(({ path: at, query }) => [at, query])).toEqual([
    [path, { version: '2' }],
    [path, {}],
  ])
})
