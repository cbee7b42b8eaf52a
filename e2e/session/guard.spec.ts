import type { Page } from '@playwright/test'
import { AREAS } from '@/domain/authorities'
import { listRows } from '../support/languages'
import { setVisibility, SIGN_IN_PAGE } from '../support/shell'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'
import type { World } from '../world'

const LIST = '/payment/order/list'
const DETAIL = '/payment/order/detail?code=FK1'

/** The page that says so, with the path that led there. */
async function expectNotFound(page: Page, from: string): Promise<void> {
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) => pathname === '/404' && searchParams.get('from') === from,
  )
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('code')).toHaveText(from)
}

/** Signs in somebody whom the server lets in, and says of that person whatever the test needs. */
async function signInWith(world: World, authorities: readonly object[]): Promise<void> {
  await world.clearFaults()
  await world.signIn('zhang.wei')
  const data = { username: 'zhang.wei', name: '张伟', enterprise: 'xinhai', authorities }
  await world.fault({
    call: 'auth/user',
    kind: 'body',
    body: { success: true, data },
    times: 'always',
  })
}

test('Whoever lacks the authority for payment orders finds no page at any address of theirs, asks for nothing of it, and goes home', async ({
  page,
  world,
}) => {
  await test.step('by the sign-in', async () => {
    await page.goto(LIST)
    await expect(page).toHaveURL(SIGN_IN_PAGE)
    await page.getByRole('button', { name: '吴权' }).click()
    await expectNotFound(page, LIST)
  })
  for (const [address, from] of [
    [`${LIST}?state=10`, `${LIST}?state=10`],
    [DETAIL, DETAIL],
    ['/payment/order', '/payment/order'],
    [`/redirect${LIST}`, LIST],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address)
      await expectNotFound(page, from)
    })
  }
  await page.goto('about:blank')
  await world.signIn('sun.li')
  await page.goto(LIST)
  await expectNotFound(page, LIST)
  const paths = (await world.journal()).map((entry) => entry.path)
  expect(paths.filter((asked) => asked.includes('/balance/'))).toEqual([])

  await test.step('no menu entry, and home', async () => {
    const menu = page.getByRole('navigation', { name: '菜单' })
    await expect(menu.getByRole('link', { name: '首页' })).toBeVisible()
    await expect(menu.getByRole('link', { name: '付款单' })).toHaveCount(0)
    await page.getByRole('link', { name: '返回首页' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: '欢迎，孙丽' })).toBeVisible()
  })
})

test("A confirmer who is sent an applicant's link sees what it was, and goes on to the confirm page", async ({
  page,
  world,
}) => {
  await world.signIn('chen.jie')
  await page.goto(`${LIST}?ownerName=%E5%BC%A0&state=20`)
  await expectNotFound(page, `${LIST}?ownerName=%E5%BC%A0&state=20`)
  await page.getByRole('link', { name: '打开审核列表（相同筛选条件）' }).click()
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === '/payment/confirm/list' &&
      searchParams.get('tab') === 'all' &&
      searchParams.get('state') === '20' &&
      searchParams.get('ownerName') === '张',
  )
  const answer = await page.request.post('/api/shopaccount/v1/balance/payment_order/list.json', {
    data: { business: 2, state: 10, pageNum: 1, pageSize: 1 },
  })
  const { data } = (await answer.json()) as { data: { code: string }[] }
  const code = data[0]?.code ?? ''
  await page.goto(`/payment/order/detail?code=${code}`)
  await expectNotFound(page, `/payment/order/detail?code=${code}`)
  await page.getByRole('link', { name: '在审核页打开该单据' }).click()
  await expect(page).toHaveURL(`/payment/confirm/submit?code=${code}`)
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
  // The last that the page asks for by itself: it is still chen.jie who does.
  await expect(page.getByRole('region', { name: '参考信息' })).toContainText('未发现')

  // Whoever may not confirm either is offered nothing.
  await world.signIn('wu.quan')
  await page.goto(`/payment/order/detail?code=${code}`)
  await expectNotFound(page, `/payment/order/detail?code=${code}`)
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['返回首页'])

  // What only the program reads of a view's link is not shown.
  await page.goto(`${LIST}?state=20#view=eyJuYW1lIjoieCJ9`)
  await expect(page.getByRole('main').getByRole('code')).toHaveText(`${LIST}?state=20`)

  // Who may not confirm, and works with orders, is led from a reviewer's link to the order.
  await world.signIn('wang.fang')
  await page.goto(`/payment/confirm/submit?code=${code}`)
  await expectNotFound(page, `/payment/confirm/submit?code=${code}`)
  await page.getByRole('link', { name: '打开单据' }).click()
  await expect(page).toHaveURL(`/payment/order/detail?code=${code}`)
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
  await page.goto('/payment/confirm/list?tab=all&state=20')
  await page.getByRole('link', { name: '打开单据列表（相同筛选条件）' }).click()
  await expect(page).toHaveURL('/payment/order/list?state=20')
})

