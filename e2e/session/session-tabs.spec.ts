import type { Page } from '@playwright/test'
import type { Username } from '../../fixtures/users'
import { DECISION_CALL, SUBMIT_CALL } from '../support/calls'
import { raisePayment } from '../support/chain'
import { approveOf, openReviewAs, waitingOrders } from '../support/confirming'
import { warmTip } from '../support/languages'
import { rowsOf } from '../support/lists'
import { waitLongerForTabs } from '../support/longer-times'
import { openDetail } from '../support/order-pages'
import {
  expectBudget,
  fillForm,
  formHeadingOf,
  INTERNAL,
  openForm,
  submitOf,
  unsavedNote,
} from '../support/payment-form'
import { openList } from '../support/payment-orders'
import {
  choose,
  chooseUser,
  expectShown,
  expectTags,
  logOut,
  setVisibility,
  SIGN_IN_PAGE,
  tagOf,
  userMenuOf,
} from '../support/shell'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'

const TYPED = { ...INTERNAL, amount: '321.00', remark: '春节慰问' }

/** Everything that a page could show of a person before, and all that the tab and the browser keep. */
const everythingIn = (page: Page) =>
  page.evaluate(() =>
    [sessionStorage, localStorage].reduce(
      (text, storage) => text + JSON.stringify(Object.entries(storage)),
      document.body.textContent,
    ),
  )

/** The names under which the browser keeps something for later. */
const namesKept = (page: Page) => page.evaluate(() => Object.keys(localStorage))

/** The documents opened last. */
const RECENT = /\.recent\.documents$/

// What the page of the person before reads of its own accord meanwhile is refused.
test.use({ expectedConsole: [/status of 40[013] .*\/balance\//] })

test('Logging out in one tab ends the others, and nothing is left in them; signing in again there lets the person in in the others', async ({
  context,
  page,
  world,
}) => {
  await openList(page, world, { username: 'zhang.wei' })
  const code = (await rowsOf(page).first().getByRole('link').first().textContent()) ?? ''
  await rowsOf(page).first().getByRole('link').first().click()
  await expect(page.getByRole('article')).toBeVisible()
  await page.goBack()
  // So that it is there to be forgotten.
  await expect.poll(() => namesKept(page)).toContainEqual(expect.stringMatching(RECENT))
  await page.getByRole('link', { name: '新建', exact: true }).click()
  await fillForm(page, TYPED)
  await expect(unsavedNote(page)).toBeVisible()
  const other = await context.newPage()
  await waitLongerForTabs(other)
  await other.goto('.')
  await logOut(other)
  const question = other.getByRole('dialog', { name: '不保存就退出登录？' })
  await expect(question).toContainText('新建付款单')
  await question.getByRole('button', { name: '退出登录' }).click()
  await expect(other).toHaveURL(SIGN_IN_PAGE)

  await expect(page).toHaveURL('/401')
  await expect(page.getByRole('heading', { name: '您尚未登录' })).toBeVisible()
  await expect(page.getByRole('tablist')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^用户菜单/ })).toHaveCount(0)
  const left = await everythingIn(page)
  for (const trace of [code, '春节慰问', '张伟', 'zhang.wei']) expect(left).not.toContain(trace)
  expect(await namesKept(page)).not.toContainEqual(expect.stringMatching(RECENT))

  await test.step('signing in again in the tab of the log-out', async () => {
    await chooseUser(other, '张伟')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: '欢迎，张伟' })).toBeVisible()
    await expectTags(page, ['首页'])
    await expect(userMenuOf(page)).toBeVisible()

    // Another system sends whoever lacks an authority there: who was signed in as they came is told so still.
    await page.goto('401')
    await expect(userMenuOf(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: '您没有访问权限' })).toBeVisible()
    await expect(page.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
    await other.goto(`login?iamcode=${await world.credential('zhang.wei', 'iamcode')}`)
    await expect(other.getByRole('heading', { name: '欢迎，张伟' })).toBeVisible()
    await allAnswered(world)
    await expect(page).toHaveURL('/401')
  })

  await test.step('signing in from the page that says that nobody is', async () => {
    // Something is open that could come back; nothing is typed, so that nobody is asked.
    await page.goto('payment/order/list')
    await expect(rowsOf(page).first()).toBeVisible()
    await expectTags(page, ['首页', '付款单'])
    await allAnswered(world)
    await logOut(other)
    await expect(page).toHaveURL('/401')
    await expect(page.getByRole('heading', { name: '您尚未登录' })).toBeVisible()
    // The answer to the log-out takes a session from the browser, a new one too.
    await allAnswered(world)
    await page.getByRole('main').getByRole('link', { name: '登录' }).click()
    await chooseUser(page, '张伟')
    await expectTags(page, ['首页'])
  })
})

