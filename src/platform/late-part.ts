import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** So long a part that could not be had is left alone, in ms. */
const RETRY_AFTER_MS = 30_000

/**
 * A part that comes by itself, beside what a person asked for: until it can be had it is missing, and takes nothing around
 * it along. What was asked for says that it failed: `useAskedPart`.
 *
 * @param load what `Suspense` waits for; asked again when it failed
 */
export function latePart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    for (;;) {
      try {
        return { default: await load() }
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
      }
    }
  })
}
