import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../test'

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
  await expectNothingFound(page, lookAt(page).withRules(RULES_OF_COLOUR))
  await show(page, 'light')
  await expectNothingFound(page, lookAt(page).withTags(STANDARD))
}

/** The same of a page that is not the application's: it knows the system's colours by its style sheet alone. */
export async function expectPlainPageAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNothingFound(page, lookAt(page).withTags(STANDARD))
  }
}

/** The same of what depends on size: for a page that was looked at in whole in another size. */
export async function expectAccessibleSize(
  page: Page,
  { withColours }: { withColours: boolean },
): Promise<void> {
  if (withColours) {
    await show(page, 'dark')
    await expectNothingFound(page, lookAt(page).withRules(RULES_OF_COLOUR))
    await show(page, 'light')
    await expectNothingFound(page, lookAt(page).withRules(RULES_OF_COLOUR))
  }
  await expectNothingFound(page, lookAt(page).withRules(RULES_OF_SIZE))
}

/**
 * Pages that are open behind the one that shows are hidden from everybody; their turn is their own.
 *
 * The other mode of AxeBuilder opens a second page for each look, for frames of other origins: none is
 * shown here, and it would cost more than the look itself. What passed is not put together: nobody reads it.
 */
const lookAt = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .exclude('main [inert]')

async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  // What is on its way in or out is faint for a moment: that is no colour of it.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
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
