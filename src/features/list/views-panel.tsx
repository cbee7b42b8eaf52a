import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, Text, TextInput } from '@mantine/core'
import { IconLink, IconPencil, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { ColumnMeta } from '@/components/data-table/data-column'
import { FOR_LISTENERS } from '@/components/for-listeners'
import type { FilterField } from '@/components/query-form/filter-field'
import { isSinglePress, pressOnceWhileHeld } from '@/platform/single-press'
import type { AppPath } from '@/shell/app-href'
import { notify } from '@/shell/notify'
import { SaveViewForm, viewNameError } from './save-view-form'
import { useViews } from './use-views'
import { applyView, copyViewLink } from './view-actions'
import type { ShownNow } from './view-in-force'
import {
  deleteView,
  renameView,
  restoreView,
  toggleDefaultView,
  type ListView,
  type ViewTab,
} from './views'
import classes from './views-panel.module.css'

/** What everything about views needs to know of the list and its screen. */
export interface ViewsProps {
  list: {
    id: string
    path: AppPath
    fields: readonly FilterField[]
    columns: readonly { id: string; meta: ColumnMeta }[]
    fixedSearch?: ViewTab
  }
  username: string
  /** what a view saved now would hold */
  now: ShownNow
  onApply: (goal: ShownNow) => void
  /** the columns alone are to be others: the page stays the one that it is */
  onColumns: (columns: ShownNow['columns']) => void
  /** one of the person's views is in force with these columns, or none is any more */
  onInForce: (columns: ShownNow['columns'] | undefined) => void
  /** a view was saved */
  onSave: () => void
}

/** A person's named views of a list: choose, save, rename, delete, pass on, and which one is the default. */
export function ViewsPanel(props: ViewsProps) {
  const { list, username } = props
  const { t, i18n } = useLingui()
  const { views, change } = useViews(list.id, username)
  /** What was done last, said anew also where it is the same. */
  const [done, setDone] = useState<{ what: MessageDescriptor; times: number }>()
  const tell = (what: MessageDescriptor) =>
    setDone((before) => ({ what, times: (before?.times ?? 0) + 1 }))
  const [renamed, setRenamed] = useState<string>()
  const panel = useRef<HTMLDivElement>(null)
  /** The control that had the focus is about to go; without it the keyboard would be nowhere. */
  const keepFocus = () => panel.current?.focus()
  const offerToRestore = (deleted: ListView, at: number) => {
    const { name: viewName } = deleted
    const run = () => change((now) => restoreView(now, deleted, at))
    notify({
      message: msg`View ${viewName} was deleted`,
      tone: 'success',
      action: { label: msg`Undo`, run },
    })
  }
  return (
    <div ref={panel} className={classes.panel} tabIndex={-1}>
      {views.length === 0 ? (
        <Text size="sm" c="dimmed">
          <Trans>No views yet. Save the filters, columns and page size you use often.</Trans>
        </Text>
      ) : (
        <ul className={classes.list} aria-label={t`Views`}>
          {views.map((view, at) => {
            const { name: viewName } = view
            return (
              <li key={view.name} className={classes.item}>
                {renamed === view.name ? (
                  <RenameForm
                    name={view.name}
                    others={views.filter((other) => other.name !== view.name)}
                    onRename={(next) => {
                      if (next !== undefined) {
                        change((now) => renameView(now, viewName, next))
                        if (next !== viewName) tell(msg`View ${viewName} is now called ${next}`)
                      }
                      keepFocus()
                      setRenamed(undefined)
                    }}
                  />
                ) : (
                  <>
                    <Button
                      className={classes.name}
                      title={view.name}
                      variant="subtle"
                      size="xs"
                      justify="start"
                      onClick={() => applyView(view, props)}
                    >
                      <span className={classes.text}>{view.name}</span>
                    </Button>
                    <ActionIcon
                      variant="subtle"
                      aria-label={t`Default view: ${viewName}`}
                      aria-pressed={view.isDefault}
                      onClick={() => change((now) => toggleDefaultView(now, view.name))}
                    >
                      {view.isDefault ? (
                        <IconStarFilled size={16} aria-hidden />
                      ) : (
                        <IconStar size={16} aria-hidden />
                      )}
                    </ActionIcon>
                    <ActionIcon
                      variant="subtle"
                      aria-label={t`Copy the link of view ${viewName}`}
                      onClick={() => void copyViewLink(view, list)}
                    >
                      <IconLink size={16} aria-hidden />
                    </ActionIcon>
                    <ActionIcon
                      variant="subtle"
                      aria-label={t`Rename view ${viewName}`}
                      onClick={() => setRenamed(view.name)}
                    >
                      <IconPencil size={16} aria-hidden />
                    </ActionIcon>
                    <ActionIcon
                      variant="subtle"
                      aria-label={t`Delete view ${viewName}`}
                      onKeyDown={pressOnceWhileHeld}
                      onClick={(event) => {
                        if (!isSinglePress(event)) return
                        keepFocus()
                        change((now) => deleteView(now, viewName))
                        offerToRestore(view, at)
                      }}
                    >
                      <IconTrash size={16} aria-hidden />
                    </ActionIcon>
                  </>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <SaveViewForm {...props} onSaved={(viewName) => tell(msg`View ${viewName} was saved`)} />
      <span role="status" style={FOR_LISTENERS}>
        {done ? <span key={done.times}>{i18n._(done.what)}</span> : null}
      </span>
    </div>
  )
}

interface RenameFormProps {
  name: string
  others: readonly ListView[]
  /** undefined: left as it was */
  onRename: (name: string | undefined) => void
}

function RenameForm({ name, others, onRename }: RenameFormProps) {
  const { t, i18n } = useLingui()
  const [text, setText] = useState(name)
  const next = text.trim()
  const error = viewNameError(next, others)
  return (
    <form
      className={classes.save}
      onSubmit={(event) => {
        event.preventDefault()
        if (next && !error) onRename(next)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        onRename(undefined)
      }}
    >
      <TextInput
        size="xs"
        data-autofocus
        autoFocus
        aria-label={t`New name`}
        value={text}
        error={error && i18n._(error)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button size="xs" type="submit" disabled={!next}>
        <Trans>Rename</Trans>
      </Button>
    </form>
  )
}
