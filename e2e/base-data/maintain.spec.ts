import { expectAccessible } from '../support/accessible'
import {
  dialogOf,
  entryOf,
  newButton,
  openList,
  save,
  switchOf,
  TITLES,
} from '../support/base-data'
import { LIST_CALL } from '../support/calls'
import { closeWarmTip, switchLanguage, warmTip } from '../support/languages'
import { isOnTop } from '../support/lists'
import { expectWrong, INTERNAL_DOCUMENT, stageOrder } from '../support/payment-form'
import { allOrders, bodiesOf } from '../support/payment-orders'
import { keepNotifications, waitLongerForSession } from '../support/longer-times'
import { menuOf } from '../support/shell'
import { allAnswered, answeredTimes } from '../support/under-way'
import { expect, test } from '../test'

test('A department is added once nothing about it is wrong', async ({ page, world }) => {
  await keepNotifications(page)
  await openList(page, world, 'department')
  await newButton(page).click()
  const dialog = dialogOf(page, '新建归属部门')
  const code = dialog.getByRole('textbox', { name: '部门编码' })
  const name = dialog.getByRole('textbox', { name: '部门名称' })
  await expect(code).toBeFocused()
  await save(dialog)
  await expectWrong(code, '请输入部门编码')
  await expectWrong(name, '请输入部门名称')
  await expect(code).toBeFocused()

  await code.fill('D'.repeat(21))
  await name.fill(' 质量管理部 ')
  await save(dialog)
  await expectWrong(code, '最多 20 个字')
  expect(await world.journal('department/save.json')).toEqual([])

  // Only the server knows which names there are, and says it at the field.
  await code.fill('D9001')
  await name.press('Enter')
  await expect(page.getByText('保存归属部门失败!')).toBeVisible()
  await expectWrong(name, '部门名称“质量管理部”已存在')
  await expect(name).toBeFocused()

  await name.fill('机器人研究院')
  await name.press('Control+s')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('“机器人研究院”已保存')).toBeVisible()
  await expect(page.getByText('保存归属部门失败!')).toHaveCount(0)
  await expect(newButton(page)).toBeFocused()
  const row = page.getByRole('main').getByRole('row').nth(1)
  await expect(row).toContainText('D9001')
  await expect(switchOf(page, '机器人研究院')).toBeChecked()
  expect((await bodiesOf(world, 'department/save.json')).at(-1)).toEqual({
    code: 'D9001',
    name: '机器人研究院',
    valid: 1,
  })
})

test('Neither a held Enter nor a double click goes on to the entry that comes in place of the one that was switched', async ({
  page,
  world,
}) => {
  await openList(page, world, 'remark', 'server.ops')
  await page.goto('maintain/remark/list?valid=1')
  const switches = page.getByRole('main').getByRole('switch')
  const nameOf = async (at: number) => (await switches.nth(at).getAttribute('aria-label')) ?? ''
  const changed = async () => (await bodiesOf(world, 'remark/update.json')).length
  const [held, next] = [await nameOf(1), await nameOf(2)]
  await switches.nth(1).focus()
  await page.keyboard.down('Enter')
  // The row goes, and the focus goes on to the one in its place.
  await expect(page.getByRole('switch', { name: held })).toHaveCount(0)
  await expect(page.getByRole('switch', { name: next })).toBeFocused()
  for (let repeated = 0; repeated < 3; repeated += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByRole('switch', { name: next })).toHaveAttribute('aria-busy', 'false')
  expect(await changed()).toBe(1)

  await page.getByRole('switch', { name: next }).hover()
  await page.mouse.down({ clickCount: 1 })
  await page.mouse.up({ clickCount: 1 })
  await expect(page.getByRole('switch', { name: next })).toHaveCount(0)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(switches.nth(1)).toHaveAttribute('aria-busy', 'false')
  expect(await changed()).toBe(2)
})

