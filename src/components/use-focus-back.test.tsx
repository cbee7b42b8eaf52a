// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useBusyFocus, useFocusBack } from './use-focus-back'

function Dialog() {
  useFocusBack()
  return <button type="button">in it</button>
}

const openOver = (isOpen: boolean, isLeft = false) => (
  <>
    <div data-hidden={isLeft || undefined}>
      <button type="button">behind</button>
    </div>
    {isOpen ? <Dialog /> : null}
  </>
)

afterEach(cleanup)

it('gives the focus back when what took it is gone', () => {
  const { rerender } = render(openOver(false))
  screen.getByText('behind').focus()
  rerender(openOver(true))
  screen.getByText('in it').focus()
  rerender(openOver(false))
  expect(document.activeElement).toBe(screen.getByText('behind'))
})

it('does not ask for the focus in a page that was left meanwhile', () => {
  const { rerender } = render(openOver(false))
  const behind = screen.getByText('behind')
  behind.focus()
  rerender(openOver(true))
  const focus = vi.spyOn(behind, 'focus')
  rerender(openOver(false, true))
  expect(focus).not.toHaveBeenCalled()
})

it('gives it to the page when what had it is gone, or nothing had it', () => {
  const page = (isOpen: boolean, isThere: boolean) => (
    <main id="content" tabIndex={-1}>
      {isThere ? <button type="button">row</button> : null}
      {isOpen ? <Dialog /> : null}
    </main>
  )
  const { rerender } = render(page(false, true))
  screen.getByText('row').focus()
  rerender(page(true, true))
  screen.getByText('in it').focus()
  rerender(page(false, false))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  screen.getByRole('main').blur()
  rerender(page(true, false))
  screen.getByText('in it').focus()
  rerender(page(false, false))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('takes it from nothing that has got it meanwhile', () => {
  const page = (isOpen: boolean) => (
    <main id="content" tabIndex={-1}>
      <button type="button">row</button>
      <input aria-label="field" />
      {isOpen ? <Dialog /> : null}
    </main>
  )
  const { rerender } = render(page(false))
  screen.getByText('row').focus()
  rerender(page(true))
  screen.getByRole('textbox').focus()
  rerender(page(false))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

function Work({ isBusy, isAsking }: { isBusy: boolean; isAsking: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  useBusyFocus(button, isBusy)
  return (
    <>
      <button ref={button} type="button" disabled={isBusy}>
        decide
      </button>
      {isAsking ? <Dialog /> : null}
    </>
  )
}

/** Takes the focus from a button in the moment in which it is disabled, as Chromium does up to 150. */
function blurAtOnce(button: HTMLButtonElement): void {
  const set = button.setAttribute.bind(button)
  vi.spyOn(button, 'setAttribute').mockImplementation((name, value) => {
    set(name, value)
    if (name !== 'disabled') return
    // The simulated document leaves the focus to what is disabled.
    vi.spyOn(button, 'disabled', 'get').mockReturnValueOnce(false)
    button.blur()
  })
}

/** Presses the button, which is busy from then on and has lost the focus, as a browser takes it. */
function pressed() {
  const { rerender } = render(<Work isBusy={false} isAsking={false} />)
  const button = screen.getByText('decide')
  button.focus()
  rerender(<Work isBusy isAsking={false} />)
  button.blur()
  return { rerender, button }
}

it('gives the focus of a dialog that comes while a button is busy back to that button', () => {
  const { rerender, button } = pressed()
  rerender(<Work isBusy isAsking />)
  screen.getByText('in it').focus()
  rerender(<Work isBusy={false} isAsking />)
  expect(document.activeElement).toBe(screen.getByText('in it'))
  rerender(<Work isBusy={false} isAsking={false} />)
  expect(document.activeElement).toBe(button)
})

it('keeps it for the button when a dialog goes while that is busy still', () => {
  const page = (isBusy: boolean, isAsking: boolean) => (
    <main id="content" tabIndex={-1}>
      <Work isBusy={isBusy} isAsking={isAsking} />
    </main>
  )
  const { rerender } = render(page(false, false))
  const button = screen.getByText('decide')
  button.focus()
  rerender(page(true, false))
  button.blur()
  rerender(page(true, true))
  screen.getByText('in it').focus()
  rerender(page(true, false))
  rerender(page(false, false))
  expect(document.activeElement).toBe(button)
})

it('a busy button that is gone gives the focus to the page', () => {
  const page = (isThere: boolean, isAsking: boolean) => (
    <main id="content" tabIndex={-1}>
      {isThere ? <Work isBusy={isAsking} isAsking={false} /> : null}
      {isAsking ? <Dialog /> : null}
    </main>
  )
  const { rerender } = render(page(true, false))
  screen.getByText('decide').focus()
  rerender(page(true, true))
  screen.getByText('in it').focus()
  rerender(page(false, true))
  rerender(page(false, false))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('does not give the focus of a later dialog to a button that is busy no longer', () => {
  const { rerender, button } = pressed()
  rerender(<Work isBusy={false} isAsking={false} />)
  expect(document.activeElement).toBe(button)
  button.blur()
  rerender(<Work isBusy={false} isAsking />)
  screen.getByText('in it').focus()
  rerender(<Work isBusy={false} isAsking={false} />)
  expect(document.activeElement).toBe(document.body)
})

it('gives the focus back to a button that loses it before it is known to be busy', () => {
  const { rerender } = render(<Work isBusy={false} isAsking={false} />)
  const button = screen.getByText<HTMLButtonElement>('decide')
  blurAtOnce(button)
  button.focus()
  rerender(<Work isBusy isAsking={false} />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Work isBusy isAsking />)
  screen.getByText('in it').focus()
  rerender(<Work isBusy={false} isAsking />)
  rerender(<Work isBusy={false} isAsking={false} />)
  expect(document.activeElement).toBe(button)
})

it('does not give it back to a button that lost it to something else than what it is busy with', () => {
  const { rerender } = render(<Work isBusy={false} isAsking={false} />)
  const button = screen.getByText<HTMLButtonElement>('decide')
  blurAtOnce(button)
  button.focus()
  button.setAttribute('disabled', '')
  expect(document.activeElement).toBe(document.body)
  button.removeAttribute('disabled')
  button.focus()
  button.blur()
  rerender(<Work isBusy isAsking={false} />)
  rerender(<Work isBusy={false} isAsking={false} />)
  expect(document.activeElement).toBe(document.body)
})

it('leaves it to the page, where somebody has pressed meanwhile', () => {
  const page = (isBusy: boolean) => (
    <main id="content" tabIndex={-1}>
      <Work isBusy={isBusy} isAsking={false} />
    </main>
  )
  const { rerender } = render(page(false))
  screen.getByText('decide').focus()
  rerender(page(true))
  screen.getByRole('main').focus()
  rerender(page(false))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
