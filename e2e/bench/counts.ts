import { open, withBrowser, type Bench } from './browser'
import { countRenders, takeRenders } from './renders'
import { firstRows, linkOf, nextPageOf, rowsOf, settle } from './steps'
import type { Case } from './times'

/** How many components each step renders: a figure that does not drift with the machine's load. */
export interface Counts {
  load: number
  detailFirst: number
  detailAgain: number
  back: number
  pageChange: number
}

/** Counts on the build as it is shipped. */
export function measureCounts(bench: Bench, { subject, rows }: Case): Promise<Counts> {
  return withBrowser(bench, {}, async (context) => {
    const page = await open(context, 'about:blank', { slowdown: 1 })
    // What compiles this file names functions by a helper that the page does not have.
    await page.addInitScript({ content: 'globalThis.__name = (value) => value' })
    await countRenders(page)
    await page.goto(`${subject.base}payment/order/list?pageSize=${rows}`)
    await firstRows(page)
    const take = async () => {
      await settle(page)
      return takeRenders(page)
    }
    const load = await take()
    const { first } = await rowsOf(page)
    const visit = async () => {
      await linkOf(page, first).click()
      const detail = await take()
      await page.goBack()
      return { detail, back: await take() }
    }
    const once = await visit()
    const again = await visit()
    await nextPageOf(page).click()
    const pageChange = await take()
    const { back } = again
    return { load, detailFirst: once.detail, detailAgain: again.detail, back, pageChange }
  })
}
