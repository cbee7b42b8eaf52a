import { useLingui } from '@lingui/react/macro'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PopoverButton } from '@/components/popover-button/popover-button'
import { ToolButton } from '@/components/tool-button/tool-button'
import { useToday } from '@/components/use-today'
import { toChinaDate } from '@/domain/china-time'
import { pageCache } from '@/shell/page-cache/page-cache'
import { usePageKey } from '@/shell/page-cache/page-context'
import { SaveViewForm } from './save-view-form'
import { offerSharedView, useSharedView } from './shared-view-store'
import { useViews } from './use-views'
import { applyView } from './view-actions'
import classes from './view-bar.module.css'
import { updatedView, viewInForce, type LastView } from './view-in-force'
import { withOwnWidths } from './own-widths'
import { freeName, saveView, type ListView, type SharedView } from './views'
import type { ViewsProps } from './views-panel'

/**
 * A person's views beside the title, to be put in force by one press. The one in force is pressed; once the list
 * differs from it, it is marked and can be brought up to date or saved as another one.
 */
export function ViewBar(props: ViewsProps) {
  const { list, username, now, onInForce } = props
  const { t } = useLingui()
  const { views, change } = useViews(list.id, username)
  const shared = useSharedView(list.id)
  const bar = useRef<HTMLDivElement>(null)
  const { view: current, isChanged, last, note } = useCurrentView(views, props)
  const inForce = shared ? undefined : current?.columns
  const tellColumns = useEffectEvent(() => onInForce(inForce))
  const columnsInForce = JSON.stringify(inForce)
  useEffect(() => tellColumns(), [columnsInForce])
  /** The button that had the focus is about to go. */
  const keepFocus = () => bar.current?.focus()
  return (
    <div ref={bar} className={classes.bar} role="group" aria-label={t`Views`} tabIndex={-1}>
      {views.length > 0 ? (
        <div className={classes.chips}>
          {views.map((view) => {
            const isCurrent = !shared && view === current
            return (
              <button
                key={view.name}
                ref={isCurrent ? intoSight : undefined}
                type="button"
                className={classes.chip}
                title={view.name}
                aria-pressed={isCurrent}
                onClick={() => {
                  applyView(view, props)
                  note(view)
                }}
              >
                <span className={classes.name}>{view.name}</span>
                {isCurrent && isChanged ? <span className={classes.mark}>{t`changed`}</span> : null}
              </button>
            )
          })}
        </div>
      ) : null}
      {current && isChanged && !shared ? (
        <>
          <ToolButton
            onClick={() => {
              const days = [toChinaDate(Date.now()), ...(last ? [last.on] : [])]
              const updated = updatedView(current, now, list.fields, days)
              change((all) => saveView(all, updated))
              keepFocus()
            }}
          >
            {t`Update view`}
          </ToolButton>
          <PopoverButton label={t`Save as new`} icon={<IconDeviceFloppy size={16} aria-hidden />}>
            {() => <SaveViewForm {...props} onDone={keepFocus} />}
          </PopoverButton>
        </>
      ) : null}
      {shared ? <SharedViewOffer {...props} shared={shared} onDone={keepFocus} /> : null}
    </div>
  )
}

/** The view in force is the one to be seen when there are more than have room. Nothing but their own bar is scrolled. */
function intoSight(chip: HTMLElement | null): void {
  const bar = chip?.parentElement
  if (!chip || !bar) return
  const room = bar.getBoundingClientRect()
  const { left, right } = chip.getBoundingClientRect()
  if (left < room.left || right > room.right) bar.scrollLeft += left - room.left
}

interface SharedViewOfferProps extends ViewsProps {
  shared: SharedView
  onDone: () => void
}

/** A view that came by a link: in force for as long as its page is open, to be kept or put away. */
function SharedViewOffer({ shared, onDone, ...props }: SharedViewOfferProps) {
  const { list, username, now, onColumns, onSave } = props
  const { t } = useLingui()
  const { change } = useViews(list.id, username)
  const { name } = shared
  useEndWithPage(list.id)
  const keep = () => {
    change((all) => [...all, { ...shared, name: freeName(all, name), isDefault: false }])
    onSave()
    offerSharedView(list.id, undefined)
    onColumns(withOwnWidths(now.columns, list.id, username))
    onDone()
  }
  const putAway = () => {
    offerSharedView(list.id, undefined)
    onDone()
  }
  return (
    <span className={classes.offer}>
      <span role="status">{t`Shared view: ${name}`}</span>
      <ToolButton look="filled" onClick={keep}>
        {t({ context: 'a shared view', message: 'Keep' })}
      </ToolButton>
      <ToolButton onClick={putAway}>{t`Back to my columns`}</ToolButton>
    </span>
  )
}

/**
 * What a link's view began ends when the page around is closed. A page that is asked for anew, or shows another of its tabs,
 * mounts its list anew and is still the one that the link opened.
 */
function useEndWithPage(listId: string): void {
  const pageKey = usePageKey()
  useEffect(
    () => () => {
      const isOpen = pageCache.snapshot().pages.some(({ key }) => key === pageKey)
      if (!isOpen) offerSharedView(listId, undefined)
    },
    [listId, pageKey],
  )
}

/** The view in force, and what notes that a person has put one in force: another may show the same. */
function useCurrentView(views: readonly ListView[], { now, list }: ViewsProps) {
  const [last, setLast] = useState<LastView>()
  const [pressed, setPressed] = useState<string>()
  const today = useToday()
  const current = viewInForce(views, last, now, list, today, pressed)
  const { last: next } = current
  if (next !== last) setLast(next)
  return { ...current, note: ({ name }: ListView) => setPressed(name) }
}
