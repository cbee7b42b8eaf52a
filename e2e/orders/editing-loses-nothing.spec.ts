import type { Page } from '@playwright/test'
import { DETAIL_CALL, STAGE_CALL, SUBMIT_CALL } from '../support/calls'
import { closeWarmTip } from '../support/languages'
import { doneOf } from '../support/outcomes'
import { goToOrder, headingOf } from '../support/order-pages'
import {
  codeInAddress,
  editOrder,
  expectForm,
  expectWrong,
  EXTERNAL,
  fieldOf,
  fillForm,
  INTERNAL,
  INTERNAL_DOCUMENT,
  openForm,
  saveOf,
  stageOrder,
  submitOf,
  submitted,
  unsavedNote,
} from '../support/payment-form'
import { bodiesOf, orderOf } from '../support/payment-orders'
import { tagOf } from '../support/shell'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'

const UNIT = { paymentUnit: '青岛鲜花有限公司', paymentUnitAccount: '6222 0000 1111' }

test('An external order saved without a channel keeps its payment unit, and says that its settlement is unknown', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  await expect(page.getByRole('radio')).toHaveCount(2)
  const who = { principal: EXTERNAL.principal ?? '' }
  await fillForm(page, { settlement: '外部', ...UNIT, ...who })
  await saveOf(page).click()
  await expect(page).toHaveURL(/code=/)
  const code = codeInAddress(page)
  await expect(page.getByRole('radio', { name: '未知' })).toBeChecked()
  await expectForm(page, UNIT)
  await expect(fieldOf(page, 'feeItem')).toBeVisible()

  await fillForm(page, { remark: '等待渠道' })
  await saveOf(page).click()
  await expect.poll(async () => (await orderOf(page, code)).remark).toBe('等待渠道')
  expect(await orderOf(page, code)).toMatchObject({ ...UNIT, channelId: null })
  await expect(unsavedNote(page)).toBeHidden()

  // The type may be chosen, too: who is in charge is of that type, and stays.
  await fillForm(page, { settlement: '外部' })
  await expectForm(page, who)
  await page.getByRole('radio', { name: '未知' }).check()

  await submitOf(page).click()
  await expectWrong(fieldOf(page, 'channel'), '请选择结算渠道')
  await expect(fieldOf(page, 'channel')).toBeFocused()
  // The channel tells: what its settlement has no use for is gone, and the rest is there.
  await fillForm(page, { channel: '转账' })
  await expect(page.getByRole('radio', { name: '外部' })).toBeChecked()
  await expect(fieldOf(page, 'feeItem')).toBeHidden()
  await expectForm(page, { ...UNIT, remark: '等待渠道' })
  const { settlement: _side, channel: _channel, paymentUnit, paymentUnitAccount: _account, ...rest } = EXTERNAL // prettier-ignore
  await fillForm(page, rest)
  expect(await submitted(page)).toMatchObject({ state: 10, channelId: 6, paymentUnit })
})

