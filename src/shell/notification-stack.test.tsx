// @vitest-environment happy-dom
import { setupI18n, type I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderInApp, textsIn } from '@/testing/render'
import { NotificationStack } from './notification-stack'
import { notify } from './notify'

const OFFERS = ['1', '2', '3', '4', '5']

const offer = (name: string) =>
  notify({
    message: msg`“${name}” is inactive now`,
    tone: 'success',
    action: { label: msg`Undo`, run: () => undefined },
  })
const fail = () => act(() => notify({ message: msg`Not saved`, tone: 'failure' }))

/** What offers to undo something, the oldest first. */
const offered = () => screen.queryAllByRole('status').map((note) => note.textContent)

/** Takes away what stands there, and waits until that has gone: on its way out it is still found. */
async function clear(): Promise<void> {
  act(() => notifications.clean())
  await waitFor(() => expect(offered()).toEqual([]))
}

beforeEach(() => {
  renderInApp(<NotificationStack />)
  act(() => OFFERS.forEach(offer))
  // Those of before are not drawn by the next.
  return () => notifications.clean()
})

describe('Where five offers to undo stand', () => {
  it('a failure is told at once, and the oldest offer goes for it', async () => {
    fail()
    expect(screen.getByRole('alert').textContent).toContain('Not saved')
    await waitFor(() => expect(offered()).toHaveLength(4))
    expect(offered().join('')).not.toContain('“1”')
  })

  it('one that is offered later stands there at once, and takes no failure away', async () => {
    fail()
    act(() => ['6', '7', '8', '9', '10'].forEach(offer))
    expect(offered().at(-1)).toContain('“10”')
    await waitFor(() => expect(offered()).toHaveLength(4))
    expect(offered()[0]).toContain('“7”')
    expect(screen.getByRole('alert').textContent).toContain('Not saved')
  })

  it('the one that is focused stays', async () => {
    act(() => screen.getAllByRole('button', { name: 'Undo' })[0]?.focus())
    fail()
    await waitFor(() => expect(offered()).toHaveLength(4))
    expect(offered()[0]).toContain('“1”')
    expect(offered().join('')).not.toContain('“2”')
  })

  it('what is told there already takes none away', async () => {
    fail()
    await waitFor(() => expect(offered()).toHaveLength(4))
    fail()
    act(() => offer('6'))
    await waitFor(() => expect(offered()[0]).toContain('“3”'))
    expect(offered()).toHaveLength(4)
  })
})

it('What holds the focus stays until that is elsewhere: it would go from under the hand, and the focus with it', async () => {
  await clear()
  vi.useFakeTimers()
  try {
    act(() => ['1', '2'].forEach(offer))
    const [first, second] = screen.getAllByRole('button', { name: 'Undo' })
    act(() => first?.focus())
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(offered()).toEqual([expect.stringContaining('“1”')])
    expect(document.activeElement).toBe(first)
    expect(second?.isConnected).toBe(false)
    act(() => first?.blur())
    await act(() => vi.advanceTimersByTimeAsync(14_000))
    expect(offered()).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(offered()).toHaveLength(0)
  } finally {
    vi.useRealTimers()
  }
})

/** A field of the page, which has the focus before a notification takes it. */
function focusedField(): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', '<input aria-label="typed" />')
  const field = screen.getByRole('textbox', { name: 'typed' })
  onTestFinished(() => field.remove())
  act(() => field.focus())
  return field
}

