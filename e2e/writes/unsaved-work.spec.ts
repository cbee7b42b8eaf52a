import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { DECISION_CALL, STAGE_CALL } from '../support/calls'
import { approveOf, expectReviewRead, openReviewAs, waitingOrders } from '../support/confirming'
import { closeWarmTip } from '../support/languages'
import { rowsOf } from '../support/lists'
import {
  expectForm,
  fillForm,
  formHeadingOf,
  INTERNAL,
  openForm,
  saveOf,
  stageOrder,
  unsavedNote,
} from '../support/payment-form'
import {
  choose,
  chooseInTagMenu,
  expectShown,
  expectTags,
  logOut,
  menuOf,
  SIGN_IN_PAGE,
  tagOf,
  UNKNOWN_RESULT,
  UNSAVED,
} from '../support/shell'
import { expect, test } from '../test'

const TYPED = { ...INTERNAL, amount: '321.00', remark: '春节慰问' }

const questionOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** Says no to the question, which leaves everything as it was. */
async function goBack(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await questionOf(page, name).getByRole('button', { name: '返回' }).click()
  await expect(questionOf(page, name)).toBeHidden()
}

async function agree(page: Page, name: string, label: string): Promise<void> {
  await questionOf(page, name).getByRole('button', { name: label }).click()
  await expect(questionOf(page, name)).toBeHidden()
}

test('Closing a tag, refreshing it and logging out ask once; going back keeps everything', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  const tag = tagOf(page, '新建付款单')
  await expect(tag).toHaveAccessibleDescription('')
  await fillForm(page, TYPED)
  await expect(tag).toHaveAccessibleDescription(UNSAVED)

  const closing = '不保存就关闭？'
  await tag.focus()
  await page.keyboard.press('Delete')
  await expect(questionOf(page, closing)).toContainText('新建付款单')
  await expect(questionOf(page, closing).getByRole('button', { name: '返回' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(questionOf(page, closing)).toBeHidden()
  await expect(tag).toBeFocused()
  await tag.click({ button: 'middle' })
  await goBack(page, closing)
  await expectForm(page, TYPED)

  const refreshing = '不保存就刷新？'
  await chooseInTagMenu(page, '新建付款单', '刷新')
  await goBack(page, refreshing)
  await expectForm(page, TYPED)
  await chooseInTagMenu(page, '新建付款单', '刷新')
  await agree(page, refreshing, '刷新')
  await expectForm(page, { amount: '', remark: '' })
  await expect(tag).toHaveAccessibleDescription(UNSAVED)
  await page.getByRole('button', { name: '恢复草稿' }).click()
  await expectForm(page, TYPED)

  await chooseInTagMenu(page, '新建付款单', '关闭')
  await agree(page, closing, '关闭')
  await expect(page).toHaveURL('/')
  await expectTags(page, ['首页'])
  await page.goBack()
  await page.getByRole('button', { name: '恢复草稿' }).click()
  await expectForm(page, TYPED)

  // The person was asked: the browser does not ask a second time.
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  const leaving = '不保存就退出登录？'
  await logOut(page)
  await expect(questionOf(page, leaving)).toContainText('退出登录会删除已填写的内容。')
  await goBack(page, leaving)
  await expectForm(page, TYPED)
  expect(await world.journal('haiermice/distant/logout')).toEqual([])
  await logOut(page)
  await agree(page, leaving, '退出登录')
  await expect(page).toHaveURL(SIGN_IN_PAGE)
  expect(asked).toEqual([])
})

test('Closing the other tags, or all of them, asks once for all forms together', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const code = await stageOrder(page)
  await openForm(page, world, { code })
  await fillForm(page, { amount: '99.00' })
  await menuOf(page).getByRole('link', { name: '付款单', exact: true }).click()
  await page.getByRole('link', { name: '新建', exact: true }).click()
  await expect(formHeadingOf(page)).toBeVisible()
  await fillForm(page, TYPED)
  const titles = ['首页', `编辑付款单 ${code}`, '付款单', '新建付款单']
  await expectTags(page, titles)

  const closing = '不保存就关闭？'
  await chooseInTagMenu(page, '付款单', '关闭其他')
  await expect(questionOf(page, closing).getByRole('listitem')).toHaveText([
    `编辑付款单 ${code}`,
    '新建付款单',
  ])
  await goBack(page, closing)
  await expectTags(page, titles)
  await expectForm(page, TYPED)
  await chooseInTagMenu(page, '新建付款单', '关闭其他')
  await expect(questionOf(page, closing).getByRole('listitem')).toHaveText([`编辑付款单 ${code}`])
  await agree(page, closing, '关闭')
  await expectTags(page, ['首页', '新建付款单'])
  await expectForm(page, TYPED)

  await chooseInTagMenu(page, '首页', '关闭全部')
  await goBack(page, closing)
  await expectForm(page, TYPED)
  await chooseInTagMenu(page, '首页', '关闭全部')
  await agree(page, closing, '关闭')
  await expect(page).toHaveURL('/')
  await expectTags(page, ['首页'])
})

test('However many forms are named, what answers the question stays in sight', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 960, height: 480 })
  page.on('dialog', (dialog) => void dialog.accept())
  await world.signIn('zhang.wei')
  for (let forms = 0; forms < 10; forms += 1) {
    await openForm(page, world, { code: await stageOrder(page) })
    await fillForm(page, { amount: '99.00' })
    await expect(unsavedNote(page)).toBeVisible()
  }
  await chooseInTagMenu(page, '首页', '关闭全部')
  const question = questionOf(page, '不保存就关闭？')
  await expect(question.getByRole('listitem')).toHaveCount(10)
  for (const name of ['返回', '关闭']) {
    await expect(question.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  }
  await expect(question.getByRole('button', { name: '返回' })).toBeFocused()
  await expectAccessible(page)
  // The keyboard reaches the last title too.
  await page.keyboard.press('Shift+Tab')
  await expect(question.getByRole('group', { name: /^以下 10 个页面/ })).toBeFocused()
  await page.keyboard.press('End')
  await expect(question.getByRole('listitem').last()).toBeInViewport({ ratio: 1 })
})