test('Neither a settlement type chosen by mistake nor a channel that is closed or unknown costs an order anything', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  const optionsOf = (name: 'channel' | 'park') => fieldOf(page, name).getByRole('option')
  await test.step('channels and parks that were closed are not offered', async () => {
    await expect(optionsOf('channel')).toHaveText(['请选择…', 'BCC', 'GEMS', 'KEMS', 'RRSEMS'])
    const parks = ['请选择…', '青岛园区', '胶州园区', '黄岛园区', '中德园区', '胶南园区']
    await expect(optionsOf('park')).toHaveText(parks)
    await fillForm(page, { settlement: '外部' })
    await expect(optionsOf('channel')).toHaveText(['请选择…', '微信', '支付宝', '转账'])
  })

  await test.step('a settlement type chosen by mistake costs neither channel nor principal', async () => {
    await fillForm(page, EXTERNAL)
    await fillForm(page, { settlement: '内部' })
    await expectForm(page, { channel: '请选择…', principal: '' })
    await fillForm(page, { channel: INTERNAL.channel ?? '' })
    await fillForm(page, { settlement: '外部' })
    await expectForm(page, { ...EXTERNAL, amount: '1,234.56' })
    await fillForm(page, { settlement: '内部' })
    await expectForm(page, { channel: INTERNAL.channel ?? '', principal: '' })
  })

  await test.step('an order that has a closed channel and park keeps them', async () => {
    const document = { ...INTERNAL_DOCUMENT, channelId: 8, affiliationParkId: 6 }
    await openForm(page, world, { code: await stageOrder(page, document) })
    await expectForm(page, { settlement: '内部', channel: '旧预算系统', park: '平度园区' })
  })

  await test.step('one of a channel that nobody knows keeps it, with the fields of both settlement types', async () => {
    const document = { ...INTERNAL_DOCUMENT, ...UNIT, channelId: 99, departmentName: '采购部' }
    const code = await stageOrder(page, document)
    await editOrder(page, code)
    await expect(page.getByRole('radio', { name: '未知' })).toBeChecked()
    await expectForm(page, { channel: '99', feeItem: '生日福利 (6666010304)', ...UNIT })
    await fillForm(page, { remark: '改备注', department: '财务共享中心' })
    await world.clearJournal()
    await saveOf(page).click()
    await expect.poll(async () => (await orderOf(page, code)).remark).toBe('改备注')
    expect(await orderOf(page, code)).toMatchObject({ ...UNIT, channelId: 99, principalId: 1 })
    expect(await bodiesOf(world, STAGE_CALL)).toMatchObject([
      {
        feeItemCode: '6666010304',
        // The applying department was another one before, and stays.
        departmentName: '采购部',
        affiliationDepartmentName: '财务共享中心',
      },
    ])
  })
})

test('What an order does not have is not made up: neither its flag, nor the ids of its channel and park', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const code = await stageOrder(page)
  await openForm(page, world, { code })
  await test.step('a flag is sent once it is switched, and not before', async () => {
    const flag = page.getByRole('switch', { name: '仅可消费' })
    const saved = async (remark: string) => {
      await fillForm(page, { remark })
      await saveOf(page).click()
      await expect.poll(async () => (await orderOf(page, code)).remark).toBe(remark)
      return (await orderOf(page, code)).canOnlyConsume
    }
    expect(await saved('未设置')).toBeNull()
    await flag.check()
    expect(await saved('是')).toBe(1)
    await flag.uncheck()
    expect(await saved('否')).toBe(0)
  })

  await test.step('an order whose channel and park come without their ids keeps both, and so does its copy', async () => {
    const bare = await stageOrder(page)
    const remove = ['data.channelId', 'data.affiliationParkId']
    await world.fault({ call: DETAIL_CALL, kind: 'change', remove, times: 'always' })
    const { channel = '', park = '' } = INTERNAL
    const expectKept = async () => {
      await expectForm(page, { settlement: '内部', channel, park })
      await world.clearJournal()
      await saveOf(page).click()
      const kept = { channelId: 2, affiliationParkId: 2 }
      await expect.poll(() => bodiesOf(world, STAGE_CALL)).toEqual([expect.objectContaining(kept)])
    }
    await editOrder(page, bare)
    await expectKept()
    await page.goto(`payment/order/submit?copyOf=${bare}`)
    await expectKept()
  })
})

test('A request date is read as its day in China however it comes, and saved as that', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  await page.goto('/')
  const applyDate = '2026-11-20'
  const open = async (came: string | number, shown: string) => {
    const code = await stageOrder(page)
    await world.clearFaults()
    const set = { 'data.applyDate': came }
    await world.fault({ call: DETAIL_CALL, kind: 'change', set, times: 'always' })
    await goToOrder(page, 'payment', code)
    await expect(page.getByRole('article').getByText(shown, { exact: true })).toBeVisible()
    await page.getByRole('article').getByRole('button', { name: '编辑' }).click()
    await expectForm(page, { amount: '88.50' })
    await world.clearJournal()
  }
  for (const came of [Date.UTC(2026, 10, 19, 16), '2026-11-20 00:00:00']) {
    await test.step(`it comes as ${came}`, async () => {
      await open(came, applyDate)
      await expectForm(page, { applyDate })
      await saveOf(page).click()
      await expect.poll(() => bodiesOf(world, STAGE_CALL)).toMatchObject([{ applyDate }])
    })
  }
  await test.step('one that can not be read stands as it came, and is not saved again', async () => {
    await open('十一月下旬', '十一月下旬')
    await page.reload()
    await expectWrong(fieldOf(page, 'applyDate'), '请按 YYYY-MM-DD 输入日期')
    await saveOf(page).click()
    await expect(fieldOf(page, 'applyDate')).toBeFocused()
    await expectForm(page, { applyDate: '十一月下旬' })
    expect(await bodiesOf(world, STAGE_CALL)).toEqual([])
  })
})

