// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { focusKeptRow, keptRow } from './kept-row'

const linkOf = (code: string) => document.querySelector<HTMLElement>(`a[href="#${code}"]`)

let root: Root

async function show(codes: readonly string[]) {
  await act(async () =>
    root.render(
      <table>
        <tbody {...keptRow}>
          {codes.map((code) => (
            <tr key={code}>
              <td>
                <a href={`#${code}`}>{code}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>,
    ),
  )
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.children[0] ?? document.body)
  await show(['A', 'B', 'C'])
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

it.each([
  ['B', ['A', 'C'], 'C'],
  ['C', ['A', 'B'], 'B'],
])(
  'when row %s goes that has the focus, the one in its place takes it',
  async (code, left, next) => {
    linkOf(code)?.focus()
    await show(left)
    focusKeptRow()
    expect(document.activeElement).toBe(linkOf(next))
  },
)

it('leaves the focus where it is when none of the rows had it', async () => {
  linkOf('B')?.focus()
  linkOf('B')?.blur()
  await show(['A', 'C'])
  focusKeptRow()
  expect(document.activeElement).toBe(document.body)
})
