import type { Page } from '@playwright/test'
import { STAGE_CALL, SUBMIT_CALL } from '../support/calls'
import { closeWarmTip, switchLanguage, warmTip } from '../support/languages'
import { headingOf } from '../support/order-pages'
import {
  codeInAddress,
  fillForm,
  formHeadingOf,
  INTERNAL,
  openForm,
  saveOf,
  stageOrder,
  submitOf,
  submitted,
} from '../support/payment-form'
import { orderOf } from '../support/payment-orders'
import { allAnswered } from '../support/under-way'
import type { CallName } from '../../fixtures/calls'
import { expect, test } from '../test'
import {
  textFile,
  filesOf,
  fileOf,
  removeOf,
  choose,
  hand,
  expectAttached,
  savedNames,
  deletedIds,
} from '../support/attachments'

const UPLOAD: CallName = 'common/v1/file/upload'
const UPLOAD_PASTED: CallName = 'common/v1/file/uploadFile'

const cancelOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `取消上传 ${name}` })

test('Chosen, dropped and pasted files are on the order exactly as they were given', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  await fillForm(page, INTERNAL)
  await choose(page, [textFile('合同.txt'), textFile('a & b "终版".txt')])
  await expectAttached(page, '合同.txt', 'a & b "终版".txt')
  await hand(page.getByText(/^将文件拖到此处/), 'drop', [
    { name: '报价.pdf', type: 'application/pdf' },
  ])
  await expectAttached(page, '报价.pdf')
  await expect(fileOf(page, '合同.txt')).toContainText(/10 ?(B|字节)/)
  // What can be shown can be looked at before it is saved.
  await expect(page.getByRole('button', { name: '预览 合同.txt' })).toHaveCount(0)
  await fileOf(page, '报价.pdf').getByRole('button', { name: '预览 报价.pdf' }).click()
  const preview = page.getByRole('dialog', { name: '预览 报价.pdf' })
  await expect(preview).toContainText('文件内容与其名称不符')
  await preview.getByRole('button', { name: '关闭' }).click()
  await expect(page.getByRole('button', { name: '预览 报价.pdf' })).toBeFocused()
  await page.getByRole('button', { name: '选择文件' }).focus()
  await hand(page.getByRole('button', { name: '选择文件' }), 'paste', [
    { name: 'image.png', type: 'image/png' },
  ])
  await expect(filesOf(page)).toHaveCount(4)
  await expect(filesOf(page).filter({ hasText: /pasted-\d{4}-\d\d-\d\d-\d{6}\.png/ })).toHaveCount(
    1,
  )
  expect(await world.journal(UPLOAD)).toHaveLength(3)
  await expect.poll(async () => (await world.journal(UPLOAD_PASTED)).length).toBe(1)
  await expect(fileOf(page, 'pasted-').getByRole('button', { name: /^移除/ })).toBeVisible()

  const { code, attachments } = await submitted(page)
  expect(attachments.map(({ name }) => name)).toEqual([
    '合同.txt',
    'a & b "终版".txt',
    '报价.pdf',
    expect.stringMatching(/^pasted-.*\.png$/),
  ])
  const [contract] = attachments
  const file = await page.request.get(`/api/common/v1/file/download/${contract?.attachmentId}`)
  expect(await file.text()).toBe('合同.txt')
  await expect(page.getByText('合同.txt').first()).toBeVisible()
  expect(await deletedIds(world)).toEqual([])
  expect(await savedNames(page, code)).toHaveLength(4)
})

test('A file shows how far it is, can be cancelled, and holds saving back until it is there', async ({
  page,
  world,
}) => {
  const hold = await world.fault({ call: UPLOAD, kind: 'hold', times: 'always' })
  await openForm(page, world)
  await fillForm(page, { remark: '带附件' })
  const waiting = page.getByText('文件正在上传，上传完成后将自动保存。')
  await test.step('cancelling the last one does not save: that is for the person to say', async () => {
    await choose(page, [textFile('选错了.txt')])
    await saveOf(page).click()
    await expect(waiting).toBeVisible()
    await cancelOf(page, '选错了.txt').click()
    await expect(page.getByText('上传已取消，尚未保存。')).toBeVisible()
    await expect(waiting).toHaveCount(0)
    await expect(fileOf(page, '选错了.txt')).toHaveCount(0)
    expect(await world.journal(STAGE_CALL)).toEqual([])
  })

  await choose(page, [textFile('一.txt'), textFile('二.txt')])
  const progress = page.getByRole('progressbar', { name: '正在上传 一.txt' })
  await expect(progress).toHaveAttribute('aria-valuenow', /^\d+$/)
  await saveOf(page).click()
  await expect(waiting).toBeVisible()
  // Neither is of use while they are waited for.
  for (const button of [saveOf(page), submitOf(page)]) await expect(button).toBeDisabled()
  await page.getByRole('button', { name: '暂不保存' }).click()
  await expect(waiting).toBeHidden()
  await expect(saveOf(page)).toBeFocused()
  await saveOf(page).click()
  await expect(waiting).toBeVisible()
  // What is typed meanwhile is saved too.
  await fillForm(page, { owner: '李雷' })
  expect(await world.journal(STAGE_CALL)).toEqual([])

  await cancelOf(page, '二.txt').click()
  await expect(fileOf(page, '二.txt')).toBeHidden()
  await world.release(hold)
  await expect(page).toHaveURL(/code=/)
  const code = codeInAddress(page)
  expect(await orderOf(page, code)).toMatchObject({ ownerName: '李雷' })
  expect(await world.journal(STAGE_CALL)).toHaveLength(1)
  expect(await savedNames(page, code)).toEqual(['一.txt'])
})

