import { type ComponentType, useCallback, useState } from 'react'
import type { WarmTipViewProps } from './warm-tip-view-props'

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
export function useDialogCode(): { code: DialogCode; load: () => void } {
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
