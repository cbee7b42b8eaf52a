import { Trans, useLingui } from '@lingui/react/macro'
import { useMatches, useRouter } from '@tanstack/react-router'
import { dataOf } from './page-tags/use-page-titles'
import { asPageSearch, pageTitle } from './pages'
import classes from './breadcrumbs.module.css'
import { ShellLink } from './shell-link'

/** Where one is: home, the area, the list, the document. The list is found as it was left. */
export function Breadcrumbs() {
  const { t, i18n } = useLingui()
  const { routesByPath } = useRouter()
  const matches = useMatches()
  const page = matches.at(-1)
  if (!page || page.fullPath === '/') return <div className={classes.bar} />
  const areas = matches
    .slice(0, -1)
    .flatMap(({ id, staticData: { title } }) => (title ? [{ id, title: i18n._(title) }] : []))
  const { parent } = page.staticData
  const parentData = parent === undefined ? undefined : dataOf(routesByPath, parent)
  return (
    <nav className={classes.bar} aria-label={t`Breadcrumbs`}>
      <ol className={classes.crumbs}>
        <li>
          <ShellLink to="/" className={classes.link}>
            <Trans>Home</Trans>
          </ShellLink>
        </li>
        {areas.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
        {parent !== undefined && parentData ? (
          <li>
            <ShellLink to={parent} className={classes.link}>
              {pageTitle(parentData, {}, i18n)}
            </ShellLink>
          </li>
        ) : null}
        <li aria-current="page">{pageTitle(page.staticData, asPageSearch(page.search), i18n)}</li>
      </ol>
    </nav>
  )
}
