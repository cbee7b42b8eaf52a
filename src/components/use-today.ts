import { useCallback, useSyncExternalStore } from 'react'
import { toChinaDate } from '@/domain/china-time'

const DAY_MS = 24 * 60 * 60 * 1000
/** A timer may stand still while the computer sleeps: at the latest after so long it is looked again, in ms. */
const LOOK_AGAIN_MS = 5 * 60 * 1000
/** China is so far ahead of UTC, in which the timer counts. */
const CHINA_MS = 8 * 60 * 60 * 1000

const ownClock = () => Date.now()

/**
 * The day that it is in China, `YYYY-MM-DD`: another one from midnight on.
 *
 * @param now the clock that it goes by, in epoch ms, the same each time; the computer's without
 */
export function useToday(now: () => number = ownClock): string {
  const subscribe = useCallback((listener: () => void) => followDay(now, listener), [now])
  return useSyncExternalStore(subscribe, () => toChinaDate(now()))
}

function followDay(now: () => number, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const untilMidnight = DAY_MS - ((now() + CHINA_MS) % DAY_MS)
    timer = setTimeout(
      () => {
        listener()
        wait()
      },
      Math.min(untilMidnight, LOOK_AGAIN_MS),
    )
  }
  wait()
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}
