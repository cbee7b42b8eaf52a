import { useSyncExternalStore } from 'react'
import { toChinaDate } from '@/domain/china-time'

const DAY_MS = 24 * 60 * 60 * 1000
/** A timer may stand still while the computer sleeps: at the latest after so long it is looked again, in ms. */
const LOOK_AGAIN_MS = 5 * 60 * 1000
/** China is so far ahead of UTC, in which the timer counts. */
const CHINA_MS = 8 * 60 * 60 * 1000

/** The day that it is in China, `YYYY-MM-DD`: another one from midnight on. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, readToday)
}

const readToday = () => toChinaDate(Date.now())

function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const untilMidnight = DAY_MS - ((Date.now() + CHINA_MS) % DAY_MS)
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
