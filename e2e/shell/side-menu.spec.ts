import { rowsOf } from '../support/lists'
import { choose, expectShown, expectTags, menuOf, setVisibility, twoFrames } from '../support/shell'
import { expect, test } from '../test'

const MENU_CALL = 'manage/v1/menu'

/** An entry of the menu as the platform sends it. */
const entry = (name: string, url: string) => ({ name, url })

test('The menu collapses to icons whose groups fly out, as each person has left it', async ({
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  await page.goto('payment/order/list')
  await expect(rowsOf(page).first()).toBeVisible()
  const menu = menuOf(page)
  await expect(menu.getByRole('link', { name: '付款单', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const wide = (await menu.boundingBox())?.width ?? 0
  await page.getByRole('button', { name: '收起菜单' }).click()
  await expect(page.getByRole('button', { name: '展开菜单' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await expect(menu.getByRole('link', { name: '付款单', exact: true })).toHaveCount(0)
  expect((await menu.boundingBox())?.width ?? 0).toBeLessThan(wide / 2)

  const group = menu.getByRole('button', { name: '付款管理' })
  await expect(group).toHaveAttribute('aria-current', 'true')
  await menu.getByRole('button', { name: '扣款管理' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText(['扣款单', '扣款审核'])
  const inMenu = page.getByRole('menu').locator(':focus')
  await expect(inMenu, 'the menu has the keyboard now').toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await expect(menu.getByRole('button', { name: '扣款管理' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveCount(2)
  await expect(inMenu).toHaveCount(1)
  // From the menu itself, which takes the focus twice, it leads to the first.
  await expect(async () => {
    await page.getByRole('menu').press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: '扣款单' })).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expectShown(page, '扣款单')
  await expect(page).toHaveURL('/debit/order/list')
  await expect(menu.getByRole('button', { name: '扣款管理' })).toHaveAttribute(
    'aria-current',
    'true',
  )

  await page.reload()
  await expectShown(page, '扣款单')
  await expect(menu.getByRole('button', { name: '付款管理' })).toBeVisible()

  // Somebody else at this computer has the menu as it comes, and entries of their own. No page is open
  // while the session changes hands: it would go on asking, as somebody who may not.
  await page.goto('about:blank')
  await world.signIn('he.jun')
  await page.goto('.')
  await expect(menu.getByRole('link')).toHaveText(['首页', '付款单'])
  await world.signIn('zhao.min')
  await page.goto('.')
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible()
  await menu.getByRole('link', { name: '首页' }).focus()
  await page.getByRole('button', { name: '展开菜单' }).press('Enter')
  await expect(menu.getByRole('link', { name: '付款单', exact: true })).toBeVisible()
})

test('On a narrow screen the menu is a drawer, gone once a page was chosen; one that failed offers Retry', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await world.signIn('zhang.wei')
  await world.fault({ call: MENU_CALL, kind: 'status', status: 500, times: 'always' })
  await page.goto('.')
  await expectShown(page, '首页')
  await expect(menuOf(page)).toHaveCount(0)
  await page.getByRole('button', { name: '展开菜单' }).click()
  const drawer = page.getByRole('dialog', { name: '菜单' })
  await expect(drawer.getByRole('alert')).toContainText('获取菜单失败!')
  await world.clearFaults()
  await drawer.getByRole('button', { name: '重试' }).press('Enter')
  await expect(drawer.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1)
  // What the person holds no authority for is not there, and neither is a group without entries.
  await expect(drawer.getByRole('link')).toHaveText(['首页', '付款单', '扣款单', '冲销单'])
  await expect(drawer.getByText('基础数据')).toHaveCount(0)
  await drawer.getByRole('link', { name: '付款单' }).click()
  await expect(drawer).toHaveCount(0)
  await expectShown(page, '付款单')
  await expect(rowsOf(page).first()).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()

  await page.getByRole('button', { name: '展开菜单' }).press('Enter')
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeFocused()
  // Made wide while it is open, the window has the menu at its side, and no drawer when it is narrow again.
  await page.getByRole('button', { name: '展开菜单' }).press('Enter')
  await expect(drawer.getByRole('link', { name: '付款单' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 700 })
  await expect(drawer).toHaveCount(0)
  await expect(menuOf(page).getByRole('link', { name: '付款单' })).toBeVisible()
  await expect(page.getByRole('button', { name: '收起菜单' })).toBeFocused()
  await page.setViewportSize({ width: 800, height: 700 })
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible()
  await expect(drawer).toHaveCount(0)
})

test('Modules are eight and More, and an address of theirs that runs a script is refused', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const names = ['shopaccount', 'a', 'b', 'c', 'd', 'e', 'f', 'train', 'one more', 'report']
  const shown = ['结算', 'a', 'b', 'c', 'd', 'e', 'f', '火车', 'one more', '报表']
  const modules = [
    { moduleName: 'script', url: 'javascript:alert(1)' },
    { moduleName: 'hidden script', url: ' JavaScript:alert(1)' },
    { moduleName: 'data', url: 'data:text/html,<p>x' },
    { moduleName: 'program', url: 'vscode://file/x' },
    ...names.map((moduleName) => ({ moduleName })),
  ]
  const body = { success: true, data: { modules } }
  await world.fault({ call: 'manage/v1/backendmenus.json', kind: 'body', body, times: 'always' })
  await page.goto('.')
  const bar = page.getByRole('navigation', { name: '模块', exact: true })
  await expect(bar.getByRole('link')).toHaveText(shown.slice(0, 8))
  await expect(bar.locator('[aria-current]')).toHaveText('结算')
  await bar.getByRole('button', { name: '更多模块' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText(shown.slice(8))
  await expect(page.getByRole('menuitem', { name: 'one more' })).toHaveAttribute(
    'href',
    /\/one%20more$/,
  )
  await page.keyboard.press('Escape')
  await expectTags(page, ['首页'])
  await bar.getByRole('link', { name: '火车' }).click()
  await expect(page).toHaveURL('/train')
  await expect(page.getByRole('heading', { name: 'train' })).toBeVisible()
})

test('As many modules are shown as have room, in every width and language, also once a new version is told, and the others are within reach', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  await page.goto('.')
  const chinese = page.getByRole('navigation', { name: '模块', exact: true })
  await expect(chinese.getByRole('link')).toHaveCount(8)
  await choose(page, '语言', 'Español')
  const bar = page.getByRole('navigation', { name: 'Módulos', exact: true })
  const more = bar.getByRole('button', { name: 'Más módulos' })
  const shown: number[] = []
  for (const width of [1440, 1210, 1024, 800, 1440]) {
    await page.setViewportSize({ width, height: 768 })
    // It is fitted in the frame after that.
    await twoFrames(page)
    await expect(more).toBeInViewport({ ratio: 1 })
    await expect.poll(() => bar.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0)
    shown.push(await bar.getByRole('link').count())
  }
  const [wide = 0, small = 0, smaller = 0, smallest = 0, again] = shown
  expect([wide > small, small > smaller, smaller > smallest, smallest > 0]).not.toContain(false)
  expect(again).toBe(wide)
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(bar.getByRole('link')).toHaveCount(smaller)
  const names = await bar.getByRole('link').allTextContents()
  await more.click()
  // Its part may still be on its way.
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  const menu = await page.getByRole('menuitem').allTextContents()
  expect([...names, ...menu].slice(0, 5)).toEqual([
    'Liquidación',
    'Vuelos',
    'Hoteles',
    'Trenes',
    'Tienda',
  ])
  await page.keyboard.press('Escape')
  // So it is when everything is drawn larger.
  await page.setViewportSize({ width: 1210, height: 768 })
  await expect(bar.getByRole('link')).toHaveCount(small)
  await choose(page, 'Tamaño: Mediano', 'Grande')
  await expect(more).toBeInViewport({ ratio: 1 })
  await expect.poll(() => bar.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0)

  // One that this tab was loaded anew for already is told by its button alone.
  const version = 'another'
  await page.evaluate((told) => sessionStorage.setItem('shopaccount.reloaded-for', told), version)
  await world.fault({ call: 'version.json', kind: 'change', set: { version }, times: 'always' })
  const newVersion = page.getByRole('button', { name: 'Versión nueva' })
  // It is asked for when somebody looks at the tab again, and not only once ten seconds are over.
  for (const state of ['hidden', 'visible'] as const) await setVisibility(page, state)
  await expect(newVersion).toBeVisible()
  await expect(more).toBeInViewport({ ratio: 1 })
  // Where there is no room for both, neither says all that it is called.
  await page.setViewportSize({ width: 360, height: 768 })
  await expect(more).toBeInViewport({ ratio: 1 })
  await expect(newVersion).toBeInViewport({ ratio: 1 })
  await expect.poll(() => bar.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0)
  await more.click()
  await expect(page.getByRole('menuitem', { name: 'Liquidación' })).toBeInViewport({ ratio: 1 })
})

test("Entries lead where they say however the platform writes their address, in the person's language", async ({
  page,
  world,
  baseURL,
}) => {
  const data = [
    {
      name: '付款管理',
      childs: [
        entry('付款单', '/payment/order/list/'),
        entry('已记账付款单', 'payment/order/list?state=30'),
      ],
    },
    { name: '其他', childs: [entry('扣款单', new URL('debit/order/list', baseURL).href)] },
    entry('外部', 'https://elsewhere.example/payment/order/list'),
  ]
  await world.signIn('zhang.wei')
  const menus = { kind: 'body', times: 'always' } as const
  await world.fault({ call: MENU_CALL, ...menus, body: { success: true, data } })
  const modules = [{ moduleName: 'shopaccount', url: '/the/front/door' }]
  const call = 'manage/v1/backendmenus.json'
  await world.fault({ call, ...menus, body: { success: true, data: { modules } } })
  await page.goto('.')
  const menu = menuOf(page)
  await expect(menu.getByRole('link')).toHaveText(['首页', '付款单', '已记账付款单', '扣款单'])
  await expect(page.getByRole('main').getByRole('link', { name: '已记账付款单' })).toBeVisible()
  const own = page.getByRole('navigation', { name: '模块', exact: true }).getByRole('link')
  await expect(own).toHaveAttribute('href', /\/the\/front\/door$/)

  await menu.getByRole('link', { name: '付款单', exact: true }).click()
  await expect(page).toHaveURL('/payment/order/list')
  await expect(rowsOf(page).first()).toBeVisible()
  // What the entry asks for stands above what the open list was left with.
  await menu.getByRole('link', { name: '已记账付款单' }).click()
  await expect(page).toHaveURL('/payment/order/list?state=30')
  await expect(page.getByRole('list', { name: '已生效的筛选条件' })).toHaveText(/已记账/)
  await menu.getByRole('link', { name: '扣款单' }).click()
  await expect(page).toHaveURL('/debit/order/list')
  // A page that comes to show closes what is open above it.
  await expect(rowsOf(page, '扣款单').first()).toBeVisible()

  await choose(page, '语言', 'Español')
  const spanish = page.getByRole('navigation', { name: 'Menú' })
  await expect(spanish.getByRole('link')).toHaveText([
    'Inicio',
    'Órdenes de pago',
    '已记账付款单',
    'Órdenes de cargo',
  ])
  await expect(spanish.locator('summary')).toHaveText(['Pagos', 'Cargos'])
})

test('A group that has a page of its own leads there, in the menu, in the palette and at home', async ({
  page,
  world,
}) => {
  const data = [
    { ...entry('付款', '/payment/order/list'), childs: [entry('帮助', '/help/x')] },
    { ...entry('扣款', '/debit/order/list'), childs: [entry('扣款审核', '/debit/confirm/list')] },
  ]
  await world.signIn('server.ops')
  const body = { success: true, data }
  await world.fault({ call: MENU_CALL, kind: 'body', body, times: 'always' })
  await page.goto('.')
  const [menu, names] = [menuOf(page), ['首页', '付款', '扣款', '扣款审核']]
  await expect(menu.getByRole('link')).toHaveText(names)
  await expect(menu.locator('summary')).toHaveText(['扣款'])
  for (const name of names.slice(1)) {
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
  }
  await page.keyboard.press('Control+k')
  const pages = page.getByRole('dialog').getByRole('group', { name: '页面', exact: true })
  await expect(pages.getByRole('option')).toHaveText(names)
  await page.keyboard.press('Escape')

  await menu.getByRole('link', { name: '扣款', exact: true }).click()
  await expect(page).toHaveURL('/debit/order/list')
  await expectShown(page, '扣款单')
  await page.getByRole('button', { name: '收起菜单' }).click()
  await menu.getByRole('button', { name: '扣款', exact: true }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['扣款', '扣款审核'])
})
