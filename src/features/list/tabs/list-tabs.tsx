import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Message } from '@/components/message'
import type { SearchValues } from '@/shell/app-href'
import classes from './list-tabs.module.css'

interface ListTabsProps {
  tabs: readonly { name: MessageDescriptor; search: SearchValues }[]
  /** the search of the tab that shows */
  current: SearchValues
  onChange: (search: SearchValues) => void
}

/** Whether a tab was pressed whose list is on its way: it comes with tabs of its own, and the pressed one has the focus there, too. */
let isPressed = false

/** Lists on one path, side by side. Each is a URL of its own; Left and Right go from tab to tab. */
export function ListTabs({ tabs, current, onChange }: ListTabsProps) {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isPressed) return
    isPressed = false
    list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  }, [])
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button === event.target)
    buttons.at((at + step) % buttons.length)?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={t`Tabs of this list`}
      className={classes.tabs}
      onKeyDown={move}
    >
      {tabs.map(({ name, search }) => {
        const isCurrent = JSON.stringify(search) === JSON.stringify(current)
        return (
          <button
            key={name.id}
            type="button"
            role="tab"
            aria-selected={isCurrent}
            tabIndex={isCurrent ? 0 : -1}
            className={classes.tab}
            onClick={() => {
              if (isCurrent) return
              isPressed = true
              onChange(search)
            }}
          >
            <Message of={name} />
          </button>
        )
      })}
    </div>
  )
}
