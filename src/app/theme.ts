import { createTheme } from '@mantine/core'

/** The product's look, on Mantine's defaults. Colours of states are in app.css, in both schemes. */
export const theme = createTheme({
  // A dark scale with the same blue in it as the dark surfaces of app.css.
  colors: {
    dark: [
      '#d3d9e1',
      '#b9c1cc',
      '#a3acb7',
      '#6b7583',
      '#434b57',
      '#343a45',
      '#272c35',
      '#1c2027',
      '#181b21',
      '#121519',
    ],
  },
  primaryColor: 'blue',
  primaryShade: 8,
  fontFamily:
    'Inter, "Segoe UI", system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  autoContrast: true,
})
