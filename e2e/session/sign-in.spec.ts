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
import { chooseUser, loseSession, SIGN_IN_PAGE } from '../support/shell'
import { allAnswered } from '../support/under-way'
import { EXCHANGES, type Exchange } from '../../fixtures/credentials'
import type { JournalEntry } from '../../fixtures/journal'
import { expect, test } from '../test'
import type { World } from '../world'

const LIST = '/payment/order/list'
const FILTERED_LIST = `${LIST}?state=10&pageSize=20`
/** A list that was read before is asked for at once on the way back to it, and refused where nobody is signed in. */
const OTHER_LIST = `${LIST}?state=20&pageSize=20`
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
  '009': { zh: 'token 无效', en: 'token invalid' },
}

const LOGIN_FAILED: Texts = { zh: '登录失败！', en: 'Login failed!' }
const TRY_AGAIN: Texts = { zh: '重试', en: 'Try again' }

/** The calls of the platform so far, without the version poll that goes by the clock. */
async function callsSoFar(world: World): Promise<(string | null)[]> {
  const entries = await world.journal()
  return entries.map(({ call }) => call).filter((call) => call !== 'version.json')
}

/** Ends the session once no page is open any more that would ask without it. */
async function leaveSignedOut(page: Page, world: World): Promise<void> {
  // What is still under way would arrive in the next step's journal.
  await allAnswered(world)
  await page.goto('about:blank')
  await loseSession(page)
}

/** Everything that the browser keeps beyond the page: storages, history state, cookies. */
async function everythingStored(page: Page): Promise<string> {
  const inPage = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
  )
  return inPage + JSON.stringify(await page.context().cookies())
}

test.describe('A person who is not signed in', () => {
  test('opens a filtered list or a detail, signs in and lands on that very page, once', async ({
    page,
    world,
  }) => {
    await page.goto(FILTERED_LIST)
    await expect(page.getByRole('heading', { name: '登录 Sign in' })).toBeVisible()
    expect(await world.journal('payment_order/list.json')).toEqual([])

    await chooseUser(page, '张伟')
    await expect(page).toHaveURL(FILTERED_LIST)
    await expect(listRows(page).first()).toBeVisible()
    const [asked] = await world.journal('payment_order/list.json')
    expect(asked).toMatchObject({ body: { state: 10, pageSize: 20 }, username: 'zhang.wei' })

    await test.step('only once', async () => {
      await page.goto('/login')
      await expect(page).toHaveURL('/')
    })
    await test.step('a detail by its link', async () => {
      await leaveSignedOut(page, world)
      const detail = '/payment/order/detail?code=FK404'
      await page.goto(detail)
      await chooseUser(page, '张伟')
      await expect(page).toHaveURL(detail)
    })
  })

  // What is resumed, and what is not: src/session/saved-url.test.ts.
  test('resumes the page that was asked for 59.999 s ago, and starts at home after 60 s', async ({
    page,
    world,
  }) => {
    const comeBackAfter = async (ms: number, address: string) => {
      await page.clock.setFixedTime(NOON)
      await page.goto(address)
      await expect(page).toHaveURL(SIGN_IN_PAGE)
      await page.clock.setFixedTime(NOON.getTime() + ms)
      await chooseUser(page, '张伟')
    }
    await comeBackAfter(SAVED_URL_MS - 1, FILTERED_LIST)
    await expect(page).toHaveURL(FILTERED_LIST)
    await expect(listRows(page).first()).toBeVisible()
    await leaveSignedOut(page, world)
    await comeBackAfter(SAVED_URL_MS, OTHER_LIST)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: '欢迎，张伟' })).toBeVisible()
  })

  test('starts at home when what was saved is not of this site, or nothing was', async ({
    page,
    world,
  }) => {
    for (const change of [
      { base: '/another/' },
      { href: 'https://elsewhere.example/payment/order/list' },
    ]) {
      await test.step(JSON.stringify(change), async () => {
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
        await leaveSignedOut(page, world)
      })
    }
    for (const path of ['/login', '/auth-redirect']) {
      await test.step(path, async () => {
        await page.goto(path)
        await chooseUser(page, '张伟')
        await expect(page).toHaveURL('/')
        await expect(page.getByRole('heading', { name: '欢迎，张伟' })).toBeVisible()
        await leaveSignedOut(page, world)
      })
    }
  })
})

