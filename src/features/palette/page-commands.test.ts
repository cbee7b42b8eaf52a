// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { readPageCommands } from './page-commands'

const pressed = vi.fn<() => void>()

/** Shows a page with one command, and reads what the page offers. */
function read() {
  document.body.innerHTML = '<main><div><button data-command>Approve</button></div></main>'
  const button = document.querySelector('button')
  button?.addEventListener('click', pressed)
  const [command] = readPageCommands()
  return { page: document.querySelector('div'), button, run: () => command?.run() }
}

beforeEach(() => void pressed.mockReset())

it('A command of the page presses its button', () => {
  read().run()
  expect(pressed).toHaveBeenCalledTimes(1)
})

it('A command of a page that has gone on or was left meanwhile does nothing', () => {
  const gone = read()
  gone.button?.remove()
  gone.run()
  const left = read()
  left.page?.setAttribute('data-hidden', 'true')
  left.run()
  expect(pressed).not.toHaveBeenCalled()
})
