import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useSyncExternalStore,
  type EffectCallback,
} from 'react'

/** Leads somebody to a place in a page. Where it may not take the focus, it brings the place into sight only. */
type Lead = (mayTakeFocus: boolean) => void

/**
 * Whether a cached page is the one that shows. A store and not a context's value: showing or hiding a
 * page renders only what asked for it, and most of what must know only starts and stops something.
 */
export class PageActivity {
  #isActive: boolean
  readonly #listeners = new Set<() => void>()
  readonly #waiting = new Set<Lead>()

  constructor(isActive: boolean) {
    this.#isActive = isActive
  }

  readonly isActive = (): boolean => this.#isActive

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(isActive: boolean): void {
    if (this.#isActive === isActive) return
    this.#isActive = isActive
    for (const listener of this.#listeners) listener()
  }

  /**
   * Does something that needs the page in sight, as leading the eye or the focus to a place in it: at once where the page
   * shows, else once, when it comes to show and has its focus back. Returned is what calls it off.
   */
  readonly whenShown = (lead: Lead): (() => void) => {
    if (this.#isActive) lead(true)
    else this.#waiting.add(lead)
    return () => this.#waiting.delete(lead)
  }

  /** The page is in sight and has its focus back, or may not have it: does what has waited for that. */
  arrive(mayTakeFocus: boolean): void {
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const lead of waiting) lead(mayTakeFocus)
  }

  /** Whether anything waits for the page to show. */
  get isAwaited(): boolean {
    return this.#waiting.size > 0
  }
}

/** Of the page around; what stands beside all pages always shows. */
export const PageActivityContext = createContext(new PageActivity(true))

/** Whether the page around is the one that shows, for what looks different when it is not. */
export function usePageActive(): boolean {
  const page = use(PageActivityContext)
  return useSyncExternalStore(page.subscribe, page.isActive)
}

/**
 * An effect that a hidden page rests from: it runs when the page around comes to show and while it shows
 * whenever what it follows changes; what it returned ends it when the page is hidden. The page does not render.
 *
 * @param followed plain data, compared by what it holds
 */
export function usePageEffect(effect: EffectCallback, followed?: unknown): void {
  const key = JSON.stringify(followed)
  const page = use(PageActivityContext)
  const begin = useEffectEvent(effect)
  useEffect(() => {
    let end: ReturnType<EffectCallback>
    const follow = () => {
      if (end) end()
      end = page.isActive() ? begin() : undefined
    }
    follow()
    const stop = page.subscribe(follow)
    return () => {
      stop()
      if (end) end()
    }
  }, [page, key])
}

/** A layout effect that needs its page in sight, each time it comes on (`PageActivity.whenShown`). */
export function useWhenShown(effect: Lead, isOn: boolean): void {
  const page = use(PageActivityContext)
  const lead = useEffectEvent(effect)
  useLayoutEffect(
    () => (isOn ? page.whenShown((mayTakeFocus) => lead(mayTakeFocus)) : undefined),
    [page, isOn],
  )
}

/** Leads the focus to an element, or where that may not be, the eye. */
export function leadTo(element: HTMLElement | null | undefined, mayTakeFocus: boolean): void {
  if (mayTakeFocus) element?.focus()
  else element?.scrollIntoView({ block: 'nearest' })
}

/** Keys that are pressed anywhere while the page around shows, for as long as they are on. */
export function usePageKeys(press: (event: KeyboardEvent) => void, isOn: boolean): void {
  const page = use(PageActivityContext)
  const onPress = useEffectEvent(press)
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      if (page.isActive()) onPress(event)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [page, isOn])
}
