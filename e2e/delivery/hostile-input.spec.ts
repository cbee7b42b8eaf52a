import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { HOSTILE_FILES } from '../../src/testing/hostile/files'
import { ELSEWHERE, HOSTILE_TEXTS, hostileTexts } from '../../src/testing/hostile/texts'
import { choose, expectAttached } from '../support/attachments'
import { LIST_CALL } from '../support/calls'
import { expectWorks, watchHostile, type HostileWatch } from '../support/hostile'
import { rowsOf, tableOf } from '../support/lists'
import { headingOf } from '../support/order-pages'
import {
  codeInAddress,
  expectForm,
  EXTERNAL,
  fillForm,
  openForm,
  saveOf,
} from '../support/payment-form'
import { openList } from '../support/payment-orders'
import { expect, test } from '../test'

// Nobody's words become a script, a request or a way out, whichever way they come in.

let watch: HostileWatch
test.beforeEach(async ({ baseURL, context }) => {
  watch = await watchHostile(context, new URL(baseURL ?? '').origin)
})
test.afterEach(() => watch.expectQuiet())

const BAIT = '"><img src=x onerror=window.__ran=1>'

const visible = (text: string) => text.trim() !== '' && !/[\p{Cc}\p{Surrogate}]/u.test(text)

test('Addresses lead to pages of this site, with what they name as text', async ({
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  for (const address of [
    '/redirect/付款单/列表?%E5%8D%95=1',
    `/redirect/.//${ELSEWHERE}/page`,
    `/payment/order/list?code=%00%E2%80%AE&ownerName={{7*7}}&pageNum=1e999&createTimeStart=0000-00-00&__proto__[x]=1`,
    `/404?from=/.//${ELSEWHERE}/payment/order/list`,
  ]) {
    await page.goto(address)
    await expectWorks(page)
  }
  await page.goto(`/payment/order/detail?code=${encodeURIComponent(BAIT)}`)
  // As a code is read: in capitals, and quotes are no part of it.
  const asCode = BAIT.replaceAll('"', '').toUpperCase()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(asCode)
})

/** The names of a row's texts, as the server sends them. */
const TEXTS_OF_ROW = [
  'applyCode',
  'ownerName',
  'remark',
  'principalName',
  'affiliationDepartmentName',
  'createName',
  'feeItemName',
]

test('A server’s words are shown as words, and its markup without what could do harm', async ({
  page,
  world,
}) => {
  const texts = HOSTILE_TEXTS.flatMap(({ text }) => (text.length < 600 ? [text] : []))
  const set = Object.fromEntries(
    Array.from({ length: 50 }, (_, row) => row).flatMap((row) =>
      TEXTS_OF_ROW.map((name, at) => [
        `data[${row}].${name}`,
        texts[(row * TEXTS_OF_ROW.length + at) % texts.length],
      ]),
    ),
  )
  await world.fault({ call: LIST_CALL, kind: 'change', set, times: 'always' })
  await openList(page, world, { query: '?pageSize=50' })
  await expect(rowsOf(page)).toHaveCount(50)
  const shown = (await tableOf(page).textContent()) ?? ''
  const markup = hostileTexts('markup').filter(visible)
  expect(markup.filter((text) => shown.includes(text)).length).toBeGreaterThan(10)
  await expect(
    tableOf(page).locator('script, img, iframe, object, form[action], style'),
  ).toHaveCount(0)

  const chunk = readdirSync('dist/assets').find((name) => /^sanitise-html-.*\.js$/.test(name))
  const wrong: unknown = await page.evaluate(`(async () => {
    const exports = Object.values(await import('/assets/${chunk}'))
    const sanitise = exports.find((each) => typeof each === 'function')
    const tags = /^(A|B|BR|CODE|DIV|EM|H[1-6]|HR|I|LI|OL|P|PRE|SMALL|SPAN|STRONG|SUB|SUP|TABLE|TBODY|TD|TH|THEAD|TR|U|UL)$/
    const names = ['href', 'title', 'colspan', 'rowspan', 'target', 'rel']
    const wrong = []
    const place = document.createElement('div')
    document.body.append(place)
    for (const html of ${JSON.stringify(texts)}) {
      place.replaceChildren(sanitise(html))
      for (const element of place.querySelectorAll('*')) {
        const isKnown = tags.test(element.tagName) && element.namespaceURI.endsWith('/xhtml')
        const isPlain = element.getAttributeNames().every((name) => names.includes(name))
        const href = element.getAttribute('href') ?? '#'
        const isSafe = ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(href, location.href).protocol)
        const isApart = element.tagName !== 'A' || element.rel === 'noopener noreferrer'
        if (!isKnown || !isPlain || !isSafe || !isApart) wrong.push(html + ' → ' + element.outerHTML)
      }
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
    place.remove()
    return wrong
  })()`)
  expect(wrong).toEqual([])
})

test('What is typed and attached is kept, shown and previewed as what it is', async ({
  page,
  world,
}) => {
  const typed = {
    ...EXTERNAL,
    owner: `${BAIT}{{7*7}}`,
    applyCode: '=1+1|cmd',
    paymentUnit: '</textarea><script>window.__ran=1</script>',
    paymentUnitAccount: `javascript:window.__ran=1//${ELSEWHERE}`,
    remark: `\u202e00.001 \u200b ${BAIT}\n\${7*7} __proto__`,
  }
  await openForm(page, world)
  await fillForm(page, typed)
  const files = HOSTILE_FILES.filter(
    ({ name, type }) =>
      ['huge.png', 'picture-and-page.png'].includes(name) && type.startsWith('image/'),
  )
  await choose(
    page,
    files.map(({ bytes, name, type }) => ({ name, mimeType: type, buffer: Buffer.from(bytes()) })),
  )
  await expectAttached(page, ...files.map(({ name }) => name))
  await saveOf(page).click()
  await expect(page).toHaveURL(/code=FK/)
  const code = codeInAddress(page)
  await page.goto(`/payment/order/detail?code=${code}`)
  await expect(headingOf(page, 'payment', code)).toBeVisible()
  const main = page.getByRole('main')
  for (const text of [typed.owner, typed.applyCode, typed.paymentUnit, typed.paymentUnitAccount]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  }
  for (const { name } of files) {
    await page
      .getByRole('button', { name: `预览 ${name}`, exact: true })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: `预览 ${name}`, exact: true })
    await expect(dialog.getByText(/无法在此预览|无法显示/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await page.goto(`/payment/order/submit?code=${code}`)
  await expectForm(page, { owner: typed.owner, paymentUnit: typed.paymentUnit })
})

/** Puts other values in the place of everything that is stored in this browser. */
async function spoilStorages(page: Page, how: 'text' | 'shape' | 'values'): Promise<void> {
  await page.evaluate((kind) => {
    const spoilt = (value: unknown): unknown => {
      if (typeof value === 'number') return 1e300
      if (typeof value === 'string')
        return '//elsewhere.example/"><img src=x onerror=window.__ran=1>'
      if (Array.isArray(value)) return value.map(spoilt)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spoilt(each)]))
    }
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.endsWith('last-person')) continue
        const text = storage.getItem(key) ?? ''
        if (kind === 'text') storage.setItem(key, '<script>window.__ran=1</script>')
        else if (kind === 'shape') storage.setItem(key, '{"__proto__":{"length":1},"length":1e999}')
        else {
          try {
            storage.setItem(key, JSON.stringify(spoilt(JSON.parse(text))))
          } catch {
            storage.setItem(key, 'https://elsewhere.example/')
          }
        }
      }
    }
  }, how)
}

test('Whatever stands in the browser’s storages, every screen opens', async ({ page, world }) => {
  await openForm(page, world)
  await fillForm(page, { owner: '韩梅梅' })
  for (const how of ['values', 'shape', 'text'] as const) {
    await page.goto('/payment/order/list?state=5')
    await expect(rowsOf(page).first()).toBeVisible()
    await rowsOf(page).first().getByRole('link').first().click()
    await expect(page).toHaveURL(/detail/)
    await spoilStorages(page, how)
    for (const path of ['/', '/payment/order/submit', '/payment/order/list']) {
      await page.goto(path)
      await expectWorks(page)
    }
  }
})
