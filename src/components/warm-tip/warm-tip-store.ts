import type { MessageDescriptor } from '@lingui/core'
import { createAtom, useSelector } from '@tanstack/react-store'

/** What one "Warm tip" says. Texts stay descriptors, so that they follow a change of language. */
export interface WarmTip {
  message?: MessageDescriptor | undefined
  /** why, in our words, where that stands beside the server's own */
  reason?: MessageDescriptor | undefined
  /** what stands below the message; a string is the server's own words */
  detail?: MessageDescriptor | string | undefined
  /** whether a string `detail` is HTML; it is sanitised before it is shown */
  isHtml?: boolean | undefined
  /** offers to log in again beside OK */
  offersLogin?: boolean | undefined
  /** what else may help, beside OK: pressed, the tip is closed and it is done */
  action?: { label: MessageDescriptor; run: () => void } | undefined
}

const tips = createAtom<readonly WarmTip[]>([])

function textKey(text: MessageDescriptor | string | undefined): unknown {
  return typeof text === 'object' ? [text.id, text.values] : text
}

/** The same for tips that say the same. */
export function warmTipKey(tip: WarmTip): string {
  return JSON.stringify([tip.message, tip.reason, tip.detail].map(textKey))
}

/**
 * Opens the dialog. One is open at a time: the same tip is not shown twice over, another one waits
 * until the first is closed.
 */
export function showWarmTip(tip: WarmTip): void {
  if (tips.get().some((other) => warmTipKey(other) === warmTipKey(tip))) return
  tips.set((open) => [...open, tip])
}

/** Closes the open tip; the next one, if any, takes its place. */
export function closeWarmTip(): void {
  tips.set((open) => open.slice(1))
}

/** Closes the open tip and forgets the waiting ones: what they speak of is over. */
export function clearWarmTips(): void {
  tips.set([])
}

/** The tip to show now. */
export function currentWarmTip(): WarmTip | undefined {
  return tips.get()[0]
}

export function useWarmTip(): WarmTip | undefined {
  return useSelector(tips, ([tip]) => tip)
}
