import type { Page } from '@playwright/test'
import { DETAIL_CALL, LIST_CALL, STAGE_CALL, SUBMIT_CALL } from '../support/calls'
import { leaveAnyway, REMARK, withRemark } from '../support/lost-writes'
import { headingOf } from '../support/order-pages'
import {
  codeInAddress,
  fillForm,
  INTERNAL,
  INTERNAL_DOCUMENT,
  openForm,
  saveOf,
  stageOrder,
  submitOf,
  submitted,
} from '../support/payment-form'
import { restoreOf, unknownOf } from '../support/outcomes'
import { orderOf } from '../support/payment-orders'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'
import type { World } from '../world'
import {
  textFile,
  fileOf,
  removeOf,
  choose,
  expectAttached,
  savedNames,
  DELETE_FILE,
  deletedIds,
} from '../support/attachments'

/** An order that is saved without a file is opened; its code. */
async function openSaved(page: Page, world: World): Promise<string> {
  await world.signIn('zhang.wei')
  const code = await stageOrder(page, INTERNAL_DOCUMENT)
  await openForm(page, world, { code })
  return code
}

test('A file that was never saved is deleted as soon as it is removed', async ({ page, world }) => {
  await openForm(page, world)
  await fillForm(page, INTERNAL)
  await choose(page, [textFile('留下.txt'), textFile('不要.txt')])
  await expectAttached(page, '留下.txt', '不要.txt')
  await removeOf(page, '不要.txt').click()
  await expect.poll(async () => (await deletedIds(world)).length).toBe(1)
  const { attachments } = await submitted(page)
  expect(attachments.map(({ name }) => name)).toEqual(['留下.txt'])
  const [gone] = await deletedIds(world)
  expect(attachments.map(({ attachmentId }) => attachmentId)).not.toContain(gone)
})

test('The files of a draft that is discarded are deleted, those of the order are not', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  await choose(page, textFile('已存.txt'))
  await expectAttached(page, '已存.txt')
  await saveOf(page).click()
  await expect(page).toHaveURL(/code=/)
  const code = codeInAddress(page)
  await choose(page, textFile('草稿.txt'))
  await expectAttached(page, '草稿.txt')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: '丢弃草稿' }).click()
  await expect.poll(async () => (await deletedIds(world)).length).toBe(1)
  const saved = (await orderOf(page, code)).attachments
  expect(saved.map(({ name }) => name)).toEqual(['已存.txt'])
  const [gone] = await deletedIds(world)
  expect(saved.map(({ attachmentId }) => attachmentId)).not.toContain(gone)
})

test('A saved file is deleted only after the save that dropped it', async ({ page, world }) => {
  await openForm(page, world)
  await fillForm(page, INTERNAL)
  await choose(page, [textFile('旧.txt'), textFile('新.txt')])
  await expectAttached(page, '旧.txt', '新.txt')
  await saveOf(page).click()
  await expect(page).toHaveURL(/code=/)
  const code = codeInAddress(page)
  const [old] = (await orderOf(page, code)).attachments

  await removeOf(page, '旧.txt').click()
  await expect(fileOf(page, '旧.txt')).toBeHidden()
  await world.fault({ call: STAGE_CALL, kind: 'refuse', message: '系统繁忙' })
  await saveOf(page).click()
  await page.getByRole('dialog', { name: '温馨提示' }).getByRole('button', { name: '确定' }).click()
  expect(await deletedIds(world)).toEqual([])
  expect(await savedNames(page, code)).toEqual(['旧.txt', '新.txt'])

  await saveOf(page).click()
  await expect.poll(() => savedNames(page, code)).toEqual(['新.txt'])
  await expect.poll(() => deletedIds(world)).toEqual([old?.attachmentId])
  const calls = (await world.journal()).map(({ call }) => call)
  expect(calls.lastIndexOf(DELETE_FILE)).toBeGreaterThan(calls.lastIndexOf(STAGE_CALL))
})

test('A file that can not be deleted does not keep the order from being submitted', async ({
  page,
  world,
}) => {
  const code = await openSaved(page, world)
  await choose(page, textFile('留下.txt'))
  await choose(page, textFile('不要.txt'))
  await expectAttached(page, '留下.txt', '不要.txt')
  await world.fault({ call: DELETE_FILE, kind: 'status', status: 500 })
  await removeOf(page, '不要.txt').click()
  await expect(page.getByText('删除失败!')).toBeVisible()
  await submitOf(page).click()
  await expect(headingOf(page, 'payment', code)).toBeVisible()
  expect(await savedNames(page, code)).toEqual(['留下.txt'])
})

const discardOf = (page: Page) => page.getByRole('button', { name: '丢弃草稿' })

/** An order with a file is filled in. */
async function fillWithFile(page: Page, world: World): Promise<void> {
  await openForm(page, world)
  await fillForm(page, { ...INTERNAL, remark: REMARK })
  await choose(page, textFile('合同.txt'))
  await expectAttached(page, '合同.txt')
}

/** The order is sent, and does not arrive before the fault that is returned is released. */
async function submitHeld(page: Page, world: World): Promise<string> {
  const hold = await world.fault({ call: SUBMIT_CALL, kind: 'hold' })
  await submitOf(page).click()
  await expect.poll(async () => (await world.journal(SUBMIT_CALL)).length).toBe(1)
  return hold
}

/** Of all that was removed and discarded only a file that was attached just now, and by nothing sent, is deleted. */
async function expectOnlyNewDeleted(page: Page, world: World): Promise<void> {
  const [order] = await withRemark(page)
  const sent = (await orderOf(page, order?.code ?? '')).attachments
  expect(sent.map(({ name }) => name)).toEqual(['合同.txt'])
  await choose(page, textFile('不要.txt'))
  await expectAttached(page, '不要.txt')
  await removeOf(page, '不要.txt').click()
  await expect.poll(async () => (await deletedIds(world)).length).toBeGreaterThan(0)
  expect(await deletedIds(world)).not.toContain(sent[0]?.attachmentId)
}

