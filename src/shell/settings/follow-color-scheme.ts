import { settingsNow, subscribeSettings } from './settings'

/** Keeps the document in the person's colours, or in the system's: Mantine's rules and ours go by its attribute. */
export function followColorScheme(): void {
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const { colorScheme } = settingsNow()
    const system = systemIsDark.matches ? 'dark' : 'light'
    document.documentElement.setAttribute(
      'data-mantine-color-scheme',
      colorScheme === 'auto' ? system : colorScheme,
    )
  }
  apply()
  subscribeSettings(apply)
  systemIsDark.addEventListener('change', apply)
}
