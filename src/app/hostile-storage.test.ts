import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fitColumnSettings } from '@/components/data-table/column-settings'
import { formatChinaTime } from '@/domain/china-time'
import { PAGE_SIZES } from '@/components/data-table/page-sizes'
import { takeDefaultView } from '@/features/list/default-view'
import { withOwnWidths } from '@/features/list/own-widths'
import { rememberedPageSize, rememberPageSize } from '@/features/list/page-size'
import { parseViews } from '@/features/list/views'
import {
  arrangeQueue,
  QUEUE_GROUPINGS,
  QUEUE_ORDERS,
  rememberChoice,
  rememberedChoice,
} from '@/features/orders/workflow/queue-order'
import { queueContent } from '@/features/orders/queued-order'
import {
  countQueue,
  type QueueResults,
  recordQueueResult,
} from '@/features/orders/workflow/queue-results'
import { noteSaved, noteSending, sentRowOf } from '@/features/orders/payment/import/sent-rows'
import {
  queueResultsName,
  rememberSource,
  startQueue,
} from '@/features/orders/workflow/queue-store'
import { noteBecame, noteRaised, raisedBeside } from '@/features/writes/raised-documents'
import { typedSince } from '@/features/writes/stored-drafts'
import { openRecordOf } from '@/features/writes/write-record'
import { isOwnPath, saveUrl, takeSavedUrl } from '@/session/saved-url'
import { readStored, storedKey, writeStored } from '@/session/stored-value'
import { mayLeaveForSignIn } from '@/session/left-for-sign-in'
import { forgetEverybodyBut, readUserValue, writeUserValue } from '@/session/user-storage'
import { openTags, visitPage } from '@/shell/page-tags/open-tags'
import { countKept } from '@/session/kept-work'
import { markedPages, removeMarks } from '@/shell/page-tags/page-marks'
import { noteDocument, rereadRecentDocuments, type RecentDocument } from '@/shell/recent-documents'
import { LOCALES } from '@/locales/i18n'
import { COLOR_SCHEMES, SIZES, settingsNow, takeSettings } from '@/shell/settings/settings'
import { fakeStorage } from '@/testing/fake-storage'
import { withEachPlace } from '@/testing/hostile/places'
import { HOSTILE_VALUES, nameOf, SHORT_HOSTILE_TEXTS } from '@/testing/hostile/texts'

const NAME = 'zhang.wei'
const USER = { username: NAME, authorities: [] }
const NOW = Date.parse('2026-11-22T09:00:00Z')
const SETTINGS_SAMPLE = { locale: 'en', colorScheme: 'dark', size: 'small', menu: 'open' }
const COLUMNS = [
  { id: 'code', meta: { isAlwaysShown: true } },
  { id: 'state', meta: {} },
]
const COLUMNS_SAMPLE = {
  order: ['code', 'state'],
  hidden: [],
  pinned: ['code'],
  widths: { state: 200 },
}
const WRITE = { kind: 'payment-order', onceKey: 'FK1' }
const RECORD = {
  ...WRITE,
  id: 'r1',
  key: 'k1',
  action: 'submit',
  code: 'FK1',
  name: 'n',
  base: '2026-11-22 09:00:00',
  content: { remark: 'x' },
  draft: { document: 'payment-order.FK1', id: 'd1', typed: 't' },
  sentAt: NOW,
  phase: 'open',
}
const QUEUE_SAMPLE = {
  orders: [
    {
      code: 'FK1',
      amount: 100,
      createdAt: NOW,
      reason: { id: 'x' },
      applicant: { key: NAME, name: '张伟' },
    },
  ],
  leftOut: [{ id: 'y', message: 'late' }],
  total: 2,
}
const DRAFT = {
  id: 'd1',
  savedAt: NOW,
  seen: '2026-11-22 09:00:00',
  isCopy: false,
  values: { remark: 'x' },
}

/** What is kept in the browser: where it is read, how it is written, and what reading has to hold to. */
interface Kept {
  name: string
  /** the modules that read it */
  files: readonly string[]
  area: 'localStorage' | 'sessionStorage'
  /** writes it as this application does; its key is then the only one there is */
  write: () => void
  /** throws where reading fails, or gives what it may not */
  read: () => void
}

/** Hundreds of thousands of times asked, and therefore without `expect`. */
function must(holds: boolean): void {
  if (!holds) throw new Error('It gives what it may not')
}

const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/
const isText = (value: unknown) => typeof value === 'string'

