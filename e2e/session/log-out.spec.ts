import type { Page } from '@playwright/test'
import { decisionRemarkOf, openReviewAs, placeOf, waitingOrders } from '../support/confirming'
import { closeWarmTip, listRows, warmTip } from '../support/languages'
import { rowsOf } from '../support/lists'
import { waitLongerForTabs } from '../support/longer-times'
import { chooseUser, logOut, SIGN_IN_PAGE, tagsOf } from '../support/shell'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'

const LIST = '/payment/order/list'
const FILTERED_LIST = `${LIST}?state=10&pageSize=20`

const questionOf = (page: Page) => page.getByRole('dialog', { name: '不保存就退出登录？' })

test('A log-out that the server can not be told is said to have failed; one that it can ends the session here and on the platform', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  await page.goto(FILTERED_LIST)
  await expect(listRows(page).first()).toBeVisible()
  await test.step('the server can not be told', async () => {
    await world.fault({ call: 'haiermice/distant/logout', kind: 'status', status: 500 })
    await logOut(page)
    // It goes by itself, so it is looked for before the dialog is closed.
    await expect(page.getByText('退出登录失败!', { exact: true })).toBeVisible()
    await expect(warmTip(page).getByText('服务器错误', { exact: true })).toBeVisible()
    await closeWarmTip(page)
    await expect(page).toHaveURL(FILTERED_LIST)
    await expect(listRows(page).first()).toBeVisible()
    expect(await world.journal('auth/logout')).toEqual([])
  })

  await test.step('the session has ended', async () => {
    // What the list has asked for would arrive when nobody is signed in any more.
    await allAnswered(world)
    await logOut(page)
    await expect(page).toHaveURL(SIGN_IN_PAGE)
    const entries = await world.journal()
    const ends = entries.filter(({ path }) => path.endsWith('/logout')).slice(1)
    expect(ends).toMatchObject([
      { method: 'POST', path: '/haiermice/distant/logout', status: 200 },
      { method: 'GET', path: '/auth/logout', status: 303 },
    ])
    expect(new URL(ends[1]?.query['url'] ?? '').href).toMatch(/\/payment\/order\/list\?state=10/)
    // The page that one comes back to asks for nothing of the list.
    const lists = entries.filter(({ call }) => call === 'payment_order/list.json')
    expect(lists.filter(({ username }) => username === null)).toEqual([])
  })

  await test.step('the old page asks to sign in', async () => {
    // The page after this one is read when the browser is idle, up to the log-out.
    await world.clearJournal()
    await page.goBack()
    await expect(page).toHaveURL(SIGN_IN_PAGE)
    await expect(listRows(page)).toHaveCount(0)
    await page.goto(FILTERED_LIST)
    await expect(page).toHaveURL(SIGN_IN_PAGE)
    expect(await world.journal('payment_order/list.json')).toEqual([])
    await chooseUser(page, '王芳')
    await expect(page).toHaveURL(FILTERED_LIST)
    await expect(page.getByRole('button', { name: /^用户菜单/ })).toContainText('王芳')
  })
})

test('A remark on an order that is not decided is asked about before a log-out takes it, here and from another tab', async ({
  context,
  page,
  world,
}) => {
  await world.signIn('li.na')
  const code = (await waitingOrders(page))[0]?.code ?? ''
  await openReviewAs(page, world, { code })
  await decisionRemarkOf(page).fill('金额与合同不符，请核对第三页')
  await page.reload()
  await expect(decisionRemarkOf(page)).toHaveValue('金额与合同不符，请核对第三页')
  await logOut(page)
  await expect(questionOf(page)).toContainText(code)
  await page.keyboard.press('Escape')
  await expect(questionOf(page)).toHaveCount(0)

  const other = await context.newPage()
  await waitLongerForTabs(other)
  await other.goto('.')
  await logOut(other)
  await expect(questionOf(other)).toContainText(code)
  await other.keyboard.press('Escape')
  await expect(questionOf(other)).toHaveCount(0)
  await decisionRemarkOf(page).fill('')
  await logOut(other)
  await expect(other).toHaveURL(SIGN_IN_PAGE)
})

test('What is kept of orders that one went on from, and of closed pages, is asked about too', async ({
  page,
  world,
}) => {
  await world.signIn('li.na')
  await page.goto('payment/confirm/list')
  await rowsOf(page, '付款审核').first().getByRole('link').first().click()
  await decisionRemarkOf(page).fill('金额与合同不符')
  // Before the queue is there nobody listens for the key.
  await expect(placeOf(page)).toHaveText(/^1 \//)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await expect(placeOf(page)).toHaveText(/^2 \//)
  await expect(decisionRemarkOf(page)).toHaveValue('')
  await logOut(page)
  const kept = '此浏览器标签页中还为您保留着 1 项草稿、备注或结果未知的操作。'
  await expect(questionOf(page)).toContainText(kept)
  await page.keyboard.press('Escape')
  await tagsOf(page).nth(2).press('Delete')
  await expect(tagsOf(page)).toHaveCount(2)
  await logOut(page)
  await expect(questionOf(page)).toContainText(kept)
  await questionOf(page).getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(SIGN_IN_PAGE)
})

test('A person who is only a name sees the dashboard and nothing else', async ({ page, world }) => {
  await world.signIn('guest.only')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '欢迎，guest.only' })).toBeVisible()
  await expect(page.getByText('您还没有任何页面的权限，请联系运营人员开通。')).toBeVisible()
  await expect(page.getByRole('link', { name: '酒店' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '菜单' }).getByRole('link')).toHaveText([
    '首页',
  ])

  for (const path of [LIST, '/payment/order/detail?code=FK1']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/404\?from=/)
  }
  expect(await world.journal('payment_order/list.json')).toEqual([])
})
