import type { Locator } from '@playwright/test'
import { DECISION_CALL, DETAIL_CALL, LIST_CALL } from '../support/calls'
import {
  approveOf,
  confirmTable,
  decideAs,
  decisionOf,
  decisionRemarkOf,
  decisionsOf,
  openConfirmList,
  placeOf,
  queueBarOf,
  queueOf,
  rejectOf,
  review,
  waitingOrders,
} from '../support/confirming'
import { rowOf } from '../support/lists'
import { headingOf } from '../support/order-pages'
import { bodiesOf, chipsOf, orderOf } from '../support/payment-orders'
import { choose } from '../support/shell'
import { nothingHeldBack } from '../support/under-way'
import { expect, test } from '../test'
import type { World } from '../world'

test('A reviewer clears a queue of ten orders with the keyboard alone', async ({ page, world }) => {
  await openConfirmList(page, world, { query: '?pageSize=20' })
  const waiting = (await waitingOrders(page)).filter(({ verifyCode }) => !verifyCode)
  expect(waiting).toHaveLength(10)
  const foreign = waiting.filter(({ createBy }) => createBy !== 'li.na')
  expect(foreign).toHaveLength(8)

  await rowOf(page, waiting[0]?.code ?? '', '付款审核')
    .getByRole('link', { name: '审核' })
    .focus()
  await page.keyboard.press('Enter')
  for (const [index, { code, createBy }] of waiting.entries()) {
    await expect(headingOf(page, 'payment', code)).toBeVisible()
    await expect(placeOf(page)).toHaveText(`${index + 1} / 10`)
    if (createBy !== 'li.na') {
      await expect(approveOf(page)).toHaveAttribute('aria-disabled', 'false')
      await page.keyboard.press('a')
      await expect(approveOf(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByText(`${code} 已审核通过并记账`)).toBeVisible()
      await expect(page.getByText('已处理', { exact: true })).toBeVisible()
    }
    await page.keyboard.press('j')
  }
  await expect(page.getByText('已是队列最后一单。')).toBeVisible()

  expect(await decisionsOf(world)).toEqual(
    foreign.map(({ code, gmtModified }) => ({ code, approved: 1, gmtModified })),
  )
  await queueBarOf(page).getByRole('button', { name: '返回列表' }).click()
  // Two of her own and two that the verification system has yet to answer are left.
  await expect(confirmTable(page).locator('tbody').getByRole('row')).toHaveCount(4)
})

test('Approve and next leads from order to order, and the next one is there already', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { username: 'chen.jie', query: '?pageSize=20' })
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = await queueOf(page)
  await review(page, first)
  const readCodes = () => bodiesOf(world, DETAIL_CALL)
  await expect.poll(readCodes).toContainEqual({ code: second })
  expect(await readCodes()).not.toContainEqual({ code: third })

  await decisionOf(page).getByRole('button', { name: '通过并下一单' }).click()
  await expect(headingOf(page, 'payment', second)).toBeVisible()
  await expect(headingOf(page, 'payment', second)).toBeFocused()
  await expect(placeOf(page)).toHaveText('2 / 10')
  await expect.poll(readCodes).toContainEqual({ code: third })

  // Whatever the server does meanwhile, the next order shows.
  await world.fault({ call: DETAIL_CALL, kind: 'hold', times: 'always', mayStayUnmet: true })
  await page.keyboard.press('j')
  await expect(headingOf(page, 'payment', third)).toBeVisible()
  await expect(approveOf(page)).toBeVisible()
  await page.keyboard.press('k')
  await expect(placeOf(page)).toHaveText('2 / 10')
  expect(await decisionsOf(world)).toMatchObject([{ code: first, approved: 1 }])
  await world.clearFaults()

  // Reject and next: not without a reason. Who goes on before the answer is there is not called back by it.
  const rejectAndNext = decisionOf(page).getByRole('button', { name: '驳回并下一单' })
  await rejectAndNext.click()
  await expect(decisionRemarkOf(page)).toHaveAccessibleDescription('请填写驳回原因')
  const hold = await world.fault({ call: DECISION_CALL, kind: 'hold' })
  await decisionRemarkOf(page).fill('发票缺失')
  await rejectAndNext.click()
  const goOn = queueBarOf(page).getByRole('button', { name: '下一单' })
  await goOn.click()
  await expect(headingOf(page, 'payment', third)).toBeVisible()
  await goOn.click()
  await expect(headingOf(page, 'payment', fourth)).toBeVisible()
  await expect.poll(async () => (await decisionsOf(world)).length).toBe(2)
  // Nor does it hold up the decision on another order.
  await decisionRemarkOf(page).fill('重复报销')
  await decisionOf(page).getByRole('button', { name: '驳回并下一单' }).click()
  await expect(headingOf(page, 'payment', fifth)).toBeFocused()
  await queueBarOf(page).getByRole('button', { name: '返回列表' }).click()
  await world.release(hold)
  await expect(page.getByText(`${second} 已驳回`)).toBeVisible()
  await rowOf(page, fifth, '付款审核').getByRole('checkbox').check()
  await expect(page).toHaveURL(/\/payment\/confirm\/list\?/)
})

