import type { Plugin } from 'vite'

const CONTEXT = '\0mantine-theme-context'
const CREATED = 'const MantineThemeContext = createContext(null);'

/**
 * Takes Mantine's context of the theme out of the module that also holds the theme, all of its colours and the
 * functions around them. The application's root only wants the context: all else is loaded later (src/app/mantine-host.tsx).
 */
export function mantineThemeContext(): Plugin {
  return {
    name: 'mantine-theme-context',
    apply: 'build',
    resolveId: { filter: { id: /^\0mantine-theme-context$/ }, handler: (id) => id },
    load: {
      filter: { id: /^\0mantine-theme-context$/ },
      handler: () =>
        "import { createContext } from 'react'\nexport const MantineThemeContext = createContext(null)",
    },
    transform: {
      filter: { id: /[\\/]@mantine[\\/]core[\\/].*[\\/]MantineThemeProvider\.mjs$/ },
      handler(code) {
        if (!code.includes(CREATED)) {
          throw new Error('Mantine creates the context of its theme in another way than is known')
        }
        return {
          code: `import { MantineThemeContext } from '${CONTEXT}'\n${code.replace(CREATED, '')}`,
          map: null,
        }
      },
    },
  }
}
