import { useLingui } from '@lingui/react/macro'
import { Autocomplete, Loader } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { isSameCode, normalCode } from '@/domain/normal-code'
import classes from './code-picker.module.css'

/** A document that can be picked. */
export interface PickableCode {
  code: string
  /** what helps to tell it from others, and what is left of it */
  hint: ReactNode
}

interface CodePickerProps {
  id: string
  name: string
  label: ReactNode
  value: string
  onChange: (code: string) => void
  /** what the server has for what was typed so far; it has filtered already */
  suggestions: readonly PickableCode[]
  isLoading: boolean
  description?: ReactNode
  error?: ReactNode
}

/**
 * A document's code, typed or picked from what the server finds for it. One of the suggestions is taken as the server wrote
 * it; a code that is not among them as it would mostly write it, however it was typed: the server says whether there is such a
 * document.
 */
export function CodePicker({ suggestions, isLoading, value, onChange, ...field }: CodePickerProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(value)
  // While it is typed it stays as typed: whose text is changed under an input method can't write on.
  const shown = isSameCode(typed, value) ? typed : value
  const hints = new Map(suggestions.map(({ code, hint }) => [code, hint]))
  return (
    <Autocomplete
      {...field}
      required
      autoComplete="off"
      value={shown}
      onChange={(text) => {
        setTyped(text)
        const found = suggestions.find(({ code }) => isSameCode(code, text))
        onChange(found?.code ?? normalCode(text))
      }}
      onBlur={() => setTyped(value)}
      data={[...hints.keys()]}
      // What the server found for an earlier text is not offered for this one.
      filter={({ options, search }) =>
        options.filter(
          (one) => 'value' in one && normalCode(one.value).includes(normalCode(search)),
        )
      }
      // Who is led here because something is wrong reads that first: the list would cover it, and the button just pressed.
      openOnFocus={false}
      selectFirstOptionOnChange
      // The list scrolls itself: a frame around it would be one that no key gets to.
      withScrollArea={false}
      classNames={{ options: classes.options }}
      comboboxProps={{ transitionProps: { duration: 0 } }}
      rightSection={isLoading ? <Loader size="xs" role="status" aria-label={t`Searching`} /> : null}
      renderOption={({ option }) => (
        <span className={classes.option}>
          <span>{option.value}</span>
          <span className={classes.hint}>{hints.get(option.value)}</span>
        </span>
      )}
    />
  )
}