test('Coming back to a page that is there for strangers lets in whoever has signed in meanwhile', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await page.goto('404')
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  await allAnswered(world)
  await expect(userMenuOf(page)).toHaveCount(0)
  await setVisibility(page, 'hidden')
  await world.signIn('zhang.wei')
  await page.clock.fastForward('01:00')
  await setVisibility(page, 'visible')
  await expect(userMenuOf(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
})

test('When another person signs in in one tab, the others show nothing of the one before', async ({
  context,
  page,
  world,
}) => {
  await openList(page, world, { username: 'zhang.wei' })
  await choose(page, '尺寸: 中', '大')
  const code = (await rowsOf(page).first().getByRole('link').first().textContent()) ?? ''
  await page.getByRole('link', { name: '新建', exact: true }).click()
  await fillForm(page, TYPED)
  await expect(unsavedNote(page)).toBeVisible()

  const other = await context.newPage()
  await other.goto(`login?iamcode=${await world.credential('wang.fang', 'iamcode')}`)
  await expect(other.getByRole('heading', { name: '欢迎，王芳' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: '欢迎，王芳' })).toBeVisible()
  await expectTags(page, ['首页'])
  await expect(page.getByRole('button', { name: '尺寸: 中' })).toBeVisible()
  const left = await everythingIn(page)
  for (const trace of [code, '春节慰问', '张伟', 'zhang.wei']) expect(left).not.toContain(trace)

  // What she opens there is her own, read for her.
  await world.clearJournal()
  await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '付款单' }).click()
  await expect(rowsOf(page).first()).toBeVisible()
  const asked = await world.journal('payment_order/list.json')
  expect(asked[0]).toMatchObject({ username: 'wang.fang' })
  await expect(page.getByRole('link', { name: code })).toHaveCount(0)
  await page.getByRole('link', { name: '新建', exact: true }).click()
  await expect(formHeadingOf(page)).toBeVisible()
  await expect(page.getByRole('button', { name: '恢复草稿' })).toHaveCount(0)
  await expect(tagOf(page, '新建付款单')).toHaveAccessibleDescription('')
})

test('Whoever signs in while the start page is open finds their own there', async ({
  context,
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '欢迎，张伟' })).toBeVisible()
  const other = await context.newPage()
  for (const [username, name] of [
    ['wang.fang', '王芳'],
    ['he.jun', '何俊'],
    ['zhang.wei', '张伟'],
  ] as const) {
    await other.goto(`login?iamcode=${await world.credential(username, 'iamcode')}`)
    await expect(page.getByRole('heading', { name: `欢迎，${name}` })).toBeVisible()
    const note = page.getByRole('alert').filter({ hasText: '此浏览器已由其他人登录' })
    await expect(note).toBeVisible()
    // The next one is told anew.
    await note.getByRole('button', { name: '关闭' }).click()
    await expect(note).toHaveCount(0)
    await expectShown(page, '首页')
    await expectTags(page, ['首页'])
  }
  await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '付款单' }).click()
  await page.goBack()
  await expect(page.getByRole('heading', { name: '欢迎，张伟' })).toBeVisible()
})

test('Nothing that was said to one person, or asked by them, is left over the page of the next', async ({
  context,
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const code = await raisePayment(page, 100)
  await openDetail(page, 'payment', code)
  const other = await context.newPage()
  const become = async (username: Username, name: string) => {
    await other.goto(`login?iamcode=${await world.credential(username, 'iamcode')}`)
    await expect(page.getByRole('heading', { name: `欢迎，${name}` })).toHaveCount(1)
    await expect(page.getByText('此浏览器已由其他人登录')).toBeVisible()
  }

  await page.getByRole('article').getByRole('button', { name: '取消单据' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消单据' }).click()
  const note = page.getByText(`${code} 已取消`)
  // What is pointed at stays.
  await note.hover()
  await become('wang.fang', '王芳')
  await expect(note).toHaveCount(0)

  const where = { username: 'wang.fang' }
  await world.fault({
    call: 'payment_order/list.json',
    kind: 'refuse',
    message: '王芳的列表',
    where,
    times: 'always',
  })
  await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '付款单' }).click()
  await expect(warmTip(page)).toBeVisible()
  await become('he.jun', '何俊')
  await expect(warmTip(page)).toHaveCount(0)

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: '命令面板' })
  await palette.getByRole('combobox').fill('何俊要找的')
  await become('zhang.wei', '张伟')
  await expect(palette).toHaveCount(0)

  for (const [menu, username, name] of [
    ['用户菜单: 张伟', 'wang.fang', '王芳'],
    ['尺寸: 中', 'he.jun', '何俊'],
  ] as const) {
    await page.getByRole('banner').getByRole('button', { name: menu }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await become(username, name)
    await expect(page.getByRole('menuitem')).toHaveCount(0)
  }

  await page.setViewportSize({ width: 700, height: 800 })
  await page.getByRole('banner').getByRole('button', { name: '展开菜单' }).click()
  const drawer = page.getByRole('dialog', { name: '菜单' })
  await expect(drawer.getByRole('link', { name: '付款单' })).toBeVisible()
  await become('zhang.wei', '张伟')
  await expect(drawer).toHaveCount(0)
})

