import type { MantineColorSchemeManager } from '@mantine/core'
import { changeSettings, settingsNow, subscribeSettings } from './settings'

/** Lets Mantine take its colour scheme from the person's settings. */
export function colorSchemeManager(): MantineColorSchemeManager {
  let stop: (() => void) | undefined
  return {
    get: () => settingsNow().colorScheme,
    // Mantine stores again what it is told here.
    set: (colorScheme) => {
      if (colorScheme !== settingsNow().colorScheme) changeSettings({ colorScheme })
    },
    subscribe: (onUpdate) => {
      let known = settingsNow().colorScheme
      stop = subscribeSettings(() => {
        const { colorScheme } = settingsNow()
        if (colorScheme === known) return
        known = colorScheme
        onUpdate(colorScheme)
      })
    },
    unsubscribe: () => stop?.(),
    clear: () => undefined,
  }
}
