import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { whenIdle } from '@/platform/when-idle'

/** The page of the confirm list that was shown last in this tab, by order type. */
const shown = new Map<string, QueryKey>()

/** Who decides on the next order within this time, in ms, does not go back to the list in between. */
const GOES_ON_WITHIN = 2000

/** What calls off the reading that is to come, by order type. */
const callOffs = new Map<string, () => void>()

/** Remembers which answer of the server a confirm list shows. */
export function noteShownList(typeId: string, queryKey: QueryKey): void {
  shown.set(typeId, queryKey)
}

/**
 * Reads the confirm list that one came from again, after a decision, so that it is there as it is now in the first frame of
 * the way back: an order that was decided on would stand there for a moment, and the rows below it would move up under the
 * pointer when it goes.
 * Quietly: one that can't be read is read again when it is looked at.
 *
 * @param goesOn to the next order: read once no other decision follows
 */
export function readShownListAgain(
  queryClient: QueryClient,
  typeId: string,
  { goesOn }: { goesOn: boolean },
): void {
  callOffs.get(typeId)?.()
  const timer = setTimeout(
    () => {
      const queryKey = shown.get(typeId)
      if (!queryKey) return
      const callOff = whenIdle(() => {
        const what = { queryKey, exact: true, stale: true }
        // Who was back before it is shown the answer that is under way.
        void queryClient.refetchQueries(what, { cancelRefetch: false })
      })
      callOffs.set(typeId, callOff)
    },
    goesOn ? GOES_ON_WITHIN : 0,
  )
  callOffs.set(typeId, () => clearTimeout(timer))
}
