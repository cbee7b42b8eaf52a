import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { toChinaDate } from '@/domain/china-time'

/** Who looks sees the input change. */
const FOR_LISTENERS = { position: 'absolute', clipPath: 'inset(50%)' } as const

const importReader = () => import('@/domain/typed-day')

/**
 * What an input of a day does with a day that is typed in another way: it is read back as `YYYY-MM-DD` where it
 * was typed, on Enter or when the input is left. What reads it is fetched with the first focus.
 *
 * @returns handlers of the input, `readLater` for a text that nobody leaves: it came from a draft, and what tells the day that
 * was read to who can't see the input change
 */
export function useTypedDay(onChange: (name: string, day: string) => void) {
  const { t, i18n } = useLingui()
  const reader = useRef<Awaited<ReturnType<typeof importReader>>>(undefined)
  const [readBack, setReadBack] = useState('')
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
    const day = reader.current?.readTypedDay(typed, order, toChinaDate(Date.now()))
    if (day === undefined || day === typed) return
    onChange(input.name, day)
    setReadBack(t`${typed} was read as ${day}`)
  }
  /** Once the reader is there, unless the person is in the input by then. */
  const readLater = (input: HTMLInputElement) =>
    void fetchReader().then(() => input.matches(':focus') || readIn(input))
  return {
    readLater,
    readBack: (
      <span style={FOR_LISTENERS} aria-live="polite">
        {readBack}
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
