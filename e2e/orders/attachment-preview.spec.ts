import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { headingOf, openDetail } from '../support/order-pages'
import { allOrders, askServer, type WireOrder } from '../support/payment-orders'
import { menuOf } from '../support/shell'
import { expect, test } from '../test'
import type { World } from '../world'

const DOWNLOAD_CALL = 'common/v1/file/download'

const isPreviewable = (name: string) => /\.(png|pdf)$/.test(name)
const namesOf = (order: WireOrder) => order.attachments.map(({ name }) => name)

/** The first of some orders that has such files. */
function withFiles(
  orders: readonly WireOrder[],
  isWanted: (names: string[]) => boolean,
): WireOrder {
  const order = orders.find((each) => isWanted(namesOf(each)))
  if (!order) throw new Error('The seed has no order with such files')
  return order
}

/** Signs in somebody who sees everybody's orders, and gives them. */
async function readAll(page: Page, world: World): Promise<WireOrder[]> {
  await world.signIn('zhao.min')
  return allOrders(page)
}

const previewOf = (page: Page, name: string) =>
  page.getByRole('dialog', { name: `预览 ${name}`, exact: true })
const open = (page: Page, name: string) =>
  page
    .getByRole('button', { name: `预览 ${name}`, exact: true })
    .first()
    .click()

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const urls = new Set<string>()
    Object.assign(globalThis, { liveUrls: urls })
    const make = URL.createObjectURL.bind(URL)
    const revoke = URL.revokeObjectURL.bind(URL)
    URL.createObjectURL = (source) => {
      const url = make(source)
      urls.add(url)
      return url
    }
    URL.revokeObjectURL = (url) => {
      urls.delete(url)
      revoke(url)
    }
  })
})

const liveUrls = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { liveUrls: Set<string> }).liveUrls])

