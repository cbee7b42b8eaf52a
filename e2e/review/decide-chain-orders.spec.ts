import type { Page } from '@playwright/test'
import {
  decide,
  expectLedger,
  headOf,
  openReview,
  raiseDebit,
  raiseReverse,
  read,
  stepsOf,
  talliedDebit,
  talliedPayment,
  valueOf,
} from '../support/chain'
import { approveOf, reasonsOf, rejectOf } from '../support/confirming'
import { openDetail } from '../support/order-pages'
import { bodiesOf, yuan } from '../support/payment-orders'
import { menuOf } from '../support/shell'
import { expect, test } from '../test'

const DECIDE_DEBIT = 'debit_order/approval.json'

/** What is said of an order that was approved while the accounting system was down. */
const APPROVED = '已审核通过，通知记账失败，请再次通知记账。'

const action = (page: Page, name: string) =>
  page.getByRole('article').getByRole('button', { name, exact: true })

test.beforeEach(({ world }) => world.signIn('zhang.wei'))

test('Nobody decides on a debit or reverse order of their own, and beside it stands what is like it', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const zhao = await anotherBrowser('zhao.min')
  for (const kind of ['debit', 'reverse'] as const) {
    await test.step(kind, async () => {
      const { paymentCode, debitCode } = await talliedDebit(page, zhao, 20_000)
      const raise = (by: Page, debit: string) =>
        kind === 'debit' ? raiseDebit(by, paymentCode, 20_000) : raiseReverse(by, debit)
      const second = await decide(zhao, 'debit', await raiseDebit(page, paymentCode, 20_000))
      const alike = await raise(page, second)
      const code = await raise(zhao, debitCode)
      await openReview(zhao, kind, code)

      // Of the same payment order and amount; whose it is makes no difference.
      const facts = zhao.getByRole('region', { name: '参考信息' })
      const duplicates = facts.getByRole('list', { name: '疑似重复' }).getByRole('link')
      const others = kind === 'debit' ? [alike, second, debitCode] : [alike]
      await expect(duplicates).toHaveText(others)
      await expect(duplicates.first()).toHaveAttribute(
        'href',
        new RegExp(`/${kind}/order/detail\\?code=${alike}$`),
      )
      const sum = `${others.length} 单，${yuan(others.length * 20_000)} 元`
      await expect(valueOf(zhao, '该付款单近 90 天的其他单据')).toHaveText(sum)
      await expect(valueOf(zhao, '申请人近 90 天的其他单据')).toHaveText(/^(无|\d+ 单，)/)
      expect(await bodiesOf(world, `${kind}_order/list.json`)).toContainEqual(
        expect.objectContaining({ business: 2, loginOwnerId: 'zhao.min', pageSize: 500 }),
      )
      await world.clearJournal()
      for (const button of [approveOf(zhao), rejectOf(zhao)]) {
        await expect(button).toHaveAccessibleDescription('不能审核自己创建的单据')
      }
      await approveOf(zhao).press('Enter')
      await expect(
        zhao
          .getByRole('status')
          .or(zhao.getByRole('alert'))
          .filter({ hasText: '不能审核自己创建的单据' })
          .first(),
      ).toBeVisible()
      expect(await world.journal(`${kind}_order/approval.json`)).toEqual([])
      expect(await read(zhao, kind, code)).toMatchObject({ state: 10 })
    })
  }
})

test('A debit that somebody else has approved meanwhile is shown in both versions', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const li = await anotherBrowser('li.na')
  const chen = await anotherBrowser('chen.jie')
  const payment = await talliedPayment(page, li, 100_000)
  const code = await raiseDebit(page, payment, 40_000)
  await openReview(li, 'debit', code)
  await decide(chen, 'debit', code)
  await world.clearJournal()
  await approveOf(li).click()
  const changed = li.getByRole('alert').filter({ hasText: '单据在您查看后已被修改' })
  const state = changed
    .getByRole('table', { name: '单据版本对比' })
    .getByRole('row')
    .filter({ has: li.getByRole('rowheader', { name: '状态', exact: true }) })
  await expect(state.getByRole('cell')).toHaveText(['待确认', '已记账'])
  expect(await world.journal(DECIDE_DEBIT)).toEqual([])
  await changed.getByRole('button', { name: '知道了' }).click()
  await expect(approveOf(li)).toHaveAccessibleDescription('已记账，不能再进行此操作')
  expect(await stepsOf(li, 'debit', code)).toEqual(['submit', 'approve', 'tally'])
})

test('What one has decided oneself elsewhere is shown by the name that the page has for oneself', async ({
  anotherBrowser,
  page,
}) => {
  const li = await anotherBrowser('li.na')
  const payment = await talliedPayment(page, li, 100_000)
  const code = await raiseDebit(page, payment, 40_000)
  await openReview(li, 'debit', code)
  // As from another tab.
  await decide(li, 'debit', code)
  await approveOf(li).click()
  const changedBy = li
    .getByRole('table', { name: '单据版本对比' })
    .getByRole('row')
    .filter({ has: li.getByRole('rowheader', { name: '最后修改人', exact: true }) })
  await expect(changedBy.getByRole('cell')).toHaveText(['张伟 (zhang.wei)', '李娜 (li.na)'])
})

