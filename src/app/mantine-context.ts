import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { printInLight } from '@/shell/settings/print-in-light'
import './mantine-components.css'
import './mantine-mends.css'
import { theme } from './theme'

/** What Mantine's own provider would give to every component below it; it does not change while the page is there. */
export const mantine = {
  theme: mergeMantineTheme(DEFAULT_THEME, theme),
  context: {
    // Which colours are in force stands at the document's root: nothing here asks Mantine for it.
    colorScheme: 'auto',
    setColorScheme: () => undefined,
    clearColorScheme: () => undefined,
    getRootElement: () => document.documentElement,
    classNamesPrefix: 'mantine',
    cssVariablesSelector: ':root',
    withStaticClasses: true,
  },
} as const

// With what comes beside the first page: nobody prints before it is there.
printInLight()