test('A picture is shown or says why not, gives the focus and the memory back, and closes with its page', async ({
  page,
  world,
}) => {
  const orders = await readAll(page, world)
  const order = withFiles(orders, (names) => names.includes('审批单.png'))
  // Who may read payment orders and nothing beside them.
  await world.signIn('he.jun')
  await openDetail(page, 'payment', order.code)
  await expect(page.getByRole('table', { name: '资金台账' })).toBeVisible()
  await expectAccessible(page)
  const dialog = previewOf(page, '审批单.png')
  const picture = dialog.getByRole('img', { name: '审批单.png' })
  await test.step('a download that fails says so in the dialog and can be tried again', async () => {
    await world.fault({ call: DOWNLOAD_CALL, kind: 'status', status: 500 })
    await open(page, '审批单.png')
    await expect(dialog.getByRole('alert')).toContainText('下载文件失败')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await dialog.getByRole('button', { name: '重试' }).click()
    await expect(picture).toHaveAttribute('src', /^blob:/)
  })

  await test.step('it is shown whole, with its size', async () => {
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(320)
    // No answer tells the size of a file: it is said of the one that was fetched.
    const file = order.attachments.find(({ name }) => name === '审批单.png')
    const stored = await page.request.get(`/api/${DOWNLOAD_CALL}/${file?.attachmentId}`)
    const { length } = await stored.body()
    const size = length < 1024 ? length : Math.ceil((length / 1024) * 10) / 10
    await expect(dialog.getByRole('status')).toContainText(`${size}`)
    await expectAccessible(page)
  })

  await test.step('closing it gives the focus and the memory back', async () => {
    expect(await liveUrls(page)).toHaveLength(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: '预览 审批单.png' }).first()).toBeFocused()
    await expect.poll(() => liveUrls(page)).toEqual([])
  })

  await test.step('it closes with its page', async () => {
    await menuOf(page).getByRole('link', { name: '付款单', exact: true }).click()
    await expect(page).toHaveURL(/\/payment\/order\/list$/)
    await page.goBack()
    await expect(headingOf(page, 'payment', order.code)).toBeVisible()
    await open(page, '审批单.png')
    await expect(picture).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('A PDF is handed to the browser as one of this page; previous and next go through what can be shown, the rest is downloaded', async ({
  page,
  world,
}) => {
  const orders = await readAll(page, world)
  await world.signIn('he.jun')
  const saveAs = async (name: string) => {
    const download = page.waitForEvent('download')
    await page
      .getByRole('button', { name: `下载 ${name}`, exact: true })
      .first()
      .click()
    expect((await download).suggestedFilename()).toBe(name.replaceAll('"', '_'))
  }
  await test.step('other files are only downloaded, those that can be shown as well', async () => {
    const order = withFiles(
      orders,
      (names) => names.includes('费用说明.txt') && names.some(isPreviewable),
    )
    await openDetail(page, 'payment', order.code)
    await expect(page.getByRole('button', { name: '预览 费用说明.txt' })).toHaveCount(0)
    await saveAs('费用说明.txt')
    await saveAs(namesOf(order).find(isPreviewable) ?? '')
  })

  await test.step('a PDF', async () => {
    const { code } = withFiles(orders, (names) => names.includes('发票.pdf'))
    await openDetail(page, 'payment', code)
    await open(page, '发票.pdf')
    const frame = previewOf(page, '发票.pdf').locator('iframe')
    await expect(frame).toHaveAttribute('src', /^blob:/)
    await expect(frame).toHaveAttribute('title', '发票.pdf')
    await previewOf(page, '发票.pdf').getByRole('button', { name: '关闭' }).click()
    await expect(frame).toHaveCount(0)
    await expect.poll(() => liveUrls(page)).toEqual([])
  })

  const order = withFiles(orders, (names) => {
    const shown = names.filter(isPreviewable)
    return shown.length > 1 && new Set(shown).size === shown.length
  })
  const shown = namesOf(order).filter(isPreviewable)
  const [first = '', second = ''] = shown
  const dialog = page.getByRole('dialog')
  const previous = dialog.getByRole('button', { name: '上一个' })
  const next = dialog.getByRole('button', { name: '下一个' })
  await test.step('previous and next', async () => {
    await openDetail(page, 'payment', order.code)
    await open(page, first)
    await expect(dialog.getByText(`第 1 个，共 ${shown.length} 个`)).toBeVisible()
    await expect(previous).toBeDisabled()
    for (const name of shown.slice(1)) {
      await next.click()
      await expect(previewOf(page, name)).toBeVisible()
      await expect(dialog.locator('img, iframe')).toHaveAttribute('src', /^blob:/)
    }
    await expect(next).toBeDisabled()
    await expect(next).toBeFocused()
    await expect.poll(async () => (await liveUrls(page)).length).toBe(1)
  })

  await test.step('saving needs no second download', async () => {
    for (const name of shown.slice(1, -1).toReversed()) {
      await previous.click()
      await expect(previewOf(page, name)).toBeVisible()
    }
    await expect(previewOf(page, second)).toBeVisible()
    const before = (await world.journal(DOWNLOAD_CALL)).length
    // A browser that shows no PDF saves what is previewed of its own accord, under the name of its address.
    const name = second.replaceAll('"', '_')
    const download = page.waitForEvent('download', (file) => file.suggestedFilename() === name)
    await dialog.getByRole('button', { name: '下载', exact: true }).click()
    await download
    expect((await world.journal(DOWNLOAD_CALL)).length).toBe(before)
  })
})

test('A page that calls itself a picture is not shown, and nothing of it runs', async ({
  page,
  world,
}) => {
  await world.signIn('he.jun')
  const content = '<!doctype html><script>parent.hacked = true</script>'
  const attachments = []
  for (const name of ['照片.png', '合同.pdf']) {
    const response = await page.request.post('/api/common/v1/file/upload', {
      multipart: {
        file: { name, mimeType: 'text/html', buffer: Buffer.from(content) },
        path: 'shopaccount',
      },
    })
    const { data } = (await response.json()) as { data: { id: string } }
    attachments.push({ attachmentId: data.id, name })
  }
  const staging = 'payment_order/staging.json'
  const { code } = await askServer<{ code: string }>(page, staging, { attachments })
  await openDetail(page, 'payment', code)
  await open(page, '照片.png')
  await expect(previewOf(page, '照片.png').getByRole('alert')).toContainText('与其名称不符')
  await page.getByRole('dialog').getByRole('button', { name: '下一个' }).click()
  await expect(previewOf(page, '合同.pdf').getByRole('alert')).toContainText('与其名称不符')
  await expect(page.getByRole('dialog').locator('img, iframe')).toHaveCount(0)
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false)
})
