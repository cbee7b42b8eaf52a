import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import type { User } from '@/api/contract/session'
import { areSingleKeysOn } from '@/session/single-keys'
import type { Overlay } from '@/shell/shell-layout'

const DictionaryDrawer = lazy(async () => ({
  default: (await import('./dictionary/dictionary-drawer')).DictionaryDrawer,
}))
const CommandPalette = lazy(async () => ({
  default: (await import('./palette/command-palette')).CommandPalette,
}))
const HelpDialog = lazy(async () => ({
  default: (await import('./help/help-dialog')).HelpDialog,
}))

interface OverlaysProps {
  user: User
  open: Overlay | undefined
  onOpen: (overlay: Overlay | undefined) => void
}

/** Where a key is a letter that is being typed, or a menu's own. */
const TYPING = 'input, textarea, select, [contenteditable], [role=menu]'

/**
 * Data dictionary, command palette and help. On every page Ctrl+K (⌘K) opens the palette, and `?` the help,
 * unless the person has turned single keys off or the page has a use of its own for it.
 */
export function Overlays({ user, open, onOpen }: OverlaysProps) {
  const close = () => onOpen(undefined)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const overlay = overlayOf(event)
    if (overlay === undefined || event.defaultPrevented) return
    if (overlay === 'help' && !areSingleKeysOn(user.username)) return
    event.preventDefault()
    // A dialog waits for an answer: nothing opens above it.
    if (document.querySelector('[role=dialog][aria-modal=true]') === null) onOpen(overlay)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  return (
    <Suspense fallback={null}>
      {open === 'dictionary' ? <DictionaryDrawer onClose={close} /> : null}
      {open === 'help' ? <HelpDialog user={user} onClose={close} /> : null}
      {open === 'palette' ? (
        <CommandPalette user={user} onClose={close} onDictionary={() => onOpen('dictionary')} />
      ) : null}
    </Suspense>
  )
}

/** What a key asks for; undefined when it is none of these, is held down, or is being typed. */
function overlayOf(event: KeyboardEvent): Overlay | undefined {
  const { altKey, ctrlKey, key, metaKey, repeat, shiftKey, target } = event
  if (altKey) return undefined
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k' ? 'palette' : undefined
  if (key !== '?' || repeat) return undefined
  return target instanceof Element && target.closest(TYPING) ? undefined : 'help'
}
