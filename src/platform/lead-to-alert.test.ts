// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { bringAlertIntoView } from './lead-to-alert'

afterEach(() => document.body.replaceChildren())

const rect =
  (top: number, bottom = top) =>
  () =>
    new DOMRect(0, top, 0, bottom - top)

/** How far a page that shows from 100 to 500 px is scrolled for an alert at `top`, below `margin` px of what stays at its top. */
function scrolledBy(top: number, margin: number): number | undefined {
  document.body.innerHTML = `<div data-page-scroller><main><p role="alert" style="scroll-margin-top: ${margin}px"></p></main></div>`
  const scroller = document.querySelector('div')
  const alert = document.querySelector('p')
  if (scroller) vi.spyOn(scroller, 'getBoundingClientRect').mockImplementation(rect(100, 500))
  if (alert) vi.spyOn(alert, 'getBoundingClientRect').mockImplementation(rect(top))
  bringAlertIntoView(document.querySelector('main'))
  return scroller?.scrollTop
}

it.each([
  ['stays where its first line is in sight', 452, 0, 0],
  ['comes to the top where less of it is, with room above', 453, 0, 341],
  ['stays right at the top', 110, 0, 0],
  ['comes out from under what stays at the top', 110, 40, -30],
])('an alert %s', (_, top, margin, by) => {
  expect(scrolledBy(top, margin)).toBe(by)
})
