// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import type { ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WarmTipHost } from './warm-tip-host'
import { clearWarmTips, showWarmTip } from './warm-tip-store'

// The sanitiser needs a browser's own HTML parser; here only its place in the dialog is tested.
vi.mock('./sanitise-html', () => ({
  sanitiseHtml: (html: string) => {
    const nodes = document.createDocumentFragment()
    nodes.append(document.createElement('hr'), `sanitised ${html.length} characters`)
    return nodes
  },
}))

const onLogIn = vi.fn<() => void>()
let root: Root

function render(Host: ComponentType<{ onLogIn: () => void }>) {
  root.render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <Host onLogIn={onLogIn} />
      </MantineProvider>
    </I18nProvider>,
  )
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  onLogIn.mockClear()
  document.body.innerHTML = '<button>before</button><div id="root"></div>'
  document.querySelector('button')?.focus()
  root = createRoot(document.querySelector('#root') ?? document.body)
  render(WarmTipHost)
})

afterEach(() => {
  clearWarmTips()
  root.unmount()
})

const dialog = () => document.querySelector('[role="dialog"]')
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)

/** Code comes with the first tip, and React renders in its own time. */
function eventually(expectation: () => void) {
  return vi.waitFor(expectation, { timeout: 4000, interval: 10 })
}

async function show(tip: Parameters<typeof showWarmTip>[0]) {
  showWarmTip(tip)
  await eventually(() => expect(button('OK')).toBeDefined())
}

describe('WarmTipHost', () => {
  it('shows the tip under its title, and gives the focus back', async () => {
    await show({ message: { id: 'm', message: 'server error' }, detail: 'a <b>literal</b> text' })
    const labelledBy = dialog()?.getAttribute('aria-labelledby') ?? ''
    expect(document.querySelector(`[id="${labelledBy}"]`)?.textContent).toBe('Warm tip')
    expect(dialog()?.textContent).toContain('server error')
    expect(dialog()?.textContent).toContain('a <b>literal</b> text')
    expect(button('Log in again')).toBeUndefined()
    button('OK')?.click()
    await eventually(() => expect(dialog()).toBeNull())
    expect(document.activeElement?.textContent).toBe('before')
  })

  it('shows HTML only as the sanitiser gives it back', async () => {
    await show({ detail: '<b>no</b>', isHtml: true })
    await eventually(() => expect(dialog()?.querySelector('hr')).not.toBeNull())
    expect(dialog()?.textContent).toContain('sanitised 9 characters')
    expect(dialog()?.querySelector('b')).toBeNull()
  })

  it('offers to log in again, which ends all tips', async () => {
    await show({ message: { id: 'm', message: 'not logged in' }, offersLogin: true })
    showWarmTip({ detail: 'another' })
    button('Log in again')?.click()
    await eventually(() => expect(dialog()).toBeNull())
    expect(onLogIn).toHaveBeenCalledTimes(1)
  })

  it('shows the next tip when the first is closed', async () => {
    await show({ detail: 'first' })
    showWarmTip({ detail: 'second' })
    expect(dialog()?.textContent).toContain('first')
    button('OK')?.click()
    await eventually(() => expect(dialog()?.textContent).toContain('second'))
  })
})

describe('without the code of the dialog', () => {
  it('an inline alert says the same', async () => {
    vi.resetModules()
    vi.doMock('./warm-tip-dialog', () => {
      throw new Error('Failed to fetch dynamically imported module')
    })
    const store = await import('./warm-tip-store')
    const host = await import('./warm-tip-host')
    render(host.WarmTipHost)
    store.showWarmTip({ detail: 'no connection' })
    const alert = () => document.querySelector('[role="alert"]')
    await eventually(() => expect(alert()).not.toBeNull())
    expect(alert()?.textContent).toContain('Warm tip')
    expect(alert()?.textContent).toContain('no connection')
    button('OK')?.click()
    await eventually(() => expect(alert()).toBeNull())
  })
})
