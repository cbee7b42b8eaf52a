// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { useFocusBesideClosed } from './use-focus-beside-closed'

/** Three pages with tags, a page with a form, and what may lie above them: a menu of the tag, and a question. */
function Shell() {
  const bar = useRef<HTMLDivElement>(null)
  const [tags, setTags] = useState(['home', 'list', 'form'])
  const [above, setAbove] = useState<'menu' | 'alertdialog'>()
  useFocusBesideClosed(bar, tags.length, tags.at(-1))
  const closeForm = () => {
    setAbove(undefined)
    setTags(['home', 'list'])
  }
  return (
    <>
      <div ref={bar} role="tablist">
        {tags.map((tag) => (
          <div
            key={tag}
            role="tab"
            tabIndex={0}
            aria-selected={tag === tags.at(-1)}
            onKeyDown={({ key }) => {
              if (key === 'Delete') closeForm()
              else setAbove(key === 'ContextMenu' ? 'menu' : 'alertdialog')
            }}
          >
            {tag}
          </div>
        ))}
      </div>
      {above ? (
        <div role={above}>
          <button type="button" onClick={closeForm}>
            Close
          </button>
        </div>
      ) : null}
      {tags.includes('form') ? (
        <button type="button" onClick={closeForm}>
          Submit
        </button>
      ) : null}
    </>
  )
}

const focus = (element: HTMLElement) => act(() => element.focus())
const tagOf = (name: string) => screen.getByRole('tab', { name })
const buttonOf = (name: string) => screen.getByRole('button', { name })

describe('When a page is closed the focus', () => {
  it('stays among the tags where it was on the closed one', () => {
    render(<Shell />)
    focus(tagOf('form'))
    fireEvent.keyDown(tagOf('form'), { key: 'Delete' })
    expect(document.activeElement).toBe(tagOf('list'))
  })

  it.each(['ContextMenu', 'Enter'])('is among them too after what %s opened above it', (key) => {
    render(<Shell />)
    focus(tagOf('form'))
    fireEvent.keyDown(tagOf('form'), { key })
    focus(buttonOf('Close'))
    fireEvent.click(buttonOf('Close'))
    expect(document.activeElement).toBe(tagOf('list'))
  })

  it('does not go there where it had left them for the page', () => {
    render(<Shell />)
    focus(tagOf('form'))
    focus(buttonOf('Submit'))
    fireEvent.click(buttonOf('Submit'))
    expect(document.activeElement).toBe(document.body)
  })
})
