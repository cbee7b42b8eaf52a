import type { Page } from '@playwright/test'
import { choose, expectAttached, textFile } from '../support/attachments'
import { STAGE_CALL, SUBMIT_CALL } from '../support/calls'
import { closeWarmTip, switchLanguage } from '../support/languages'
import {
  codeInAddress,
  expectWrong,
  fieldOf,
  fillForm,
  INTERNAL,
  openForm,
  saveOf,
  submitOf,
  submitted,
} from '../support/payment-form'
import { orderOf } from '../support/payment-orders'
import { expect, test } from '../test'

const acceptOf = (page: Page) => page.getByRole('button', { name: /^接受/ })

/** Types into the amount as at a keyboard, in place of what is there, and leaves it. */
async function typeAmount(page: Page, text: string): Promise<void> {
  const amount = fieldOf(page, 'amount')
  await amount.fill('')
  await amount.pressSequentially(text)
  await amount.blur()
}

test('An amount that may have meant another number is asked about, and nothing is sent before', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  await fillForm(page, INTERNAL)
  const amount = fieldOf(page, 'amount')
  for (const [typed, read] of [
    ['12,50', '1,250.00'],
    ['1e5', '15.00'],
    ['-5', '5.00'],
    ['1.2.3', '1.23'],
    ['0', '0.01'],
    ['99999999999999', '99,999,999.99'],
    ['3万', '3.00'],
  ] as const) {
    await typeAmount(page, typed)
    await expect(amount).toHaveValue(read)
    await expectWrong(amount, `您输入的是“${typed}”，已识别为 ${read}`)
  }
  await submitOf(page).click()
  await expect(amount).toBeFocused()
  await saveOf(page).click()
  await expect(amount).toBeFocused()
  expect(await world.journal(SUBMIT_CALL)).toEqual([])
  expect(await world.journal(STAGE_CALL)).toEqual([])

  // A change answers it as well.
  await typeAmount(page, '88.50')
  await expect(acceptOf(page)).toBeHidden()
  await typeAmount(page, '12,50')
  await acceptOf(page).click()
  await expect(amount).toBeFocused()
  await expect(acceptOf(page)).toBeHidden()
  await expect(amount).toHaveValue('1,250.00')
  expect(await submitted(page)).toMatchObject({ state: 10, amount: 125_000 })
})

test.describe('An amount that was typed while the order waited for a file, and may have meant another number,', () => {
  const UPLOAD = 'common/v1/file/upload'

  test('is asked about before anything is sent, whether it was left or not', async ({
    page,
    world,
  }) => {
    await openForm(page, world)
    await fillForm(page, INTERNAL)
    const amount = fieldOf(page, 'amount')
    const waiting = page.getByText('文件正在上传，上传完成后将自动提交。')
    for (const [title, file, isLeft] of [
      ['it was not left yet', '慢.txt', false],
      ['it was left', '更慢.txt', true],
    ] as const) {
      await test.step(title, async () => {
        const hold = await world.fault({ call: UPLOAD, kind: 'hold' })
        await choose(page, textFile(file))
        await submitOf(page).click()
        await expect(waiting).toBeVisible()
        await amount.fill('')
        await amount.pressSequentially('12,50')
        if (isLeft) await amount.blur()
        await world.release(hold)
        await expectAttached(page, file)
        await expect(waiting).toBeHidden()
        await expect(amount).toBeFocused()
        await expectWrong(amount, '您输入的是“12,50”，已识别为 1,250.00')
        expect(await world.journal(SUBMIT_CALL)).toEqual([])
        await acceptOf(page).click()
        await expect(acceptOf(page)).toBeHidden()
      })
    }

    expect(await submitted(page)).toMatchObject({ amount: 125_000 })
    expect(await world.journal(SUBMIT_CALL)).toHaveLength(1)
  })

  test('is asked about, too, where the order is saved without the file', async ({
    page,
    world,
  }) => {
    await openForm(page, world)
    await fillForm(page, INTERNAL)
    await world.fault({ call: UPLOAD, kind: 'refuse', message: '存储空间不足' })
    await choose(page, textFile('失败.txt'))
    await closeWarmTip(page)
    await saveOf(page).click()
    const question = page.getByRole('alertdialog', { name: '未附上的文件' })
    await expect(question).toBeVisible()
    await typeAmount(page, '12,50')
    await question.getByRole('button', { name: '不带这些文件保存' }).click()
    await expect(question).toBeHidden()
    await expect(fieldOf(page, 'amount')).toBeFocused()
    expect(await world.journal(STAGE_CALL)).toEqual([])
  })
})

