import { Trans } from '@lingui/react/macro'
import { CheckIcon, Combobox, InputBase, Text, useCombobox } from '@mantine/core'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useUnsettled } from '../unsettled-fields'
import { choiceMeant, matchChoices, type Choice } from './match-choices'
import classes from './search-select.module.css'
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
 * One of many, found by a part of its name, by pinyin or by initials. The list opens at the one that is chosen; of those
 * that fit what is typed the first is marked and taken by Enter. When the field is left, a name that is typed in full or can
 * mean only one is taken, as soon as there is something to choose from; anything else stays as it was typed, says that it is
 * none of the list, and is unsettled.
 */
export function SearchSelect({ choices, value, onChange, error, ...field }: SearchSelectProps) {
  const [isEntered, setIsEntered] = useState(false)
  // What is typed stands for what was chosen when it was begun: another choice since takes its place.
  const [typing, setTyping] = useState<{ text: string; over: string }>()
  const [isLeft, setIsLeft] = useState(true)
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() })
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
  const [first] = found
  const markFirst = useEffectEvent(list.selectFirstOption)
  useEffect(() => {
    // What is found may change without a letter: once pinyin can be read, and once the choices are here.
    if (typed !== '' && first !== undefined) markFirst()
  }, [typed, first])
  const isOpenedAtChosen = list.dropdownOpened && text === undefined && chosen !== undefined
  const markChosen = useEffectEvent(list.selectActiveOption)
  useEffect(() => {
    // It may be far down; the keys go on from it.
    if (isOpenedAtChosen) markChosen()
  }, [isOpenedAtChosen])
  const isKnownAsStray = isWaitedFor && choices.length > 0
  return (
    <div>
      <Combobox
        store={list}
        transitionProps={{ duration: 0 }}
        onOptionSubmit={(next) => {
          take(next)
          list.closeDropdown()
        }}
      >
        <Combobox.Target autoComplete="off" withExpandedAttribute>
          <InputBase
            {...field}
            required
            value={shown}
            __clearable={shown !== ''}
            __clearSection={<Combobox.ClearButton onClear={() => take('')} />}
            error={
              isKnownAsStray ? <Trans>“{typed}” is not in the list; choose one of it</Trans> : error
            }
            onFocus={() => setIsEntered(true)}
            // Who is led here because something is wrong reads that first: the list would cover it, and the button just pressed.
            onClick={() => list.openDropdown()}
            onBlur={() => {
              list.closeDropdown()
              leave()
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isStray || !first)
                return
              // The list takes what it has marked by itself.
              if (list.dropdownOpened && list.getSelectedOptionIndex() !== -1) return
              event.preventDefault()
              take(first.value)
              list.closeDropdown()
            }}
            onChange={({ currentTarget: { value: next } }) => {
              setIsLeft(false)
              // A whole name counts at once: what it changes in the form must not move a button that is pressed.
              const whole = choices.filter(({ label }) => label === next)
              const over = (whole.length === 1 ? whole[0]?.value : undefined) ?? value
              setTyping({ text: next, over })
              if (over !== value) onChange(over)
              list.resetSelectedOption()
              list.openDropdown()
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={found.length === 0}>
          <Combobox.Options labelledBy={`${field.id}-label`} className={classes.options}>
            {found.map((choice) => {
              const isChosen = choice.value === value
              return (
                <Combobox.Option
                  key={choice.value}
                  value={choice.value}
                  active={isChosen}
                  aria-selected={isChosen}
                  className={classes.option}
                >
                  {choice.label}
                  {isChosen ? <CheckIcon size={12} aria-hidden /> : null}
                </Combobox.Option>
              )
            })}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
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
