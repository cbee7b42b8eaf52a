import {
  dialogOf,
  entryOf,
  newButton,
  openList,
  outcomeOf,
  save,
  switchOf,
  TITLES,
} from '../support/base-data'
import { closeWarmTip, warmTip } from '../support/languages'
import { expectWrong, stageOrder } from '../support/payment-form'
import { askServer, bodiesOf } from '../support/payment-orders'
import { expect, test } from '../test'

test('What is typed into a dialog is not lost by Escape, by another page or by a reload', async ({
  page,
  world,
}) => {
  await openList(page, world, 'remark')
  const edit = page.getByRole('button', { name: '编辑：退休员工慰问' })
  await page.goto('maintain/remark/list?name=退休')
  await edit.click()
  const dialog = dialogOf(page, '编辑备注')
  const name = dialog.getByRole('textbox', { name: '备注' })
  await expect(name).toHaveValue('退休员工慰问')
  await name.fill('退休老员工慰问')
  await page.keyboard.press('Escape')
  const question = dialogOf(page, '不保存就关闭？')
  await question.getByRole('button', { name: '返回' }).click()
  await expect(name).toHaveValue('退休老员工慰问')

  page.once('dialog', (unload) => void unload.accept())
  await page.reload()
  await edit.click()
  await expect(name).toHaveValue('退休员工慰问')
  await dialog.getByRole('button', { name: '恢复草稿' }).press('Enter')
  await expect(name).toHaveValue('退休老员工慰问')
  // The button is gone, and the next key saves nothing.
  await expect(dialog).toBeFocused()
  await save(dialog)
  await expect(entryOf(page, '退休老员工慰问')).toBeVisible()
  await expect(page.getByRole('button', { name: '编辑：退休老员工慰问' })).toBeFocused()

  // What is given up is gone.
  await page.keyboard.press('Enter')
  await name.fill('另一个')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: '放弃' }).click()
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(name).toHaveValue('退休老员工慰问')
  await expect(dialog.getByRole('button', { name: '恢复草稿' })).toHaveCount(0)
})

