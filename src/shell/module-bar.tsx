import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { modulesQuery, useModules } from '@/api/resources/menus'
import type { NavModule } from '@/api/contract/menus'
import { useRetry } from '@/api/user-reads'
import { MenuButton } from '@/components/menu-button/menu-button'
import { holdFocus } from '@/platform/focus-content'
import { moduleHref } from './safe-url'
import { useSettings } from './settings/settings'
import { useOwnLink } from './use-link-delegation'
import { useNewVersion } from './version/new-version'
import classes from './module-bar.module.css'

/** What the platform's modules are called; one that is not here is called what the server calls it. */
const MODULE_NAMES: ReadonlyMap<string, MessageDescriptor> = new Map(
  Object.entries({
    shopaccount: msg({ context: 'module', message: 'Settlement' }),
    flight: msg({ context: 'module', message: 'Flights' }),
    hotel: msg({ context: 'module', message: 'Hotels' }),
    train: msg({ context: 'module', message: 'Trains' }),
    mall: msg({ context: 'module', message: 'Mall' }),
    carrental: msg({ context: 'module', message: 'Cars' }),
    dining: msg({ context: 'module', message: 'Dining' }),
    welfare: msg({ context: 'module', message: 'Welfare' }),
    expense: msg({ context: 'module', message: 'Expenses' }),
    report: msg({ context: 'module', message: 'Reports' }),
  }),
)

/** The name of this application's module in the platform's menus. */
const MODULE_NAME = 'shopaccount'
/** What the bar has until the platform's list is there. */
const OWN_MODULE: readonly NavModule[] = [{ moduleName: MODULE_NAME }]

/** How many modules the bar shows at most before the rest go under "More modules". */
const SHOWN_MODULES = 8
/** Of a bar that has none, and no room for what the button of all of them is called. */
const NO_ROOM = -1

interface ModuleLink {
  moduleName: string
  href: string
  isCurrent: boolean
}

/** The platform's modules. When their list can't be had, the application's own stands beside what tries again. */
export function ModuleBar() {
  const { t, i18n } = useLingui()
  const { data: modules = OWN_MODULE, isSuccess, errorUpdateCount } = useModules()
  // While it is tried again, too: the button that was pressed stays.
  const hasFailed = !isSuccess && errorUpdateCount > 0
  const retry = useRetry(modulesQuery)
  const links = modules.flatMap(toLink).map((link) => {
    const known = MODULE_NAMES.get(link.moduleName)
    return { ...link, name: known ? i18n._(known) : link.moduleName }
  })
  const follow = useOwnLink()
  const bar = useRef<HTMLElement>(null)
  const { size } = useSettings()
  // Its button stands beside the bar and takes some of the room.
  const isNewVersionThere = useNewVersion()
  const drawn = [size, isNewVersionThere, hasFailed, ...links.map(({ name }) => name)].join('\n')
  // Names are longer in some languages and sizes: as many as have room, and "More modules" is always in sight.
  const [fit, setFit] = useState({ drawn, shown: SHOWN_MODULES })
  if (fit.drawn !== drawn) setFit({ drawn, shown: SHOWN_MODULES })
  useLayoutEffect(() => {
    // In the frame that shows it. At once, the browser would have to lay out all of the page for the answer, and once more
    // with what comes before the frame: the list.
    const frame = requestAnimationFrame(() =>
      shorten(bar.current, fit.shown, (shown) => setFit({ ...fit, shown })),
    )
    return () => cancelAnimationFrame(frame)
  }, [fit])
  useEffect(() => {
    const fitAnew = () => setFit((before) => ({ ...before, shown: SHOWN_MODULES }))
    addEventListener('resize', fitAnew)
    return () => removeEventListener('resize', fitAnew)
  }, [])
  const { shown } = fit
  const rest = links.slice(Math.max(shown, 0))
  return (
    <nav ref={bar} className={classes.bar} aria-label={t`Modules`}>
      {links.slice(0, Math.max(shown, 0)).map(({ moduleName, name, href, isCurrent }) => (
        <a
          key={moduleName}
          className={classes.link}
          href={href}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={isCurrent ? follow : undefined}
        >
          {name}
        </a>
      ))}
      {rest.length > 0 ? (
        <MenuButton
          label={t`More modules`}
          entries={rest.map(({ moduleName, name, href, isCurrent }) => ({
            key: moduleName,
            label: name,
            href,
            isCurrent,
            onSelect: isCurrent ? follow : undefined,
          }))}
        >
          {shown === NO_ROOM ? null : t`More modules`}
          <IconChevronDown size={14} aria-hidden />
        </MenuButton>
      ) : null}
      {hasFailed ? (
        <span ref={holdFocus} role="alert">
          <button
            type="button"
            className={`${classes.link} ${classes.retry}`}
            title={t`Failed to get the modules!`}
            onClick={retry}
          >
            {t`Failed to get the modules!`} {t`Retry`}
          </button>
        </span>
      ) : null}
    </nav>
  )
}

/** Takes one after the other out of the bar until what is left has room, before anything of it is painted. */
function shorten(bar: HTMLElement | null, shown: number, show: (shown: number) => void): void {
  if (!bar || bar.scrollWidth <= bar.clientWidth || shown === NO_ROOM) return
  flushSync(() => show(shown - 1))
  shorten(bar, shown - 1, show)
}

function toLink({ moduleName, url }: NavModule): ModuleLink[] {
  const isCurrent = moduleName === MODULE_NAME
  const given = isCurrent && !url ? undefined : moduleHref(moduleName, url)
  // Its own address the application knows, where the server gives none that can be used.
  const href = given ?? (isCurrent ? import.meta.env.BASE_URL : undefined)
  return href === undefined ? [] : [{ moduleName, href, isCurrent }]
}
