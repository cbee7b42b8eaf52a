import { TextInput } from '@mantine/core'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { clampNumber, cleanNumber, groupThousands, type NumberLimits } from './number-text'

interface NumberInputProps extends NumberLimits {
  id: string
  name: string
  label: ReactNode
  /** plain digits with a point; empty for nothing */
  value: string
  onChange: (value: string) => void
  description?: ReactNode
  error?: ReactNode
  rightSection?: ReactNode
  isRequired?: boolean
  readOnly?: boolean
}

/**
 * A field for a number. What is no part of a number goes while it is typed or pasted, and the caret
 * stays where it was; when the field is left the number is brought between its limits and grouped.
 * A text that an input method is composing is left alone until it is done.
 */
export function NumberInput({
  value,
  onChange,
  decimals,
  min,
  max,
  isRequired,
  ...input
}: NumberInputProps) {
  const limits = { decimals, min, max }
  // Only typing takes the separators away: a text that changed with the focus would lose its selection.
  const [isTyped, setIsTyped] = useState(false)
  const [composing, setComposing] = useState<string>()

  const take = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = input
    const cleaned = cleanNumber(typed, limits)
    if (cleaned !== typed && selectionStart !== null) {
      const caret = cleanNumber(typed.slice(0, selectionStart), limits).length
      // Before React does: it would put the caret behind the text, also where a sign changes nothing.
      input.value = cleaned
      input.setSelectionRange(caret, caret)
    }
    setComposing(undefined)
    setIsTyped(true)
    onChange(cleaned)
  }

  return (
    <TextInput
      {...input}
      inputMode="decimal"
      autoComplete="off"
      required={isRequired ?? false}
      value={composing ?? (isTyped ? value : groupThousands(value))}
      onChange={(event) => {
        if (composing === undefined) take(event)
        else setComposing(event.currentTarget.value)
      }}
      onCompositionStart={(event) => setComposing(event.currentTarget.value)}
      onCompositionEnd={take}
      onBlur={() => {
        setIsTyped(false)
        setComposing(undefined)
        const clamped = clampNumber(value, limits)
        if (clamped !== value) onChange(clamped)
      }}
    />
  )
}
