import { test as base } from '@playwright/test'
import { createTest } from 'shopaccount-fixtures/playwright'

export { expect } from '@playwright/test'

/** The suite's own fixtures stay what they are, and every test has a world beside them. */
export const test = createTest(
  base.extend<{ listPath: string }>({
    listPath: async ({ baseURL }, use) => {
      await use(new URL('payment/order/list', baseURL).href)
    },
  }),
)
