import { Trans } from '@lingui/react/macro'
import { Autocomplete, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useUnsettled } from '../unsettled-fields'
import { choiceMeant, matchChoices, type Choice } from './match-choices'
import { usePinyin } from './use-pinyin'

interface SearchSelectProps {
  id: string
  name: string
  label: ReactNode
  choices: readonly Choice[]
  /** empty for nothing */
  value: string
  onChange: (value: string) => void
  error?: ReactNode
}

/**
 * One of many, found by a part of its name, by pinyin or by initials. The first that fits is marked and
 * taken by Enter. When the field is left, a name that is typed in full or can mean only one is taken, as soon as there
 * is something to choose from; anything else stays as it was typed, says that it is none of the list, and is unsettled.
 */
export function SearchSelect({ choices, value, onChange, error, ...field }: SearchSelectProps) {
  const [isEntered, setIsEntered] = useState(false)
  // What is typed stands for what was chosen when it was begun: another choice since takes its place.
  const [typing, setTyping] = useState<{ text: string; over: string }>()
  const [isLeft, setIsLeft] = useState(true)
  const [isOpen, setIsOpen] = useState(false)
  // The field puts the name of a chosen option in its place as if it were typed.
  const isSubmitted = useRef(false)
  const pinyin = usePinyin(isEntered)
  const chosen = choices.find((choice) => choice.value === value)
  const text = typing?.over === value ? typing.text : undefined
  const shown = text ?? chosen?.label ?? ''
  const found = matchChoices(choices, text ?? '', pinyin)
  const isStray = text !== undefined && text.trim() !== '' && text !== chosen?.label
  const isWaitedFor = isStray && isLeft
  useUnsettled(field.id, isWaitedFor)

  const take = (next: string) => {
    setTyping(undefined)
    if (next !== value) onChange(next)
  }
  const leave = () => {
    setIsLeft(true)
    if (text === undefined) return
    if (text === chosen?.label) take(value)
    else if (text.trim() === '') take('')
    else {
      const choice = choiceMeant(choices, text, pinyin)
      if (choice) take(choice.value)
      else {
        // What was chosen before is not what stands there now.
        setTyping({ text, over: '' })
        if (value !== '') onChange('')
      }
    }
  }
  // It was left before the choices, or the reading of their names, had come. What is chosen takes the place of what was typed.
  const meant = isWaitedFor ? choiceMeant(choices, text, pinyin)?.value : undefined
  const choose = useEffectEvent(onChange)
  useEffect(() => {
    if (meant !== undefined) choose(meant)
  }, [meant])
  const stray = text?.trim()
  const isKnownAsStray = isWaitedFor && choices.length > 0
  return (
    <div>
      <Autocomplete
        {...field}
        required
        autoComplete="off"
        clearable
        value={shown}
        data={[...choices]}
        filter={() => found}
        // Who is led here because something is wrong reads that first: the list would cover it, and the button just pressed.
        openOnFocus={false}
        selectFirstOptionOnChange
        dropdownOpened={isOpen}
        onDropdownOpen={() => setIsOpen(true)}
        onDropdownClose={() => setIsOpen(false)}
        maxDropdownHeight={260}
        comboboxProps={{ transitionProps: { duration: 0 } }}
        error={
          isKnownAsStray ? <Trans>“{stray}” is not in the list; choose one of it</Trans> : error
        }
        onFocus={() => setIsEntered(true)}
        onBlur={leave}
        onKeyDown={(event) => {
          const [first] = found
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isStray || !first) return
          // What was found after the last letter, once pinyin could be read, has no mark yet.
          if (hasMarkedOption(event.currentTarget)) return
          event.preventDefault()
          take(first.value)
          setIsOpen(false)
        }}
        onChange={(next) => {
          const isEcho = isSubmitted.current
          isSubmitted.current = false
          if (isEcho) return
          setIsLeft(false)
          // A whole name counts at once: what it changes in the form must not move a button that is pressed.
          const whole = choices.filter(({ label }) => label === next)
          const over = (whole.length === 1 ? whole[0]?.value : undefined) ?? value
          setTyping({ text: next, over })
          if (over !== value) onChange(over)
        }}
        onClear={() => take('')}
        onOptionSubmit={(next) => {
          isSubmitted.current = true
          take(next)
        }}
      />
      {isStray && found.length === 0 && !isKnownAsStray ? (
        <Text size="xs" c="dimmed" role="status">
          {choices.length === 0 ? (
            <Trans>Chosen as soon as the list is here</Trans>
          ) : (
            <Trans>Nothing found</Trans>
          )}
        </Text>
      ) : null}
    </div>
  )
}

/** Whether the field's list marks what Enter takes. */
function hasMarkedOption(field: HTMLElement): boolean {
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '')
  return Boolean(list?.querySelector('[data-combobox-selected]'))
}
