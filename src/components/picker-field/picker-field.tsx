import {
  CheckIcon,
  Combobox,
  InputBase,
  useCombobox,
  type ComboboxProps,
  type ComboboxStore,
} from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { SIZED } from '../room-in-window'
import classes from './picker-field.module.css'

/** Something to pick. */
interface PickerOption {
  value: string
  content: ReactNode
}

interface PickerFieldProps {
  id: string
  name: string
  label: ReactNode
  description?: ReactNode
  error?: ReactNode
  /** what stands in the field */
  text: string
  /** what fits it, the best first */
  options: readonly PickerOption[]
  /** which of them is chosen; empty for none */
  chosen: string
  /** whether the text is being typed; otherwise it is what was chosen */
  isTyped: boolean
  onType: (text: string) => void
  onPick: (value: string) => void
  onClear: () => void
  onEnter?: () => void
  onLeave: () => void
  /** in place of the button that empties the field */
  rightSection?: ReactNode
}

/** It goes to the side with more room, and along with the field at the window's edge. */
const MIDDLEWARES = {
  ...SIZED,
  flip: { fallbackStrategy: 'bestFit' },
  shift: true,
} satisfies ComboboxProps['middlewares']

/**
 * A text field with a list of what can be picked. The list opens at what is chosen, and the keys go on from there; of what
 * fits a typed text the first is marked, and taken by Enter. With Ctrl or ⌘ the key is the page's: it picks nothing that was
 * not chosen. What the text means otherwise, its owner decides.
 */
export function PickerField({
  text,
  options,
  chosen,
  isTyped,
  onType,
  onPick,
  onClear,
  onEnter,
  onLeave,
  rightSection,
  ...field
}: PickerFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() })
  const [markedId, setMarkedId] = useState<string>()
  /** The list tells who can't see it of the arrow keys' marks only; there are others. */
  const watchMark = (options: HTMLElement | null) => {
    if (!options) return
    const tell = () => setMarkedId(options.querySelector('[data-combobox-selected]')?.id)
    const marks = new MutationObserver(tell)
    marks.observe(options, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-combobox-selected'],
    })
    tell()
    return () => marks.disconnect()
  }
  const isShown = list.dropdownOpened && options.length > 0
  const first = options[0]?.value
  const typed = isTyped && list.dropdownOpened ? text : ''
  const markFirst = useEffectEvent(list.selectFirstOption)
  useEffect(() => {
    // What fits may change without a letter: once it is found, or can be read.
    if (typed.trim() !== '' && first !== undefined) markFirst()
  }, [typed, first])
  const isAtChosen =
    list.dropdownOpened && !isTyped && options.some(({ value }) => value === chosen)
  const markChosen = useEffectEvent(() => {
    list.selectActiveOption()
    // It may be far down, and is looked for again once the list has its height.
    list.updateSelectedOptionIndex('selected', { scrollIntoView: true })
  })
  useEffect(() => {
    if (isAtChosen) markChosen()
  }, [isAtChosen])

  const open = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = currentTarget
    // What is typed next stands for another one, as it does when the field is entered by key.
    if (!list.dropdownOpened && !isTyped && selectionStart === selectionEnd) currentTarget.select()
    list.openDropdown()
  }
  return (
    <Combobox
      store={list}
      transitionProps={{ duration: 0 }}
      middlewares={MIDDLEWARES}
      onOptionSubmit={(value) => {
        onPick(value)
        list.closeDropdown()
      }}
    >
      {/* Its own attributes say open, and marked, also of a list that has nothing to show. */}
      <Combobox.Target withAriaAttributes={false}>
        <InputBase
          {...field}
          role="combobox"
          autoComplete="off"
          aria-haspopup="listbox"
          aria-expanded={isShown}
          aria-controls={isShown ? (list.listId ?? undefined) : undefined}
          aria-activedescendant={isShown ? markedId : undefined}
          data-expanded={list.dropdownOpened || undefined}
          data-mantine-stop-propagation={list.dropdownOpened || undefined}
          ref={input}
          required
          value={text}
          rightSection={rightSection}
          __clearable={text !== ''}
          __clearSection={
            <Combobox.ClearButton
              onClear={() => {
                onClear()
                // Who empties it looks for another one: the next letters belong here.
                input.current?.focus()
              }}
            />
          }
          onFocus={onEnter}
          // Not with the focus: who is led here because something is wrong reads that first, and the list would cover it, and
          // the button just pressed.
          onClick={open}
          onBlur={() => {
            list.closeDropdown()
            onLeave()
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            if (event.ctrlKey || event.metaKey) {
              list.resetSelectedOption()
              list.closeDropdown()
            } else if (typed.trim() !== '' && first !== undefined && !isAnyMarked(list)) {
              // It has come, and is marked a moment later.
              event.preventDefault()
              onPick(first)
              list.closeDropdown()
            }
          }}
          onChange={({ currentTarget }) => {
            onType(currentTarget.value)
            list.resetSelectedOption()
            list.openDropdown()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={options.length === 0} className={classes.dropdown}>
        <Combobox.Options
          ref={watchMark}
          labelledBy={`${field.id}-label`}
          className={classes.options}
        >
          {options.map(({ value, content }) => {
            const isChosen = value === chosen
            return (
              <Combobox.Option
                key={value}
                value={value}
                active={isChosen}
                aria-selected={isChosen}
                className={classes.option}
              >
                {content}
                {isChosen ? <CheckIcon size={12} aria-hidden /> : null}
              </Combobox.Option>
            )
          })}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

const isAnyMarked = (list: ComboboxStore) => list.getSelectedOptionIndex() !== -1
