import { test as base } from '@playwright/test'
import { createTest } from 'shopaccount-fixtures/playwright'

const test = createTest(base)

// prettier-ignore
test.describe('by hand', () => {
  test.use({ orders: 20, now: '2026-11-21 09:30:00' })

  test('what was done by hand', async ({ page, world }) => {
    await world.signIn(page, 'zhang.wei')
    await world.arrange({ scenario: 'queue-of-ten' })
    const snapshot1 = (await world.control('POST', '/snapshots', { name: 'a \'busy\' day' })) as { id: string }
    await world.travel('2026-11-21 10:00:00')
    await world.travel({ advanceMs: 600000 })
    await world.outside('accounting', false)
    // Faults may stay unmet until what meets them is pressed below; then this goes.
    const fault1 = await world.faults.set({ call: 'payment_order/list.json', kind: 'hold', mayStayUnmet: true })
    await world.faults.set({ call: 'auth/user', kind: 'status', status: 503, nth: 9, mayStayUnmet: true })
    await page.goto('/')
    // What is pressed in the application goes here.
    await world.faults.release(fault1)
    await world.faults.clear()
    await world.control('POST', `/snapshots/${snapshot1.id}/restore`)
    await world.journal.clear()
    await world.travel(null)
    await world.reset()
    // What is pressed in the application goes here.
    await world.control('DELETE', `/snapshots/${snapshot1.id}`)
  })
})

// Added: a reset signs everybody out, and a page that is still reading then hears so. What stands above is as the page of
// the fixture server has written it: the project's own tests hold it to that.
test.use({ expectedConsole: [/status of 401 .*\/(?:balance|auth|manage)\//] })