test.describe('A person who comes with a credential in the URL', () => {
  test('gets in by each of them, which leaves the address bar before anything is asked', async ({
    page,
    world,
  }) => {
    for (const exchange of EXCHANGES) {
      const { param, ...asCalled } = EXCHANGE_CALLS[exchange]
      await test.step(param, async () => {
        await leaveSignedOut(page, world)
        await world.clearJournal()
        const call = `auth/${exchange}` as const
        const credential = await world.credential('zhang.wei', exchange)
        const held = await world.fault({ call, kind: 'hold' })
        await page.goto(`${FILTERED_LIST}&${param}=${credential}`)

        await expect.poll(() => callsSoFar(world)).toEqual([call])
        expect(page.url()).not.toContain(credential)
        expect(await everythingStored(page)).not.toContain(credential)
        const saved = () => page.evaluate(() => sessionStorage.getItem('shopaccount.saved-url'))
        expect(await saved()).toContain('state=10')

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
  })

  test('gets in by a bare code where it is an IAM code, and by a token whoever was signed in before', async ({
    page,
    world,
  }) => {
    for (const path of ['/login', '/auth-redirect']) {
      await test.step(path, async () => {
        await leaveSignedOut(page, world)
        await world.clearJournal()
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
    await page.goto('about:blank')
    await world.signIn('zhang.wei')
    await page.goto(`/?token=${await world.credential('zhao.min', 'token')}`)
    await expect(page.getByRole('heading', { name: '欢迎，赵敏' })).toBeVisible()
  })

  test('keeps the code of orders, which filters the list, and a view beside a credential', async ({
    page,
    world,
  }) => {
    const credential = await world.credential('zhao.min', 'token')
    await page.goto(`${LIST}?code=FK&token=${credential}#view=bm9uc2Vuc2U`)
    await expect(page.getByText('无法识别此链接中的视图。')).toBeVisible()
    await expect(page).toHaveURL(`${LIST}?code=FK`)
    await expect(listRows(page).first()).toBeVisible()

    await test.step('a bare code alone', async () => {
      await allAnswered(world)
      await page.goto('about:blank')
      expect(await world.journal('auth/iamcode')).toEqual([])
      await world.clearJournal()
      await page.goto(`${LIST}?code=FK`)
      await expect(listRows(page).first()).toBeVisible()
      await expect(page).toHaveURL(`${LIST}?code=FK`)
      await expect(page.getByRole('textbox', { name: '单号' })).toHaveValue('FK')
      expect(await world.journal('auth/iamcode')).toEqual([])
      const [asked] = await world.journal('payment_order/list.json')
      expect(asked).toMatchObject({ body: { code: 'FK' } })
    })
  })
})

test.describe('A sign-in that fails', () => {
  for (const language of LANGUAGES) {
    // The words of the other codes: src/api/resources/failure-texts.test.ts.
    test(`says in ${LANGUAGE_NAMES[language]} why, and lets a person try again`, async ({
      page,
      world,
    }) => {
      await setLanguage(page, language)
      const dialog = warmTip(page, language)
      for (const code of ['000', '009']) {
        await test.step(code, async () => {
          await world.fault({ call: 'auth/token', kind: 'refuse', message: code })
          await page.goto('/login?token=anything')
          await expect(dialog.getByText(LOGIN_FAILED[language], { exact: true })).toBeVisible()
          const reason = REASONS[code]?.[language] ?? 'no reason'
          await expect(dialog.getByText(reason, { exact: true })).toBeVisible()
          await expect(page).toHaveURL('/login')
        })
      }
      await closeWarmTip(page, language)
      await expect(dialog).toBeHidden()
      await page.getByRole('button', { name: TRY_AGAIN[language] }).click()
      await expect(page).toHaveURL(SIGN_IN_PAGE)
    })
  }

  test('says so in the words that there are, whatever went wrong, and leaves the page behind it closed', async ({
    page,
    world,
  }) => {
    const dialog = warmTip(page)
    const isTold = async (reason: string) => {
      await expect(dialog.getByText('登录失败！', { exact: true })).toBeVisible()
      await expect(dialog.getByText(reason, { exact: true })).toBeVisible()
    }
    await test.step('a refusal with status 401', async () => {
      const body = { status: 401, exception: 'BadCredentials', message: '009' }
      await world.fault({ call: 'auth/token', kind: 'status', status: 401, body })
      await page.goto('/login?token=anything')
      await isTold('token 无效')
    })
    await test.step('a code that is in no table', async () => {
      await world.fault({ call: 'auth/token', kind: 'refuse', message: '系统维护中' })
      await page.goto('/login?token=anything')
      await isTold('系统维护中')
    })
    await test.step('the page behind it stays closed', async () => {
      await world.fault({ call: 'auth/token', kind: 'refuse', message: '009' })
      await page.goto(`${FILTERED_LIST}&token=anything`)
      await isTold('token 无效')
      await expect(page).toHaveURL('/login')
      await page.goto(LIST)
      await expect(page).toHaveURL(SIGN_IN_PAGE)
      expect(await world.journal('payment_order/list.json')).toEqual([])
    })
    await test.step('the connection is lost: the credential is sent only once', async () => {
      await world.clearJournal()
      const credential = await world.credential('zhang.wei', 'token')
      await world.fault({ call: 'auth/token', kind: 'drop', when: 'after' })
      await page.goto(`/login?token=${credential}`)
      await isTold('抱歉，与服务器的连接不畅')
      expect(await world.journal('auth/token')).toHaveLength(1)
    })
    await test.step('the exchange passes, and still nobody is signed in', async () => {
      const credential = await world.credential('zhang.wei', 'token')
      await world.fault({ call: 'auth/user', kind: 'refuse', message: 'not logged in' })
      await page.goto(`/login?token=${credential}`)
      await expect(page.getByText('登录未成功。')).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await page.getByRole('button', { name: '重试' }).click()
      await expect(page).toHaveURL(SIGN_IN_PAGE)
    })
  })

  test('tells a person why, and lets a colleague in to the page that was asked for', async ({
    page,
    world,
  }) => {
    for (const { name, reason, list } of [
      { name: '刘婷', reason: '用户不可用，请联系运营人员', list: FILTERED_LIST },
      { name: '高远', reason: '用户未绑定', list: OTHER_LIST },
    ]) {
      await test.step(name, async () => {
        await page.goto(list)
        await chooseUser(page, name)
        const dialog = warmTip(page)
        await expect(dialog.getByText('登录失败！', { exact: true })).toBeVisible()
        await expect(dialog.getByText(reason, { exact: true })).toBeVisible()
        await expect(page).toHaveURL('/login')

        await closeWarmTip(page)
        await expect(page.getByRole('main').getByText(reason)).toBeVisible()
        await page.getByRole('button', { name: '重试' }).click()
        await chooseUser(page, '张伟')
        await expect(page).toHaveURL(list)
        await expect(listRows(page).first()).toBeVisible()
        await leaveSignedOut(page, world)
      })
    }
  })
})