test('The queue stays as it was while others decide, and says what they did', async ({
  anotherBrowser,
  page,
  world,
}) => {
  await openConfirmList(page, world, { query: '?pageSize=20' })
  const queue = await queueOf(page)
  const [, second = '', third = '', fourth = ''] = queue
  await review(page, second)
  await expect(placeOf(page)).toHaveText('2 / 10')
  const chen = await anotherBrowser('chen.jie')
  await decideAs(chen, fourth)

  await page.keyboard.press('j')
  await expect(headingOf(page, 'payment', third)).toBeVisible()
  // It has been read: what is held below is the look before the decision.
  await expect(approveOf(page)).toHaveAttribute('aria-disabled', 'false')
  // Somebody is faster, and the person has gone on by then: they are told which order to look at again.
  const where = { username: 'li.na', body: { code: third } } as const
  const hold = await world.fault({ call: DETAIL_CALL, kind: 'hold', where, times: 'always' })
  await decisionOf(page).getByRole('button', { name: '通过并下一单' }).click()
  await page.keyboard.press('j')
  await expect(headingOf(page, 'payment', fourth)).toBeVisible()
  await decideAs(chen, third)
  await world.release(hold)
  await expect(page.getByText(`请再次查看 ${third}：尚不能确定已审核。`)).toBeVisible()
  await expect(placeOf(page)).toHaveText('4 / 10')
  await expect(page.getByText('已处理', { exact: true })).toBeVisible()
  await expect(approveOf(page)).toHaveAttribute('aria-disabled', 'true')
  await approveOf(page).press('Enter')
  await expect(page.getByText('已记账，不能再进行此操作').first()).toBeVisible()
  await page.reload()
  await expect(placeOf(page)).toHaveText('4 / 10')
  expect((await world.journal(DECISION_CALL)).map(({ username }) => username)).toEqual([
    'chen.jie',
    'chen.jie',
  ])
})

const placesOf = (...buttons: Locator[]) =>
  Promise.all(buttons.map((button) => button.boundingBox()))

test('No button of the decision moves when the queue has been read, what was done is told, or a rejection lacks its reason', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { username: 'chen.jie', query: '?pageSize=20' })
  const [first = '', second = ''] = await queueOf(page)
  const decision = (name: string) => decisionOf(page).getByRole('button', { name })
  const [approveAndNext, rejectAndNext] = [decision('通过并下一单'), decision('驳回并下一单')]
  await test.step('the queue has been read', async () => {
    const hold = await world.fault({ call: LIST_CALL, kind: 'hold', times: 'always' })
    await rowOf(page, first, '付款审核').getByRole('link', { name: '审核' }).click()
    await expect(placeOf(page)).toHaveText('正在读取队列…')
    const buttons = [
      approveOf(page),
      rejectOf(page),
      queueBarOf(page).getByRole('button', { name: '下一单' }),
      queueBarOf(page).getByRole('button', { name: '上一单' }),
    ]
    await expect(rejectOf(page)).toBeVisible()
    const before = await placesOf(...buttons)
    await world.release(hold)
    await expect(placeOf(page)).toHaveText('1 / 10')
    await expect(approveAndNext).toBeVisible()
    expect(await placesOf(...buttons)).toEqual(before)
  })

  await test.step('what was done is told', async () => {
    await expect(approveAndNext).toHaveAttribute('aria-disabled', 'false')
    const before = await placesOf(approveAndNext)
    await approveAndNext.click()
    await expect(headingOf(page, 'payment', second)).toBeVisible()
    await expect(page.getByText(`${first} 已审核通过`, { exact: false })).toBeVisible()
    await expect(approveAndNext).toHaveAttribute('aria-disabled', 'false')
    expect(await placesOf(approveAndNext)).toEqual(before)
  })

  await test.step('a rejection lacks its reason: a second press approves nothing', async () => {
    const buttons = [approveOf(page), approveAndNext, rejectOf(page), rejectAndNext]
    await expect(rejectAndNext).toBeVisible()
    const before = await placesOf(...buttons)
    await rejectAndNext.click()
    await expect(decisionOf(page).getByRole('alert')).toHaveText('请填写驳回原因')
    expect(await placesOf(...buttons)).toEqual(before)
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(decisionRemarkOf(page)).toBeInViewport({ ratio: 1 })
    await expect(decisionOf(page).getByRole('alert')).toBeInViewport({ ratio: 1 })
  })
})

