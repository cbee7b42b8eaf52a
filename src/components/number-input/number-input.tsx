import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { separatorsOf } from '@/domain/written-number'
import { Message } from '../message'
import { useUnsettled } from '../unsettled-fields'
import { doubtOf, type Doubt } from './doubtful-number'
import classes from './number-input.module.css'
import {
  clampNumber,
  cleanNumber,
  groupThousands,
  ungroupThousands,
  type NumberLimits,
} from './number-text'
import { typedText } from './typed-text'

/** How a number was read. A language may say why that is asked about: where a comma parts the decimals, it is thought to be that. */
const READINGS: Record<Doubt, MessageDescriptor> = {
  unclear: msg({
    context: 'number with separators',
    message: 'You typed {quoted}; read as {read}',
  }),
  'above-most': msg({
    context: 'number above the most',
    message: 'You typed {quoted}; read as {read}',
  }),
  'below-least': msg({
    context: 'number below the least',
    message: 'You typed {quoted}; read as {read}',
  }),
  negative: msg({
    context: 'number with a minus',
    message: 'You typed {quoted}; read as {read}',
  }),
  'other-signs': msg({
    context: 'number among other signs',
    message: 'You typed {quoted}; read as {read}',
  }),
  'too-many-decimals': msg({
    context: 'number with more decimals',
    message: 'You typed {quoted}; read as {read}',
  }),
}

interface NumberInputProps extends NumberLimits {
  id: string
  name: string
  label: ReactNode
  /** plain digits with a point; empty for nothing */
  value: string
  /** how the value was typed, while that may have meant another one; undefined otherwise */
  typed: string | undefined
  /** @param typed to be given back with the value, as long as that is the value */
  onChange: (value: string, typed: string | undefined) => void
  description?: ReactNode
  error?: ReactNode
  rightSection?: ReactNode
  isRequired?: boolean
}

/** Longer texts are cut where they are quoted. */
const QUOTED = 40

/**
 * A field for a number. What is no part of a number goes while it is typed or pasted, and the caret
 * stays where it was; when the field is left a number that was typed is brought between its limits, and grouped. If
 * what was typed may have meant another number, or any, the field asks, and is unsettled until that is
 * accepted or changed. A text that an input method is composing is left alone until it is done.
 */
export function NumberInput({
  value,
  typed,
  onChange,
  decimals,
  min,
  max,
  error,
  isRequired,
  ...input
}: NumberInputProps) {
  const { i18n } = useLingui()
  const separators = separatorsOf(i18n.locale)
  const limits = { decimals, min, max }
  const field = useRef<HTMLInputElement>(null)
  const selection = useSelectionBefore(field)
  const pasted = useRef('')
  // Only typing takes the separators away: a text that changed with the focus would lose its selection.
  const [isTyped, setIsTyped] = useState(false)
  const [composing, setComposing] = useState<string>()
  const doubtIn = (text: string) => doubtOf(text, limits, { pointGroups: separators.group === '.' })
  // A number that came from elsewhere since is nobody's typing.
  const isOfTyped = typed !== undefined && clampNumber(cleanNumber(typed, limits), limits) === value
  const doubt = !isTyped && isOfTyped ? doubtIn(typed) : undefined
  const asked = doubt === undefined ? undefined : typed
  useUnsettled(input.id, asked !== undefined)

  const shown = isTyped ? value : groupThousands(value, separators)
  const plain = (piece: string) => (isTyped ? piece : ungroupThousands(piece, separators))

  const take = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = input
    const before = { shown, plain, typed: isTyped ? typed : undefined }
    const edit = { text, ...selection.current }
    const nowTyped = withLines(typedText(before, edit, limits), pasted.current)
    pasted.current = ''
    const cleaned = cleanNumber(nowTyped, limits)
    if (cleaned !== text && selectionStart !== null) {
      const upToCaret = {
        text: text.slice(0, selectionStart),
        start: edit.start,
        end: shown.length,
      }
      const caret = cleanNumber(typedText(before, upToCaret, limits), limits).length
      // Before React does: it would put the caret behind the text, also where a sign changes nothing.
      input.value = cleaned
      input.setSelectionRange(caret, caret)
    }
    setComposing(undefined)
    setIsTyped(true)
    onChange(cleaned, nowTyped)
  }
  const leave = () => {
    setIsTyped(false)
    setComposing(undefined)
    // A number that nobody typed stays as it came, outside the limits too: it is not for passing by to change it.
    if (isTyped) {
      const isAsked = typed !== undefined && doubtIn(typed) !== undefined
      onChange(clampNumber(value, limits), isAsked ? typed : undefined)
    }
  }
  const quoted = asked?.trim().slice(0, QUOTED) ?? ''
  const read = groupThousands(value, separators)

  return (
    <div>
      <TextInput
        {...input}
        ref={field}
        error={
          doubt === undefined ? (
            error
          ) : value === '' ? (
            <Trans>You typed {quoted}, which is no number</Trans>
          ) : (
            <Message of={{ ...READINGS[doubt], values: { quoted, read } }} />
          )
        }
        errorProps={asked !== undefined ? { role: 'alert' } : {}}
        inputMode="decimal"
        autoComplete="off"
        required={isRequired ?? false}
        value={composing ?? shown}
        onChange={(event) => {
          if (composing === undefined) take(event)
          else setComposing(event.currentTarget.value)
        }}
        onPaste={({ clipboardData }) => {
          pasted.current = clipboardData.getData('text/plain')
        }}
        onDrop={({ dataTransfer }) => {
          pasted.current = dataTransfer.getData('text/plain')
        }}
        onCompositionStart={(event) => setComposing(event.currentTarget.value)}
        onCompositionEnd={take}
        onBlur={leave}
      />
      {asked !== undefined ? (
        <Button
          className={classes.accept}
          size="compact-xs"
          variant="default"
          onClick={() => {
            onChange(value, undefined)
            field.current?.focus()
          }}
        >
          {value === '' ? <Trans>Leave it empty</Trans> : <Trans>Accept {read}</Trans>}
        </Button>
      ) : null}
    </div>
  )
}

/**
 * What was typed, with the ends of lines that were pasted: a field has none, and makes blanks of them, which may stand between
 * thousands. Two cells are no thousands.
 */
function withLines(typed: string, pasted: string): string {
  // Those at the end, which a copied cell has, are cut off.
  const lines = pasted.replace(/[\r\n]+$/, '')
  const inField = lines.replaceAll(/\r\n?|\n/g, ' ')
  return inField === lines ? typed : typed.replace(inField, () => lines)
}

/** What was selected in a field before its text changed: by typing, pasting or composing. */
function useSelectionBefore(field: React.RefObject<HTMLInputElement | null>) {
  const selection = useRef({ start: 0, end: 0 })
  useEffect(() => {
    const input = field.current
    if (!input) return undefined
    const note = ({ type, inputType }: Partial<InputEvent>) => {
      // Within a composition the whole of it is one change.
      if (type === 'beforeinput' && inputType === 'insertCompositionText') return
      selection.current = { start: input.selectionStart ?? 0, end: input.selectionEnd ?? 0 }
    }
    input.addEventListener('beforeinput', note)
    input.addEventListener('compositionstart', note)
    return () => {
      input.removeEventListener('beforeinput', note)
      input.removeEventListener('compositionstart', note)
    }
  }, [field])
  return selection
}
