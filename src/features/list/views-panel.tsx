import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, Text, TextInput } from '@mantine/core'
import { IconPencil, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react'
import { useRef, useState, type SyntheticEvent } from 'react'
import { deleteView, renameView, saveView, toggleDefaultView, type ListView } from './views'
import classes from './views-panel.module.css'

interface ViewsPanelProps {
  views: readonly ListView[]
  onChange: (views: ListView[]) => void
  onApply: (view: ListView) => void
  /** what a view saved now would hold */
  current: Omit<ListView, 'name' | 'isDefault'>
}

/** A person's named views of a list: choose, save, rename, delete, and which one is the default. */
export function ViewsPanel({ views, onChange, onApply, current }: ViewsPanelProps) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [renamed, setRenamed] = useState<string>()
  const panel = useRef<HTMLDivElement>(null)
  /** The control that had the focus is about to go; without it the keyboard would be nowhere. */
  const keepFocus = () => panel.current?.focus()
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    const trimmed = name.trim()
    if (!trimmed) return
    const isDefault = views.find((other) => other.name === trimmed)?.isDefault ?? false
    onChange(saveView(views, { ...current, name: trimmed, isDefault }))
    setName('')
  }
  return (
    <div ref={panel} className={classes.panel} tabIndex={-1}>
      {views.length === 0 ? (
        <Text size="sm" c="dimmed">
          <Trans>No views yet. Save the filters, columns and page size you use often.</Trans>
        </Text>
      ) : (
        <ul className={classes.list} aria-label={t`Views`}>
          {views.map((view) => {
            const { name: viewName } = view
            return (
              <li key={view.name} className={classes.item}>
                {renamed === view.name ? (
                  <RenameForm
                    name={view.name}
                    isTaken={(next) => next !== view.name && views.some((v) => v.name === next)}
                    onRename={(next) => {
                      if (next !== undefined) onChange(renameView(views, view.name, next))
                      keepFocus()
                      setRenamed(undefined)
                    }}
                  />
                ) : (
                  <>
                    <Button
                      className={classes.name}
                      variant="subtle"
                      size="xs"
                      justify="start"
                      onClick={() => onApply(view)}
                    >
                      {view.name}
                    </Button>
                    <ActionIcon
                      variant="subtle"
                      aria-label={t`Default view: ${viewName}`}
                      aria-pressed={view.isDefault}
                      onClick={() => onChange(toggleDefaultView(views, view.name))}
                    >
                      {view.isDefault ? (
                        <IconStarFilled size={16} aria-hidden />
                      ) : (
                        <IconStar size={16} aria-hidden />
                      )}
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
                      onClick={() => {
                        keepFocus()
                        onChange(deleteView(views, viewName))
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
      <form className={classes.save} onSubmit={save}>
        <TextInput
          size="xs"
          aria-label={t`Name of the view`}
          placeholder={t`Name of the view`}
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button size="xs" type="submit" disabled={!name.trim()}>
          <Trans>Save view</Trans>
        </Button>
      </form>
    </div>
  )
}

interface RenameFormProps {
  name: string
  isTaken: (name: string) => boolean
  /** undefined: left as it was */
  onRename: (name: string | undefined) => void
}

function RenameForm({ name, isTaken, onRename }: RenameFormProps) {
  const { t } = useLingui()
  const [text, setText] = useState(name)
  const next = text.trim()
  return (
    <form
      className={classes.save}
      onSubmit={(event) => {
        event.preventDefault()
        if (next && !isTaken(next)) onRename(next)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onRename(undefined)
      }}
    >
      <TextInput
        size="xs"
        data-autofocus
        autoFocus
        aria-label={t`New name`}
        maxLength={40}
        value={text}
        error={isTaken(next) ? t`There is a view of this name` : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button size="xs" type="submit" disabled={!next}>
        <Trans>Rename</Trans>
      </Button>
    </form>
  )
}
