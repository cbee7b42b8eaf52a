import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactElement } from 'react'
import classes from './column-handles.module.css'
import { WIDTHS } from './column-settings'
import { followCards } from './cards'
import { followPlace } from './follow-place'
import { followCopying } from './copied-cells'
import { followEdges } from './edges'
import { widthVariable, withText } from './place-columns'
import { followTextSpacing } from './text-spacing'

/** Comes when the browser is idle: nobody changes a width before the first rows are there. */

const STEP = 10

interface Handle {
  id: string
  element: HTMLElement
  width: number
  /** a column of amounts is never narrower than they are */
  min: number
}

interface HandleInput {
  id: string
  name: string
  /** px */
  width: number
  min: number
  isFirst: boolean
  i18n: I18n
}

/** What changes the width of a column, at the end of its header: an element, for a head has a dozen. */
export function columnHandle({ id, name, width, min, isFirst, i18n }: HandleInput): ReactElement {
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={i18n._(msg`Width of ${name}`)}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={WIDTHS.max}
      // One stop of Tab for all of them: from there Up and Down lead to the others.
      tabIndex={isFirst ? 0 : -1}
      title={i18n._(
        msg`Drag or press Left and Right for the width; double-click for the usual one`,
      )}
      data-column={id}
      className={classes.handle}
    />
  )
}

/** What else follows a table from its head on. */
function followHead(head: HTMLElement | null): () => void {
  const followers = [followEdges, followCards, followPlace, followCopying, followTextSpacing]
  const stops = followers.map((follow) => follow(head))
  return () => {
    for (const stop of stops) stop?.()
  }
}

/**
 * What the head does with the handles at the end of its cells: dragging, arrow keys, Home and End change a
 * column's width, a double click and Delete give back the first one, Up and Down go from handle to handle.
 * While one drags only a variable of the table changes: nothing is rendered before the pointer is let go. The shadows at the
 * edges of pinned columns come with them, the cards that rows become on a phone, rows that are copied as such, and room for text that
 * is set wider.
 *
 * @param onWidth takes the new width in px; undefined for the one that was declared
 */
export function resizeHandlers(onWidth: (id: string, width: number | undefined) => void) {
  return {
    ref: followHead,
    onPointerDown: (event: PointerEvent) => {
      const handle = handleOf(event)
      if (handle && event.button === 0) drag(handle, event, onWidth)
    },
    onDoubleClick: (event: MouseEvent) => {
      const handle = handleOf(event)
      if (handle) onWidth(handle.id, undefined)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const handle = handleOf(event)
      if (!handle || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
        neighbourOf(handle.element, event.key === 'ArrowUp' ? -1 : 1)?.focus()
      } else if (event.key === 'Delete') {
        onWidth(handle.id, undefined)
      } else {
        const width = {
          ArrowLeft: handle.width - STEP,
          ArrowRight: handle.width + STEP,
          Home: handle.min,
          End: WIDTHS.max,
        }[event.key]
        if (width === undefined) return
        onWidth(handle.id, within(handle, width))
      }
      event.preventDefault()
    },
  }
}

function handleOf({ target }: { target: EventTarget }): Handle | undefined {
  const element = target instanceof HTMLElement ? target : undefined
  const id = element?.dataset['column']
  if (!element || id === undefined) return undefined
  const [width, min] = [Number(element.ariaValueNow), Number(element.ariaValueMin)]
  return { id, element, width, min }
}

const within = ({ min }: Handle, width: number) =>
  Math.round(Math.min(Math.max(width, min), WIDTHS.max))

function neighbourOf(element: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const all = [...(element.closest('tr')?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
  const at = all.indexOf(element) + step
  return at < 0 ? undefined : all[at]
}

function drag(
  handle: Handle,
  { pointerId, clientX: from, nativeEvent }: PointerEvent,
  onWidth: (id: string, width: number) => void,
): void {
  const { element, id } = handle
  const cell = element.closest('th')
  const table = element.closest('table')
  if (!cell || !table) return
  // Text is not selected under the pointer, so the focus has to be given by hand.
  nativeEvent.preventDefault()
  element.focus({ preventScroll: true })
  element.setPointerCapture(pointerId)
  const scale = cell.offsetWidth / handle.width
  let width = handle.width
  const show = (px: number) => {
    width = px
    table.style.setProperty(widthVariable(id), withText(px))
  }
  const ended = new AbortController()
  const on = { signal: ended.signal }
  const end = (isTaken: boolean) => {
    ended.abort()
    if (isTaken && width !== handle.width) onWidth(id, width)
    else show(handle.width)
  }
  element.addEventListener(
    'pointermove',
    ({ clientX }) => show(within(handle, handle.width + (clientX - from) / scale)),
    on,
  )
  element.addEventListener('pointerup', () => end(true), on)
  element.addEventListener('pointercancel', () => end(false), on)
  element.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), on)
}
