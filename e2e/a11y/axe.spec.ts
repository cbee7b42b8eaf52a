import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { LIST_CALL } from '../support/calls'
import { rowsOf, tableOf } from '../support/lists'
import { allOrders, openList } from '../support/payment-orders'
import { expect, test } from '../test'
import type { World } from '../world'

/** Brings a screen up, so that it can be looked at. */
type Scene = (page: Page, world: World) => Promise<void>

/** Closes what was looked at, and opens a panel of the list. */
const panel =
  (name: string): Scene =>
  async (page) => {
    await closePanel(page)
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
  }

async function closePanel(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const PANEL_SCENES: Record<string, Scene> = {
  'the columns': async (page, world) => {
    await openList(page, world, { query: '?state=30' })
    await panel('列设置')(page, world)
  },
  'the views': panel('视图'),
  'the drawer with every filter': async (page) => {
    await closePanel(page)
    await page.keyboard.press('Control+f')
    await expect(page.getByRole('dialog', { name: '查询条件' })).toBeVisible()
    await expect(page.getByRole('dialog').getByLabel('归属部门')).toBeInViewport()
  },
  'the calendar and a mistake': async (page) => {
    await closePanel(page)
    await page.getByLabel('创建时间：开始日期').fill('2026-03-05')
    await page.getByLabel('创建时间：结束日期').fill('2026-03-04')
    await page.getByRole('button', { name: '查询', exact: true }).click()
    await page.getByRole('button', { name: '创建时间：日历' }).click()
    await expect(page.getByRole('dialog', { name: '创建时间' })).toContainText('2026年3月')
  },
}

const ROW_SCENES: Record<string, Scene> = {
  'a list with rows, filters and a selection': async (page, world) => {
    await openList(page, world, { query: '?createTimeStart=2024-01-01' })
    await page.getByRole('button', { name: '展开' }).click()
    await rowsOf(page).first().getByRole('checkbox').check()
    const debited = (await allOrders(page)).slice(0, 10).find(({ state }) => state === 40)
    await page.getByRole('button', { name: `就地查看 ${debited?.code}` }).click()
    await expect(page.getByRole('table', { name: '台账' })).toBeVisible()
    await page.getByRole('button', { name: /^合计全部/ }).click()
    await expect(tableOf(page).getByRole('rowheader', { name: /^全部/ })).toBeVisible()
  },
  'the receipt of an export': async (page, world) => {
    await openList(page, world)
    await page.getByRole('button', { name: '导出', exact: true }).click()
    await expect(page.getByText('文件与列表的行数和金额合计一致（未逐格核对）。')).toBeVisible()
  },
  'an export on its way': async (page, world) => {
    const call = 'payment_order/list/export'
    await world.clearJournal()
    await world.fault({ call, kind: 'stall', afterBytes: 2000 })
    await page.getByRole('button', { name: '导出', exact: true }).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    await expect.poll(async () => (await world.journal(call)).length).toBe(1)
  },
}

const ROWLESS_SCENES: Record<string, Scene> = {
  'an empty list': async (page, world) => {
    await world.signIn('zhao.min')
    await page.goto('payment/order/list?code=NOTHING,NONE')
    await expect(page.getByText('没有符合条件的付款单。')).toBeVisible()
    await expect(page.getByText('此列表中未找到：NOTHING, NONE')).toBeVisible()
  },
  'a list that failed': async (page, world) => {
    await world.fault({ call: LIST_CALL, kind: 'status', status: 500, times: 'always' })
    await page.goto('payment/order/list')
    const tip = page.getByRole('dialog', { name: '温馨提示' })
    await expect(tip).toBeVisible()
    await expectAccessible(page)
    await tip.getByRole('button', { name: '确定' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('查询付款单失败!')
  },
  'a list on its way': async (page, world) => {
    await world.clearFaults()
    await world.fault({ call: LIST_CALL, kind: 'hold', times: 'always' })
    await page.goto('payment/order/list')
    await expect(page.getByRole('status', { name: '加载中' })).toBeVisible()
  },
}

const OTHER_SCENES: Record<string, Scene> = {
  'the start page': async (page, world) => {
    await world.signIn('zhao.min')
    await page.goto('.')
    await expect(page.getByRole('heading', { name: '欢迎，赵敏' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: '菜单' }).getByRole('link')).toHaveCount(7)
  },
  'an order': async (page) => {
    const order = (await allOrders(page)).find(({ attachments }) => attachments.length > 0)
    await page.goto(`payment/order/detail?code=${order?.code}`)
    await expect(page.getByRole('list', { name: '操作日志' })).toBeVisible()
  },
  'a page that does not exist': async (page) => {
    await page.goto('nowhere/to/be/found')
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  },
}

const STRANGER_SCENES: Record<string, Scene> = {
  'the page for those who are not signed in': async (page) => {
    await page.goto('401')
    await expect(page.getByRole('heading', { name: '您尚未登录' })).toBeVisible()
  },
  'a sign-in that failed': async (page) => {
    await page.goto('login?iamcode=wrong')
    const tip = page.getByRole('dialog', { name: '温馨提示' })
    await expect(tip).toContainText('登录失败！')
    await expectAccessible(page)
    await tip.getByRole('button', { name: '确定' }).click()
    await expect(page.getByRole('heading', { name: '您尚未登录' })).toBeVisible()
  },
}

/** Scenes that follow each other in one page: what one leaves there, the next one begins with. */
const SCREENS = {
  'What opens above a list': PANEL_SCENES,
  'A list with rows, and its export': ROW_SCENES,
  'A list without rows': ROWLESS_SCENES,
  'The start page, an order and what is no page': OTHER_SCENES,
  'What those see who are not signed in': STRANGER_SCENES,
}

test.describe('Every screen', () => {
  // Few rows show all that many would, and every one is looked at for long.
  test.use({ expectedConsole: [/\/auth\/iamcode/], orders: 14 })

  for (const [screen, scenes] of Object.entries(SCREENS)) {
    test(`${screen} can be used by everybody, in light and dark colours`, async ({
      page,
      world,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const [title, scene] of Object.entries(scenes)) {
        await test.step(title, async () => {
          await scene(page, world)
          await expectAccessible(page)
        })
      }
    })
  }
})

for (const locale of ['zh', 'en']) {
  test(`No screen is wider than 1440 and 1024 pixels in ${locale}`, async ({ page, world }) => {
    await page.addInitScript((value) => localStorage.setItem('shopaccount.locale', value), locale)
    await world.signIn('zhao.min')
    const [order] = await allOrders(page)
    const filters = 'state=30&type=1&createTimeStart=2025-01-01&createTimeEnd=2026-12-31'
    const paths = [
      '.',
      'payment/order/list',
      `payment/order/list?${filters}&ownerName=${'长'.repeat(150)}`,
      `payment/order/detail?code=${order?.code}`,
      'payment/order/detail',
      '404',
      '401',
    ]
    for (const [index, path] of paths.entries()) {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.getByRole('status', { name: /^(加载中|Loading)$/ })).toHaveCount(0)
      // First at the width at which it was opened.
      for (const width of index % 2 === 0 ? [1440, 1024] : [1024, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const excess = () =>
          page.evaluate(
            (allowed) => [
              Math.max(0, document.documentElement.scrollWidth - allowed),
              ...[...document.querySelectorAll('[data-page-scroller]')].map(
                ({ scrollWidth, clientWidth }) => Math.max(0, scrollWidth - clientWidth),
              ),
            ],
            width,
          )
        await expect
          .poll(async () => Math.max(...(await excess())), `${path} at ${width} px`)
          .toBe(0)
        // And stays so when scripts have followed the width.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        )
        expect(Math.max(...(await excess())), `${path} at ${width} px, later`).toBe(0)
      }
    }
  })
}

/** How much light a colour gives (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((value) => {
    const share = Number(value) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('What a field says while it is empty is as readable as other text', async ({
  page,
  world,
}) => {
  await openList(page, world)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    const { texts, surfaces } = await page
      .locator('input[placeholder]:visible')
      .evaluateAll((inputs) => {
        const probe = document.body.appendChild(document.createElement('i'))
        const tokens = ['--app-background', '--app-surface', '--app-hover']
        const behind = tokens.map((token) => {
          probe.style.color = `var(${token})`
          return getComputedStyle(probe).color
        })
        probe.remove()
        return {
          texts: inputs.map((input) => getComputedStyle(input, '::placeholder').color),
          surfaces: [...behind, ...inputs.map((input) => getComputedStyle(input).backgroundColor)],
        }
      })
    // The two days and the page.
    expect(texts).toHaveLength(3)
    const contrasts = texts.flatMap((text) => surfaces.map((surface) => contrast(text, surface)))
    expect(Math.min(...contrasts), colorScheme).toBeGreaterThanOrEqual(4.5)
  }
})
