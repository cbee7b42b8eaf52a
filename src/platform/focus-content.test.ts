// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { focusContent, holdFocus, isFocusLost } from './focus-content'
import { isBehindModal, isModalOpen } from './modal-dialog'

const byId = (id: string) => document.getElementById(id)
const dialog = (id: string, style = '') =>
  `<section id="${id}" role="dialog" aria-modal="true" tabindex="-1" style="${style}"><button></button></section>`

function show(...dialogs: string[]) {
  document.body.innerHTML = `<main id="content" tabindex="-1"><button id="row"></button></main>${dialogs.join('')}`
}

beforeEach(() => show())

it('The page that shows has the focus, or the last dialog above it', () => {
  focusContent()
  expect(document.activeElement).toBe(byId('content'))
  show(dialog('first'), dialog('last'))
  focusContent()
  expect(document.activeElement).toBe(byId('last'))
})

it('What is around a control that goes has the focus: a part of the page, or its dialog', () => {
  show(dialog('around'))
  byId('content')?.insertAdjacentHTML('beforeend', '<p id="part" tabindex="-1"><i><a></a></i></p>')
  const inPart = document.querySelector('a')
  const inDialog = document.querySelector('#around button')
  if (!inPart || !inDialog) throw new Error('Nothing is shown')
  focusContent(inPart)
  expect(document.activeElement).toBe(byId('part'))
  focusContent(inDialog)
  expect(document.activeElement).toBe(byId('around'))

  byId('row')?.focus()
  holdFocus(byId('row'))()
  expect(document.activeElement).toBe(byId('content'))
  // It goes while something else has it.
  byId('around')?.focus()
  holdFocus(byId('row'))()
  expect(document.activeElement).toBe(byId('around'))
})

it('A dialog that goes on while another page shows has nothing to do with that page', () => {
  show(dialog('first'), dialog('hidden', 'display: none'))
  focusContent()
  expect(document.activeElement).toBe(byId('first'))
  show(dialog('hidden', 'display: none'))
  focusContent()
  expect(document.activeElement).toBe(byId('content'))
  expect([isModalOpen(), isBehindModal(byId('row'))]).toEqual([false, false])
  show(dialog('shown'))
  expect([isModalOpen(), isBehindModal(byId('row'))]).toEqual([true, true])
  expect(isBehindModal(byId('shown')?.firstElementChild ?? null)).toBe(false)
})

it('What is hidden has no focus to lose', () => {
  show(dialog('shown'))
  byId('shown')?.focus()
  expect(isFocusLost()).toBe(false)
  byId('shown')?.setAttribute('style', 'display: none')
  expect(isFocusLost()).toBe(true)
})
