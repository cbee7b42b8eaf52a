import { useLingui } from '@lingui/react/macro'
import {
  IconDeviceDesktop,
  IconLanguage,
  IconMoon,
  IconSun,
  IconTextSize,
} from '@tabler/icons-react'
import { MenuButton } from '@/components/menu-button/menu-button'
import { LOCALE_NAMES, LOCALES } from '@/locales/i18n'
import { SCHEME_NAMES, SIZE_NAMES } from './setting-names'
import { changeSettings, COLOR_SCHEMES, SIZES, useSettings } from './settings'
import classes from '../top-bar.module.css'

const SCHEME_ICONS = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop }

const ICON = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

/** The language of the interface: it changes without a reload, and nothing typed is lost. */
export function LocaleMenu() {
  const { t } = useLingui()
  const { locale: current } = useSettings()
  const label = t`Language`
  const name = LOCALE_NAMES[current]
  return (
    <MenuButton
      label={`${label}: ${name}`}
      entries={LOCALES.map((locale) => ({
        key: locale,
        label: LOCALE_NAMES[locale],
        lang: locale,
        isCurrent: locale === current,
        onSelect: () => changeSettings({ locale }),
      }))}
    >
      <IconLanguage {...ICON} />
      <span className={classes.text}>{name}</span>
    </MenuButton>
  )
}

/** How large everything is drawn. */
export function SizeMenu() {
  const { t, i18n } = useLingui()
  const { size: current } = useSettings()
  const label = t`Size`
  return (
    <MenuButton
      label={`${label}: ${i18n._(SIZE_NAMES[current])}`}
      entries={SIZES.map((size) => ({
        key: size,
        label: i18n._(SIZE_NAMES[size]),
        isCurrent: size === current,
        onSelect: () => changeSettings({ size }),
      }))}
    >
      <IconTextSize {...ICON} />
    </MenuButton>
  )
}

/** Light colours, dark ones, or those of the system. */
export function ColorSchemeMenu() {
  const { t, i18n } = useLingui()
  const { colorScheme: current } = useSettings()
  const label = t`Colours`
  const Current = SCHEME_ICONS[current]
  return (
    <MenuButton
      label={`${label}: ${i18n._(SCHEME_NAMES[current])}`}
      entries={COLOR_SCHEMES.map((colorScheme) => ({
        key: colorScheme,
        label: i18n._(SCHEME_NAMES[colorScheme]),
        isCurrent: colorScheme === current,
        onSelect: () => changeSettings({ colorScheme }),
      }))}
    >
      <Current {...ICON} />
    </MenuButton>
  )
}
