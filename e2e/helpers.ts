import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** The page as it stands breaks none of the accessibility rules that can be told by a machine. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
  expect(found, 'accessibility').toEqual([])
}
