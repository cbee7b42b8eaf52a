import { useLingui } from '@lingui/react/macro'
import { Loader } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { isSameCode, normalCode } from '@/domain/normal-code'
import { PickerField } from '../picker-field/picker-field'
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
  const [typed, setTyped] = useState<string>()
  // While it is typed it stays as typed: whose text is changed under an input method can't write on.
  const isTyped = typed !== undefined && isSameCode(typed, value)
  const shown = isTyped ? typed : value
  const take = (code: string) => {
    setTyped(undefined)
    onChange(code)
  }
  // What the server found for an earlier text is not offered for this one. Beside what is chosen stands every other one.
  const fitting = isTyped
    ? suggestions.filter(({ code }) => normalCode(code).includes(normalCode(typed)))
    : suggestions
  return (
    <PickerField
      {...field}
      text={shown}
      options={fitting.map(({ code, hint }) => ({
        value: code,
        content: (
          <span className={classes.option}>
            <span>{code}</span>
            <span className={classes.hint}>{hint}</span>
          </span>
        ),
      }))}
      chosen={value}
      isTyped={isTyped}
      onType={(text) => {
        setTyped(text)
        const found = suggestions.find(({ code }) => isSameCode(code, text))
        onChange(found?.code ?? normalCode(text))
      }}
      onPick={take}
      onClear={() => take('')}
      onLeave={() => setTyped(undefined)}
      rightSection={
        isLoading ? <Loader size="xs" role="status" aria-label={t`Searching`} /> : undefined
      }
    />
  )
}
