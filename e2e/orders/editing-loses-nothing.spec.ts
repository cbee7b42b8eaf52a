import { STAGE_CALL } from '../support/calls'
import {
  codeInAddress,
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
import { expect, test } from '../test'

const UNIT = { paymentUnit: '青岛鲜花有限公司', paymentUnitAccount: '6222 0000 1111' }

test('An external order saved without a channel keeps its payment unit, and says that its settlement is unknown', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  await expect(page.getByRole('radio')).toHaveCount(2)
  await fillForm(page, { settlement: '外部', ...UNIT })
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

test('An order of a channel that nobody knows keeps it, with the fields of both settlement types', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const document = { ...INTERNAL_DOCUMENT, ...UNIT, channelId: 99, departmentName: '采购部' }
  const code = await stageOrder(page, document)
  await openForm(page, world, { code })
  await expect(page.getByRole('radio', { name: '未知' })).toBeChecked()
  await expectForm(page, { channel: '99', feeItem: '生日福利 (6666010304)', ...UNIT })
  await fillForm(page, { remark: '改备注', department: '财务共享中心' })
  await saveOf(page).click()
  await expect.poll(async () => (await orderOf(page, code)).remark).toBe('改备注')
  expect(await orderOf(page, code)).toMatchObject({ ...UNIT, channelId: 99, principalId: 1 })
  expect(await bodiesOf(world, STAGE_CALL)).toMatchObject([
    {},
    {
      feeItemCode: '6666010304',
      // The applying department was another one before, and stays.
      departmentName: '采购部',
      affiliationDepartmentName: '财务共享中心',
    },
  ])
})

test('A settlement type chosen by mistake costs neither channel nor principal', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  await fillForm(page, EXTERNAL)
  await fillForm(page, { settlement: '内部' })
  await expectForm(page, { channel: '请选择…', principal: '' })
  await fillForm(page, { channel: INTERNAL.channel ?? '' })
  await fillForm(page, { settlement: '外部' })
  await expectForm(page, { ...EXTERNAL, amount: '1,234.56' })
  await fillForm(page, { settlement: '内部' })
  await expectForm(page, { channel: INTERNAL.channel ?? '', principal: '' })
})

test('Channels and parks that were closed are not offered, but an order that has them keeps them', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  const optionsOf = (name: 'channel' | 'park') => fieldOf(page, name).getByRole('option')
  await expect(optionsOf('channel')).toHaveText(['请选择…', 'BCC', 'GEMS', 'KEMS', 'RRSEMS'])
  await expect(optionsOf('park')).toHaveText([
    '请选择…',
    '青岛园区',
    '胶州园区',
    '黄岛园区',
    '中德园区',
    '胶南园区',
  ])
  await fillForm(page, { settlement: '外部' })
  await expect(optionsOf('channel')).toHaveText(['请选择…', '微信', '支付宝', '转账'])

  const document = { ...INTERNAL_DOCUMENT, channelId: 8, affiliationParkId: 6 }
  const code = await stageOrder(page, document)
  await openForm(page, world, { code })
  await expectForm(page, { settlement: '内部', channel: '旧预算系统', park: '平度园区' })
})