const KEPT: readonly Kept[] = [
  {
    name: 'columns of a list',
    files: [
      'features/list/use-list-settings.ts',
      'features/list/own-widths.ts',
      'components/data-table/column-settings.ts',
    ],
    area: 'localStorage',
    write: () => writeStored('columns', NAME, 'payment-order', COLUMNS_SAMPLE),
    read: () => {
      const fit = fitColumnSettings(readStored('columns', NAME, 'payment-order'), COLUMNS)
      must(fit.order.toSorted().join() === 'code,state')
      must(!fit.hidden.includes('code'))
      must(Object.values(fit.widths ?? {}).every((width) => width <= 800))
      const ofView = fitColumnSettings(withOwnWidths(fit, 'payment-order', NAME), COLUMNS)
      must(Object.values(ofView.widths ?? {}).every((width) => width <= 800))
    },
  },
  {
    name: 'views of a list',
    files: [
      'features/list/default-view.ts',
      'features/list/enter-list.ts',
      'features/list/use-views.ts',
    ],
    area: 'localStorage',
    write: () =>
      writeStored('views', NAME, 'payment-order', [
        {
          name: 'mine',
          filters: { state: '10' },
          columns: COLUMNS_SAMPLE,
          pageSize: 20,
          isDefault: true,
        },
      ]),
    read: () => {
      const view = takeDefaultView('payment-order', USER)
      must(Object.values(view ?? {}).every((value) => isText(value) || typeof value === 'number'))
      for (const { name, pageSize } of parseViews(readStored('views', NAME, 'payment-order'))) {
        must(isText(name) && PAGE_SIZES.some((size) => size === pageSize))
      }
    },
  },
  {
    name: 'page size',
    files: ['features/list/page-size.ts'],
    area: 'localStorage',
    write: () => rememberPageSize(NAME, 50),
    read: () => {
      const size = rememberedPageSize(NAME)
      must(PAGE_SIZES.some((known) => known === size))
    },
  },
  {
    name: 'documents opened last',
    files: ['shell/recent-documents.ts'],
    area: 'localStorage',
    write: () =>
      writeStored('recent', NAME, 'documents', [
        { path: '/payment/order/detail', code: 'FK1', openedAt: NOW },
      ]),
    read: () => {
      noteDocument(NAME, { path: '/debit/order/detail', code: 'DK1', openedAt: NOW })
      const stored = readStored('recent', NAME, 'documents') as RecentDocument[]
      must(stored[0]?.code === 'DK1')
      must(stored.every(({ code, path }) => isText(code) && isText(path)))
      must(stored.every(({ openedAt }) => TIME.test(formatChinaTime(openedAt))))
    },
  },
  {
    name: 'settings of a person',
    files: ['shell/settings/settings.ts'],
    area: 'localStorage',
    write: () => writeStored('settings', NAME, 'settings', SETTINGS_SAMPLE),
    read: () => {
      takeSettings(`${NAME}.before`)
      takeSettings(NAME)
      const { colorScheme, locale, menu, size } = settingsNow()
      must(LOCALES.includes(locale) && COLOR_SCHEMES.includes(colorScheme) && SIZES.includes(size))
      must(menu === 'open' || menu === 'collapsed')
    },
  },
  {
    name: 'the saved URL',
    files: ['session/saved-url.ts'],
    area: 'sessionStorage',
    write: () => saveUrl('/payment/order/list?state=10', '/', NOW),
    read: () => {
      const url = takeSavedUrl('/', NOW) ?? '/'
      must(isOwnPath(url) && !/^\/[/\\]/.test(url))
      // A redirect of the router goes through a header: it throws on anything but ASCII.
      must(new Headers({ location: url }).has('location'))
    },
  },
  {
    name: 'drafts of a form',
    files: ['features/writes/stored-drafts.ts'],
    area: 'sessionStorage',
    write: () => writeUserValue(NAME, 'draft.payment-order.FK1', [DRAFT, { ...DRAFT, id: 'd2' }]),
    read: () => {
      const draft = typedSince(NAME, { document: 'payment-order.FK1', id: 'd2', typed: 'else' })
      must(!draft || TIME.test(formatChinaTime(draft.savedAt)))
    },
  },
  {
    name: 'writes of unknown outcome',
    files: ['features/writes/write-record.ts'],
    area: 'sessionStorage',
    write: () =>
      writeUserValue(NAME, 'writes', [RECORD, { ...RECORD, onceKey: 'FK2', code: 'FK2' }]),
    read: () => {
      const sentAt = openRecordOf(NAME, WRITE)?.sentAt
      must(sentAt === undefined || TIME.test(formatChinaTime(sentAt)))
    },
  },
  {
    name: 'orders raised here',
    files: ['features/writes/raised-documents.ts'],
    area: 'localStorage',
    write: () =>
      writeStored('raised', NAME, 'documents', [
        { ...WRITE, onceKey: 'd1', alike: 'a', sentAt: Date.now(), code: 'FK1' },
      ]),
    read: () => {
      const { codes } = raisedBeside(NAME, WRITE, 'x')
      must([...codes].every(isText))
      noteBecame(NAME, { kind: 'payment-order', onceKey: 'd1' }, 'FK2')
      noteRaised(NAME, WRITE, 'x')()
    },
  },
  {
    name: 'open pages',
    files: ['shell/page-tags/open-tags.ts'],
    area: 'sessionStorage',
    write: () =>
      writeUserValue(NAME, 'open-pages', [
        { key: '/a', path: '/payment/order/list', search: { state: 10 } },
      ]),
    read: () => {
      visitPage(NAME, { key: '/b', path: '/debit/order/list', search: {} })
      const tags = openTags(NAME)
      must(tags.at(-1)?.key === '/b')
      must(tags.every(({ key, path }) => isText(key) && isText(path)))
    },
  },
  {
    name: 'marks of pages',
    files: ['shell/page-tags/page-marks.ts'],
    area: 'sessionStorage',
    write: () => writeUserValue(NAME, 'page-marks', { '/a': ['unsaved'] }),
    read: () => {
      must(markedPages(NAME, 'unsaved').every(isText))
      removeMarks(NAME, new Set(['/a']))
    },
  },
  {
    name: 'what a log-out costs',
    files: ['session/kept-work.ts'],
    area: 'sessionStorage',
    write: () => writeUserValue(NAME, 'writes', [{ phase: 'open' }, { phase: 'read' }]),
    read: () => must(Number.isSafeInteger(countKept(NAME)) && countKept(NAME) >= 0),
  },
  {
    name: 'when somebody left to sign in',
    files: ['session/left-for-sign-in.ts'],
    area: 'sessionStorage',
    write: () => mayLeaveForSignIn(NOW),
    read: () => must(typeof mayLeaveForSignIn(NOW) === 'boolean'),
  },
  {
    name: 'where a queue comes from',
    files: ['features/orders/workflow/queue-store.ts'],
    area: 'sessionStorage',
    write: () => rememberSource(NAME, 'payment', { request: { state: 10 }, from: { state: 10 } }),
    read: () => must(/^[\w-]*$/.test(startQueue(NAME, 'payment') ?? '')),
  },
  {
    name: 'what a queue holds',
    files: [],
    area: 'sessionStorage',
    write: () => writeUserValue(NAME, 'queue.1', QUEUE_SAMPLE),
    read: () => {
      const content = v.parse(
        v.fallback(queueContent, { orders: [], leftOut: [], total: 0 }),
        readUserValue(NAME, 'queue.1'),
      )
      for (const groupBy of QUEUE_GROUPINGS) {
        const groups = arrangeQueue(content.orders, { order: 'oldest', groupBy })
        must(groups.every(({ of, sum }) => Number.isSafeInteger(sum) && isText(of?.name ?? '')))
      }
    },
  },
  {
    name: 'how queues are gone through',
    files: ['features/orders/workflow/queue-order.ts'],
    area: 'localStorage',
    write: () => rememberChoice(NAME, 'payment', { order: 'largest', groupBy: 'applicant' }),
    read: () => {
      const { order, groupBy } = rememberedChoice(NAME, 'payment')
      must(QUEUE_ORDERS.includes(order))
      must(groupBy === undefined || QUEUE_GROUPINGS.includes(groupBy))
    },
  },
  {
    name: 'what became of the orders of a queue',
    files: ['features/orders/workflow/queue-results.ts'],
    area: 'sessionStorage',
    write: () =>
      writeUserValue(NAME, queueResultsName('1'), {
        FK1: { outcome: 'unknown', amount: 100, sent: 'approved' },
      }),
    read: () => {
      recordQueueResult(NAME, '1', 'FK2', () => ({ outcome: 'passed', amount: 1 }))
      const results = readUserValue(NAME, queueResultsName('1')) as QueueResults
      must(results['FK2']?.outcome === 'passed')
      const counted = countQueue(['FK1', 'FK2'], results)
      must(counted.every(({ sum }) => sum === undefined || Number.isFinite(sum)))
    },
  },
  {
    name: 'rows that were sent',
    files: ['features/orders/payment/import/sent-rows.ts'],
    area: 'localStorage',
    write: () =>
      writeStored('import', NAME, 'payment-order', [
        { key: 'a', id: 'i1', notedAt: NOW, sentAt: NOW, isOpen: true, code: 'FK1' },
      ]),
    read: () => {
      const id = noteSending(NAME, 'b', undefined)
      noteSaved(NAME, 'b', 'FK2')
      const row = sentRowOf(NAME, 'b')
      must(row !== undefined && row.id === id && row.code === 'FK2' && isText(id))
    },
  },
]

