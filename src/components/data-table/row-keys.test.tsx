// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { handleRowKeys } from './row-keys'

const rows = (...codes: string[]) =>
  codes.map((code) => (
    <tr key={code}>
      <td>
        <a href="#order">{code}</a>
      </td>
    </tr>
  ))

beforeEach(() => {
  render(
    <table>
      <tbody onKeyDown={handleRowKeys}>
        {rows('FK1')}
        <tr data-detail>
          <td>
            <table>
              <tbody>{rows('KK1', 'KK2')}</tbody>
            </table>
          </td>
        </tr>
        {rows('FK2')}
      </tbody>
    </table>,
  )
})

/** What has the focus after a key is pressed on a link. */
function focusedAfter(code: string, init: { key: string; altKey?: boolean }): string | null {
  const link = screen.getByRole('link', { name: code })
  link.focus()
  fireEvent.keyDown(link, init)
  return document.activeElement?.textContent ?? null
}

it('Down goes to the next order of the list, past what stands under an opened one', () => {
  expect(focusedAfter('FK1', { key: 'ArrowDown' })).toBe('FK2')
})

it('a key in the table within an opened row moves nobody there nor out of it', () => {
  expect(focusedAfter('KK1', { key: 'ArrowDown' })).toBe('KK1')
  expect(focusedAfter('KK1', { key: 'End' })).toBe('KK1')
})

it('a key with Alt is the browser’s or the system’s', () => {
  expect(focusedAfter('FK1', { key: 'ArrowDown', altKey: true })).toBe('FK1')
})