describe('What had the focus before', () => {
  beforeEach(clear)

  it('has it again when one is withdrawn that holds it', () => {
    const withdrawal = new AbortController()
    const action = { label: msg`Retry`, run: () => undefined }
    const until = withdrawal.signal
    act(() => notify({ message: msg`Not sent`, tone: 'warning', action, until }))
    const field = focusedField()
    act(() => screen.getByRole('button', { name: 'Retry' }).focus())
    act(() => withdrawal.abort())
    expect(document.activeElement).toBe(field)
  })

  it('has it again, also after a switch of windows', () => {
    act(() => offer('1'))
    const field = focusedField()
    const undo = screen.getByRole('button', { name: 'Undo' })
    act(() => undo.focus())
    // The window keeps what has the focus in it, and coming back tells of nothing that had it before.
    fireEvent.blur(undo)
    fireEvent.focus(undo)
    act(() => undo.click())
    expect(document.activeElement).toBe(field)
  })

  it('does not have it again when the notification was left meanwhile', () => {
    act(() => offer('1'))
    const field = focusedField()
    const undo = screen.getByRole('button', { name: 'Undo' })
    act(() => undo.focus())
    act(() => undo.blur())
    act(() => undo.focus())
    act(() => undo.click())
    expect(document.activeElement).not.toBe(field)
  })
})

it('What is told again while it stands stays as long as when it was told first', async () => {
  await clear()
  vi.useFakeTimers()
  try {
    fail()
    await act(() => vi.advanceTimersByTimeAsync(3000))
    fail()
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(screen.getByRole('alert').textContent).toContain('Not saved')
    act(() => screen.getByRole('button', { name: 'Close message' }).focus())
    fail()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(screen.getByRole('alert'), 'it has the focus').toBeDefined()
    act(() => screen.getByRole('button', { name: 'Close message' }).blur())
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(screen.queryByRole('alert')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

it('What is offered is done once, and not once it was withdrawn, also while the button is still on its way out', async () => {
  await clear()
  const run = vi.fn<() => void>()
  const withdrawal = new AbortController()
  const action = { label: msg`Retry`, run }
  const until = withdrawal.signal
  act(() => notify({ message: msg`Not sent`, tone: 'warning', action, until }))
  const retry = screen.getByRole('button', { name: 'Retry' })
  act(() => retry.click())
  act(() => retry.click())
  expect(run).toHaveBeenCalledTimes(1)

  const other = { ...action, label: msg`Send` }
  act(() => notify({ message: msg`Not sent either`, tone: 'warning', action: other, until }))
  const send = screen.getByRole('button', { name: 'Send' })
  act(() => withdrawal.abort())
  act(() => send.click())
  expect(run).toHaveBeenCalledTimes(1)
})

it('That something failed goes once it is overtaken, of the document that it was said of last', async () => {
  await clear()
  const [first, second] = [new AbortController(), new AbortController()]
  const failWith = ({ signal }: AbortController) =>
    act(() => notify({ message: msg`Not saved`, tone: 'failure', until: signal }))
  const told = () => screen.queryAllByRole('alert')
  failWith(first)
  failWith(second)
  await waitFor(() => expect(told()).toHaveLength(1))
  act(() => first.abort())
  expect(told(), 'said of the second since').toHaveLength(1)
  act(() => second.abort())
  await waitFor(() => expect(told()).toHaveLength(0))
  failWith(second)
  expect(told(), 'overtaken before it is drawn').toHaveLength(0)
})

it('What stands there is read on in the language that is chosen meanwhile, and so is its button’s name', async () => {
  await clear()
  cleanup()
  const es = await textsIn('es')
  const stack = (i18n: I18n) => (
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <NotificationStack />
      </MantineProvider>
    </I18nProvider>
  )
  const { rerender } = render(stack(setupI18n({ locale: 'en', messages: { en: {} } })))
  act(() => offer('1'))
  const note = screen.getByRole('status')
  expect(note.textContent).toBe('“1” is inactive nowUndo')
  rerender(stack(setupI18n({ locale: 'es', messages: { es: es.messages } })))
  expect(note.textContent).toBe('“1” está ahora fuera de usoDeshacer')
  expect(within(note).getByRole('button', { name: 'Cerrar mensaje' })).toBeDefined()
})

it('A name with marks of direction turns no other word of what is told', () => {
  act(() => offer('\u202Eevil'))
  expect(offered().at(-1)).toBe('“evil” is inactive nowUndo')
})