/** These read what others say of themselves: as text that is compared, or behind one of the readers above. */
const ELSEWHERE_READ = [
  'app/hostile-storage.test.ts',
  'boot.ts',
  'session/single-keys.ts',
  'features/orders/screens/batch/use-batch.ts',
  'features/orders/screens/review/use-decision.ts',
  'platform/storage.ts',
  'session/stored-value.ts',
  'session/user-storage.ts',
  'shell/time-zone-alert.tsx',
  'shell/version/new-version.ts',
  'api/http/client.ts',
]

function jsonOf(value: unknown): string {
  const endless = '@endless'
  const text = JSON.stringify(value, (_key, inside: unknown) =>
    inside === Number.POSITIVE_INFINITY ? endless : inside,
  )
  return text.replaceAll(JSON.stringify(endless), '1e999')
}

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})

/**
 * Puts a text where a value stands, and reads it.
 *
 * @returns what went wrong; undefined when nothing did
 */
function problemOf({ area, read }: Kept, key: string, text: string): string | undefined {
  forgetEverybodyBut(undefined)
  rereadRecentDocuments()
  globalThis[area].setItem(key, text)
  try {
    read()
    return undefined
  } catch (error) {
    return `${nameOf(text)}: ${String(error)}`
  }
}

/** The key under which this application keeps a value, and what it keeps there. */
function sampleOf({ area, write }: Kept): { key: string; sample: unknown } {
  forgetEverybodyBut(undefined)
  write()
  const [key = ''] = Object.keys(globalThis[area])
  return { key, sample: JSON.parse(globalThis[area].getItem(key) ?? '') }
}

