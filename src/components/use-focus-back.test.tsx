// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useFocusBack } from './use-focus-back'

function Dialog() {
  useFocusBack()
  return <button type="button">in it</button>
}

const openOver = (isOpen: boolean, isLeft = false) => (
  <>
    <div inert={isLeft}>
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
