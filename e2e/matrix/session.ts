import type { Exchange } from '../../fixtures/credentials'
import { rowsOf } from '../support/lists'
import { expectForm, fillForm, openForm } from '../support/payment-form'
import { logOut, menuOf, SIGN_IN_PAGE } from '../support/shell'
import { expect } from '../test'
import { expectAnswered, READ, withPage, type Screen, type Stage } from './screen'

const LIST = 'payment/order/list?pageSize=100'

/** The list shows, whatever became of what stands around it. */
const expectList = (page: Stage['page']) => expect(rowsOf(page).first()).toBeVisible()

const SESSION_FAILED = '获取登录信息失败!'

/** Who sits here, asked by every page that comes. An answer that nobody does leads to the sign-in. */
const currentUser = withPage(
  {
    traits: { ...READ, mayBeNull: true, takes: ['rejected', 'unauthorized'] },
    failed: SESSION_FAILED,
    isAsked: true,
    place: (page) => page.getByRole('alert').filter({ hasText: SESSION_FAILED }),
    waits: (page) => page.getByRole('status', { name: '加载中' }),
  },
  'zhang.wei',
  async ({ world }) => ({
    address: LIST,
    well: expectList,
    taken: async () => {
      await expect.poll(() => world.journal('auth/redirect')).not.toEqual([])
    },
  }),
)

/** A credential in the address. It is good for one use: with another one one gets in when the fault is gone. */
function exchange(name: Exchange, param: string): Screen {
  const failed = '登录失败！'
  return {
    traits: { sends: 'write', answers: 'nothing', isSignIn: true },
    failed,
    isAsked: true,
    saysWhatFailed: true,
    isRepeatable: true,
    comesWithPage: true,
    waits: (page) => page.getByRole('status', { name: '加载中' }),
    note: (page) => page.getByText('登录未成功。', { exact: true }),
    open: async ({ page, world }) => {
      await page.context().clearCookies({ name: /session/i })
      return {
        act: async () => {
          const credential = await world.credential('zhang.wei', name)
          await page.goto(`login?${param}=${credential}`)
        },
        well: () => expect(page.getByRole('heading', { name: '欢迎，张伟' })).toBeVisible(),
        taken: () => expect(page.getByText('登录未成功。', { exact: true })).toBeVisible(),
      }
    },
  }
}

/** The end of a session, whatever the server makes of it. When it can't be told, one stays where one is. */
const end: Screen = {
  traits: {
    sends: 'write',
    answers: 'nothing',
    takes: ['rejected', 'unauthorized', 'empty', 'shape'],
  },
  failed: '退出登录失败!',
  isAsked: true,
  isRepeatable: true,
  open: async ({ page, world }) => {
    await world.signIn('zhang.wei')
    await page.goto(LIST)
    await expectList(page)
    return {
      act: () => logOut(page),
      well: () => expect(page).toHaveURL(SIGN_IN_PAGE),
      kept: () => expectList(page),
    }
  },
}

const modulesOf = (page: Stage['page']) => page.getByRole('navigation', { name: '模块' })

/** The platform's modules in the top bar. Without them the application's own stands there alone. */
const modules = withPage(
  {
    failed: '获取模块失败!',
    isAsked: false,
    place: (page) => modulesOf(page).getByRole('alert').filter({ hasText: '获取模块失败!' }),
  },
  'zhang.wei',
  async () => ({
    address: LIST,
    well: async (page) => {
      await expect(modulesOf(page).getByRole('link')).toHaveCount(8)
      await expectList(page)
    },
    kept: async (page) => {
      await expect(modulesOf(page).getByRole('link')).toHaveText(['结算'])
      await expectList(page)
    },
  }),
)

const menu = withPage(
  {
    failed: '获取菜单失败!',
    isAsked: false,
    place: (page) => menuOf(page).getByRole('alert').filter({ hasText: '获取菜单失败!' }),
  },
  'zhang.wei',
  async () => ({
    address: LIST,
    well: (page) => expect(menuOf(page).getByRole('link', { name: '付款单' })).toBeVisible(),
    kept: expectList,
  }),
)

const TYPED = { owner: '韩梅梅' }

/** The look for a new version, when a tab comes to be seen again. Whatever it brings, the page stays as it is. */
const version: Screen = {
  traits: { sends: 'poll', answers: 'plain' },
  failed: '获取版本失败!',
  isAsked: false,
  open: async ({ page, world }) => {
    await openForm(page, world)
    await fillForm(page, TYPED)
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    const kept = async () => {
      await expectForm(page, TYPED)
      expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
    }
    return {
      act: () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
      well: async () => {
        await expectAnswered(world, 'version.json')
        await kept()
      },
      kept,
    }
  },
}

/** Who one is, what stands around every page, and its version. */
export const SESSION = {
  'auth/user': currentUser,
  'auth/iamcode': exchange('iamcode', 'iamcode'),
  'auth/opencode': exchange('opencode', 'opencode'),
  'auth/dingcode': exchange('dingcode', 'dingcode'),
  'auth/openuser': exchange('openuser', 'openuser'),
  'auth/token': exchange('token', 'token'),
  'auth/opentoken': exchange('opentoken', '_token'),
  'auth/hqttoken': exchange('hqttoken', 'hqt_token'),
  'haiermice/distant/logout': end,
  'manage/v1/backendmenus.json': modules,
  'manage/v1/menu': menu,
  'version.json': version,
} satisfies Record<string, Screen>
