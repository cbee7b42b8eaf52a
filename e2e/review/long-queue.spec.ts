import { countRenders, takeRenders } from '../bench/renders'
import { expectReviewRead, openConfirmList, placeOf, queueOf } from '../support/confirming'
import { expect, test } from '../test'

/** As many as a queue holds. */
const LONGEST = 1000
const STEPS = 3

test('A queue of a thousand orders makes no step dearer than one of ten', async ({
  page,
  world,
}) => {
  await countRenders(page)
  await openConfirmList(page, world, { query: '?pageSize=20' })
  const waiting = await queueOf(page)
  const [first = '', ...next] = waiting.slice(0, 1 + STEPS)
  /** Enters a queue of so many orders and goes on; what each step rendered, and how large the page is in the end. */
  const step = async (length: number) => {
    const codes = [...waiting, ...Array.from({ length }, (_, index) => `FK${index}`)].slice(
      0,
      length,
    )
    const applicant = { key: 'zhang.wei', name: '张伟' }
    const orders = codes.map((code, index) => ({ code, amount: 100, createdAt: -index, applicant }))
    const content = { orders, leftOut: [], total: length }
    const queue = JSON.stringify({ request: {}, codes, content, from: {} })
    await page.evaluate(
      ([key = '', text = '']) => sessionStorage.setItem(key, text),
      [`shopaccount.of.li.na/queue.of-${length}`, queue],
    )
    await page.goto(`payment/confirm/submit?code=${first}&queue=of-${length}`)
    await expectReviewRead(page, world, first)
    await expect(placeOf(page)).toHaveText(`1 / ${length.toLocaleString('zh')}`)
    const renders: number[] = []
    for (const [index, code] of next.entries()) {
      await takeRenders(page)
      await page.keyboard.press('j')
      await expectReviewRead(page, world, code)
      await expect(placeOf(page)).toHaveText(`${index + 2} / ${length.toLocaleString('zh')}`)
      renders.push(await takeRenders(page))
    }
    return { renders, nodes: await page.locator('*').count() }
  }
  const short = await step(waiting.length)
  const long = await step(LONGEST)
  expect(long.nodes).toBe(short.nodes)
  // What is read beside an order comes in one go or in several, as the machine has it.
  expect(Math.min(...long.renders)).toBeLessThanOrEqual(Math.max(...short.renders) + 10)
})
