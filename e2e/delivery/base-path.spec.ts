import { BASE_PORT_VARIABLE, BELOW_BASE } from '../../tools/e2e-settings'
import { expect, test } from '../test'

const origin = `http://127.0.0.1:${process.env[BASE_PORT_VARIABLE] ?? 4175}`

test.use({ baseURL: `${origin}${BELOW_BASE.basePath}` })

test('The application built for a path below the root opens there, and its links stay there', async ({
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  await page.goto('payment/order/list')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()

  await page.locator('table tbody tr td a').first().click()
  await expect(page).toHaveURL(/\/shopaccount\/payment\/order\/detail\?code=/)
  await page.reload()
  await expect(page).toHaveURL(/\/shopaccount\/payment\/order\/detail\?code=/)
  await expect(page.getByRole('main')).toBeVisible()
})
