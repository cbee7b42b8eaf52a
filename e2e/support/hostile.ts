import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../test'
import { TRIPWIRE } from '../../src/testing/hostile/texts'

/** What every test of hostile input holds to; the console is watched by itself. */
export interface HostileWatch {
  /** no script ran, nothing was asked of another origin, and the policy had nothing to refuse */
  expectQuiet(): Promise<void>
}

/** Watches a browser from before its first page. */
export async function watchHostile(context: BrowserContext, origin: string): Promise<HostileWatch> {
  const strangers: string[] = []
  const reported: string[] = []
  context.on('request', (request) => {
    const url = request.url()
    const isOwn = /^(?:data|blob|about):/.test(url) || new URL(url).origin === origin
    if (!isOwn) strangers.push(url)
  })
  await context.exposeBinding('reportHostile', (_source, what: string) => void reported.push(what))
  await context.addInitScript((tripwire) => {
    const bound = globalThis as unknown as { reportHostile: (what: string) => void }
    const report = (what: string) => bound.reportHostile(what)
    Object.defineProperty(globalThis, tripwire, {
      set() {
        report('a script ran')
      },
    })
    addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
      report(`${violatedDirective} ${blockedURI}`),
    )
    for (const name of ['alert', 'confirm', 'prompt', 'open'] as const) {
      Object.assign(globalThis, { [name]: () => report(name) })
    }
  }, TRIPWIRE)
  return {
    async expectQuiet() {
      for (const page of context.pages()) {
        // What hangs in the page has had a turn to run.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)))
        expect(new URL(page.url()).origin).toBe(origin)
      }
      expect({ strangers, reported }).toEqual({ strangers: [], reported: [] })
    },
  }
}

/** The page shows a screen of the application, and none that says that it could not be loaded. */
export async function expectWorks(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('页面加载失败。')).toHaveCount(0)
  await expect(page.locator('.start-failure')).toHaveCount(0)
}
