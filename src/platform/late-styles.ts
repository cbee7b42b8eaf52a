/**
 * React fetches the style sheets of parts that are loaded late, goes on without one that can't be had, and leaves the
 * promise of it to nobody: offline, the browser would report an error that is none. What is meant to be said about
 * the connection is said by the calls.
 */
export function goOnWithoutLateStyles(): void {
  addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason
    if (reason instanceof Event && reason.target instanceof HTMLLinkElement) event.preventDefault()
  })
}