test.describe('The files of what was sent are not deleted', () => {
  test('nor one that was saved, while what was saved could not be read', async ({
    page,
    world,
  }) => {
    const code = await openSaved(page, world)
    await choose(page, textFile('合同.txt'))
    await expectAttached(page, '合同.txt')
    await world.fault({ call: DETAIL_CALL, kind: 'status', status: 503, times: 'always' })
    await saveOf(page).click()
    await expect(page.getByText(`${code} 已保存`)).toBeVisible()
    await allAnswered(world)
    await expect(saveOf(page)).toBeEnabled()
    await removeOf(page, '合同.txt').click()
    await expect(fileOf(page, '合同.txt')).toHaveCount(0)
    await allAnswered(world)
    expect(await deletedIds(world)).toEqual([])
    await world.clearFaults()
    const [saved] = (await orderOf(page, code)).attachments
    await saveOf(page).click()
    await expect.poll(() => deletedIds(world)).toEqual([saved?.attachmentId])
    expect(await savedNames(page, code)).toEqual([])
  })

  test('with a draft that is discarded while nobody knows whether its order exists', async ({
    page,
    world,
  }) => {
    leaveAnyway(page)
    await fillWithFile(page, world)
    // It is done, and the answer is still on its way.
    await world.fault({ call: SUBMIT_CALL, kind: 'stall', afterBytes: 0 })
    await submitOf(page).click()
    await expect.poll(async () => (await withRemark(page)).length).toBe(1)
    await world.fault({ call: LIST_CALL, kind: 'status', status: 503, times: 'always' })
    await page.reload()
    await expect(unknownOf(page)).toContainText('暂时无法向服务器查询')
    await discardOf(page).click()
    await expect(restoreOf(page)).toHaveCount(0)
    await world.clearFaults()
    await expectOnlyNewDeleted(page, world)
  })

  test('with a draft of what was typed on while the order was being submitted', async ({
    page,
    world,
  }) => {
    await fillWithFile(page, world)
    const hold = await submitHeld(page, world)
    await fillForm(page, { owner: '李雷' })
    await world.release(hold)
    await expect(page).toHaveURL(/\/payment\/order\/detail\?code=/)
    await openForm(page, world)
    await discardOf(page).click()
    await expect(restoreOf(page)).toHaveCount(0)
    await expectOnlyNewDeleted(page, world)
  })

  test('when they are removed while the order that names them is on its way', async ({
    page,
    world,
  }) => {
    await fillWithFile(page, world)
    const hold = await submitHeld(page, world)
    await removeOf(page, '合同.txt').click()
    await expect(fileOf(page, '合同.txt')).toHaveCount(0)
    await allAnswered(world, SUBMIT_CALL)
    await world.release(hold)
    await expect(page).toHaveURL(/\/payment\/order\/detail\?code=/)
    await openForm(page, world)
    await expectOnlyNewDeleted(page, world)
  })

  test('nor those of an earlier version, when the server’s version is taken in place of a draft of it', async ({
    page,
    world,
    anotherBrowser,
  }) => {
    leaveAnyway(page)
    await world.signIn('zhang.wei')
    const code = await stageOrder(page)
    await openForm(page, world, { code })
    await choose(page, textFile('合同.txt'))
    await expectAttached(page, '合同.txt')
    await saveOf(page).click()
    await expect(page.getByText(`${code} 已保存`)).toBeVisible()
    await allAnswered(world)
    await fillForm(page, { remark: REMARK })
    await page.goto('payment/order/list')
    const other = await anotherBrowser('zhao.min')
    await other.goto(`payment/order/submit?code=${code}`)
    await removeOf(other, '合同.txt').click()
    await saveOf(other).click()
    await expect.poll(async () => (await deletedIds(world)).length).toBe(1)

    await page.goto(`payment/order/submit?code=${code}`)
    await restoreOf(page).click()
    await saveOf(page).click()
    await page.getByRole('button', { name: '采用服务器版本' }).click()
    await expect(fileOf(page, '合同.txt')).toHaveCount(0)
    await choose(page, textFile('不要.txt'))
    await expectAttached(page, '不要.txt')
    await removeOf(page, '不要.txt').click()
    await expect.poll(async () => new Set(await deletedIds(world)).size).toBe(2)
    expect(await deletedIds(world)).toHaveLength(2)
  })

  for (const { what, leave } of [
    {
      what: 'when a duplicated tab removes them from its copy of the draft',
      leave: async (copy: Page) => {
        await restoreOf(copy).click()
        await expectAttached(copy, '合同.txt')
        await removeOf(copy, '合同.txt').click()
        await expect(fileOf(copy, '合同.txt')).toHaveCount(0)
      },
    },
    {
      what: 'when a duplicated tab discards the draft that is open in the first one',
      leave: async (copy: Page) => {
        await discardOf(copy).click()
        await expect(restoreOf(copy)).toHaveCount(0)
      },
    },
  ]) {
    test(what, async ({ context, page, world }) => {
      await fillWithFile(page, world)
      const [copy] = await Promise.all([
        context.waitForEvent('page'),
        page.evaluate(() => void window.open(location.href)),
      ])
      await expect(copy.getByText('正在另一个标签页中编辑')).toBeVisible()
      await leave(copy)
      await submitted(page)
      await openForm(page, world)
      await expectOnlyNewDeleted(page, world)
    })
  }
})