test('While the accounting system is down an approved debit waits, and only telling it again is left', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const li = await anotherBrowser('li.na')
  const payment = await talliedPayment(page, li, 100_000)
  const code = await raiseDebit(page, payment, 40_000)
  await openReview(li, 'debit', code)
  await world.outside('accounting', false)
  await approveOf(li).click()
  const warning = `${code}：记账系统未响应，请稍后再次通知记账。`
  await expect(li.getByText(warning)).toBeVisible()
  await expect(headOf(li)).toContainText('待确认')
  for (const button of [approveOf(li), rejectOf(li)]) {
    await expect(button).toHaveAccessibleDescription(APPROVED)
  }
  expect(await stepsOf(li, 'debit', code)).toEqual(['submit', 'approve', 'tally!'])

  // Its creator can neither edit nor cancel it any more, only tell the accounting system again.
  await page.clock.install()
  await openDetail(page, 'debit', code)
  // It is the log that tells; the order is shown before it.
  await expect(headOf(page)).toContainText(APPROVED)
  expect(await reasonsOf(page)).toEqual({ 编辑: APPROVED, 取消单据: APPROVED })
  await action(page, '再次通知记账').click()
  await expect(page.getByText(warning)).toBeVisible()
  expect(await read(page, 'payment', payment)).toMatchObject({ actual: 100_000 })
  await world.outside('accounting', true)
  // The same within a second would be refused as pressed twice.
  await page.clock.fastForward(1000)
  await action(page, '再次通知记账').click()
  await expect(page.getByText(`${code} 已记账`)).toBeVisible()
  await expect(headOf(page)).toContainText('已记账')
  await expect(action(page, '再次通知记账')).toHaveCount(0)
  await expect(page.getByText(APPROVED)).toHaveCount(0)
  await expectLedger(page, payment, [
    [payment, '已记账', '—', '—', '1,000.00'],
    [code, '已记账', '−400.00', '—', '600.00'],
  ])
})

test('Who may confirm debits and not read payment orders is told that no ledger is shown, and decides', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const payment = await talliedPayment(page, await anotherBrowser('li.na'), 100_000)
  const code = await raiseDebit(page, payment, 40_000)
  const chen = await anotherBrowser('chen.jie')
  await world.fault({
    call: 'auth/user',
    kind: 'change',
    set: { 'data.authorities': [{ code: 'debit_confirm' }] },
    where: { username: 'chen.jie' },
    times: 'always',
  })
  await world.clearJournal()
  await openReview(chen, 'debit', code)
  await expect(
    chen.getByText('您没有付款单权限，无法查看付款单余额；每次审核时由服务器检查。'),
  ).toBeVisible()
  await expect(chen.getByRole('table', { name: '资金台账' })).toHaveCount(0)
  await approveOf(chen).click()
  await expect(chen.getByText(`${code} 已审核通过并记账`)).toBeVisible()
  // Nothing is asked for that this person may not have.
  expect(await world.journal('payment_order/detail.json')).toEqual([])
})

test('Who has no authority finds neither pages, nor menu entries, nor buttons', async ({
  anotherBrowser,
  page,
}) => {
  const { paymentCode, debitCode } = await talliedDebit(page, await anotherBrowser('li.na'))
  const waiting = await raiseDebit(page, paymentCode, 100)

  const he = await anotherBrowser('he.jun')
  await openDetail(he, 'payment', paymentCode)
  await expect(menuOf(he).getByRole('link', { name: '付款单' })).toBeVisible()
  await expect(menuOf(he).getByRole('link', { name: /扣款|冲销/ })).toHaveCount(0)
  await expect(headOf(he).getByRole('link', { name: '新建扣款单' })).toHaveCount(0)
  // Its debits stand there as text.
  await expect(he.getByRole('cell', { name: debitCode, exact: true })).toBeVisible()
  await expect(he.getByRole('link', { name: debitCode })).toHaveCount(0)

  const chen = await anotherBrowser('chen.jie')
  const notFound: [Page, string[]][] = [
    [he, ['debit/order/list', 'debit/order/add', 'debit/confirm/list', 'reverse/order/submit']],
    [chen, ['debit/order/list', `debit/order/detail?code=${debitCode}`, 'reverse/order/list']],
    [page, ['debit/confirm/list', `debit/confirm/submit?code=${waiting}`, 'reverse/confirm/list']],
  ]
  for (const [person, paths] of notFound) {
    for (const path of paths) {
      await person.goto(path)
      await expect(person).toHaveURL(/\/404\?from=/)
      await expect(person.getByRole('heading', { name: '页面不存在' })).toBeVisible()
    }
  }
  await expect(menuOf(chen).getByRole('link', { name: '扣款审核' })).toBeVisible()
  await expect(menuOf(chen).getByRole('link', { name: '扣款单', exact: true })).toHaveCount(0)

  // An applicant is not offered to decide, and nobody else to edit.
  await openDetail(page, 'debit', waiting)
  await expect(action(page, '取消单据')).toBeVisible()
  expect(Object.keys(await reasonsOf(page))).toEqual(['编辑', '再次通知记账'])
  await expect(action(page, '审核')).toHaveCount(0)
  const wang = await anotherBrowser('wang.fang')
  await openDetail(wang, 'debit', waiting)
  expect(Object.keys(await reasonsOf(wang))).toEqual(['再次通知记账'])
  for (const name of ['编辑', '取消单据', '审核']) await expect(action(wang, name)).toHaveCount(0)
})
