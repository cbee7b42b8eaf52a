import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconMaximize, IconMinimize } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { showWarmTip } from '@/components/warm-tip/warm-tip-store'
import classes from './top-bar.module.css'

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Shows the application on the whole screen, and back. A browser that can't is said to be one. */
export function FullscreenButton() {
  const { t } = useLingui()
  const isFullscreen = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const toggle = async () => {
    try {
      if (isFullscreen) await document.exitFullscreen()
      else await document.documentElement.requestFullscreen()
    } catch {
      // Not supported, or forbidden by the page around.
      showWarmTip({ message: msg`you browser can not work` })
    }
  }
  const label = isFullscreen ? t`Exit full screen` : t`Full screen`
  const Icon = isFullscreen ? IconMinimize : IconMaximize
  return (
    <button
      type="button"
      className={`${classes.iconButton} ${classes.fullscreen}`}
      aria-label={label}
      title={label}
      onClick={() => void toggle()}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
    </button>
  )
}
