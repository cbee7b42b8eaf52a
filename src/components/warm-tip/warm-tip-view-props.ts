import type { WarmTip } from './warm-tip-store'

/** What shows a tip: the dialog, or the alert that stands in for it. */
export interface WarmTipViewProps {
  tip: WarmTip
  onClose: () => void
  onLogIn: () => void
}
