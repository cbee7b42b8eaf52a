import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { FOR_LISTENERS } from '../for-listeners'
import { toChinaDate } from '@/domain/china-time'

const importReader = () => import('@/domain/typed-day')

/**
 * What an input of a day does with a day that is typed in another way: it is read back as `YYYY-MM-DD` where it
 * was typed, on Enter or when the input is left. What reads it is fetched with the first focus.
 *
 * @param valueOf what an input holds, by its name
 * @returns handlers of the input, `readLater` for a text that nobody leaves: it came from a draft, and what tells the day that
 * was read to who can't see the input change
 */
export function useTypedDay(
  valueOf: (name: string) => string | undefined,
  onChange: (name: string, day: string) => void,
) {
  const { t, i18n } = useLingui()
  const reader = useRef<Awaited<ReturnType<typeof importReader>>>(undefined)
  const [readBack, setReadBack] = useState<{ name: string; typed: string; day: string }>()
  // Of another day it would be untrue; and the same is only told a second time once it was gone in between.
  if (readBack && valueOf(readBack.name) !== readBack.day) setReadBack(undefined)
  /** Without the reader what was typed stays as it is. */
  const fetchReader = () =>
    importReader().then(
      (loaded) => {
        reader.current = loaded
        return loaded
      },
      () => undefined,
    )
  const readIn = (input: HTMLInputElement) => {
    const typed = input.value
    const order = i18n.locale === 'es' ? 'day-first' : 'month-first'
    const today = toChinaDate(Date.now())
    const day =
      reader.current?.readTypedDay(typed, order, today) ??
      // Written so it is told that there is no such day.
      reader.current?.readMissingDay(typed, order, today)
    if (day === undefined || day === typed) return
    onChange(input.name, day)
    setReadBack({ name: input.name, typed, day })
  }
  /** Once the reader is there, unless the person is in the input by then. */
  const readLater = (input: HTMLInputElement) =>
    void fetchReader().then(() => input.matches(':focus') || readIn(input))
  const { typed, day } = readBack ?? {}
  return {
    readLater,
    readBack: (
      <span style={FOR_LISTENERS} aria-live="polite">
        {readBack ? t`${typed} was read as ${day}` : null}
      </span>
    ),
    handlers: {
      onFocus: () => void fetchReader(),
      onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        if (reader.current) readIn(currentTarget)
        else readLater(currentTarget)
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const { key, currentTarget } = event
        if (key !== 'Enter' || event.nativeEvent.isComposing) return
        if (reader.current) {
          readIn(currentTarget)
          return
        }
        // Enter came before the reader: it sends the form once the day was read.
        event.preventDefault()
        void fetchReader().then(() => {
          readIn(currentTarget)
          setTimeout(() => currentTarget.form?.requestSubmit())
        })
      },
    },
  }
}
