import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { PickerField } from '../picker-field/picker-field'
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
 * One of many, found by a part of its name, by pinyin or by initials. When the field is left, a name that is typed in full or
 * can mean only one is taken, as soon as there is something to choose from; anything else stays as it was typed, says that it
 * is none of the list or several, and is unsettled.
 */
export function SearchSelect({ choices, value, onChange, error, ...field }: SearchSelectProps) {
  const [isEntered, setIsEntered] = useState(false)
  // What is typed stands for what was chosen when it was begun: another choice since takes its place.
  const [typing, setTyping] = useState<{ text: string; over: string }>()
  const [isLeft, setIsLeft] = useState(true)
  const pinyin = usePinyin(isEntered)
  const chosen = choices.find((choice) => choice.value === value)
  const text = typing?.over === value ? typing.text : undefined
  const shown = text ?? chosen?.label ?? ''
  const found = matchChoices(choices, text ?? '', pinyin)
  const typed = text?.trim() ?? ''
  const isStray = typed !== '' && text !== chosen?.label
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
    else if (typed === '') take('')
    else {
      const choice = choiceMeant(choices, typed, pinyin)
      if (choice) take(choice.value)
      else {
        // What was chosen before is not what stands there now.
        setTyping({ text, over: '' })
        if (value !== '') onChange('')
      }
    }
  }
  // It was left before the choices, or the reading of their names, had come. What is chosen takes the place of what was typed.
  const meant = isWaitedFor ? choiceMeant(choices, typed, pinyin)?.value : undefined
  const choose = useEffectEvent(onChange)
  useEffect(() => {
    if (meant !== undefined) choose(meant)
  }, [meant])
  const isKnownAsStray = isWaitedFor && choices.length > 0
  const problem =
    found.length > 1 ? (
      <Trans>Several fit “{typed}”; choose one of them</Trans>
    ) : (
      <Trans>“{typed}” is not in the list; choose one of it</Trans>
    )
  return (
    <div>
      <PickerField
        {...field}
        text={shown}
        options={found.map((choice) => ({ value: choice.value, content: choice.label }))}
        chosen={value}
        isTyped={text !== undefined}
        error={isKnownAsStray ? problem : error}
        onEnter={() => setIsEntered(true)}
        onLeave={leave}
        onType={(next) => {
          setIsLeft(false)
          // A whole name counts at once: what it changes in the form must not move a button that is pressed.
          const whole = choices.filter(({ label }) => label === next)
          const over = (whole.length === 1 ? whole[0]?.value : undefined) ?? value
          setTyping({ text: next, over })
          if (over !== value) onChange(over)
        }}
        onPick={take}
        onClear={() => take('')}
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
