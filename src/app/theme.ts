import { createTheme } from '@mantine/core'

/** The product's look, on Mantine's defaults. Colours of states are in app.css, in both schemes. */
export const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: { light: 7, dark: 8 },
  fontFamily:
    'Inter, "Segoe UI", system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  autoContrast: true,
})
