import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import type { User } from '@/api/contract/session'
import { askToLogOut } from '@/shell/log-out'

const DictionaryDrawer = lazy(async () => ({
  default: (await import('./dictionary/dictionary-drawer')).DictionaryDrawer,
}))
const CommandPalette = lazy(async () => ({
  default: (await import('./palette/command-palette')).CommandPalette,
}))

/** What can lie above every page, one at a time. */
export type Overlay = 'dictionary' | 'palette'

interface OverlaysProps {
  user: User
  open: Overlay | undefined
  onOpen: (overlay: Overlay | undefined) => void
}

/** The data dictionary and the command palette; Ctrl+K (⌘K) opens the palette on every page. */
export function Overlays({ user, open, onOpen }: OverlaysProps) {
  const queryClient = useQueryClient()
  const close = () => onOpen(undefined)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isPalette = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!isPalette || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    // A dialog waits for an answer: nothing opens above it.
    if (document.querySelector('[role=dialog][aria-modal=true]') === null) onOpen('palette')
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  return (
    <Suspense fallback={null}>
      {open === 'dictionary' ? <DictionaryDrawer onClose={close} /> : null}
      {open === 'palette' ? (
        <CommandPalette
          user={user}
          onClose={close}
          onDictionary={() => onOpen('dictionary')}
          onLogOut={() => askToLogOut(queryClient, user)}
        />
      ) : null}
    </Suspense>
  )
}