for (const { size, width, height, language } of [
  { size: '中', width: 1280, height: 800, language: 'English' },
  { size: '中', width: 860, height: 900, language: 'Español' },
  { size: '大', width: 960, height: 540, language: '中文' },
] as const) {
  test(`However many lines say what is in the queue, no button of the decision moves: ${language}, ${size}, ${width} px`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height })
    await openConfirmList(page, world, { query: '?pageSize=20' })
    const [first = ''] = await queueOf(page)
    await choose(page, '尺寸: 中', size)
    await choose(page, '语言', language)
    const hold = await world.fault({ call: LIST_CALL, kind: 'hold', times: 'always' })
    await page
      .getByRole('link', { name: /^(?:审核|Review|Revisar)$/ })
      .first()
      .click()
    const buttons = page
      .getByRole('region', { name: /^(?:审核意见|Decision|Decisión)$/ })
      .getByRole('button', { name: /^(?:通过|驳回|Approve|Reject|Aprobar|Rechazar)$/ })
    await expect(page.getByRole('heading', { name: first })).toBeVisible()
    await expect(buttons).toHaveCount(2)
    const before = await placesOf(buttons.first(), buttons.last())
    await world.release(hold)
    await expect(page.getByRole('navigation', { name: /^(?:审核队列|Queue|Cola)/ })).toContainText(
      /未列入 2 条|2 left out|2 fuera/,
    )
    expect(await placesOf(buttons.first(), buttons.last())).toEqual(before)
  })
}

test('Keys that are pressed while the queue is on its way are kept', async ({ page, world }) => {
  await openConfirmList(page, world, { query: '?pageSize=20' })
  const [first = '', , third = ''] = await queueOf(page)
  await world.fault({ call: LIST_CALL, kind: 'hold', times: 'always' })
  await review(page, first)
  await expect(placeOf(page)).toHaveText('正在读取队列…')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(headingOf(page, 'payment', first)).toBeVisible()
  const isHeld = async () => (await world.journal(LIST_CALL)).some(({ status }) => status === null)
  await expect.poll(isHeld).toBe(true)
  await world.clearFaults()
  await expect(headingOf(page, 'payment', third)).toBeVisible()
  await expect(placeOf(page)).toHaveText('3 / 10')
})

test('Who goes elsewhere while the queue is on its way is not taken back by a key of before', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { query: '?pageSize=20' })
  const [first = ''] = await queueOf(page)
  await world.clearJournal()
  await world.fault({ call: LIST_CALL, kind: 'hold', times: 'always' })
  await review(page, first)
  await expect(placeOf(page)).toHaveText('正在读取队列…')
  // Other reads of the page are given up when it goes.
  const queueIsRead = async () =>
    (await world.journal(LIST_CALL)).flatMap(({ body, status }) =>
      body !== null && typeof body === 'object' && 'pageSize' in body && body.pageSize === 1000
        ? [status]
        : [],
    )
  await expect.poll(queueIsRead).toEqual([null])
  await page.keyboard.press('j')
  await page.getByRole('link', { name: '首页' }).first().click()
  const home = page.getByRole('heading', { level: 1, name: /^欢迎/ })
  await expect(home).toBeVisible()
  await world.clearFaults()
  await expect.poll(queueIsRead).toEqual([200])
  await expect(home).toBeVisible()
  await page.goBack()
  await expect(placeOf(page)).toHaveText('1 / 10')
  await expect(headingOf(page, 'payment', first)).toBeVisible()
})

