/**
 * Runs a task once the browser has nothing better to do. Returns the function that calls it off.
 * Browsers without idle callbacks run it after the current work.
 */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 5000 })
  return () => cancelIdleCallback(handle)
}

/** Resolves once the browser has nothing better to do. */
export const idle = () => new Promise<void>((resolve) => whenIdle(resolve))