test('After the dialog about a failure one types on where one was', async ({ page, world }) => {
  await openList(page, world, 'department')
  await newButton(page).click()
  const dialog = dialogOf(page, '新建归属部门')
  const code = dialog.getByRole('textbox', { name: '部门编码' })
  const name = dialog.getByRole('textbox', { name: '部门名称' })
  await code.fill('D9001')
  await name.fill('某某')
  await world.fault({ call: 'department/save.json', kind: 'status', status: 500 })
  await save(dialog)
  await expect(warmTip(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(warmTip(page)).toHaveCount(0)
  // Back by one from the button that was pressed, and the one before it.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('部')
  await expect(name).toHaveValue('某某部')
  await expect(code).toHaveValue('D9001')
})

test('An entry whose saving got no answer is found out to be there, or not', async ({
  page,
  world,
}) => {
  await openList(page, world, 'remark')
  const dialog = dialogOf(page, '新建备注')
  const add = async (name: string) => {
    await newButton(page).click()
    await dialog.getByRole('textbox', { name: '备注' }).fill(name)
    await save(dialog)
    await expect(warmTip(page)).toContainText('抱歉，与服务器的连接不畅')
    await closeWarmTip(page)
    await expect(dialog).toHaveCount(0)
  }
  await world.fault({ call: 'remark/save.json', kind: 'drop', when: 'after', times: 2 })
  await add('元宵节汤圆')
  const done = outcomeOf(page, '“新建”实际已完成：元宵节汤圆')
  await expect(done).toBeVisible()
  await expect(entryOf(page, '元宵节汤圆')).toHaveCount(1)
  await done.getByRole('button', { name: '确定' }).click()
  await expect(done).toHaveCount(0)

  // One that was there already was not added, whatever became of the answer.
  await add('春节慰问品')
  const notDone = outcomeOf(page, '“新建”未执行：春节慰问品')
  await expect(notDone).toBeVisible()
  // What nobody has acknowledged is looked up again by the next page, among the reads that are counted there.
  await notDone.getByRole('button', { name: '确定' }).click()
  await expect(notDone).toHaveCount(0)

  await world.clearFaults()
  // The list stands still: it is empty, so that no next page is read ahead.
  await page.goto('maintain/remark/list?name=腊八节礼盒')
  await expect(page.getByText('没有符合条件的备注。')).toBeVisible()
  await world.fault({ call: 'remark/save.json', kind: 'drop', when: 'before' })
  // The first read is the one before the write.
  await world.fault({
    call: 'remark/list.json',
    kind: 'status',
    status: 500,
    nth: 2,
    times: 'always',
  })
  await add('腊八节礼盒')
  const unknown = outcomeOf(page, '结果未知：“新建” 腊八节礼盒')
  await expect(unknown).toContainText('暂时无法向服务器查询。')
  await world.clearFaults()
  await unknown.getByRole('button', { name: '再次查询' }).click()
  await expect(outcomeOf(page, '“新建”未执行：腊八节礼盒')).toBeVisible()

  // What was typed is still there, and may be sent again.
  await newButton(page).click()
  await dialog.getByRole('button', { name: '恢复草稿' }).click()
  await save(dialog)
  await expect(dialog).toHaveCount(0)
  await expect(entryOf(page, '腊八节礼盒')).toHaveCount(1)
})

test('A form that is open in another tab offers what was changed, without asking for it', async ({
  context,
  page,
  world,
}) => {
  await openList(page, world, 'department', 'server.ops')
  const form = await context.newPage()
  await form.goto('payment/order/submit')
  const department = form.getByRole('main').getByRole('combobox', { name: '归属部门' })
  await department.fill('信息')
  const option = (name: string) => form.getByRole('option', { name, exact: true })
  await expect(option('信息技术部')).toBeVisible()

  await page.goto('maintain/department/list?name=信息技术部')
  await page.getByRole('button', { name: '编辑：信息技术部' }).click()
  const dialog = dialogOf(page, '编辑归属部门')
  await dialog.getByRole('textbox', { name: '部门名称' }).fill('信息与数字化部')
  await save(dialog)
  await expect(dialog).toHaveCount(0)
  await expect(option('信息与数字化部')).toBeVisible()
  await expect(option('信息技术部')).toHaveCount(0)

  await stageOrder(page, { affiliationDepartmentCode: 'D1033' })
  await page.goto('maintain/department/list?name=信息安全部')
  await switchOf(page, '信息安全部').click()
  // A draft of their own needs it, so it is asked about.
  await page.getByRole('button', { name: '停用' }).click()
  await expect(page.getByText('“信息安全部”已停用')).toBeVisible()
  await expect(option('信息安全部')).toHaveCount(0)
})

test('A verification-confirmer is edited, not over another’s change unseen; who may not maintain them finds nothing', async ({
  anotherBrowser,
  page,
  world,
}) => {
  await openList(page, world, 'verifyuser')
  await expect(newButton(page)).toHaveCount(0)
  await page.getByRole('button', { name: '编辑：马超' }).click()
  const dialog = dialogOf(page, '编辑核销确认人')
  await dialog.getByRole('textbox', { name: '用户名' }).fill('LI.NA')
  await save(dialog)
  await expectWrong(dialog.getByRole('textbox', { name: '用户名' }), '用户名“LI.NA”已存在')
  await dialog.getByRole('textbox', { name: '用户名' }).fill('ma.chao2')
  await dialog.getByRole('combobox', { name: '类型' }).selectOption({ label: '外部确认' })
  await world.clearJournal()
  await save(dialog)
  // What is still to be submitted in his name would be stopped.
  const question = dialogOf(page, '更改“马超”的类型？')
  await expect(question).toContainText('无法得知有多少单据在使用')
  await question.getByRole('button', { name: '返回' }).click()
  await expect(question).toHaveCount(0)
  expect(await world.journal('verify_user/update.json')).toEqual([])
  await expect(dialog.getByRole('textbox', { name: '用户名' })).toHaveValue('ma.chao2')
  await save(dialog)
  await save(question)
  await expect(dialog).toHaveCount(0)
  const row = entryOf(page, 'ma.chao2')
  await expect(row).toContainText('外部确认')
  await expect(row).toContainText('sun.li')
  const [saved] = await askServer<object[]>(page, 'base/verify_user/list.json', {
    name: 'ma.chao2',
    pageNum: 1,
    pageSize: 10,
  })
  expect(saved).toMatchObject({ id: 3, nickName: '马超', type: 2, valid: 1 })

  // What somebody else has changed meanwhile is not overwritten.
  const maintainer = await anotherBrowser('server.ops')
  await page.getByRole('button', { name: '编辑：马超' }).click()
  await dialog.getByRole('textbox', { name: '姓名' }).fill('马超群')
  const theirs = { id: 3, nickName: '马超', username: 'ma.chao2', type: 1, valid: 0 }
  await askServer(maintainer, 'verify_user/update.json', theirs)
  await world.clearJournal()
  await save(dialog)
  const note = dialog.getByRole('alert')
  await expect(note).toContainText('“马超”在此期间已被修改，未保存。')
  await expect(note.getByRole('row')).toHaveText([
    '字段服务器现值您填写的',
    '类型内部核销',
    '状态停用',
  ])
  expect(await world.journal('verify_user/update.json')).toEqual([])
  // Both together are in the form, and saved once the person has seen it.
  await expect(dialog.getByRole('combobox', { name: '类型' })).toHaveValue('1')
  await expect(dialog.getByRole('textbox', { name: '姓名' })).toHaveValue('马超群')
  await save(dialog)
  await expect(dialog).toHaveCount(0)
  await expect(switchOf(page, '马超群')).not.toBeChecked()
  expect(await bodiesOf(world, 'verify_user/update.json')).toEqual([
    { id: 3, nickName: '马超群', username: 'ma.chao2', type: 1, valid: 0 },
  ])

  // Also what both have changed, or what a draft was typed on long ago; or the newer one is taken.
  await page.getByRole('button', { name: '编辑：马超群' }).click()
  await dialog.getByRole('textbox', { name: '姓名' }).fill('马小超')
  page.once('dialog', (unload) => void unload.accept())
  await askServer(maintainer, 'verify_user/update.json', { ...theirs, nickName: '马大超' })
  await page.reload()
  await page.getByRole('button', { name: '编辑：马大超' }).click()
  await dialog.getByRole('button', { name: '恢复草稿' }).click()
  await expect(note).toContainText('“马大超”在草稿填写之后已被修改。')
  await expect(note.getByRole('row')).toHaveText(['字段服务器现值您填写的', '姓名马大超马小超'])
  await note.getByRole('button', { name: '采用服务器版本' }).click()
  await expect(dialog.getByRole('textbox', { name: '姓名' })).toHaveValue('马大超')
  await expect(dialog.getByRole('textbox', { name: '姓名' })).toBeFocused()
  await expect(note).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const other = await anotherBrowser('zhang.wei')
  for (const kind of Object.keys(TITLES)) {
    await other.goto(`maintain/${kind}/list`)
    await expect(other.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  }
})
