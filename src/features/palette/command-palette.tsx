import { Trans, useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import type { User } from '@/api/contract/session'
import { Dialog } from '@/components/dialog/dialog'
import { letKeysGo } from '@/shell/hold-keys'
import classes from './command-palette.module.css'
import { matchGroups } from './match-entry'
import type { PaletteEntry } from './palette-entry'
import { usePaletteGroups, type PaletteCommands } from './use-palette-groups'

interface CommandPaletteProps extends PaletteCommands {
  user: User
  onClose: () => void
}

/** Goes to a screen, a document or an order, or does something, by its name or a part of it. */
export function CommandPalette({ user, onClose, ...commands }: CommandPaletteProps) {
  const { t } = useLingui()
  const id = useId()
  const [typed, setTyped] = useState('')
  /** what arrows or the pointer have chosen; what is found late must not come under it */
  const [chosen, setChosen] = useState<string>()
  /** Enter was pressed before what was typed had been looked for */
  const isEntered = useRef(false)
  /** what was typed on the way, until the field has it */
  const ahead = useRef('')
  const list = useRef<HTMLDivElement>(null)
  const { groups, orders, isSearching, hasFailed, isSettled } = usePaletteGroups(
    user,
    typed,
    commands,
  )
  // Before the dialog notes where the focus was, and takes it: what was typed on the way goes on in the field.
  useLayoutEffect(() => {
    ahead.current += letKeysGo()
  }, [])
  // Found orders are what was typed; pinyin has nothing to say about a code.
  const shown = [...orders, ...matchGroups(groups, typed)]
  const entries = shown.flatMap(({ entries: inGroup }) => inGroup)
  const current = entries.find((entry) => entry.id === chosen) ?? entries[0]
  const optionId = (entry: PaletteEntry) => `${id}-${entry.id}`

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [current?.id])

  const run = (entry: PaletteEntry) => {
    onClose()
    entry.run()
  }
  const runOnly = useEffectEvent(() => {
    if (!isEntered.current) return
    isEntered.current = false
    const [only, other] = entries
    if (only && !other && !hasFailed) run(only)
  })
  // A whole code and Enter, as fast as it is pasted: of several the person chooses when they are there.
  useEffect(() => {
    if (!isSearching) runOnly()
  }, [isSearching])
  const enter = ({ repeat }: KeyboardEvent) => {
    // Held, it was pressed before what stands there now was found.
    if (repeat) return
    if (current) run(current)
    else isEntered.current = isSearching
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = entries.length - 1
    const at = current ? entries.indexOf(current) : last
    const moves: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(last, at + 8),
      PageUp: Math.max(0, at - 8),
    }
    const next = moves[event.key]
    if (next !== undefined) setChosen(entries[next]?.id)
    else if (event.key === 'Enter') enter(event)
    else return
    event.preventDefault()
  }

  return (
    <Dialog onClose={onClose} title={t`Command palette`} size="lg" yOffset="10vh">
      <div className={classes.search}>
        <IconSearch size={18} aria-hidden />
        <input
          className={classes.input}
          ref={() => {
            if (ahead.current) setTyped(ahead.current)
            ahead.current = ''
          }}
          data-autofocus
          autoFocus
          type="text"
          role="combobox"
          aria-label={t`Page, action, document or code`}
          placeholder={t`Page, action, document or code`}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={current ? optionId(current) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setChosen(undefined)
            isEntered.current = false
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        className={classes.list}
        role="listbox"
        aria-label={t`Results`}
        tabIndex={-1}
      >
        {shown.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <div id={`${id}-${group.id}`} className={classes.heading} role="presentation">
              {group.title}
            </div>
            {group.entries.map((entry) => (
              <div
                key={entry.id}
                id={optionId(entry)}
                className={classes.option}
                role="option"
                tabIndex={-1}
                aria-selected={entry === current}
                onClick={() => run(entry)}
                onKeyDown={onKeyDown}
                onMouseMove={() => {
                  if (entry !== current) setChosen(entry.id)
                }}
              >
                <span>{entry.name}</span>
                {entry.hint ? <span className={classes.hint}>{entry.hint}</span> : null}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className={classes.status} role="status">
        {isSearching ? (
          <Trans>Looking for orders…</Trans>
        ) : hasFailed ? (
          <Trans>Some orders could not be searched.</Trans>
        ) : entries.length === 0 && isSettled ? (
          <Trans>Nothing is called so.</Trans>
        ) : null}
      </p>
    </Dialog>
  )
}
