import * as v from 'valibot'

/**
 * What the tabs of one browser tell each other about the session: that somebody has logged out, or has
 * signed in. Who that is, is not told; a tab that needs to know asks the server.
 */
export type SessionNews = 'logged-out' | 'signed-in'

const CHANNEL = 'shopaccount.session'
const news = v.picklist(['logged-out', 'signed-in'] satisfies SessionNews[])

let channel: BroadcastChannel | undefined

function open(): BroadcastChannel | undefined {
  // Browsers without channels keep each tab to itself; its next call then meets the lost session.
  if (typeof BroadcastChannel !== 'function') return undefined
  channel ??= new BroadcastChannel(CHANNEL)
  return channel
}

/** Tells the other tabs. */
export function tellTabs(told: SessionNews): void {
  open()?.postMessage(told)
}

/** Calls `listener` with what other tabs tell. */
export function onTabNews(listener: (told: SessionNews) => void): void {
  open()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const told = v.safeParse(news, data)
    if (told.success) listener(told.output)
  })
}
