import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MantineColorScheme } from '@mantine/core'
import type { Size } from './settings'

/** What the sizes are called. */
export const SIZE_NAMES: Record<Size, MessageDescriptor> = {
  large: msg({ message: 'Large', context: 'size' }),
  medium: msg({ message: 'Medium', context: 'size' }),
  small: msg({ message: 'Small', context: 'size' }),
  mini: msg({ message: 'Mini', context: 'size' }),
}

/** What the colour schemes are called. */
export const SCHEME_NAMES: Record<MantineColorScheme, MessageDescriptor> = {
  light: msg({ message: 'Light', context: 'colours' }),
  dark: msg({ message: 'Dark', context: 'colours' }),
  auto: msg({ message: 'System', context: 'colours' }),
}
