import { msg } from '@lingui/core/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIsThere } from '@/platform/use-is-there'
import { notify } from '@/shell/notify'

/** A button of a form that was pressed once more, by a notification. */
interface PressedAgain<Action> {
  action: Action
}

/**
 * Lets a notification press a button of a form again, with `useWhenPressedAgain`. What is sent is what stands in the form by then,
 * after the same checks as by its button. When the form is gone, nothing is sent, and the person is told so.
 */
export function usePressAgain<Action>() {
  const [pressed, setPressed] = useState<PressedAgain<Action>>()
  const isThere = useIsThere()
  return {
    pressed,
    pressAgain: (action: Action) => {
      if (isThere()) setPressed({ action })
      else notify({ message: msg`The form is closed, so nothing was sent.`, tone: 'warning' })
    },
  }
}

/** Does what the button does, with what the form holds when it was pressed again. */
export function useWhenPressedAgain<Action>(
  pressed: PressedAgain<Action> | undefined,
  press: (action: Action) => void,
): void {
  const pressNow = useEffectEvent(press)
  useEffect(() => {
    if (pressed) pressNow(pressed.action)
  }, [pressed])
}
