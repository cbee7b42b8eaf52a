import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '@/testing/test-transport'
import { SETTINGS, SETTINGS_OWNER, storedKey } from '@/session/stored-value'

const settingsOf = (username: string) => storedKey(SETTINGS, username, SETTINGS)

const DEFAULTS = { locale: 'zh', colorScheme: 'auto', size: 'medium', menu: 'open' }

let storage: ReturnType<typeof memoryStorage>
let tellStorage: (event: { key: string }) => void
/** how the loading of languages ends that a test holds */
let loading: Map<string, { arrive: () => void; fail: () => void }>
let shown: string | undefined
let failuresTold: number

/** The module as a page has it that has just been loaded. */
async function loadPage() {
  vi.resetModules()
  return import('./settings')
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(() => {
  storage = memoryStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' } })
  vi.stubGlobal('addEventListener', (_: string, listener: typeof tellStorage) => {
    tellStorage = listener
  })
  loading = new Map()
  shown = 'zh'
  failuresTold = 0
  vi.doMock('../notify', () => ({ notify: () => (failuresTold += 1) }))
  vi.doMock('@/locales/i18n', () => ({
    LOCALES: ['zh', 'en', 'es'],
    localeInForce: () => shown,
    activateLocale: (locale: string) =>
      new Promise<void>((resolve, reject) => {
        const arrive = () => {
          shown = locale
          resolve()
        }
        loading.set(locale, { arrive, fail: () => reject(new Error('offline')) })
      }),
  }))
})

describe('settings', () => {
  it('are the defaults where nothing, or nothing readable, is stored', async () => {
    expect((await loadPage()).settingsNow()).toEqual(DEFAULTS)
    storage.setItem('shopaccount.size', 'gigantic')
    storage.setItem('shopaccount.locale', 'fr')
    storage.setItem('shopaccount.menu', 'collapsed')
    expect((await loadPage()).settingsNow()).toEqual({ ...DEFAULTS, menu: 'collapsed' })
  })

  it('are the defaults where the storage is closed, and last as long as the page', async () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed })
    const { changeSettings, settingsNow, takeSettings } = await loadPage()
    takeSettings('zhang.wei')
    changeSettings({ size: 'mini' })
    expect(settingsNow()).toEqual({ ...DEFAULTS, size: 'mini' })
  })

  it('that nobody owns yet become those of the first person', async () => {
    storage.setItem('shopaccount.locale', 'en')
    const first = await loadPage()
    first.takeSettings('zhang.wei')
    expect(first.settingsNow().locale).toBe('en')
    const second = await loadPage()
    second.takeSettings('wang.fang')
    expect(second.settingsNow()).toEqual(DEFAULTS)
    const third = await loadPage()
    third.takeSettings('zhang.wei')
    expect(third.settingsNow().locale).toBe('en')
  })

  it('are each person’s own at one computer', async () => {
    const first = await loadPage()
    first.takeSettings('zhang.wei')
    first.changeSettings({ size: 'large', colorScheme: 'dark' })
    first.takeSettings('wang.fang')
    expect(first.settingsNow()).toEqual(DEFAULTS)
    first.changeSettings({ menu: 'collapsed' })
    first.takeSettings('zhang.wei')
    expect(first.settingsNow()).toEqual({ ...DEFAULTS, size: 'large', colorScheme: 'dark' })
    expect(document.documentElement.dataset['size']).toBe('large')
  })

  it.each(['here', 'there'])(
    'of one person are not another’s who comes in first %s',
    async (first) => {
      const here = await loadPage()
      here.takeSettings('zhang.wei')
      here.changeSettings({ size: 'large' })
      const there = await loadPage()
      expect(there.settingsNow().size).toBe('large')
      for (const tab of first === 'here' ? [here, there] : [there, here]) {
        tab.takeSettings('wang.fang')
        expect(tab.settingsNow()).toEqual(DEFAULTS)
      }
      expect((await loadPage()).settingsNow()).toEqual(DEFAULTS)
    },
  )

  it('of a person that can’t be read are the defaults', async () => {
    storage.setItem(SETTINGS_OWNER, 'somebody')
    storage.setItem(settingsOf('zhang.wei'), '{"size":')
    const { settingsNow, takeSettings } = await loadPage()
    takeSettings('zhang.wei')
    expect(settingsNow()).toEqual(DEFAULTS)
  })

  it('follow the same person’s other tabs, and nobody else’s', async () => {
    const { followOtherTabs, settingsNow, subscribeSettings, takeSettings } = await loadPage()
    takeSettings('zhang.wei')
    followOtherTabs()
    let told = 0
    const stop = subscribeSettings(() => told++)
    storage.setItem(settingsOf('wang.fang'), JSON.stringify({ size: 'mini' }))
    tellStorage({ key: settingsOf('wang.fang') })
    expect(told).toBe(0)
    storage.setItem(settingsOf('zhang.wei'), JSON.stringify({ size: 'small' }))
    tellStorage({ key: settingsOf('zhang.wei') })
    expect(settingsNow().size).toBe('small')
    stop()
    tellStorage({ key: settingsOf('zhang.wei') })
    expect(told).toBe(1)
  })

  it('keep a language that was chosen while another one was loaded, which then failed', async () => {
    const { changeSettings, settingsNow } = await loadPage()
    changeSettings({ locale: 'en' })
    changeSettings({ locale: 'es' })
    loading.get('es')?.arrive()
    loading.get('en')?.fail()
    await turn()
    expect([settingsNow().locale, failuresTold]).toEqual(['es', 0])
  })

  it('go back to the language that is shown when those chosen can’t be loaded', async () => {
    const { changeSettings, settingsNow } = await loadPage()
    changeSettings({ locale: 'en' })
    changeSettings({ locale: 'es' })
    loading.get('en')?.fail()
    await turn()
    expect([settingsNow().locale, failuresTold]).toEqual(['es', 0])
    loading.get('es')?.fail()
    await turn()
    expect([settingsNow().locale, failuresTold]).toEqual(['zh', 1])
  })
})