test('Who approves and goes on before the queue was read goes on once it is there', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { query: '?pageSize=20' })
  const waiting = (await waitingOrders(page)).filter(({ verifyCode }) => !verifyCode)
  const first = waiting.find(({ createBy }) => createBy !== 'li.na')?.code ?? ''
  // It is none of the queue's any more once that is read, and stands in front of it.
  const next = waiting.find(({ code }) => code !== first)?.code ?? ''
  const queue = await world.fault({
    call: LIST_CALL,
    kind: 'hold',
    where: { body: { pageSize: 1000 } },
  })
  await review(page, first)
  await expect(placeOf(page)).toHaveText('正在读取队列…')
  await expect(approveOf(page)).toHaveAttribute('aria-disabled', 'false')
  await page.keyboard.press('a')
  await page.keyboard.press('Shift+Enter')
  await expect(page.getByText(`${first} 已审核通过并记账`).first()).toBeVisible()
  await world.release(queue)
  await expect(headingOf(page, 'payment', next)).toBeVisible()
  expect((await decisionsOf(world)).map(({ code }) => code)).toEqual([first])
})

test('What is typed on while an answer comes is no key: nothing is approved by it, and nobody is taken further', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await openConfirmList(page, world, { query: '?pageSize=20' })
  const mine = (await waitingOrders(page)).filter(({ verifyCode }) => !verifyCode)
  const at = mine.findIndex(
    ({ createBy }, index) => createBy !== 'li.na' && mine[index + 1]?.createBy !== 'li.na',
  )
  const [first = '', second = ''] = mine.slice(at).map(({ code }) => code)
  await review(page, first)
  await expect(placeOf(page)).toHaveText(`${at + 1} / 10`)
  const remark = decisionRemarkOf(page)
  const answer = await world.fault({ call: DECISION_CALL, kind: 'hold' })
  await page.keyboard.press('r')
  await remark.pressSequentially('no')
  await page.keyboard.press('Control+Enter')
  await expect(rejectOf(page)).toBeDisabled()
  for (const button of await decisionOf(page).getByRole('button').all()) {
    await expect(button).toBeDisabled()
  }
  // It was sent as it stands.
  await page.keyboard.type(', a copy')
  await expect(remark).toHaveValue('no')
  await world.release(answer)
  await expect(headingOf(page, 'payment', second)).toBeFocused()
  // However slow the machine is, the letters come one soon after the other.
  await page.clock.pauseAt(Date.now() + 20_000)
  await page.keyboard.type(' of another, a jackal ')
  await expect(headingOf(page, 'payment', second)).toBeFocused()
  await expect(remark).toHaveValue('')
  expect((await decisionsOf(world)).map(({ code }) => code)).toEqual([first])
})

test('Who decides on an order without a queue reads on from its heading', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { query: '?pageSize=20' })
  const [first, second] = (await waitingOrders(page)).filter(
    ({ verifyCode, createBy }) => !verifyCode && createBy !== 'li.na',
  )
  for (const [code = '', keys] of [
    [first?.code, ['a', 'Shift+Enter']],
    [second?.code, ['r', 'n', 'o', 'Control+Enter']],
  ] as const) {
    await page.goto(`payment/confirm/submit?code=${code}`)
    await expect(approveOf(page)).toHaveAttribute('aria-disabled', 'false')
    for (const key of keys) await page.keyboard.press(key)
    await expect(page.getByText('已处理', { exact: true })).toBeVisible()
    await expect(headingOf(page, 'payment', code)).toBeFocused()
  }
})

