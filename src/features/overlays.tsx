import { useEffect, useEffectEvent } from 'react'
import { isModalOpen } from '@/platform/modal-dialog'
import type { User } from '@/api/contract/session'
import { areSingleKeysOn } from '@/session/single-keys'
import { showOverlay, useOverlay, type Overlay } from '@/shell/overlay'
import { askedPart } from '@/shell/asked-part'

const DictionaryDrawer = askedPart(
  async () => (await import('./dictionary/dictionary-drawer')).DictionaryDrawer,
)
const CommandPalette = askedPart(
  async () => (await import('./palette/command-palette')).CommandPalette,
)
const HelpDialog = askedPart(async () => (await import('./help/help-dialog')).HelpDialog)

/** Where a key is a letter that is being typed, or a menu's own. */
const TYPING = 'input, textarea, select, [contenteditable], [role=menu]'

/**
 * Data dictionary, command palette and help. On every page Ctrl+K (⌘K) opens the palette, and `?` the help,
 * unless the person has turned single keys off.
 */
export function Overlays({ user }: { user: User }) {
  const open = useOverlay()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const overlay = overlayOf(event)
    if (overlay === undefined || event.defaultPrevented) return
    if (overlay === 'help' && !areSingleKeysOn(user.username)) return
    event.preventDefault()
    // A dialog waits for an answer: nothing opens above it.
    if (!isModalOpen()) showOverlay(overlay)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => {
      removeEventListener('keydown', listener)
      close()
    }
  }, [])
  return (
    <>
      {open === 'dictionary' ? <DictionaryDrawer onClose={close} /> : null}
      {open === 'help' ? <HelpDialog user={user} onClose={close} /> : null}
      {open === 'palette' ? (
        <CommandPalette
          user={user}
          onClose={close}
          onDictionary={() => showOverlay('dictionary')}
        />
      ) : null}
    </>
  )
}

/** Nothing lies above the pages any more. */
const close = () => showOverlay(undefined)

/** What a key asks for; undefined when it is none of these, is held down, or is being typed. */
function overlayOf(event: KeyboardEvent): Overlay | undefined {
  const { altKey, ctrlKey, key, metaKey, repeat, shiftKey, target } = event
  if (altKey) return undefined
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k' ? 'palette' : undefined
  if (key !== '?' || repeat) return undefined
  return target instanceof Element && target.closest(TYPING) ? undefined : 'help'
}