test('An authority lets a person in by the url or the code that it has, and no other does', async ({
  page,
  world,
}) => {
  // All notations: src/domain/authorities.test.ts.
  for (const authority of [
    { url: '/payment/order/list' },
    { url: '/another/area', code: 'payment:order' },
    { url: 'payment_order', code: 'another:area' },
  ]) {
    await test.step(JSON.stringify(authority), async () => {
      await signInWith(world, [{ code: 'something:else' }, authority])
      await page.goto(LIST)
      await expect(listRows(page).first()).toBeVisible()
      await expect(page).toHaveURL(LIST)
      const menu = page.getByRole('navigation', { name: '菜单' })
      await expect(menu.getByRole('link', { name: '付款单' })).toBeVisible()
    })
  }
  for (const authority of [{ url: '/payment', code: 'order' }, { url: '/payment/confirm' }, {}]) {
    await test.step(`not ${JSON.stringify(authority)}`, async () => {
      await signInWith(world, [authority])
      await page.goto(LIST)
      await expectNotFound(page, LIST)
    })
  }
})

for (const username of ['zhang.wei', 'wang.fang', 'he.jun', 'server.ops']) {
  test(`${username} opens the list with the authority in the notation of another system`, async ({
    page,
    world,
  }) => {
    await world.signIn(username)
    await page.goto(LIST)
    await expect(page).toHaveURL(LIST)
    await expect(page.getByRole('heading', { name: '付款单', exact: true })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /^共 \d+ 条$/ })).toBeVisible()
  })
}

test('An address that no page has leads to the page that says so, with and without a session', async ({
  page,
  world,
}) => {
  await page.goto('/nowhere?state=10')
  await expectNotFound(page, '/nowhere?state=10')
  await world.signIn('zhang.wei')
  for (const path of [
    '/nowhere',
    '/payment',
    '/payment/order/nowhere',
    '/payment/order/list/1',
    '/nothing.html',
    '/v1.2',
    '/payment/order/list.html',
    '/PAYMENT/order/list',
    '/payment/Order',
    '/a.b/c',
  ]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expectNotFound(page, path)
    })
  }
})

test('A bare path leads to its list in every area, with its filters, and after signing in', async ({
  page,
  world,
}) => {
  await page.goto('/payment/order')
  await page.getByRole('button', { name: '张伟' }).click()
  await expect(page).toHaveURL(LIST)
  await expect(listRows(page).first()).toBeVisible()
  await page.goto('/payment/order')
  await expect(page).toHaveURL(LIST)
  await expect(listRows(page).first()).toBeVisible()

  await page.goto('about:blank')
  await world.signIn('server.ops')
  for (const area of AREAS) {
    await test.step(area, async () => {
      await page.goto(`/${area}?pageSize=50`)
      await expect(page).toHaveURL(`/${area}/list?pageSize=50`)
      await expect(page.getByRole('main').getByRole('table')).toBeVisible()
    })
  }
})

test('The refresh helper goes on to the page behind it, also through the sign-in, and never leaves this site', async ({
  page,
  world,
}) => {
  await page.goto(`/redirect${LIST}?state=10`)
  await expect(page).toHaveURL(SIGN_IN_PAGE)
  await page.getByRole('button', { name: '张伟' }).click()
  await expect(page).toHaveURL(`${LIST}?state=10`)
  await expect(listRows(page).first()).toBeVisible()

  await test.step('with a session', async () => {
    await allAnswered(world)
    await page.goto('about:blank')
    await world.clearJournal()
    await page.goto(`/redirect${LIST}?state=10`)
    await expect(page).toHaveURL(`${LIST}?state=10`)
    await expect(listRows(page).first()).toBeVisible()
    const asked = (await world.journal('payment_order/list.json')).map(({ body }) => body)
    expect(asked).toContainEqual(expect.objectContaining({ state: 10, pageNum: 1 }))
  })
  for (const [path, from] of [
    ['/redirect//elsewhere.example/page', '/elsewhere.example/page'],
    ['/redirect/https://elsewhere.example/page', '/https:/elsewhere.example/page'],
    ['/redirect/%2Felsewhere.example/page', '/elsewhere.example/page'],
    ['/redirect/%2F%2Felsewhere.example', '/elsewhere.example'],
    ['/redirect/https://elsewhere.example', '/https:/elsewhere.example'],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path)
      await expectNotFound(page, from)
    })
  }
})

test('Whoever may do less by the time they come back finds it so without going anywhere', async ({
  page,
  world,
}) => {
  await page.clock.install()
  const debits = { code: 'debit/order', name: '扣款单' }
  await signInWith(world, [{ code: 'payment/order', name: '付款单' }, debits])
  await page.goto(LIST)
  await expect(listRows(page).first()).toBeVisible()
  const menu = page.getByRole('navigation', { name: '菜单' })
  await expect(menu.getByRole('link', { name: '付款单' })).toBeVisible()
  // What is under way would be over its time limit.
  await allAnswered(world)
  await signInWith(world, [debits])
  await setVisibility(page, 'hidden')
  await page.clock.fastForward(31_000)
  await setVisibility(page, 'visible')
  await expectNotFound(page, LIST)
  await expect(menu.getByRole('link', { name: '扣款单' })).toBeVisible()
  await expect(menu.getByRole('link', { name: '付款单' })).toHaveCount(0)
})
