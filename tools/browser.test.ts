import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import { launchOptions } from './browser'

const featuresOff = (args: string): string[] =>
  (/--disable-features=(\S+)/.exec(args)?.[1] ?? '').split(',')

/** What Playwright passes to a browser, read from what it says of one that is none. */
async function playwrightsArguments(): Promise<string> {
  try {
    const browser = await chromium.launch({ executablePath: process.execPath })
    await browser.close()
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

test('What Playwright switches off in a browser stays off', async () => {
  const playwrights = featuresOff(await playwrightsArguments())
  expect(playwrights.length).toBeGreaterThan(5)
  const ours = featuresOff((launchOptions('playwright').args ?? []).join(' '))
  expect(ours).toEqual(expect.arrayContaining(playwrights))
})