test('A department that orders use is made invalid after a question, and undone by key', async ({
  page,
  world,
}) => {
  await openList(page, world, 'department', 'server.ops')
  const orders = await Promise.all([5, 15].map((state) => allOrders(page, { state })))
  const names = orders.flat().map((order) => order.affiliationDepartmentName ?? '')
  const [used = ''] = names.filter((name) => !['', '模具研究院', '北美区域中心'].includes(name))
  const count = names.filter((name) => name === used).length
  await page.goto(`maintain/department/list?name=${used}`)

  // What orders know it by can't change any more.
  await page.getByRole('button', { name: `编辑：${used}` }).click()
  const dialog = dialogOf(page, '编辑归属部门')
  await dialog.getByRole('textbox', { name: '部门编码' }).fill('D9009')
  await save(dialog)
  const refusal = '已有单据使用该部门，编码不能修改'
  await expectWrong(dialog.getByRole('textbox', { name: '部门编码' }), refusal)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '放弃' }).click()
  await world.clearJournal()

  const toggle = switchOf(page, used)
  await toggle.press('Space')
  const question = dialogOf(page, `停用“${used}”？`)
  await expect(question).toContainText(`有 ${count} 张尚未提交的单据在使用。`)
  await question.getByRole('button', { name: '返回' }).click()
  await expect(toggle).toBeChecked()
  expect(await world.journal('department/update.json')).toEqual([])

  await toggle.click()
  await question.getByRole('button', { name: '停用' }).click()
  await expect(toggle).not.toBeChecked()
  await expect(entryOf(page, used)).toContainText('停用')
  await page.getByText(`“${used}”已停用`).waitFor()
  await page.getByRole('button', { name: '撤销' }).press('Enter')
  await expect(toggle, 'the notification is gone, and the focus is not').toBeFocused()
  await expect(toggle).toBeChecked()
  await expect(page.getByText(`“${used}”已恢复启用`)).toBeVisible()
  expect(await bodiesOf(world, 'department/update.json')).toEqual([
    expect.objectContaining({ name: used, valid: 0 }),
    expect.objectContaining({ name: used, valid: 1 }),
  ])
})

test('From “Undo” the keyboard is back on the switch, however far one went for it', async ({
  page,
  world,
}) => {
  await keepNotifications(page)
  await openList(page, world, 'remark')
  const toggle = page.getByRole('switch', { checked: true }).nth(1)
  const name = (await toggle.getAttribute('aria-label')) ?? ''
  const own = page.getByRole('switch', { name, exact: true })
  await own.press('Space')
  const undo = page.getByRole('button', { name: '撤销' })
  await expect(undo).toBeVisible()
  // Paging stands right before it.
  await page.getByRole('textbox', { name: '跳至页码' }).focus()
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(own).toBeFocused()
  await expect(own).toBeChecked()
})

test('What is told lies on no page to turn to', async ({ page, world }) => {
  await keepNotifications(page)
  await openList(page, world, 'remark')
  await page.getByRole('switch', { checked: true }).nth(1).press('Space')
  await expect(page.getByRole('button', { name: '撤销' })).toBeVisible()
  for (const control of [
    page.getByRole('combobox', { name: '每页条数' }),
    page.getByRole('button', { name: '下一页' }),
    page.getByRole('textbox', { name: '跳至页码' }),
  ])
    expect(await isOnTop(control)).toBe(true)
})

test('A department that was renamed is still asked about when drafts use it', async ({
  page,
  world,
}) => {
  await openList(page, world, 'department', 'server.ops')
  const orders = await Promise.all([5, 15].map((state) => allOrders(page, { state })))
  const drafts = orders.flat()
  const names = drafts.map((order) => order.affiliationDepartmentName ?? '')
  const [used = ''] = names.filter((name) => !['', '模具研究院', '北美区域中心'].includes(name))
  const code = drafts.find((order) => order.affiliationDepartmentName === used)?.affiliationDepartmentCode // prettier-ignore
  const count = drafts.filter((order) => order.affiliationDepartmentCode === code).length
  await page.goto(`maintain/department/list?name=${used}`)
  await page.getByRole('button', { name: `编辑：${used}` }).click()
  const dialog = dialogOf(page, '编辑归属部门')
  await dialog.getByRole('textbox', { name: '部门名称' }).fill('机器人研究院')
  await save(dialog)
  await expect(dialog).toHaveCount(0)
  // One more is saved, under the new name: the others keep the one that they have.
  await stageOrder(page, {
    ...INTERNAL_DOCUMENT,
    affiliationDepartmentCode: code,
    affiliationDepartmentName: '机器人研究院',
  })
  await page.goto('maintain/department/list?name=机器人研究院')
  await switchOf(page, '机器人研究院').click()
  const question = dialogOf(page, '停用“机器人研究院”？')
  await expect(question).toContainText(`有 ${count + 1} 张尚未提交的单据在使用。`)
  expect(await bodiesOf(world, 'department/update.json')).toEqual([
    expect.objectContaining({ name: '机器人研究院', valid: 1 }),
  ])
})

