import type { Page } from '@playwright/test'
import { STAGE_CALL } from '../support/calls'
import { expect, test } from '../test'
import type { FaultRequest } from '../world'

const UPLOAD_CALL = 'common/v1/file/upload'

/** Sends a write as the page's own code does, over the connections that it keeps. */
async function stage(page: Page): Promise<string> {
  return page.evaluate(async (call) => {
    try {
      const response = await fetch(`/api/shopaccount/v1/balance/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ remark: '在途' }),
        signal: AbortSignal.timeout(30_000),
      })
      await response.text()
      return 'answered'
    } catch (error) {
      return error instanceof TypeError ? 'lost' : String(error)
    }
  }, STAGE_CALL)
}

/** The same of a file, which is still on its way when nobody reads it any more. */
async function upload(page: Page): Promise<string> {
  return page.evaluate(async (call) => {
    const form = new FormData()
    form.set('path', 'shopaccount')
    form.set('file', new File([new Uint8Array(4_000_000)], '大文件.bin'))
    return fetch(`/api/${call}`, { method: 'POST', body: form }).then(
      () => 'answered',
      () => 'lost',
    )
  }, UPLOAD_CALL)
}

test.beforeEach(async ({ page, world }) => {
  await world.signIn('zhang.wei')
  await page.goto('payment/order/list')
  await expect(page.getByRole('heading', { name: '付款单' })).toBeVisible()
})

const LOSSES: Record<string, FaultRequest> = {
  'a connection that is dropped before the write': {
    call: STAGE_CALL,
    kind: 'drop',
    when: 'before',
  },
  'a connection that is dropped after the write': { call: STAGE_CALL, kind: 'drop', when: 'after' },
  'a body that is cut before its first byte': { call: STAGE_CALL, kind: 'cut', afterBytes: 0 },
  'a connection that is dropped before a write that comes later': {
    call: STAGE_CALL,
    kind: 'late',
    answer: 'drop',
  },
}

test('A request, and a file, whose connection is lost on its way arrives exactly once', async ({
  page,
  world,
}) => {
  for (const [what, fault] of Object.entries(LOSSES)) {
    await test.step(`it meets ${what}`, async () => {
      for (let round = 1; round <= 5; round += 1) {
        // Over a connection that was used just now, which the browser would repeat on.
        expect(await stage(page)).toBe('answered')
        await world.clearJournal()
        await world.fault(fault)
        expect(await stage(page)).toBe('lost')
        expect(await world.journal(STAGE_CALL)).toHaveLength(1)
      }
    })
  }
  await test.step('a file', async () => {
    for (let round = 1; round <= 3; round += 1) {
      expect(await upload(page)).toBe('answered')
      await world.clearJournal()
      await world.fault({ call: UPLOAD_CALL, kind: 'drop', when: 'before' })
      expect(await upload(page)).toBe('lost')
      expect(await world.journal(UPLOAD_CALL)).toHaveLength(1)
    }
  })
})

test('A drop that the browser may repeat is repeated: it is the browser that these tests are about', async ({
  page,
  world,
}) => {
  expect(await stage(page)).toBe('answered')
  await world.clearJournal()
  await world.fault({ call: STAGE_CALL, kind: 'drop', when: 'after', mayRepeat: true })
  expect(await stage(page)).toBe('answered')
  expect(await world.journal(STAGE_CALL)).toHaveLength(2)
})
