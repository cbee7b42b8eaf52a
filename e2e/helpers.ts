import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const RULES_OF_SIZE = ['color-contrast', 'target-size', 'scrollable-region-focusable']

/**
 * The page as it stands breaks none of the accessibility rules that can be told by a machine, in light
 * colours and in dark ones. It has to follow the system's colours, as it does until somebody chooses
 * others.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await show(page, colorScheme)
    await expectNothingFound(page, new AxeBuilder({ page }).withTags(STANDARD))
  }
}

/**
 * The rules that can be broken by drawing the same page larger or smaller, in light colours and in dark
 * ones; what a page is made of is another matter, and dearer to look at.
 */
export async function expectAccessibleSize(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await show(page, colorScheme)
    await expectNothingFound(page, new AxeBuilder({ page }).withRules(RULES_OF_SIZE))
  }
}

async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}

async function expectNothingFound(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
  const scheme = await page.locator('html').getAttribute('data-mantine-color-scheme')
  expect(found, `accessibility in ${scheme} colours`).toEqual([])
}