describe.each(KEPT)('$name', (kept) => {
  it('may be any text, and hold anything in any place', () => {
    const { key, sample } = sampleOf(kept)
    expect(problemOf(kept, key, jsonOf(sample))).toBeUndefined()
    const values = [...HOSTILE_VALUES, ...SHORT_HOSTILE_TEXTS.map(({ text }) => text)]
    const problems = [
      ...SHORT_HOSTILE_TEXTS.map(({ text }) => problemOf(kept, key, text)),
      ...values.flatMap((value) =>
        [...withEachPlace(sample, value)].map((changed) => problemOf(kept, key, jsonOf(changed))),
      ),
    ]
    expect(problems.length).toBeGreaterThan(700)
    expect(problems.filter((problem) => problem !== undefined)).toEqual([])
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})

describe('what is broken in a list', () => {
  it('does not take the others with it', () => {
    writeUserValue(NAME, 'writes', [{ ...RECORD, phase: 'gone', id: 'r0' }, RECORD, 7])
    writeUserValue(NAME, 'draft.payment-order.FK1', [{ ...DRAFT, savedAt: 1e300 }, DRAFT])
    expect(openRecordOf(NAME, WRITE)?.id).toBe('r1')
    const sent = { document: 'payment-order.FK1', id: 'd1', typed: 'else' }
    expect(typedSince(NAME, sent)?.savedAt).toBe(NOW)
  })

  it('leaves a write open whose moment of sending is none', () => {
    writeUserValue(NAME, 'writes', [{ ...RECORD, sentAt: 1e300 }])
    expect(openRecordOf(NAME, WRITE)).toMatchObject({ id: 'r1', sentAt: undefined })
  })
})

describe('the modules that read a storage', () => {
  it('are all tried here', () => {
    const reads =
      /\b(?:readStored|readUserValue|useUserValue|readJson|readText|(?:local|session)Storage)\b/
    const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^testing\//.test(path))
      .filter((path) => reads.test(readFileSync(`src/${path}`, 'utf8')))
    const tried = [...KEPT.flatMap(({ files }) => files), ...ELSEWHERE_READ]
    expect(found.filter((path) => !tried.includes(path))).toEqual([])
    expect(storedKey('views', NAME, 'x')).not.toContain(NAME)
  })
})
