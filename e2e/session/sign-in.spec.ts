import type { Page } from '@playwright/test'
import {
  closeWarmTip,
  LANGUAGE_NAMES,
  LANGUAGES,
  listRows,
  setLanguage,
  type Texts,
  warmTip,
} from '../support/languages'
import { chooseUser, SIGN_IN_PAGE } from '../support/shell'
import { EXCHANGES, type Exchange } from '../../fixtures/credentials'
import type { JournalEntry } from '../../fixtures/journal'
import { expect, test } from '../test'
import type { World } from '../world'

const LIST = '/payment/order/list'
const FILTERED_LIST = `${LIST}?state=10&pageSize=20`
const SAVED_URL_MS = 60_000
const NOON = new Date('2026-11-21T12:00:00+08:00')

/** How each exchange stands in our URL, and how it has to be called. The journal masks the secret. */
const EXCHANGE_CALLS: Record<
  Exchange,
  { param: string } & Pick<JournalEntry, 'method' | 'query' | 'body'>
> = {
  iamcode: { param: 'iamcode', method: 'GET', query: { code: '***' }, body: null },
  opencode: { param: 'opencode', method: 'POST', query: { code: '***' }, body: {} },
  dingcode: { param: 'dingcode', method: 'POST', query: { code: '***' }, body: {} },
  openuser: { param: 'openuser', method: 'POST', query: { user: '***' }, body: {} },
  token: { param: 'token', method: 'POST', query: { token: '***' }, body: {} },
  opentoken: { param: '_token', method: 'POST', query: { _token: '***' }, body: {} },
  hqttoken: { param: 'hqt_token', method: 'POST', query: {}, body: { hqt_token: '***' } },
}

const REASONS: Record<string, Texts> = {
  '000': {
    zh: '认证失败，用户名或密码错误',
    en: 'authentication failed, username or password wrong',
  },
  '001': { zh: '用户名为空', en: 'username empty' },
  '002': { zh: '密码为空', en: 'password empty' },
  '003': { zh: '用户不存在', en: 'user does not exist' },
  '004': { zh: '用户不可用，请联系运营人员', en: 'user unavailable, contact operations' },
  '005': { zh: '验证码不正确', en: 'verification code incorrect' },
  '006': { zh: '用户未绑定', en: 'user not bound' },
  '007': { zh: '企业为空', en: 'enterprise empty' },
  '008': { zh: 'token 为空', en: 'token empty' },
  '009': { zh: 'token 无效', en: 'token invalid' },
  '010': { zh: 'code 无效', en: 'code invalid' },
  '011': { zh: '模块无效', en: 'module invalid' },
}

const LOGIN_FAILED: Texts = { zh: '登录失败！', en: 'Login failed!' }
const TRY_AGAIN: Texts = { zh: '重试', en: 'Try again' }

/** The calls of the platform so far, without the version poll that goes by the clock. */
async function callsSoFar(world: World): Promise<(string | null)[]> {
  const entries = await world.journal()
  return entries.map(({ call }) => call).filter((call) => call !== 'version.json')
}

/** Everything that the browser keeps beyond the page: storages, history state, cookies. */
async function everythingStored(page: Page): Promise<string> {
  const inPage = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
  )
  return inPage + JSON.stringify(await page.context().cookies())
}

