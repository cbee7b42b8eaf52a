import { LIST_CALL } from '../support/calls'
import {
  closeWarmTip,
  type Language,
  LANGUAGE_NAMES,
  LANGUAGES,
  listRows,
  NOT_SMOOTH,
  setLanguage,
  type Texts,
  warmTip,
} from '../support/languages'
import { allAnswered, answeredTimes } from '../support/under-way'
import { expect, test } from '../test'
import {
  LIST,
  FAILURE,
  type ListFault,
  failList,
  expectLines,
  failureInPlace,
  openShortList,
  searchFor,
  failureSeen,
} from '../support/failing-list'

const TIME_LIMIT_MS = 30_000

const RETRY: Texts = { zh: '重试', en: 'Retry' }
const REQUEST_FAILED: Texts = { zh: '请求失败', en: 'request failed' }
const NOT_LOGGED_IN: Texts = { zh: '未登录，请登录', en: 'not logged in, please log in' }
const SERVER_ERROR: Texts = { zh: '服务器错误', en: 'server error' }
const TIMEOUT: Texts = { zh: '请求超时', en: 'request timeout' }

/** 300 characters, no two of which in a row are the same, some of them outside of the first plane. */
const LONG = Array.from({ length: 60 }, (_, index) => `${index % 10}单𠮷 .`).join('')
const SHOWN = Array.from(LONG).slice(0, 200).join('').trim()

/** What every order's code holds: another search each time, for the same rows. */
const PARTS_OF_CODES = 'F FK FK2 FK20 FK202 K K2 K20 K202 2 20 202 02'.split(' ')

interface Row {
  what: string
  fault: ListFault
  /** lines of the dialog, in order */
  says: (language: Language) => string[]
}

const ROWS: Row[] = [
  {
    what: 'is refused with 403',
    fault: { kind: 'status', status: 403 },
    says: (language) => [{ zh: '没有访问权限', en: 'no access permission' }[language]],
  },
  {
    what: 'is refused with 401',
    fault: { kind: 'status', status: 401 },
    says: (language) => [NOT_LOGGED_IN[language]],
  },
  {
    what: 'is refused for a missing principal',
    fault: { kind: 'refuse', message: 'Authentication failed: principal is null' },
    says: (language) => [NOT_LOGGED_IN[language]],
  },
  {
    what: 'is refused with 400 and 300 characters',
    fault: { kind: 'status', status: 400, body: { status: 400, exception: LONG } },
    says: () => [SHOWN],
  },
  {
    what: 'fails with 500 and 300 characters',
    fault: { kind: 'status', status: 500, body: { status: 500, exception: LONG } },
    says: (language) => [SERVER_ERROR[language], SHOWN],
  },
  {
    what: 'fails with 500 and a text that is no JSON',
    fault: { kind: 'status', status: 500, body: 'java.lang.NullPointerException' },
    says: (language) => [SERVER_ERROR[language], 'java.lang.NullPointerException'],
  },
  {
    what: 'is answered with 418',
    fault: { kind: 'status', status: 418 },
    says: (language) => [REQUEST_FAILED[language]],
  },
  {
    what: 'is not successful, with 300 characters',
    fault: { kind: 'refuse', message: LONG },
    says: (language) => [FAILURE[language], SHOWN],
  },
  {
    what: 'gets an empty answer',
    fault: { kind: 'empty' },
    says: (language) => [NOT_SMOOTH[language]],
  },
  {
    what: 'loses its connection',
    // A read is sent once more by the application itself.
    fault: { kind: 'drop', when: 'before', times: 2 },
    says: (language) => [NOT_SMOOTH[language]],
  },
  {
    what: 'gets an answer of the wrong shape',
    fault: { kind: 'shape' },
    says: (language) => [REQUEST_FAILED[language]],
  },
  {
    what: 'gets a page instead of JSON',
    fault: { kind: 'html' },
    says: (language) => [REQUEST_FAILED[language]],
  },
  {
    what: "gets a proxy's page with 502",
    fault: { kind: 'html', status: 502 },
    says: (language) => [REQUEST_FAILED[language]],
  },
]

test.beforeEach(async ({ world }) => {
  await world.signIn('zhao.min')
})