test('The second press of a double click decides on nothing that has come in between', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { query: '?pageSize=20' })
  const waiting = (await waitingOrders(page)).filter(({ verifyCode }) => !verifyCode)
  // Three in a row that this person may decide on.
  const at = waiting.findIndex((_, index) => {
    const three = waiting.slice(index, index + 3)
    return three.length === 3 && three.every(({ createBy }) => createBy !== 'li.na')
  })
  const [first = '', second = '', third = ''] = waiting.slice(at).map(({ code }) => code)
  await review(page, first)
  const next = decisionOf(page).getByRole('button', { name: '通过并下一单' })
  await expect(next).toHaveAttribute('aria-disabled', 'false')
  await next.hover()
  await page.mouse.down({ clickCount: 1 })
  await page.mouse.up({ clickCount: 1 })
  await expect(headingOf(page, 'payment', second)).toBeFocused()
  await expect(next).toHaveAttribute('aria-disabled', 'false')
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await page.keyboard.press('j')
  await expect(placeOf(page)).toHaveText(`${at + 3} / 10`)
  await expect(next).toHaveAttribute('aria-disabled', 'false')
  // After a pause it is meant.
  await page.mouse.down({ clickCount: 1 })
  await page.mouse.up({ clickCount: 1 })
  const decided = async () => (await decisionsOf(world)).map(({ code }) => code)
  await expect.poll(decided).toContain(third)
  expect(await decided()).toEqual([first, third])
})

test('A reload keeps the queue and the place; another tab has only the order', async ({
  context,
  page,
  world,
}) => {
  await openConfirmList(page, world, { query: '?pageSize=20' })
  const queue = await queueOf(page)
  await review(page, queue[2] ?? '')
  await expect(placeOf(page)).toHaveText('3 / 10')
  await world.clearJournal()
  await page.reload()
  await expect(headingOf(page, 'payment', queue[2] ?? '')).toBeVisible()
  await expect(placeOf(page)).toHaveText('3 / 10')
  // It is frozen: nothing of it is asked for once more, though the next order is there already.
  await expect.poll(() => bodiesOf(world, DETAIL_CALL)).toContainEqual({ code: queue[3] })
  const asked = (await bodiesOf(world, LIST_CALL)) as { state?: number }[]
  expect(asked.filter(({ state }) => state === 10)).toEqual([])

  const tab = await context.newPage()
  await tab.goto(page.url())
  await expect(headingOf(tab, 'payment', queue[2] ?? '')).toBeVisible()
  await expect(placeOf(tab)).toHaveText('1 / 1')
  await expect(queueBarOf(tab).getByRole('button', { name: '下一单' })).toBeDisabled()
  await expect(decisionOf(tab).getByRole('button', { name: '通过并下一单' })).toHaveCount(0)
  await queueBarOf(tab).getByRole('button', { name: '返回列表' }).click()
  await expect(rowOf(tab, queue[2] ?? '', '付款审核')).toBeVisible()
})

test('Back to the list shows it as it was left', async ({ page, world }) => {
  await openConfirmList(page, world, { query: '?pageSize=20&type=2' })
  const external = (await waitingOrders(page)).filter(({ channel }) => channel?.type === 2)
  const [own, other] = [external[0]?.code ?? '', external[1]?.code ?? '']
  await rowOf(page, other, '付款审核').getByRole('checkbox').check()
  await review(page, other)
  await expect(placeOf(page)).toHaveText(`2 / ${external.length}`)
  await page.keyboard.press('k')
  await expect(headingOf(page, 'payment', own)).toBeVisible()
  await queueBarOf(page).getByRole('button', { name: '返回列表' }).click()
  await expect(page).toHaveURL(/\/payment\/confirm\/list\?/)
  await expect(chipsOf(page)).toHaveText(['结算类型: 外部'])
  await expect(rowOf(page, other, '付款审核').getByRole('checkbox')).toBeChecked()
})

/** How often the page of the confirm list was asked for, as it shows. */
async function listReads(world: World): Promise<number> {
  const bodies = (await bodiesOf(world, LIST_CALL)) as { state?: number; pageSize: number }[]
  return bodies.filter(({ state, pageSize }) => state === 10 && pageSize === 20).length
}

test('Back to the list after a decision shows it without the order from the first frame on', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await openConfirmList(page, world, { username: 'chen.jie', query: '?pageSize=20' })
  const [first = '', second = '', third = ''] = await queueOf(page)
  await review(page, first)
  await world.clearJournal()
  await approveOf(page).click()
  await expect.poll(() => listReads(world)).toBe(1)
  await queueBarOf(page).getByRole('button', { name: '返回列表' }).click()
  await expect(rowOf(page, second, '付款审核')).toBeVisible()
  await expect(rowOf(page, first, '付款审核')).toHaveCount(0)
  await nothingHeldBack(page, world)
  expect(await listReads(world), 'it was there, and is not read again').toBe(1)

  // On the way through the queue it is read once no other decision follows.
  await review(page, second)
  await world.clearJournal()
  await page.getByRole('button', { name: '通过并下一单' }).click()
  await expect(headingOf(page, 'payment', third)).toBeVisible()
  await expect.poll(() => listReads(world)).toBe(1)
  await nothingHeldBack(page, world)
  expect(await listReads(world)).toBe(1)
})