/** What says above a form that its order can't be edited any more. */
const barred = (page: Page, reason: string) =>
  page.getByRole('alert').filter({ hasText: reason }).filter({ visible: true })

test('An open form says that its order was cancelled meanwhile, and keeps what stands in it, typed or not', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  await page.goto('/')
  for (const remark of ['', '还没有保存']) {
    await test.step(remark === '' ? 'nothing was typed' : 'it was typed into', async () => {
      const code = await stageOrder(page)
      await editOrder(page, code)
      await expectForm(page, { amount: '88.50' })
      await fillForm(page, { remark })
      await expect(barred(page, code)).toHaveCount(0)
      await page.getByRole('tab', { name: `付款单 ${code}`, exact: true }).click()
      await page.getByRole('article').getByRole('button', { name: '取消单据' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '取消单据' }).click()
      await expect(page.getByText(`${code} 已取消`)).toBeVisible()
      await page.getByRole('tab', { name: `编辑付款单 ${code}` }).click()
      const notice = barred(page, '已取消，不能再进行此操作')
      await expect(notice.getByRole('link', { name: code })).toBeVisible()
      await expectForm(page, { amount: '88.50', remark })
    })
  }
})

test('A form that is submitted, or whose submit is found to be done, does not say that its order can not be edited', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const first = await stageOrder(page)
  await openForm(page, world, { code: first })
  await test.step('while it is sent, no alert comes, not for a frame either', async () => {
    await fillForm(page, { remark: '提交' })
    // What comes and goes within a frame counts, too.
    await page.evaluate(() => {
      const said = new Set<string>()
      const observer = new MutationObserver(() => {
        for (const alert of document.querySelectorAll('[role=alert]')) said.add(alert.textContent)
      })
      Object.assign(globalThis, { said })
      observer.observe(document.body, { childList: true, subtree: true })
    })
    await submitted(page)
    const said = await page.evaluate(() => [
      ...(globalThis as unknown as { said: Set<string> }).said,
    ])
    expect(said).toEqual([])
  })

  await test.step('found to be done, it says that', async () => {
    const code = await stageOrder(page)
    await editOrder(page, code)
    await fillForm(page, { remark: '答复丢失' })
    await world.fault({ call: SUBMIT_CALL, kind: 'drop', when: 'after' })
    await submitOf(page).click()
    await closeWarmTip(page)
    const outcome = page.getByRole('alert').filter({ hasText: '“提交”实际已完成' })
    await expect(outcome).toBeVisible()
    await allAnswered(world, SUBMIT_CALL)
    await expect(barred(page, '已提交，尚未审核')).toHaveCount(0)
    await outcome.getByRole('button', { name: '确定' }).click()
    await expect(headingOf(page, 'payment', code)).toBeVisible()
  })
})

test('A new order that was submitted after all is unknown and unsaved no more, and Submit leads to where that is said', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  await fillForm(page, EXTERNAL)
  await expect(unsavedNote(page)).toBeVisible()
  await world.fault({ call: SUBMIT_CALL, kind: 'drop', when: 'after' })
  await submitOf(page).click()
  await closeWarmTip(page)
  const outcome = doneOf(page)
  await expect(outcome).toBeVisible()
  await expect(tagOf(page, '新建付款单')).toHaveText('新建付款单')
  await expect(unsavedNote(page)).toHaveCount(0)
  await submitOf(page).click()
  await expect(outcome).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // What is typed since is not in it.
  await fillForm(page, { remark: '之后填写' })
  await expect(unsavedNote(page)).toBeVisible()
  expect(await world.journal(SUBMIT_CALL)).toHaveLength(1)
})
