import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button } from '@mantine/core'
import { useState } from 'react'
import { IconArrowDown, IconArrowUp, IconPin, IconPinFilled } from '@tabler/icons-react'
import { FOR_LISTENERS } from '../for-listeners'
import {
  defaultColumnSettings,
  moveColumn,
  toggleColumn,
  type ColumnSettings,
} from './column-settings'
import classes from './column-panel.module.css'
import type { ColumnMeta } from './data-column'

interface ColumnPanelProps {
  columns: readonly { id: string; meta: ColumnMeta }[]
  settings: ColumnSettings
  onChange: (settings: ColumnSettings) => void
}

/** Which columns are shown, in which order, and which stay in view. Takes effect at once. */
export function ColumnPanel({ columns, settings, onChange }: ColumnPanelProps) {
  const { t, i18n } = useLingui()
  const byId = new Map(columns.map((column) => [column.id, column]))
  /** What was done last: its button says nothing of it. */
  const [done, setDone] = useState('')
  const move = (id: string, name: string, by: -1 | 1) => {
    const moved = moveColumn(settings, id, by)
    const order = moved.order.filter((each) => byId.has(each))
    const position = order.indexOf(id) + 1
    const count = order.length
    onChange(moved)
    setDone(t`${name}: ${position} of ${count}`)
  }
  const restore = () => {
    onChange(defaultColumnSettings(columns))
    setDone(t`The default columns are restored`)
  }
  return (
    <div className={classes.panel}>
      <ul className={classes.list}>
        {settings.order.map((id, index) => {
          const column = byId.get(id)
          if (!column) return null
          const name = i18n._(column.meta.name)
          const isPinned = settings.pinned.includes(id)
          // At an end they have no effect, and stay in the tab order: what moved there keeps the focus.
          const isFirst = index === 0
          const isLast = index === settings.order.length - 1
          return (
            <li key={id} className={classes.item}>
              <label className={classes.name}>
                <input
                  type="checkbox"
                  checked={!settings.hidden.includes(id)}
                  disabled={column.meta.isAlwaysShown}
                  onChange={() => onChange(toggleColumn(settings, 'hidden', id))}
                />
                {name}
              </label>
              <ActionIcon
                variant="subtle"
                aria-label={t`Pin ${name}`}
                aria-pressed={isPinned}
                onClick={() => onChange(toggleColumn(settings, 'pinned', id))}
              >
                {isPinned ? (
                  <IconPinFilled size={16} aria-hidden />
                ) : (
                  <IconPin size={16} aria-hidden />
                )}
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                aria-label={t`Move ${name} up`}
                aria-disabled={isFirst}
                data-disabled={isFirst}
                onClick={() => move(id, name, -1)}
              >
                <IconArrowUp size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                aria-label={t`Move ${name} down`}
                aria-disabled={isLast}
                data-disabled={isLast}
                onClick={() => move(id, name, 1)}
              >
                <IconArrowDown size={16} aria-hidden />
              </ActionIcon>
            </li>
          )
        })}
      </ul>
      <Button
        size="xs"
        variant="default"
        classNames={{ root: classes.restore, label: classes.restoreText }}
        onClick={restore}
      >
        <Trans>Restore the default columns</Trans>
      </Button>
      <span role="status" style={FOR_LISTENERS}>
        {done}
      </span>
    </div>
  )
}
