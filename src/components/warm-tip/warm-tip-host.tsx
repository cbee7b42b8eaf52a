import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { useUnreadResult } from '@/platform/unread-results'
import { closeWarmTip, useWarmTip, warmTipKey } from './warm-tip-store'
import { WarmTipAlert, type WarmTipViewProps } from './warm-tip-view'

interface WarmTipHostProps {
  /** clears the session and starts the sign-in again, which ends all tips; or asks first, over this one, and one may stay */
  onLogIn: () => void
}

/** How long after the start the dialog's code is fetched, in milliseconds. */
const PRELOAD_AFTER_MS = 10_000

/**
 * The place of the "Warm tip" dialog. Its code is no part of the first load: it comes with the first
 * tip, or when the page has been up for a while, because a dialog that says that there is no
 * connection can't be fetched then. If it can't be loaded, an inline alert says the same.
 */
export function WarmTipHost({ onLogIn }: WarmTipHostProps) {
  const tip = useWarmTip()
  const { code, load } = useDialogCode()
  const isOpen = tip !== undefined
  // What offers to load the page anew itself is no result that a reload would take away.
  useUnreadResult(isOpen && !tip.action)

  useEffect(() => {
    if (isOpen) load()
  }, [isOpen, load])

  useEffect(() => {
    const timer = setTimeout(() => load(), PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [load])

  if (!tip || code === 'loading') return null
  const View = code === 'missing' ? WarmTipAlert : code
  return <View key={warmTipKey(tip)} tip={tip} onClose={closeWarmTip} onLogIn={onLogIn} />
}

type DialogCode = ComponentType<WarmTipViewProps> | 'loading' | 'missing'

let loaded: ComponentType<WarmTipViewProps> | undefined

// Outside of the hook, which the React Compiler would leave out for the import.
async function loadDialog(): Promise<ComponentType<WarmTipViewProps>> {
  loaded = (await import('./warm-tip-dialog')).WarmTipDialog
  return loaded
}

/**
 * The dialog's component, once its chunk is there. A chunk that could not be had is asked for again
 * by the next `load`.
 */
function useDialogCode(): { code: DialogCode; load: () => void } {
  const [code, setCode] = useState<DialogCode>(() => loaded ?? 'loading')
  const load = useCallback(() => {
    if (loaded) return
    loadDialog().then(
      (dialog) => setCode(() => dialog),
      () => setCode('missing'),
    )
  }, [])
  return { code, load }
}
