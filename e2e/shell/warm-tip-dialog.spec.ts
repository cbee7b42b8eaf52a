import { expectAccessible } from '../support/accessible'
import { closeWarmTip, NOT_SMOOTH, warmTip } from '../support/languages'
import { fieldOf, openForm } from '../support/payment-form'
import { loseSession, setVisibility } from '../support/shell'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'
import {
  FAILURE,
  failList,
  expectLines,
  failureInPlace,
  openShortList,
  searchFor,
  failureSeen,
} from '../support/failing-list'

test.beforeEach(async ({ world }) => {
  await world.signIn('zhao.min')
})

test.describe('The dialog', () => {
  test('shows as much of a message as there is room for, and what is no HTML as it is; everybody can read it', async ({
    page,
    world,
  }) => {
    await openShortList(page)
    /** Searches for what is refused with these words. */
    const refuse = async (code: string, message: string) => {
      await failList(world, { kind: 'refuse', message })
      await searchFor(page, code)
    }
    await test.step('200 characters and no more', async () => {
      await refuse('FK1', '满'.repeat(201))
      await expect(warmTip(page).getByText('满'.repeat(200), { exact: true })).toBeVisible()
      await expect(failureInPlace(page)).toBeVisible()
      await closeWarmTip(page)
    })
    await test.step('angle brackets', async () => {
      const message = 'Cannot cast List<String> to Map<Long, Order> where a < b'
      await refuse('FK2', message)
      await expectLines(warmTip(page), [FAILURE.zh, message])
      await closeWarmTip(page)
    })
    await test.step('can be read by everybody', async () => {
      await refuse('FK3', '<b>余额不足</b>，<a href="/x">说明</a>')
      await expect(warmTip(page).getByRole('link', { name: '说明' })).toBeVisible()
      await expectAccessible(page)
      await closeWarmTip(page)
      await expect(failureInPlace(page)).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('the language that is switched to behind it', async () => {
      await failList(world, { kind: 'status', status: 403 })
      await searchFor(page, 'FK4')
      await closeWarmTip(page)
      await page.getByRole('button', { name: /^语言/ }).click()
      await page.getByRole('menuitem', { name: 'Español' }).click()
      const retry = page.getByRole('alert').getByRole('button', { name: 'Reintentar' })
      await expect(retry).toBeVisible()
    })
  })

  test.describe(() => {
    // Chromium itself speaks up when HTML with a handler is only read, whatever is made of it then.
    test.use({ expectedConsole: [/^Executing inline event handler violates .*sanitise-html/] })

    test('shows the HTML of a message, but nothing of it that could do harm, and opens its links beside the application', async ({
      page,
      world,
    }) => {
      const message = [
        '<b>余额不足</b>',
        '<script>document.title="x"</script>',
        '<img src=x onerror="document.title=1">',
        '<p style="color:red">请联系财务</p>',
        '<form action="/x"><input></form>',
        '<a href="javascript:alert(1)">帮助</a>',
      ].join('')
      expect(message.length).toBeLessThanOrEqual(200)
      await openShortList(page)
      await failList(world, { kind: 'refuse', message })
      await searchFor(page, 'FK1')
      const dialog = warmTip(page)
      await expect(dialog.locator('b')).toHaveText('余额不足')
      const advice = dialog.getByText('请联系财务', { exact: true })
      await expect(advice).toBeVisible()
      await expect(advice).not.toHaveAttribute('style')
      const help = dialog.getByText('帮助', { exact: true })
      await expect(help).toBeVisible()
      await expect(help).not.toHaveAttribute('href')
      await expect(dialog.locator('script, img, form, input, iframe')).toHaveCount(0)
      await expect(page).toHaveTitle(/^付款单/)
      await closeWarmTip(page)

      await test.step('a link', async () => {
        const exception = '请<a href="https://help.example/budget" onclick="alert(1)">查看说明</a>'
        await failList(world, { kind: 'status', status: 400, body: { exception } })
        await searchFor(page, 'FK2')
        const link = dialog.getByRole('link', { name: '查看说明' })
        await expect(link).toHaveAttribute('href', 'https://help.example/budget')
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
        await expect(link).not.toHaveAttribute('onclick')
      })
    })
  })

  test('is shown once when two calls fail in the same way, and one at a time when in different ones', async ({
    page,
    world,
  }) => {
    const [detail, logs] = ['payment_order/detail.json', 'payment_order/logs.json'] as const
    await world.fault({ call: detail, kind: 'empty' })
    await world.fault({ call: logs, kind: 'empty' })
    const alike = Promise.all([
      failureSeen(page, detail, 'empty'),
      failureSeen(page, logs, 'empty'),
    ])
    await page.goto('/payment/order/detail?code=FK1')
    await alike
    await expectLines(warmTip(page), [NOT_SMOOTH.zh])
    await closeWarmTip(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await test.step('in different ways', async () => {
      await world.fault({ call: detail, kind: 'status', status: 403 })
      await world.fault({ call: logs, kind: 'empty' })
      const different = Promise.all([
        failureSeen(page, detail, 'forbidden'),
        failureSeen(page, logs, 'empty'),
      ])
      await page.goto('/payment/order/detail?code=FK2')
      await different
      const forbidden = warmTip(page).getByText('没有访问权限', { exact: true })
      const notSmooth = warmTip(page).getByText(NOT_SMOOTH.zh, { exact: true })
      await expect(forbidden.or(notSmooth)).toHaveCount(1)
      const [first, second] = (await forbidden.isVisible())
        ? [forbidden, notSmooth]
        : [notSmooth, forbidden]
      await closeWarmTip(page)
      await expect(second).toBeVisible()
      await expect(first).toHaveCount(0)
      await closeWarmTip(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })

  test('holds the focus while it is open, gives it back, and offers to log in again where nobody is logged in alone', async ({
    page,
    world,
  }) => {
    await openShortList(page)
    await failList(world, { kind: 'status', status: 401 })
    const search = page.getByRole('button', { name: '查询', exact: true })
    const code = page.getByRole('textbox', { name: '单号' })
    await code.fill('FK')
    await search.focus()
    await page.keyboard.press('Enter')

    const dialog = warmTip(page)
    const ok = dialog.getByRole('button', { name: '确定' })
    const again = dialog.getByRole('button', { name: '重新登录' })
    await expect(dialog.getByRole('button')).toHaveText(['确定', '重新登录'])
    await expect(again).toBeFocused()
    for (const expected of [ok, again, ok]) {
      await page.keyboard.press('Tab')
      await expect(expected).toBeFocused()
    }
    for (const expected of [again, ok]) {
      await page.keyboard.press('Shift+Tab')
      await expect(expected).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(search).toBeFocused()

    await test.step('closes with Escape, and the keyboard goes on from where it was', async () => {
      await failList(world, { kind: 'status', status: 403 })
      await code.fill('FK1')
      await code.press('Enter')
      await expect(ok).toBeFocused()
      await expect(dialog.getByRole('button')).toHaveText(['确定'])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(code).toBeFocused()
    })
  })

  test('What is typed while the dialog about a lost session comes presses nothing in it', async ({
    page,
    world,
  }) => {
    await openForm(page, world)
    const remark = fieldOf(page, 'remark')
    await allAnswered(world)
    await page.clock.install()
    await remark.focus()
    await loseSession(page)
    await setVisibility(page, 'hidden')
    await allAnswered(world)
    await page.clock.fastForward('01:00')
    await setVisibility(page, 'visible')
    const dialog = warmTip(page)
    await expect(dialog.locator(':focus')).toHaveText('未登录，请登录')
    // The dialog shows it: around the text the ring would be cut off by the head.
    await expect(dialog).toHaveCSS('outline-style', 'solid')
    await expect(dialog.locator(':focus')).toHaveCSS('outline-style', 'none')
    for (const key of ['Space', 'Enter', 'x']) await page.keyboard.press(key)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: '确定' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(remark).toBeFocused()
    await expect(page).toHaveURL(/\/payment\/order\/submit/)
  })
})
