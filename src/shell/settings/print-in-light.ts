const ATTRIBUTE = 'data-mantine-color-scheme'

/** Paper is white and ink is black, whatever the colours of the screen are: what is printed is printed in light colours. */
export function printInLight(): void {
  const root = document.documentElement
  let onScreen: string | null = null
  addEventListener('beforeprint', () => {
    onScreen ??= root.getAttribute(ATTRIBUTE)
    root.setAttribute(ATTRIBUTE, 'light')
  })
  addEventListener('afterprint', () => {
    if (onScreen !== null) root.setAttribute(ATTRIBUTE, onScreen)
    onScreen = null
  })
}
