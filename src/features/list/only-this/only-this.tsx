import { useLingui } from '@lingui/react/macro'
import { IconFilter } from '@tabler/icons-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { placeOfRow } from '@/components/data-table/place-of-row'
import { describeFilters } from '@/components/query-form/describe-filters'
import type { FilterDraft, FilterField } from '@/components/query-form/filter-field'
import { usePageEffect } from '@/platform/page-active'
import { useStableCallback } from '@/platform/use-stable-callback'
import classes from './only-this.module.css'

interface OnlyThisProps {
  fields: readonly FilterField[]
  /** what `filtersOf` needs was fetched */
  isReady: boolean
  /** what the cell of a row of the page can be filtered by */
  filtersOf: (row: number, columnId: string) => FilterDraft | undefined
  onFilter: (filters: FilterDraft) => void
}

/** A place in the window, in px. */
interface Place {
  left: number
  top: number
}

interface Offer {
  filters: FilterDraft
  /** what they are in words */
  text: string
}

/** How large the button is, in px. */
const BUTTON = 24
/** How much of it lies between the cell's text and that of the next one, in px. */
const BESIDE = 10

/**
 * Filters a list by what a cell holds. The cell that is pointed at gets a button; F in a row opens what the row can
 * be filtered by. Stands right behind the table's frame and listens there, so that cells stay plain.
 */
export function OnlyThis({ fields, isReady, filtersOf, onFilter }: OnlyThisProps) {
  const { t, i18n } = useLingui()
  const root = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<Offer & Place>()
  const [menu, setMenu] = useState<Place & { offers: Offer[]; from: HTMLElement }>()

  const offerOf = (cell: Element): Offer | undefined => {
    const row = cell.closest('tr')
    if (!row) return undefined
    const headers = cell.closest('table')?.querySelectorAll<HTMLElement>('thead th')
    const column = headers?.[placeOf(cell)]?.dataset.head
    const filters = column === undefined ? undefined : filtersOf(placeOfRow(row), column)
    const [words] = filters ? describeFilters(fields, filters, i18n) : []
    return filters && words && { filters, text: `${words.label}: ${words.value}` }
  }
  const point = useStableCallback((target: EventTarget | null) => {
    const cell = target instanceof Element ? target.closest('tbody td') : null
    const offer = cell ? offerOf(cell) : undefined
    if (!cell || !offer) {
      setPointed(undefined)
      return
    }
    const box = cell.getBoundingClientRect()
    // A wide cell may go on under the actions, which stay in view.
    const actions = cell.nextElementSibling && cell.parentElement?.lastElementChild
    const end = actions?.getBoundingClientRect().left ?? box.right
    const left = Math.min(box.right, end > box.left ? end : box.right) - BUTTON + BESIDE
    // A button must not lie on a link, nor hide a part of a code: a cell that has no room for both has the key.
    const link = cell.querySelector('a, button')?.getBoundingClientRect()
    if (link && left < link.right) setPointed(undefined)
    else setPointed({ ...offer, left, top: box.top + (box.height - BUTTON) / 2 })
  })
  const openMenu = useStableCallback((target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || !target.matches('tbody :is(a, button, input)'))
      return false
    const cells = [...(target.closest('tr')?.children ?? [])]
    const offers = cells.flatMap((cell) => offerOf(cell) ?? [])
    if (offers.length === 0) return false
    const { left, bottom } = target.getBoundingClientRect()
    setPointed(undefined)
    setMenu({ left, top: bottom + 4, offers, from: target })
    return true
  })
  usePageEffect(() => {
    const frame = root.current?.previousElementSibling
    if (!(frame instanceof HTMLElement)) return undefined
    // Whatever is pointed at next: a finger that is lifted leaves everything, and takes nothing back.
    const over = ({ target }: Event) => {
      if (!(target instanceof Node) || root.current?.contains(target)) return
      point(frame.contains(target) ? target : null)
    }
    const scroll = () => point(null)
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'f' || event.ctrlKey || event.metaKey || event.altKey) return
      if (openMenu(event.target)) event.preventDefault()
    }
    document.addEventListener('pointerover', over)
    // On a phone the page scrolls, and not the frame.
    document.addEventListener('scroll', scroll, { passive: true, capture: true })
    frame.addEventListener('keydown', press)
    // Who points at a cell already does not point at it again.
    point(frame.querySelector('tbody td:hover'))
    return () => {
      document.removeEventListener('pointerover', over)
      document.removeEventListener('scroll', scroll, { capture: true })
      frame.removeEventListener('keydown', press)
      setPointed(undefined)
      setMenu(undefined)
    }
  }, String(isReady))
  const close = () => {
    menu?.from.focus()
    setMenu(undefined)
  }
  const pointedText = pointed?.text ?? ''
  return (
    <div ref={root} className={classes.root}>
      {pointed ? (
        <button
          type="button"
          className={classes.button}
          style={{ left: pointed.left, top: pointed.top }}
          tabIndex={-1}
          title={t`Only this: ${pointedText}`}
          aria-label={t`Only this: ${pointedText}`}
          onClick={() => {
            setPointed(undefined)
            onFilter(pointed.filters)
          }}
        >
          <IconFilter size={14} aria-hidden />
        </button>
      ) : null}
      {menu ? (
        <OfferMenu
          place={menu}
          offers={menu.offers}
          onClose={close}
          onLeave={() => setMenu(undefined)}
          onChoose={(filters) => {
            close()
            onFilter(filters)
          }}
        />
      ) : null}
    </div>
  )
}

/** The place of an element among those beside it. */
const placeOf = (element: Element) => [...(element.parentElement?.children ?? [])].indexOf(element)

interface OfferMenuProps {
  place: Place
  offers: readonly Offer[]
  onChoose: (filters: FilterDraft) => void
  /** gives the focus back */
  onClose: () => void
  /** something else has taken the focus */
  onLeave: () => void
}

/** What a row can be filtered by, as a menu of the keyboard. */
function OfferMenu({ place: { left, top }, offers, onChoose, onClose, onLeave }: OfferMenuProps) {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  const press = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const goals: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % buttons.length,
      ArrowUp: (at - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    }
    if (event.key === 'Escape' || event.key === 'Tab') onClose()
    else if (goals[event.key] === undefined) return
    else buttons[goals[event.key] ?? 0]?.focus()
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={list}
      role="menu"
      aria-label={t`Only this`}
      tabIndex={-1}
      className={classes.menu}
      style={{ left, top: `min(${top}px, calc(100dvh - ${offers.length * 32 + 20}px))` }}
      onKeyDown={press}
      onBlur={({ relatedTarget }) => {
        if (list.current?.contains(relatedTarget)) return
        if (relatedTarget) onLeave()
        else onClose()
      }}
    >
      {offers.map(({ filters, text }) => (
        <button
          key={text}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => onChoose(filters)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