test('An amount as it is copied from anywhere is taken without a question, and stands below in words', async ({
  page,
  world,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openForm(page, world)
  const amount = fieldOf(page, 'amount')
  for (const [copied, read, words] of [
    ['￥1,234.50', '1,234.50', '壹仟贰佰叁拾肆元伍角整'],
    ['１２３', '123.00', '壹佰贰拾叁元整'],
    ['1 234.50', '1,234.50', '壹仟贰佰叁拾肆元伍角整'],
    ['1234.5元', '1,234.50', '壹仟贰佰叁拾肆元伍角整'],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), copied)
    await amount.fill('')
    await page.keyboard.press('Control+V')
    await amount.blur()
    await expect(amount).toHaveValue(read)
    await expect(page.getByText(words)).toBeVisible()
    await expect(acceptOf(page)).toBeHidden()
  }
})

test('In Spanish amounts are written with a comma, and a typed comma is asked about', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  await fillForm(page, { amount: '1234.5' })
  await switchLanguage(page, '中文', 'Español')
  const amount = page.getByRole('main').getByRole('textbox', { name: 'Importe (yuanes)' })
  await expect(amount).toHaveValue('1.234,50')
  await amount.fill('0,5')
  await amount.blur()
  await expect(amount).toHaveValue('5,00')
  await expectWrong(
    amount,
    'Ha escrito “0,5”; se ha leído como 5,00. Para los céntimos escriba un punto: 1234.50',
  )
  await amount.fill('12.345')
  await amount.blur()
  await expectWrong(
    amount,
    'Ha escrito “12.345”; se ha leído como 12,34. Para los céntimos escriba un punto: 1234.50',
  )
  await amount.fill('100000000')
  await amount.blur()
  await expectWrong(amount, 'Ha escrito “100000000”; se ha leído como 99.999.999,99, el máximo')
  // Digits between those that stand there: the separators are the field's own.
  await amount.fill('1234.50')
  await amount.blur()
  await expect(amount).toHaveValue('1.234,50')
  await amount.press('Home')
  await amount.press('9')
  await amount.blur()
  await expect(amount).toHaveValue('91.234,50')
  await expect(page.getByRole('button', { name: /^Aceptar/ })).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page).toHaveURL(/code=/)
  const code = codeInAddress(page)
  expect(await orderOf(page, code)).toMatchObject({ amount: 9_123_450 })
  await page.goto(`payment/order/detail?code=${code}`)
  await expect(page.getByRole('main').getByText('91.234,50').first()).toBeVisible()
  await page.goto(`payment/order/list?code=${code}`)
  await expect(page.getByRole('cell', { name: '91.234,50' }).first()).toBeVisible()
})

test('A debit asks about its amount in the same way', async ({ page, world }) => {
  await world.signIn('zhang.wei')
  await page.goto('debit/order/add')
  const amount = page.getByRole('main').getByRole('textbox', { name: '金额（元）' })
  await amount.fill('12,50')
  await amount.blur()
  await expectWrong(amount, '您输入的是“12,50”，已识别为 1,250.00')
  await expect(page.getByText('壹仟贰佰伍拾元整')).toBeVisible()
  await saveOf(page).click()
  await expect(amount).toBeFocused()
  expect(await world.journal('debit_order/staging.json')).toEqual([])
})