test('The answer to what one person sent is not told to the next, and leads them nowhere', async ({
  context,
  page,
  world,
}) => {
  const other = await context.newPage()
  /** Somebody else takes the tab over while a write is under way, and works there when its answer comes. */
  const becomeBeforeAnswer = async (
    { call, hold }: { call: typeof SUBMIT_CALL | typeof DECISION_CALL; hold: string },
    [username, name]: readonly [Username, string],
  ) => {
    // What has not left yet by then would never be sent.
    await expect.poll(() => world.journal(call)).toHaveLength(1)
    await other.goto(`login?iamcode=${await world.credential(username, 'iamcode')}`)
    await expect(page.getByRole('heading', { name: `欢迎，${name}` })).toHaveCount(1)
    await page.bringToFront()
    await expectShown(page, '首页')
    await world.release(hold)
    await allAnswered(world)
    await page
      .getByRole('navigation', { name: '菜单' })
      .getByRole('link', { name: '扣款单' })
      .click()
    await expect(rowsOf(page, '扣款单').first()).toBeVisible()
    await expect(page).toHaveURL(/debit/)
  }

  await openForm(page, world)
  await fillForm(page, TYPED)
  await expectBudget(page)
  // It is done, and its answer is kept back; the other one is refused, for the session is gone.
  const submit = await world.fault({ call: SUBMIT_CALL, kind: 'stall', afterBytes: 0 })
  await submitOf(page).click()
  await becomeBeforeAnswer({ call: SUBMIT_CALL, hold: submit }, ['li.na', '李娜'])
  await expect(page.getByText(/已提交/)).toHaveCount(0)
  expect(await everythingIn(page)).not.toContain('春节慰问')

  const [order] = await waitingOrders(page)
  await openReviewAs(page, world, { code: order?.code ?? '' })
  const approve = await world.fault({ call: DECISION_CALL, kind: 'hold' })
  await approveOf(page).click()
  await becomeBeforeAnswer({ call: DECISION_CALL, hold: approve }, ['wang.fang', '王芳'])
  await expect(page.getByText(/已审核通过/)).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText(order?.code ?? '')
})

test('What one person had open is not opened for the next, not even behind what shows', async ({
  context,
  page,
  world,
}) => {
  const other = await context.newPage()
  const become = async (username: Username, name: string) => {
    await other.goto(`login?iamcode=${await world.credential(username, 'iamcode')}`)
    await expect(page.getByRole('heading', { name: `欢迎，${name}` })).toHaveCount(1)
  }
  await world.signIn('zhang.wei')
  await page.goto('payment/order/list?ownerName=只有张伟在找')
  await expect(page.getByText('付款人包含: 只有张伟在找')).toBeVisible()
  await become('wang.fang', '王芳')
  await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '扣款单' }).click()
  await expect(rowsOf(page, '扣款单').first()).toBeVisible()
  expect(await everythingIn(page)).not.toContain('只有张伟在找')
  const asked = await world.journal('payment_order/list.json')
  const hers = asked.filter(({ username }) => username === 'wang.fang')
  expect(hers.length, 'her own, for the start page').toBeGreaterThan(0)
  expect(JSON.stringify(hers)).not.toContain('只有张伟在找')

  await page.goto('payment/order/submit')
  await expect(formHeadingOf(page)).toBeVisible()
  await become('li.na', '李娜')
  await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '扣款单' }).click()
  await expect(rowsOf(page, '扣款单').first()).toBeVisible()
  expect(await page.locator('h1').allTextContents()).not.toContain('新建付款单')
})
