import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { DETAIL_CALL } from '../support/calls'
import { switchLanguage } from '../support/languages'
import { detailsIn, reversedOrder, type WireDebit } from '../support/order-details'
import { ledgerOf, lineOf, linesOf, openDetail } from '../support/order-pages'
import { ACROSS, layOutOnPaper, printed, unreadable } from '../support/paper'
import { allOrders, askServer, yuan } from '../support/payment-orders'
import { expect, test } from '../test'

const REVERSES_CALL = 'reverse_order/list.json'

const cellsOf = (line: Locator): Promise<string[]> => line.getByRole('cell').allTextContents()

test.describe('The ledger', () => {
  test.use({ orders: 60 })

  test('It ends on what seeded orders say is left', async ({ page, world }) => {
    const seeded = await detailsIn(page, world, [30, 40])
    // Those with the longest chains, and one that has none.
    const byLength = seeded.toSorted(
      (left, right) => right.debitOrders.length - left.debitOrders.length,
    )
    const details = [...byLength.slice(0, 7), ...byLength.slice(-1)]
    expect(details.some(({ debitOrders }) => debitOrders.length > 1)).toBe(true)
    // Somebody without reverse orders: what came back is told all the same.
    await world.signIn('he.jun')
    for (const { code, amount, actual, debitOrders } of details) {
      await openDetail(page, 'payment', code)
      const reversed = debitOrders.filter(({ state }) => state === 30)
      await expect(linesOf(page)).toHaveCount(1 + debitOrders.length + reversed.length)
      expect((await cellsOf(linesOf(page).first()))[5]).toBe(yuan(amount))
      expect((await cellsOf(linesOf(page).last()))[5], code).toBe(yuan(actual))
      await expect(page.getByText(`台账余额：${yuan(actual)} 元`)).toBeVisible()
      await expect(page.getByText('台账与单据可用金额相差')).toHaveCount(0)
    }
    expect(await world.journal(REVERSES_CALL)).toEqual([])
  })
})

const reverseOf = ({ code, amount, gmtModified }: WireDebit) => ({
  code: 'CX0001',
  debitCode: code,
  state: 20,
  amount,
  remark: '金额有误\n已与财务核对',
  createName: '张伟',
  gmtCreate: gmtModified,
})

test('An amount that was given back stands in the ledger of everybody, as their reverse orders say or as a line without them', async ({
  page,
  world,
}) => {
  const { order, debit } = await reversedOrder(page, world)
  const back = ['已记账', '—', `+${yuan(debit.amount)}`]
  await test.step('without a list of all reverse orders a line says that it was given back', async () => {
    await world.signIn('he.jun')
    await openDetail(page, 'payment', order.code)
    const taken = lineOf(page, debit.code)
    await expect(taken).toBeVisible()
    expect((await cellsOf(taken)).slice(1, 5)).toEqual([
      '扣款单',
      '已冲销',
      `−${yuan(debit.amount)}`,
      '—',
    ])
    const given = linesOf(page).filter({ hasText: '已冲销退回' })
    expect(await cellsOf(given.filter({ hasText: debit.code }))).toEqual([
      '—',
      `已冲销退回${debit.code}`,
      '—',
      '—',
      `+${yuan(debit.amount)}`,
      expect.any(String),
      '—',
      debit.gmtModified,
      '',
    ])
    await expect(ledgerOf(page).getByRole('link')).toHaveCount(0)
  })

  const request = { business: 2, paymentCode: order.code, pageNum: 1, pageSize: 1000 }
  for (const username of ['zhao.min', 'li.na']) {
    await test.step(`the seeded reverse orders stand there for ${username}`, async () => {
      await world.signIn(username)
      const reverses = await askServer<{ code: string; debitCode: string }[]>(
        page,
        REVERSES_CALL,
        request,
      )
      const reverse = reverses.find(({ debitCode }) => debitCode === debit.code)
      await openDetail(page, 'payment', order.code)
      await expect(linesOf(page)).toHaveCount(1 + order.debitOrders.length + reverses.length)
      const line = lineOf(page, reverse?.code ?? '')
      await expect(line).toBeVisible()
      expect((await cellsOf(line)).slice(1, 5)).toEqual([`冲销单${debit.code}`, ...back])
      expect((await cellsOf(linesOf(page).last()))[5]).toBe(yuan(order.actual))
    })
  }

  await test.step('with their remarks line by line', async () => {
    const body = { success: true, data: [reverseOf(debit)], pageNum: 1, pageSize: 1000, total: 1 }
    await world.fault({ call: REVERSES_CALL, kind: 'body', times: 'always', body })
    await openDetail(page, 'payment', order.code)
    const line = lineOf(page, 'CX0001')
    await expect(line).toBeVisible()
    expect((await cellsOf(line)).slice(1, 5)).toEqual([`冲销单${debit.code}`, ...back])
    await expect(line.getByRole('cell').last()).toHaveCSS('white-space', 'pre-line')
    await expect(page.getByText('台账与单据可用金额相差')).toHaveCount(0)
    const asked = (await world.journal(REVERSES_CALL)).at(-1)
    expect(asked?.body).toEqual(request)
  })
})

