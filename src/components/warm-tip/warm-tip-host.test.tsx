// @vitest-environment happy-dom
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { unreadResults } from '@/platform/unread-results'
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

const render = (Host: ComponentType<{ onLogIn: () => void }>) =>
  renderInApp(
    <>
      <button type="button">before</button>
      <input />
      <Host onLogIn={onLogIn} />
    </>,
  )

beforeEach(() => {
  onLogIn.mockClear()
  render(WarmTipHost)
  screen.getByRole('button', { name: 'before' }).focus()
})

afterEach(() => {
  act(clearWarmTips)
})

const dialog = () => screen.queryByRole('dialog', { name: 'Warm tip' })
const button = (name: string) => screen.queryByRole('button', { name })
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

async function show(tip: Parameters<typeof showWarmTip>[0]) {
  act(() => showWarmTip(tip))
  await waitFor(() => expect(button('OK')).not.toBeNull())
}

describe('WarmTipHost', () => {
  it('offers what else may help beside OK, and is closed when that is done', async () => {
    const run = vi.fn<() => void>()
    await show({ message: { id: 'm' }, action: { label: { id: 'a', message: 'Help' }, run } })
    expect(document.activeElement).toBe(button('OK'))
    expect(unreadResults.isIdle(), 'a new version may be what helps').toBe(true)
    press('Help')
    expect(run).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(dialog()).toBeNull())
  })

  it('shows the tip under its title, and gives the focus back', async () => {
    await show({ message: { id: 'm', message: 'server error' }, detail: 'a <b>literal</b> text' })
    expect(dialog()?.textContent).toContain('server error')
    expect(dialog()?.textContent).toContain('a <b>literal</b> text')
    expect(button('Log in again')).toBeNull()
    expect(unreadResults.isIdle(), 'no new version takes it away').toBe(false)
    press('OK')
    await waitFor(() => expect(dialog()).toBeNull())
    expect(unreadResults.isIdle()).toBe(true)
    expect(document.activeElement?.textContent).toBe('before')
  })

  it('shows HTML only as the sanitiser gives it back', async () => {
    await show({ detail: '<b>no</b>', isHtml: true })
    await waitFor(() => expect(dialog()?.querySelector('hr')).not.toBeNull())
    expect(dialog()?.textContent).toContain('sanitised 9 characters')
    expect(dialog()?.querySelector('b')).toBeNull()
  })

  it('offers to log in again; what waits behind that is told where one stays after all', async () => {
    await show({ message: { id: 'm', message: 'not logged in' }, offersLogin: true })
    act(() => showWarmTip({ detail: 'another' }))
    press('Log in again')
    expect(onLogIn).toHaveBeenCalledTimes(1)
    expect(dialog()?.textContent).toContain('not logged in')
    press('OK')
    await waitFor(() => expect(dialog()?.textContent).toContain('another'))
  })

  it('gives no key to the button that leaves while somebody types', async () => {
    const nobody = { message: { id: 'm', message: 'not logged in' }, offersLogin: true }
    await show(nobody)
    expect(document.activeElement).toBe(button('Log in again'))
    const held = createEvent.keyDown(screen.getByText('Log in again'), { key: ' ', repeat: true })
    fireEvent(screen.getByText('Log in again'), held)
    expect(held.defaultPrevented, 'held since before it came').toBe(true)
    press('OK')
    await waitFor(() => expect(dialog()).toBeNull())

    screen.getByRole('textbox').focus()
    await show(nobody)
    expect(document.activeElement?.textContent).toBe('not logged in')
    expect(document.activeElement?.closest('button')).toBeNull()
    press('OK')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))
  })

  it('shows the next tip when the first is closed', async () => {
    await show({ detail: 'first' })
    act(() => showWarmTip({ detail: 'second' }))
    expect(dialog()?.textContent).toContain('first')
    press('OK')
    await waitFor(() => expect(dialog()?.textContent).toContain('second'))
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
    act(() => store.showWarmTip({ detail: 'no connection' }))
    const alert = () => screen.queryByRole('alert')
    await waitFor(() => expect(alert()).not.toBeNull())
    expect(alert()?.textContent).toContain('Warm tip')
    expect(alert()?.textContent).toContain('no connection')
    press('OK')
    await waitFor(() => expect(alert()).toBeNull())
  })
})
