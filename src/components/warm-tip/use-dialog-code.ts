import { type ComponentType, useCallback, useState } from 'react'
import type { WarmTipViewProps } from './warm-tip-view-props'

type DialogCode = ComponentType<WarmTipViewProps> | 'loading' | 'missing'

let loaded: ComponentType<WarmTipViewProps> | undefined

/**
 * The dialog's component, once its chunk is there. A chunk that could not be had is asked for again
 * by the next `load`.
 */
export function useDialogCode(): { code: DialogCode; load: () => void } {
  const [code, setCode] = useState<DialogCode>(() => loaded ?? 'loading')
  const load = useCallback(() => {
    if (loaded) return
    import('./warm-tip-dialog').then(
      ({ WarmTipDialog }) => {
        loaded = WarmTipDialog
        setCode(() => WarmTipDialog)
      },
      () => setCode('missing'),
    )
  }, [])
  return { code, load }
}