test('The question before an entry is made invalid is not asked over another page', async ({
  page,
  world,
}) => {
  await openList(page, world, 'department', 'server.ops')
  await allAnswered(world)
  const holds = [
    await world.fault({ call: LIST_CALL, kind: 'hold' }),
    await world.fault({ call: LIST_CALL, kind: 'hold', nth: 2 }),
  ]
  const toggle = page.getByRole('switch', { checked: true }).first()
  await toggle.click()
  // Which orders use it is asked in two lists.
  await expect.poll(async () => (await world.journal(LIST_CALL)).length).toBe(2)
  await menuOf(page).getByRole('link', { name: TITLES.remark, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLES.remark })).toBeVisible()
  for (const hold of holds) await world.release(hold)
  await answeredTimes(world, LIST_CALL, 2)
  // What is asked for later is there, and nothing beside it.
  await newButton(page).click()
  await expect(dialogOf(page, '新建备注')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('Another type of a person is asked about with the orders that it stops, and not when it stops none', async ({
  page,
  world,
}) => {
  await openList(page, world, 'verifyuser', 'server.ops')
  for (const amount of [8850, 9950]) await stageOrder(page, { ...INTERNAL_DOCUMENT, amount })
  const orders = await Promise.all([5, 15].map((state) => allOrders(page, { state })))
  const count = orders.flat().filter(({ principalName }) => principalName === '李娜').length
  expect(count).toBeGreaterThan(1)
  const retype = async (name: string, type: string) => {
    await page.getByRole('button', { name: `编辑：${name}` }).click()
    const dialog = dialogOf(page, '编辑核销确认人')
    await dialog.getByRole('combobox', { name: '类型' }).selectOption({ label: type })
    await save(dialog)
    return dialog
  }
  const dialog = await retype('李娜', '外部确认')
  const question = dialogOf(page, '更改“李娜”的类型？')
  await expect(question).toContainText(`有 ${count} 张尚未提交的单据在使用。`)
  await expect(question.getByRole('button', { name: '返回' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(dialog.getByRole('combobox', { name: '类型' })).toHaveValue('2')
  expect(await world.journal('verify_user/update.json')).toEqual([])
  await save(dialog)
  await save(question)
  await expect(dialog).toHaveCount(0)
  await expect(entryOf(page, '李娜')).toContainText('外部确认')

  // Whoever is invalid stops them already.
  await switchOf(page, '李娜').click()
  await dialogOf(page, '停用“李娜”？').getByRole('button', { name: '停用' }).click()
  await expect(switchOf(page, '李娜')).not.toBeChecked()
  await retype('李娜', '内部核销')
  await expect(dialog).toHaveCount(0)
  await expect(entryOf(page, '李娜')).toContainText('内部核销')
})

test('Who goes back before another type could be asked about is told that it is not saved', async ({
  page,
  world,
}) => {
  await keepNotifications(page)
  await openList(page, world, 'remark', 'server.ops')
  await stageOrder(page, INTERNAL_DOCUMENT)
  await menuOf(page).getByRole('link', { name: TITLES.verifyuser, exact: true }).click()
  await page.getByRole('button', { name: '编辑：李娜' }).click()
  const dialog = dialogOf(page, '编辑核销确认人')
  await dialog.getByRole('combobox', { name: '类型' }).selectOption({ label: '外部确认' })
  await allAnswered(world)
  const holds = [
    await world.fault({ call: LIST_CALL, kind: 'hold' }),
    await world.fault({ call: LIST_CALL, kind: 'hold', nth: 2 }),
  ]
  await save(dialog)
  await expect.poll(async () => (await world.journal(LIST_CALL)).length).toBe(2)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: TITLES.remark })).toBeVisible()
  for (const hold of holds) await world.release(hold)
  await expect(page.getByText('“李娜”未保存：此更改需要确认')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await world.journal('verify_user/update.json')).toEqual([])
})

test('Who may not see all orders is told that the number is unknown; remarks are never asked for', async ({
  page,
  world,
}) => {
  // One after the other they may take more than the minute for which the session counts as known.
  await waitLongerForSession(page)
  await openList(page, world, 'verifyuser')
  await switchOf(page, '李娜').click()
  const question = dialogOf(page, '停用“李娜”？')
  await expect(question).toContainText('无法得知有多少单据在使用')
  await question.getByRole('button', { name: '停用' }).click()
  await expect(switchOf(page, '李娜')).not.toBeChecked()
  await expect(entryOf(page, 'li.na')).toContainText('sun.li')
  expect(await world.journal('payment_order/list.json')).toEqual([])

  // The switch stands where the server says, not where it was pressed to.
  await page.goto('maintain/remark/list')
  const offersToUndo = page.getByRole('button', { name: '撤销' })
  for (const others of [1, 2, 3, 4, 5]) {
    await page.getByRole('main').getByRole('switch', { checked: true }).last().click()
    await expect(offersToUndo).toHaveCount(others)
  }
  await world.fault({ call: 'remark/update.json', kind: 'status', status: 500 })
  // Offers to undo stay while one is pointed at, and it is told beside them.
  await offersToUndo.last().hover()
  await switchOf(page, '春节慰问品').press('Space')
  // It goes by itself after a while; the dialog stays.
  await expect(page.getByText('更新备注失败!')).toBeVisible()
  await expect(warmTip(page)).toBeVisible()
  await closeWarmTip(page)
  await expect(switchOf(page, '春节慰问品')).toBeChecked()
  await switchOf(page, '春节慰问品').click()
  await expect(switchOf(page, '春节慰问品')).not.toBeChecked()
})

test('The lists and their dialogs can be used by everybody, also when there is nothing to show', async ({
  page,
  world,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openList(page, world, 'department')
  const menu = page.getByRole('navigation', { name: '菜单' })
  for (const title of Object.values(TITLES)) {
    await expect(menu.getByRole('link', { name: title, exact: true })).toBeVisible()
  }
  await expectAccessible(page)
  await newButton(page).click()
  const dialog = dialogOf(page, '新建归属部门')
  await save(dialog)
  await expectWrong(dialog.getByRole('textbox', { name: '部门名称' }), '请输入部门名称')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await switchOf(page, '党群工作部').click()
  await page.getByRole('button', { name: '停用' }).click()
  await expect(page.getByRole('button', { name: '撤销' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('maintain/department/list?valid=0&name=没有这个部门')
  await expect(page.getByText('没有符合条件的归属部门。')).toBeVisible()
  await world.fault({ call: 'department/list.json', kind: 'status', status: 500, times: 2 })
  await page.goto('maintain/department/list')
  await closeWarmTip(page)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('获取归属部门列表失败!')
})

test('A dialog that can’t be closed while it saves does not look as if it could', async ({
  page,
  world,
}) => {
  await openList(page, world, 'remark')
  await newButton(page).click()
  const dialog = dialogOf(page, '新建备注')
  const name = dialog.getByRole('textbox', { name: '备注' })
  await name.fill('开业花篮')
  const hold = await world.fault({ call: 'remark/save.json', kind: 'hold' })
  await save(dialog)
  // What was typed on would go with the dialog.
  await expect(name).not.toBeEditable()
  for (const name of ['取消', '关闭'])
    await expect(dialog.getByRole('button', { name, exact: true })).toBeDisabled()
  // Nor does the keyboard leave it, though the button that was pressed takes no focus meanwhile.
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveCount(1)
  await expect(dialog.locator(':focus').or(page.locator('[role=dialog]:focus'))).toHaveCount(1)
  await world.release(hold)
  await expect(dialog).toHaveCount(0)
})

test('In Spanish the state stands whole in the lists', async ({ page, world }) => {
  const expectWhole = async () => {
    const state = page.getByRole('main').getByRole('cell', { name: 'Fuera de uso' }).first()
    await expect(state).toBeVisible()
    const overflow = await state.evaluate((cell) => cell.scrollWidth - cell.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
  await openList(page, world, 'verifyuser')
  await switchLanguage(page, '中文', 'Español')
  await page.getByRole('switch', { name: 'En uso: 唐宇' }).click()
  const question = dialogOf(page, '¿Dejar “唐宇” fuera de uso?')
  await question.getByRole('button', { name: 'Dejar fuera de uso' }).click()
  await expectWhole()
  for (const kind of ['department', 'remark'] as const) {
    await page.goto(`maintain/${kind}/list?valid=0`)
    await expectWhole()
  }
})

test('A switch that is pressed moves no row, in the longest words', async ({ page, world }) => {
  await openList(page, world, 'department')
  await switchLanguage(page, '中文', 'Español')
  const switches = page.getByRole('main').getByRole('switch', { checked: true })
  await expect(switches.first()).toBeVisible()
  const rowTops = () =>
    page
      .getByRole('main')
      .getByRole('row')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top))
  const before = await rowTops()
  const count = await switches.count()
  await switches.first().click()
  await page.getByRole('button', { name: 'Dejar fuera de uso', exact: true }).click()
  await expect(switches).toHaveCount(count - 1)
  expect(await rowTops()).toEqual(before)
})