test('Closing a form asks about files on their way, and about an order that waits for them', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const code = await stageOrder(page)
  await openForm(page, world, { code })
  const hold = await world.fault({ call: UPLOAD, kind: 'hold' })
  await choose(page, [textFile('一.txt')])
  await expect(page.getByRole('progressbar', { name: '正在上传 一.txt' })).toBeVisible()
  const question = page.getByRole('dialog', { name: '不保存就关闭？' })
  for (const press of [async () => undefined, () => submitOf(page).click()]) {
    await press()
    await page.getByRole('main').getByRole('button', { name: '关闭', exact: true }).click()
    await expect(question).toContainText('尚未附上的文件不会保留。')
    await expect(question, 'nothing was typed').not.toContainText('草稿')
    await question.getByRole('button', { name: '返回' }).click()
    await expect(question).toBeHidden()
  }
  const leaving = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const asked = await leaving
  expect(asked.type()).toBe('beforeunload')
  await asked.dismiss()
  await world.release(hold)
  await expect(headingOf(page, 'payment', code)).toBeVisible()
  expect(await savedNames(page, code)).toEqual(['一.txt'])
})

test('A file that is added while the order is saved, and is not there when the form goes on, is named', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  await fillForm(page, INTERNAL)
  const saving = await world.fault({ call: STAGE_CALL, kind: 'hold' })
  await saveOf(page).click()
  await expect.poll(async () => (await world.journal(STAGE_CALL)).length).toBe(1)
  await world.fault({ call: UPLOAD, kind: 'hold' })
  await choose(page, [textFile('迟到.txt')])
  await expect(page.getByRole('progressbar', { name: '正在上传 迟到.txt' })).toBeVisible()
  await world.release(saving)
  await expect(page).toHaveURL(/code=/)
  const code = codeInAddress(page)
  await expect(page.getByRole('alert').filter({ hasText: `未附到 ${code}` })).toContainText(
    '迟到.txt',
  )
  expect(await savedNames(page, code)).toEqual([])
})

test('A file that fails says why, in the dialog and at its row, keeps the others and arrives when it is sent again', async ({
  page,
  world,
}) => {
  const message = '存储空间不足'
  await openForm(page, world)
  await fillForm(page, INTERNAL)
  await choose(page, textFile('先到.txt'))
  await expectAttached(page, '先到.txt')
  const again = page.getByRole('button', { name: '重新上传 失败.txt' })
  for (const [fault, send, said] of [
    [{ kind: 'status', status: 403 }, () => choose(page, textFile('失败.txt')), '没有访问权限'],
    [{ kind: 'status', status: 500 }, () => again.click(), '服务器错误'],
    [{ kind: 'refuse', message }, () => again.click(), message],
  ] as const) {
    await test.step(said, async () => {
      await world.fault({ call: UPLOAD, ...fault })
      await send()
      await expect(warmTip(page)).toContainText(said)
      await closeWarmTip(page)
      await expect(fileOf(page, '失败.txt')).toContainText('上传文件失败！')
    })
  }
  await expect(fileOf(page, '失败.txt')).toContainText(`上传文件失败！ ${message}`)
  await choose(page, textFile('后到.txt'))
  await expectAttached(page, '先到.txt', '后到.txt')
  // The browser itself sends once more what a kept connection lost.
  await world.fault({ call: UPLOAD, kind: 'drop', when: 'before' })
  await again.click()
  await expect(fileOf(page, '失败.txt')).toContainText('上传文件失败！ 抱歉，与服务器的连接不畅')
  await expect(warmTip(page)).toContainText('抱歉，与服务器的连接不畅')
  await closeWarmTip(page)
  await world.clearFaults()
  await again.click()
  await expectAttached(page, '失败.txt')
  // In the order in which they were chosen.
  const { attachments } = await submitted(page)
  expect(attachments.map(({ name }) => name)).toEqual(['先到.txt', '失败.txt', '后到.txt'])
})

