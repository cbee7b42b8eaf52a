// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { focusKeptRow, keptRow } from './kept-row'

const linkOf = (code: string) => document.querySelector<HTMLElement>(`a[href="#${code}"]`)

beforeEach(() => {
  const rows = ['A', 'B', 'C'].map((code) => `<tr><td><a href="#${code}">${code}</a></td></tr>`)
  document.body.innerHTML = `<table><tbody>${rows.join('')}</tbody></table>`
})

/** The table's body gets what follows the focus in it, as it does some time after its rows. */
const follow = () => keptRow.ref(document.querySelector('tbody'))

it('goes on from a row that had the focus before anything followed it', () => {
  linkOf('B')?.focus()
  follow()
  linkOf('B')?.closest('tr')?.remove()
  focusKeptRow()
  expect(document.activeElement).toBe(linkOf('C'))
})

it('leaves the focus where it is when none of the rows had it', () => {
  follow()
  linkOf('B')?.closest('tr')?.remove()
  focusKeptRow()
  expect(document.activeElement).toBe(document.body)
})