test('Closing or reloading the browser tab asks; switching, Back and the language do not', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  await menuOf(page).getByRole('link', { name: '付款单', exact: true }).click()
  await expect(rowsOf(page).first()).toBeVisible()
  await tagOf(page, '新建付款单').click()
  await fillForm(page, TYPED)

  await tagOf(page, '付款单').click()
  await expect(rowsOf(page).first()).toBeVisible()
  await page.goBack()
  await expectForm(page, TYPED)
  await page.goBack()
  await expect(rowsOf(page).first()).toBeVisible()
  await page.goForward()
  await expectForm(page, TYPED)
  await choose(page, '语言: 中文', 'Español')
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva orden de pago' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Nueva orden de pago' })).toHaveAccessibleDescription(
    'Hay cambios sin guardar',
  )
  await choose(page, 'Idioma: Español', '中文')
  await expectForm(page, TYPED)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // From another page too: what is not saved is on a hidden one.
  await tagOf(page, '付款单').click()
  await expectShown(page, '付款单')
  const closing = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await closing
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await tagOf(page, '新建付款单').click()
  await expectForm(page, TYPED)
  await tagOf(page, '付款单').click()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(rowsOf(page).first()).toBeVisible()
  await expect(tagOf(page, '新建付款单')).toHaveAccessibleDescription(UNSAVED)
  // Logging out would delete the draft of a page that was not looked at since.
  await logOut(page)
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(['新建付款单'])
  await goBack(page, '不保存就退出登录？')
  await tagOf(page, '新建付款单').click()
  await page.getByRole('button', { name: '恢复草稿' }).click()
  await expectForm(page, TYPED)
  await expect(formHeadingOf(page)).toBeVisible()
})

test('Logging out names the page whose save is under way, whichever shows, and says what becomes of it', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const code = await stageOrder(page)
  await openForm(page, world, { code })
  await world.fault({ call: STAGE_CALL, kind: 'hold' })
  const sent = page.waitForRequest((request) => request.url().includes(STAGE_CALL))
  await saveOf(page).click()
  await sent
  await tagOf(page, '首页').click()
  await expectShown(page, '首页')
  await logOut(page)
  const leaving = '尚未返回结果，仍要离开？'
  await expect(questionOf(page, leaving).getByRole('listitem')).toHaveText([`编辑付款单 ${code}`])
  await expect(questionOf(page, leaving)).toContainText('仍可能完成，但不会再提示结果。')
  await expect(questionOf(page, leaving)).not.toContainText('其余的不再发送')
  await goBack(page, leaving)
})

test('A result that is unknown is marked on the tag, over a reload too, until it is told', async ({
  page,
  world,
}) => {
  await world.signIn('li.na')
  const orders = await waitingOrders(page)
  const { code = '' } = orders.find(({ createBy }) => createBy === 'zhang.wei') ?? {}
  await openReviewAs(page, world, { code })
  await expectReviewRead(page, world, code)
  const tag = tagOf(page, `付款审核 ${code}`)
  await world.fault({ call: DECISION_CALL, kind: 'drop', when: 'after' })
  const logs = 'payment_order/logs.json'
  await world.fault({ call: logs, kind: 'status', status: 500, times: 'always' })
  await approveOf(page).click()
  await closeWarmTip(page)
  await expect(tag).toHaveAccessibleDescription(UNKNOWN_RESULT)
  await tagOf(page, '首页').click()
  await expectShown(page, '首页')
  await page.reload()
  await expect(tag).toHaveAccessibleDescription(UNKNOWN_RESULT)
  await world.clearFaults()
  await tag.click()
  await expect(page.getByRole('alert').filter({ hasText: '“通过”实际已完成' })).toBeVisible()
})