for (const language of LANGUAGES) {
  test.describe(`In ${LANGUAGE_NAMES[language]}, when the list`, () => {
    test.beforeEach(async ({ page }) => {
      await setLanguage(page, language)
    })

    test('fails, in whatever way, the dialog says so and Retry brings the rows', async ({
      page,
      world,
    }) => {
      // One page of rows: nothing is prefetched that could meet the fault.
      await page.goto(`${LIST}?state=10&pageSize=100`)
      await expect(listRows(page, language).first()).toBeVisible()
      for (const [index, { what, fault, says }] of ROWS.entries()) {
        await test.step(what, async () => {
          await failList(world, fault)
          await searchFor(page, PARTS_OF_CODES[index] ?? '', language)
          const dialog = warmTip(page, language)
          await expectLines(dialog, says(language))
          await expect(page.getByRole('dialog')).toHaveCount(1)
          await expect(failureInPlace(page, language)).toBeVisible()

          await world.clearFaults()
          await world.clearJournal()
          await closeWarmTip(page, language)
          await expect(page.getByRole('dialog')).toHaveCount(0)
          const failure = failureInPlace(page, language)
          await failure.getByRole('button', { name: RETRY[language] }).click()
          // The failure leaves when Retry is pressed: the next fault must not meet this answer.
          await answeredTimes(world, LIST_CALL, 1)
          await expect(listRows(page, language).first()).toBeVisible()
          await expect(failure).toHaveCount(0)
          await expect(page.getByRole('dialog')).toHaveCount(0)
        })
      }
    })

    test('takes longer than 30 s, the dialog says so and Retry brings the rows', async ({
      page,
      world,
    }) => {
      await page.clock.install()
      await failList(world, { kind: 'timeout' })
      await page.goto(LIST)
      await expect.poll(() => world.journal(LIST_CALL)).toHaveLength(1)
      await expect(page.getByRole('status', { name: { zh: '加载中', en: 'Loading' }[language] }))
        .toBeVisible() // prettier-ignore
      // What is fetched when the browser is idle has a limit of its own: it is there before the clock is moved on.
      await page.clock.runFor(1000)
      await expect(page.getByRole('tab').first()).toBeVisible()
      await allAnswered(world, LIST_CALL)
      await page.clock.fastForward(TIME_LIMIT_MS)

      await expectLines(warmTip(page, language), [TIMEOUT[language]])
      await closeWarmTip(page, language)
      await failureInPlace(page, language).getByRole('button', { name: RETRY[language] }).click()
      await expect(listRows(page, language)).toHaveCount(10)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })
}

test.describe('What nobody asked for', () => {
  test('fails without a dialog when the next page is prefetched, and works when asked for', async ({
    page,
    world,
  }) => {
    await failList(world, { kind: 'status', status: 500, nth: 2 })
    const failure = failureSeen(page, LIST_CALL, 'server')
    await page.goto(LIST)
    await failure
    await expect(listRows(page)).toHaveCount(10)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)

    await page.getByRole('button', { name: '下一页' }).click()
    await expect(page).toHaveURL(`${LIST}?pageNum=2`)
    await expect(listRows(page)).toHaveCount(10)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('fails without a dialog when a list is read again on coming back, and the rows stay', async ({
    page,
    world,
  }) => {
    await page.clock.install()
    await openShortList(page)
    const count = await listRows(page).count()
    await listRows(page).first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible()
    await expect(page).toHaveURL(/\/payment\/order\/detail\?code=/)
    // All of the order has to be there: a minute is longer than any answer is waited for.
    await expect(page.getByRole('list', { name: '操作日志' })).toBeVisible()
    await allAnswered(world)
    await page.clock.fastForward(60_000)

    await failList(world, { kind: 'status', status: 500, times: 'always' })
    const failure = failureSeen(page, LIST_CALL, 'server')
    await page.goBack()
    await expect(listRows(page)).toHaveCount(count)
    await failure
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(listRows(page)).toHaveCount(count)
  })

  test('still tells of a session that is over', async ({ page, world }) => {
    await failList(world, { kind: 'status', status: 401, nth: 2 })
    await page.goto(LIST)
    await expectLines(warmTip(page), [NOT_LOGGED_IN.zh])
    await expect(listRows(page)).toHaveCount(10)
  })
})
