import { Trans, useLingui } from '@lingui/react/macro'
import { useMantineColorScheme } from '@mantine/core'
import { IconLanguage, IconLogout, IconMoon, IconSun, IconUserCircle } from '@tabler/icons-react'
import type { User } from '@/api/contract/session'
import { MenuButton } from '@/components/menu-button/menu-button'
import { LOCALE_NAMES, LOCALES, switchLocale, type Locale } from '@/locales/i18n'
import { ModuleBar } from './module-bar'
import classes from './top-bar.module.css'

interface TopBarProps {
  /** undefined where nobody needs to be signed in */
  user: User | undefined
  onLogOut: () => void
}

/** The bar above everything: the product, the platform's modules, language, colours, the person. */
export function TopBar({ user, onLogOut }: TopBarProps) {
  return (
    <header className={classes.bar}>
      <a className={classes.brand} href={import.meta.env.BASE_URL}>
        <Trans>Settlement desk</Trans>
      </a>
      {user ? <ModuleBar /> : null}
      <div className={classes.tools}>
        <LocaleSwitch />
        <ColorSchemeToggle />
        {user ? <UserMenu user={user} onLogOut={onLogOut} /> : null}
      </div>
    </header>
  )
}

function LocaleSwitch() {
  const { t, i18n } = useLingui()
  const current = LOCALE_NAMES[i18n.locale as Locale]
  const label = t`Language`
  return (
    <MenuButton
      label={`${label}: ${current}`}
      entries={LOCALES.map((locale) => ({
        key: locale,
        label: LOCALE_NAMES[locale],
        lang: locale,
        isCurrent: locale === i18n.locale,
        onSelect: () => void switchLocale(locale),
      }))}
    >
      <IconLanguage size={18} stroke={1.6} aria-hidden />
      <span className={classes.text}>{current}</span>
    </MenuButton>
  )
}

function ColorSchemeToggle() {
  const { t } = useLingui()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const isDark =
    colorScheme === 'dark' ||
    (colorScheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  return (
    <button
      type="button"
      className={classes.iconButton}
      aria-label={isDark ? t`Light colours` : t`Dark colours`}
      title={isDark ? t`Light colours` : t`Dark colours`}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? (
        <IconSun size={18} stroke={1.6} aria-hidden />
      ) : (
        <IconMoon size={18} stroke={1.6} aria-hidden />
      )}
    </button>
  )
}

function UserMenu({ user, onLogOut }: { user: User; onLogOut: () => void }) {
  const { t } = useLingui()
  const name = user.nickName ?? user.name ?? user.username ?? ''
  const label = t`User menu`
  return (
    <MenuButton
      label={`${label}: ${name}`}
      entries={[
        {
          key: 'log-out',
          label: <Trans>Log out</Trans>,
          icon: <IconLogout size={16} aria-hidden />,
          onSelect: onLogOut,
        },
      ]}
    >
      <IconUserCircle size={20} stroke={1.6} aria-hidden />
      <span className={classes.name}>{name}</span>
    </MenuButton>
  )
}
