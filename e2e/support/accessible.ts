import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOnly } from 'axe-core'
import { expect } from '../test'

declare global {
  interface Window {
    axe?: typeof import('axe-core')
  }
}

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** What colours alone can break; of everything else dark colours say what light ones have said. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']
/** What drawing the same page larger or smaller can break. */
const RULES_OF_SIZE = ['target-size', 'scrollable-region-focusable']

/**
 * The page as it stands breaks none of the accessibility rules that can be told by a machine, in light
 * colours and in dark ones. It has to follow the system's colours, as it does until somebody chooses
 * others.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await show(page, 'dark')
  await expectNothingFound(page, { type: 'rule', values: RULES_OF_COLOUR })
  await show(page, 'light')
  await expectNothingFound(page, { type: 'tag', values: STANDARD })
}

/** The same of a page that is not the application's: it knows the system's colours by its style sheet alone. */
export async function expectPlainPageAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNothingFound(page, { type: 'tag', values: STANDARD })
  }
}

/** The same of what depends on size: for a page that was looked at in whole in another size. */
export async function expectAccessibleSize(
  page: Page,
  { withColours }: { withColours: boolean },
): Promise<void> {
  if (withColours) {
    await show(page, 'dark')
    await expectNothingFound(page, { type: 'rule', values: RULES_OF_COLOUR })
    await show(page, 'light')
    await expectNothingFound(page, { type: 'rule', values: RULES_OF_COLOUR })
  }
  await expectNothingFound(page, { type: 'rule', values: RULES_OF_SIZE })
}

async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  // What is on its way in or out is faint for a moment: that is no colour of it.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}

const axeSource = () =>
  readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What breaks the rules in the page as it stands. Pages that are open behind the one that shows are hidden from
 * everybody; their turn is their own. The one frame that is shown holds a PDF, which is no document to the checker.
 * What passed is not put together: nobody reads it.
 *
 * The checker comes into a document once and stays: to send and compile it for each look takes a quarter of the look.
 */
async function violationsIn(page: Page, runOnly: RunOnly): Promise<AxeResults['violations']> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axeSource())
  return page.evaluate(async (only) => {
    if (window.axe === undefined) throw new Error('The page was left before it was looked at')
    const { violations } = await window.axe.run(
      { exclude: ['main [data-hidden]'] },
      { iframes: false, resultTypes: ['violations'], runOnly: only },
    )
    return violations
  }, runOnly)
}

async function expectNothingFound(page: Page, rules: RunOnly): Promise<void> {
  const violations = await violationsIn(page, rules)
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
  const scheme = await page.locator('html').getAttribute('data-mantine-color-scheme')
  expect(found, `accessibility in ${scheme} colours`).toEqual([])
}