test('A remark belongs to its order until that is decided on', async ({ page, world }) => {
  await openConfirmList(page, world, { username: 'chen.jie', query: '?pageSize=20' })
  const [first = '', second = ''] = await queueOf(page)
  await review(page, first)
  const bar = queueBarOf(page)
  await page.keyboard.press('r')
  await expect(decisionRemarkOf(page)).toBeFocused()
  // Letters that are typed are no keys.
  await page.keyboard.type('jak? 金额已核对')
  await expect(decisionRemarkOf(page)).toHaveValue('jak? 金额已核对')
  await expect(headingOf(page, 'payment', first)).toBeVisible()

  await bar.getByRole('button', { name: '下一单' }).click()
  await expect(headingOf(page, 'payment', second)).toBeVisible()
  await expect(decisionRemarkOf(page)).toHaveValue('')
  await decisionRemarkOf(page).fill('发票缺失')
  await page.reload()
  await expect(decisionRemarkOf(page)).toHaveValue('发票缺失')
  await bar.getByRole('button', { name: '上一单' }).click()
  await expect(decisionRemarkOf(page)).toHaveValue('jak? 金额已核对')

  await approveOf(page).click()
  await expect(page.getByText(`${first} 已审核通过并记账`)).toBeVisible()
  await expect(decisionRemarkOf(page)).toHaveValue('')
  expect(await decisionsOf(world)).toMatchObject([{ code: first, remark: 'jak? 金额已核对' }])
  await bar.getByRole('button', { name: '下一单' }).click()
  await expect(decisionRemarkOf(page)).toHaveValue('发票缺失')
})

test('Somebody who submitted an order is told why they can not decide on it; one that waits for the verification system is marked, and not in the queue', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { query: '?pageSize=20' })
  const waiting = await waitingOrders(page)
  const toList = queueBarOf(page).getByRole('button', { name: '返回列表' })
  await test.step('their own', async () => {
    const own = waiting.find(({ createBy }) => createBy === 'li.na')
    await review(page, own?.code ?? '')
    const reason = '不能审核自己创建的单据'
    await expect(approveOf(page)).toHaveAccessibleDescription(reason)
    await expect(rejectOf(page)).toHaveAccessibleDescription(reason)
    await approveOf(page).press('Enter')
    await expect(page.getByText(reason).first()).toBeVisible()
    expect(await decisionsOf(world)).toEqual([])
    expect((await orderOf(page, own?.code ?? '')).state).toBe(10)
    await toList.click()
  })

  await test.step('what waits for the verification system', async () => {
    const verifying = waiting.filter(({ verifyCode }) => verifyCode)
    expect(verifying.length).toBeGreaterThan(0)
    await expect(confirmTable(page).getByText('核销中', { exact: true })).toHaveCount(
      verifying.length,
    )

    await review(page, waiting[0]?.code ?? '')
    const code = verifying[0]?.code ?? ''
    const at = waiting.findIndex((order) => order.code === code)
    for (const { code: queued } of waiting.slice(1, at)) {
      await page.keyboard.press('j')
      await expect(headingOf(page, 'payment', queued)).toBeVisible()
    }
    await page.keyboard.press('j')
    await expect(headingOf(page, 'payment', waiting[at + 1]?.code ?? '')).toBeVisible()

    await toList.click()
    // It is no decision any more: its row offers to tell the other system again, its code leads to it.
    await expect(rowOf(page, code, '付款审核').getByRole('link', { name: '审核' })).toHaveCount(0)
    await rowOf(page, code, '付款审核').getByRole('link', { name: code }).click()
    await expect(headingOf(page, 'payment', code)).toBeVisible()
    const reason = '已审核通过，核销系统尚未确认，请再次通知核销。'
    await expect(page.getByText(reason, { exact: true }).first()).toBeVisible()
    await expect(approveOf(page)).toHaveAttribute('aria-disabled', 'true')
  })
})