test.describe('A person who is not signed in', () => {
  test('opens a filtered list, signs in and lands on that very list', async ({ page, world }) => {
    await page.goto(FILTERED_LIST)
    await expect(page.getByRole('heading', { name: '登录 Sign in' })).toBeVisible()
    expect(await world.journal('payment_order/list.json')).toEqual([])

    await chooseUser(page, '张伟')
    await expect(page).toHaveURL(FILTERED_LIST)
    await expect(listRows(page).first()).toBeVisible()
    const [asked] = await world.journal('payment_order/list.json')
    expect(asked).toMatchObject({ body: { state: 10, pageSize: 20 }, username: 'zhang.wei' })
  })

  test('opens a detail by its link, signs in and lands on that order', async ({ page }) => {
    const detail = '/payment/order/detail?code=FK404'
    await page.goto(detail)
    await chooseUser(page, '张伟')
    await expect(page).toHaveURL(detail)
  })

  test('resumes the page that was asked for 59.999 s ago', async ({ page }) => {
    await page.clock.setFixedTime(NOON)
    await page.goto(FILTERED_LIST)
    await expect(page).toHaveURL(SIGN_IN_PAGE)
    await page.clock.setFixedTime(NOON.getTime() + SAVED_URL_MS - 1)
    await chooseUser(page, '张伟')
    await expect(page).toHaveURL(FILTERED_LIST)
  })

  test('starts at home when the page was asked for 60 s ago', async ({ page }) => {
    await page.clock.setFixedTime(NOON)
    await page.goto(FILTERED_LIST)
    await expect(page).toHaveURL(SIGN_IN_PAGE)
    await page.clock.setFixedTime(NOON.getTime() + SAVED_URL_MS)
    await chooseUser(page, '张伟')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: '欢迎，张伟' })).toBeVisible()
  })

  test('is led to the page that was asked for only once', async ({ page }) => {
    await page.goto(FILTERED_LIST)
    await chooseUser(page, '张伟')
    await expect(page).toHaveURL(FILTERED_LIST)
    await page.goto('/login')
    await expect(page).toHaveURL('/')
  })

  for (const [what, change] of [
    ['of another base path', { base: '/another/' }],
    ['of another origin', { href: 'https://elsewhere.example/payment/order/list' }],
    ['that hides another origin behind two slashes', { href: '//elsewhere.example/' }],
  ] as const) {
    test(`starts at home when a page ${what} was saved`, async ({ page }) => {
      await page.goto(FILTERED_LIST)
      await expect(page).toHaveURL(SIGN_IN_PAGE)
      await page.evaluate((change) => {
        const key = 'shopaccount.saved-url'
        const saved = JSON.parse(sessionStorage.getItem(key) ?? '{}') as object
        sessionStorage.setItem(key, JSON.stringify({ ...saved, ...change }))
      }, change)
      await chooseUser(page, '张伟')
      await expect(page.getByRole('heading', { name: '欢迎，张伟' })).toBeVisible()
      await expect(page).toHaveURL('/')
    })
  }

  for (const path of ['/login', '/auth-redirect']) {
    test(`opens ${path} and is taken to the platform's sign-in, then home`, async ({ page }) => {
      await page.goto(path)
      await chooseUser(page, '张伟')
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { name: '欢迎，张伟' })).toBeVisible()
    })
  }
})

test.describe('A person who comes with a credential in the URL', () => {
  for (const exchange of EXCHANGES) {
    const { param, ...asCalled } = EXCHANGE_CALLS[exchange]

    test(`gets in by ${param}, which leaves the address bar before anything is asked`, async ({
      page,
      world,
    }) => {
      const call = `auth/${exchange}` as const
      const credential = await world.credential('zhang.wei', exchange)
      const held = await world.fault({ call, kind: 'hold' })
      await page.goto(`${FILTERED_LIST}&${param}=${credential}`)

      await expect.poll(() => callsSoFar(world)).toEqual([call])
      expect(page.url()).not.toContain(credential)
      expect(await everythingStored(page)).not.toContain(credential)
      expect(await page.evaluate(() => sessionStorage.getItem('shopaccount.saved-url'))).toContain(
        'state=10',
      )

      await world.release(held)
      await expect(page).toHaveURL(FILTERED_LIST)
      await expect(listRows(page).first()).toBeVisible()
      expect(await world.journal(call)).toEqual([
        expect.objectContaining({ ...asCalled, path: `/auth/${exchange}`, status: 200 }),
      ])
      expect((await callsSoFar(world)).slice(0, 2)).toEqual([call, 'auth/user'])
      expect(await everythingStored(page)).not.toContain(credential)
      const requests = JSON.stringify(await world.journal())
      expect(requests).not.toContain(credential)
    })
  }

  for (const path of ['/login', '/auth-redirect']) {
    test(`gets in by a bare code on ${path}: it is an IAM code there`, async ({ page, world }) => {
      const credential = await world.credential('li.na', 'iamcode')
      await page.goto(`${path}?code=${credential}`)
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { name: '欢迎，李娜' })).toBeVisible()
      expect(await world.journal('auth/iamcode')).toMatchObject([
        { method: 'GET', query: { code: '***' }, status: 200 },
      ])
      expect(await everythingStored(page)).not.toContain(credential)
    })
  }

  test('finds orders by a bare code on the list: it is a filter there', async ({ page, world }) => {
    await world.signIn('zhao.min')
    await page.goto(`${LIST}?code=FK`)
    await expect(listRows(page).first()).toBeVisible()
    await expect(page).toHaveURL(`${LIST}?code=FK`)
    await expect(page.getByRole('textbox', { name: '单号' })).toHaveValue('FK')
    expect(await world.journal('auth/iamcode')).toEqual([])
    const [asked] = await world.journal('payment_order/list.json')
    expect(asked).toMatchObject({ body: { code: 'FK' } })
  })

  test('keeps an order code and a view beside the credential, also for the page it leads to', async ({
    page,
    world,
  }) => {
    const credential = await world.credential('zhao.min', 'token')
    await page.goto(`${LIST}?code=FK&token=${credential}#view=bm9uc2Vuc2U`)
    await expect(page.getByText('无法识别此链接中的视图。')).toBeVisible()
    await expect(page).toHaveURL(`${LIST}?code=FK`)
    await expect(listRows(page).first()).toBeVisible()
    expect(await world.journal('auth/iamcode')).toEqual([])
  })

  test('becomes the person of the credential, whoever was signed in before', async ({
    page,
    world,
  }) => {
    await world.signIn('zhang.wei')
    await page.goto(`/?token=${await world.credential('li.na', 'token')}`)
    await expect(page.getByRole('heading', { name: '欢迎，李娜' })).toBeVisible()
  })
})

