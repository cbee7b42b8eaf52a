import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import { changeSettings, settingsNow, subscribeSettings } from './settings'

/** Lets Mantine take its colour scheme from the person's settings. */
export function colorSchemeManager(): MantineColorSchemeManager {
  let stop: (() => void) | undefined
  let known: MantineColorScheme | undefined
  return {
    get: () => {
      known = settingsNow().colorScheme
      return known
    },
    // Mantine stores again what it is told here.
    set: (colorScheme) => {
      if (colorScheme !== settingsNow().colorScheme) changeSettings({ colorScheme })
    },
    subscribe: (onUpdate) => {
      const follow = () => {
        const { colorScheme } = settingsNow()
        if (colorScheme === known) return
        known = colorScheme
        onUpdate(colorScheme)
      }
      stop = subscribeSettings(follow)
      // Whose settings count may have become known since the first look at them.
      follow()
    },
    unsubscribe: () => stop?.(),
    clear: () => undefined,
  }
}
