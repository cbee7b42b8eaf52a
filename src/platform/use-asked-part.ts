import { startTransition, useEffect, useEffectEvent, useState } from 'react'

/** A part of the program that comes with the press that asks for it. */
export interface AskablePart<Part> {
  /** asks for it again when it failed */
  load: () => Promise<Part>
  /** what has come already */
  now: () => Part | undefined
  /** fetches it when it will soon be asked for; that it can't be had matters once it is */
  prefetch: () => void
}

/** @param load asked again by the next press when it failed */
export function askablePart<Part>(fetchPart: () => Promise<Part>): AskablePart<Part> {
  let loaded: Part | undefined
  const load = async () => (loaded ??= await fetchPart())
  return { load, now: () => loaded, prefetch: () => void load().catch(() => undefined) }
}

let tell: (error: unknown) => void = () => undefined

/** Says how a person is told that what they asked for could not be had. */
export function tellMissingParts(by: (error: unknown) => void): void {
  tell = by
}

/**
 * What was asked for; undefined while it is not there. It comes in an object: a component that a hook gives as it is counts as
 * one that is made in every render (`react/static-components`).
 */
interface AskedPart<Part> {
  Part: Part | undefined
}

/**
 * What was asked for, once it is there. Where it can't be had the person is told, and the page stays as it is with all that is
 * typed: by `lazy` the failure would stand in place of the page, also after the connection is back.
 *
 * @param isAsked whether it is wanted now
 * @param onMissing takes the wish back, so that the next press asks again
 * @param hold begins to keep the keys from the page while it is on its way, and returns what ends that; its argument calls it off
 */
export function useAskedPart<Part>(
  part: AskablePart<Part>,
  isAsked: boolean,
  onMissing: () => void,
  hold?: ((callOff: () => void) => () => unknown) | null,
): AskedPart<Part> {
  const [found, setFound] = useState(part.now)
  const giveUp = useEffectEvent((error?: unknown) => {
    if (error !== undefined) tell(error)
    onMissing()
  })
  const isMissing = isAsked && found === undefined
  useEffect(() => {
    if (!isMissing) return undefined
    let isWanted = true
    const letGo = hold?.(() => giveUp())
    part.load().then(
      (loaded) => {
        // Shown together with the styles that it names, as `Suspense` would.
        if (isWanted) startTransition(() => setFound(() => loaded))
      },
      (error: unknown) => {
        if (isWanted) giveUp(error)
      },
    )
    return () => {
      isWanted = false
      letGo?.()
    }
  }, [part, isMissing, hold])
  return { Part: isAsked ? found : undefined }
}