test.describe('A sign-in that fails', () => {
  for (const language of LANGUAGES) {
    test(`says in ${LANGUAGE_NAMES[language]} why, for every code`, async ({ page, world }) => {
      await setLanguage(page, language)
      for (const [code, reason] of Object.entries(REASONS)) {
        await test.step(code, async () => {
          await world.fault({ call: 'auth/token', kind: 'refuse', message: code })
          await page.goto('/login?token=anything')
          const dialog = warmTip(page, language)
          await expect(dialog.getByText(LOGIN_FAILED[language], { exact: true })).toBeVisible()
          await expect(dialog.getByText(reason[language], { exact: true })).toBeVisible()
          await expect(page).toHaveURL('/login')
        })
      }
    })

    test(`lets a person try again in ${LANGUAGE_NAMES[language]}`, async ({ page, world }) => {
      await setLanguage(page, language)
      await world.fault({ call: 'auth/token', kind: 'refuse', message: '009' })
      await page.goto('/login?token=anything')
      await closeWarmTip(page, language)
      await expect(warmTip(page, language)).toBeHidden()
      await page.getByRole('button', { name: TRY_AGAIN[language] }).click()
      await expect(page).toHaveURL(SIGN_IN_PAGE)
    })
  }

  test('says why also when the refusal comes with status 401', async ({ page, world }) => {
    const body = { status: 401, exception: 'BadCredentials', message: '009' }
    await world.fault({ call: 'auth/token', kind: 'status', status: 401, body })
    await page.goto('/login?token=anything')
    const dialog = warmTip(page)
    await expect(dialog.getByText('登录失败！', { exact: true })).toBeVisible()
    await expect(dialog.getByText('token 无效', { exact: true })).toBeVisible()
  })

  test('shows the words of the server for a code that is in no table', async ({ page, world }) => {
    await world.fault({ call: 'auth/token', kind: 'refuse', message: '系统维护中' })
    await page.goto('/login?token=anything')
    const dialog = warmTip(page)
    await expect(dialog.getByText('登录失败！', { exact: true })).toBeVisible()
    await expect(dialog.getByText('系统维护中', { exact: true })).toBeVisible()
  })

  test('says so when the connection is lost, and sends the credential only once', async ({
    page,
    world,
  }) => {
    const credential = await world.credential('zhang.wei', 'token')
    await world.fault({ call: 'auth/token', kind: 'drop', when: 'after' })
    await page.goto(`/login?token=${credential}`)
    const dialog = warmTip(page)
    await expect(dialog.getByText('登录失败！', { exact: true })).toBeVisible()
    await expect(dialog.getByText('抱歉，与服务器的连接不畅', { exact: true })).toBeVisible()
    expect(await world.journal('auth/token')).toHaveLength(1)
  })

  test('says so when the exchange passes and still nobody is signed in', async ({
    page,
    world,
  }) => {
    const credential = await world.credential('zhang.wei', 'token')
    await world.fault({ call: 'auth/user', kind: 'refuse', message: 'not logged in' })
    await page.goto(`/login?token=${credential}`)
    await expect(page.getByText('登录未成功。')).toBeVisible()
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page).toHaveURL(SIGN_IN_PAGE)
  })

  for (const { name, reason } of [
    { name: '刘婷', reason: '用户不可用，请联系运营人员' },
    { name: '高远', reason: '用户未绑定' },
  ]) {
    test(`tells ${name} why, and lets a colleague in to the page that was asked for`, async ({
      page,
    }) => {
      await page.goto(FILTERED_LIST)
      await chooseUser(page, name)
      const dialog = warmTip(page)
      await expect(dialog.getByText('登录失败！', { exact: true })).toBeVisible()
      await expect(dialog.getByText(reason, { exact: true })).toBeVisible()
      await expect(page).toHaveURL('/login')

      await closeWarmTip(page)
      await page.getByRole('button', { name: '重试' }).click()
      await chooseUser(page, '张伟')
      await expect(page).toHaveURL(FILTERED_LIST)
      await expect(listRows(page).first()).toBeVisible()
    })
  }

  test('leaves the page behind it closed', async ({ page, world }) => {
    await world.fault({ call: 'auth/token', kind: 'refuse', message: '009' })
    await page.goto(`${FILTERED_LIST}&token=anything`)
    await expect(warmTip(page)).toBeVisible()
    await expect(page).toHaveURL('/login')
    await page.goto(LIST)
    await expect(page).toHaveURL(SIGN_IN_PAGE)
    expect(await world.journal('payment_order/list.json')).toEqual([])
  })
})