test('An upload that gets no answer in 30 seconds is told so, in three languages', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await openForm(page, world)
  await world.fault({ call: UPLOAD, kind: 'hold', times: 'always' })
  await choose(page, textFile('慢.txt'))
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect.poll(async () => (await world.journal(UPLOAD)).length).toBe(1)
  await allAnswered(world, UPLOAD)
  await page.clock.runFor(31_000)
  await expect(warmTip(page)).toContainText('请求超时')
  await closeWarmTip(page)
  await expect(fileOf(page, '慢.txt')).toContainText('上传文件失败！ 请求超时')
  await switchLanguage(page, '中文', 'English')
  const told = page.getByText('Failed to upload the file! request timeout', { exact: true })
  await expect(told).toBeVisible()
  await switchLanguage(page, 'English', 'Español')
  const spanish = '¡No se pudo subir el archivo! Tiempo de espera agotado'
  await expect(page.getByText(spanish, { exact: true })).toBeVisible()
})

test('Files that failed or were not accepted are asked about before an order is sent without them', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  await fillForm(page, INTERNAL)
  await choose(page, textFile('好.txt'))
  await expectAttached(page, '好.txt')
  await world.fault({ call: UPLOAD, kind: 'refuse', message: '存储空间不足' })
  await choose(page, [textFile('失败.txt'), textFile('程序.exe')])
  await closeWarmTip(page)
  await submitOf(page).click()
  const question = page.getByRole('alertdialog', { name: '未附上的文件' })
  await expect(question).toContainText('2 个文件未附上： 失败.txt和程序.exe')
  await expect(question.getByRole('button', { name: '重新上传' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(submitOf(page)).toBeFocused()
  await expect(filesOf(page)).toHaveCount(3)
  expect(await world.journal(SUBMIT_CALL)).toEqual([])

  // Sent again it arrives, and the order goes on by itself.
  await saveOf(page).click()
  await question.getByRole('button', { name: '重新上传' }).click()
  await expect(page).toHaveURL(/code=/)
  const code = codeInAddress(page)
  expect(await savedNames(page, code)).toEqual(['好.txt', '失败.txt'])
  // The form is the order's own by then: a file that is chosen before stays behind.
  await expect(formHeadingOf(page, code)).toBeVisible()

  await choose(page, textFile('程序.exe'))
  await submitOf(page).click()
  // What was told of the save stands above what is asked now, and lies on none of its buttons.
  const note = page.getByRole('status').filter({ hasText: `${code} 已保存` })
  const isAbove = async () => {
    const [told, asked] = await Promise.all([note.boundingBox(), question.boundingBox()])
    return told !== null && asked !== null && told.y + told.height <= asked.y
  }
  await expect.poll(isAbove).toBe(true)
  await question.getByRole('button', { name: '移除这些文件' }).click()
  await expect(question).toBeHidden()
  await expect(filesOf(page)).toHaveCount(2)
  await expect(submitOf(page)).toBeFocused()

  await choose(page, textFile('程序.exe'))
  await submitOf(page).click()
  await expect(question.getByRole('button', { name: '重新上传' })).toBeHidden()
  await question.getByRole('button', { name: '不带这些文件提交' }).click()
  await expect(headingOf(page, 'payment', code)).toBeVisible()
  expect(await savedNames(page, code)).toEqual(['好.txt', '失败.txt'])
  expect(await world.journal(SUBMIT_CALL)).toHaveLength(1)
})

test('A file that is too large, empty, of a wrong type or one too many is never sent', async ({
  page,
  world,
}, info) => {
  await openForm(page, world)
  await fillForm(page, INTERNAL)
  const { writeFile } = await import('node:fs/promises')
  const large = info.outputPath('large.pdf')
  await writeFile(large, Buffer.alloc(20 * 1024 * 1024 + 1))
  await choose(page, large)
  await expect(fileOf(page, 'large.pdf')).toContainText('未接受：文件超过 20 MB。')
  await choose(page, [textFile('程序.exe'), textFile('空.txt', '')])
  await expect(fileOf(page, '程序.exe')).toContainText('未接受：不支持此类型的文件。')
  await expect(fileOf(page, '空.txt')).toContainText('未接受：文件为空。')
  expect(await world.journal(UPLOAD)).toEqual([])
  await page.getByRole('button', { name: '移除未被接受的文件' }).click()
  await expect(filesOf(page)).toHaveCount(0)

  const names = Array.from({ length: 11 }, (_, index) => `文件${index + 1}.txt`)
  await choose(
    page,
    names.map((name) => textFile(name)),
  )
  await expect(fileOf(page, '文件11.txt')).toContainText('未接受：已有 10 个文件。')
  await expectAttached(page, ...names.slice(0, 10))
  // One too many is in the way until it is put away: ten are not.
  await removeOf(page, '文件11.txt').click()
  await expect(filesOf(page)).toHaveCount(10)
  // Three are sent at a time: which of them arrives first is the network's business.
  const { attachments } = await submitted(page)
  expect(attachments).toHaveLength(10)
  expect(attachments.map(({ name }) => name).toSorted()).toEqual(names.slice(0, 10).toSorted())
  expect(await world.journal(UPLOAD)).toHaveLength(10)
})
