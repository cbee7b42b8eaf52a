// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchHiddenLayout } from './hidden-layout'

describe('watchHiddenLayout', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  watchHiddenLayout()

  const page = (hidden: string) =>
    `<div ${hidden}><div data-page-scroller><button>b</button></div></div>`
  const button = () => document.querySelector('button') ?? document.body
  beforeEach(() => told.mockClear())
  afterEach(() => document.body.replaceChildren())

  it('tells of reading, of scrolling and of focusing in a hidden page', () => {
    document.body.innerHTML = page('data-hidden')
    const read = [button().getBoundingClientRect(), button().offsetWidth]
    button().scrollTop = 3
    button().focus()
    expect(read).toHaveLength(2)
    expect(told.mock.calls.map(([error]) => String(error))).toEqual(
      ['getBoundingClientRect', 'offsetWidth', 'scrollTop', 'focus'].map(
        (asked) => `Error: Layout of a hidden page: ${asked} of BUTTON`,
      ),
    )
  })

  it('lets the page that shows, and everything beside pages, be', () => {
    document.body.innerHTML = `${page('')}<p data-hidden></p>`
    const read = [button().getBoundingClientRect(), document.querySelector('p')?.offsetWidth]
    button().scrollTop = 3
    button().focus()
    expect(read).toHaveLength(2)
    expect(button().scrollTop).toBe(3)
    expect(document.activeElement).toBe(button())
    expect(told).not.toHaveBeenCalled()
  })
})