test('Reverse orders that can not be read leave the ledger standing, with a way to try again', async ({
  page,
  world,
}) => {
  const { order, debit } = await reversedOrder(page, world)
  await world.fault({ call: REVERSES_CALL, kind: 'status', status: 500 })
  await world.fault({
    call: REVERSES_CALL,
    nth: 2,
    kind: 'body',
    body: { success: true, data: [reverseOf(debit)], pageNum: 1, pageSize: 1000, total: 1 },
  })
  await world.signIn('li.na')
  await openDetail(page, 'payment', order.code)
  await expect(page.getByText('未能读取冲销单。')).toBeVisible()
  await expect(linesOf(page).filter({ hasText: '已冲销退回' })).not.toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(lineOf(page, 'CX0001')).toBeVisible()
  await expect(page.getByText('未能读取冲销单。')).toHaveCount(0)
})

test('An order that disagrees with its ledger is marked in words', async ({ page, world }) => {
  const { order } = await reversedOrder(page, world)
  const wrong = { ...order, actual: order.actual + 1234 }
  await world.fault({
    call: DETAIL_CALL,
    kind: 'body',
    times: 'always',
    body: { success: true, data: wrong },
  })
  await world.signIn('he.jun')
  for (const { colorScheme, width } of [
    { colorScheme: 'light', width: 1024 },
    { colorScheme: 'dark', width: 1440 },
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await openDetail(page, 'payment', order.code)
    const mark = page.getByRole('alert').filter({ hasText: '台账与单据可用金额相差 12.34 元' })
    await expect(mark).toBeVisible()
    await expect(mark.locator('svg')).toBeVisible()
    await expectAccessible(page)
  }
})

test('A long ledger is printed whole, each line below the other and what is left below them all', async ({
  page,
  world,
}) => {
  const debits = Array.from({ length: 25 }, (_, at) => ({
    state: 20 as const,
    amount: `${at + 1}.00`,
    remark: '一次团建活动的餐费、车费与场地费，见附件',
  }))
  const [made] = await world.arrange([{ state: 30, amount: '1000000.00', debits }])
  if (!made) throw new Error('The order could not be arranged')
  await world.signIn('zhao.min')
  await openDetail(page, 'payment', made.code)
  const { width: onScreen, height } = page.viewportSize() ?? { width: 0, height: 0 }
  for (const { language, name, balance } of [
    { language: '中文', name: '资金台账', balance: '台账余额' },
    { language: 'Español', name: 'Libro de movimientos', balance: 'Saldo según el libro' },
  ]) {
    await test.step(language, async () => {
      if (language !== '中文') await switchLanguage(page, '中文', language)
      const ledger = page.getByRole('table', { name, exact: true })
      const links = ledger.getByRole('link', { name: /^KK/ })
      await expect(links).toHaveCount(25)
      const codes = await links.allTextContents()
      const sheets = await printed(page)
      for (const sheet of sheets) expect(sheet.height).toBeGreaterThan(sheet.width)
      const placed = sheets.flatMap(({ lines }, sheet) => lines.map((line) => ({ ...line, sheet })))
      const places = codes.map((code) => {
        const own = placed.filter(({ text }) => text.startsWith(code))
        expect(own, code).toHaveLength(1)
        return own[0]
      })
      const foot = placed.filter(({ text }) => text.includes(balance))
      expect(foot).toHaveLength(1)
      for (const [index, below] of [...places.slice(1), ...foot].entries()) {
        const above = places[index]
        if (above && below && above.sheet === below.sheet)
          expect(below.top - above.top).toBeGreaterThan(9)
        else expect(below?.sheet).toBe((above?.sheet ?? 0) + 1)
      }

      await layOutOnPaper(page, ACROSS.portrait)
      expect(await unreadable(page)).toEqual([])
      await page.emulateMedia({ media: null })
      await page.setViewportSize({ width: onScreen, height })
    })
  }
})

test('On paper an order’s files are names, without what only a press is good for', async ({
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  const order = (await allOrders(page)).find(({ attachments }) =>
    attachments.some(({ name }) => name.endsWith('.pdf')),
  )
  const names = order?.attachments.map(({ name }) => name) ?? []
  const pdf = names.find((name) => name.endsWith('.pdf'))
  await openDetail(page, 'payment', order?.code ?? '')
  const preview = page.getByRole('button', { name: `预览 ${pdf}` }).first()
  const download = page.getByRole('button', { name: `下载 ${pdf}` }).first()
  await expect(preview).toBeVisible()
  await expect(download).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(preview).toBeVisible()
  await expect(preview).toHaveCSS('border-top-width', '0px')
  await expect(download).toBeHidden()
  await expect(page.getByText('技术信息')).toBeHidden()
  const lines = (await printed(page)).flatMap((sheet) => sheet.lines.map(({ text }) => text))
  for (const name of names) expect(lines.some((text) => text.includes(name))).toBe(true)
})
