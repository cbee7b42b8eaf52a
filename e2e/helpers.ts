import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/**
 * The page as it stands breaks none of the accessibility rules that can be told by a machine, in light
 * colours; in dark ones, which change nothing else, its contrasts are looked at once more. The page has
 * to follow the system's colours, as it does until somebody chooses others.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await show(page, 'light')
  await expectNothingFound(page, new AxeBuilder({ page }).withTags(STANDARD))
  await show(page, 'dark')
  await expectNothingFound(page, new AxeBuilder({ page }).withRules(['color-contrast']))
  await show(page, 'light')
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
