import { useLingui } from '@lingui/react/macro'
import { useMatches, useRouter } from '@tanstack/react-router'
import { areaName } from './area-names'
import { dataOf } from './page-tags/use-page-titles'
import { asPageSearch, pageTitle } from './pages'
import classes from './breadcrumbs.module.css'
import { useShellLinks } from './shell-link'

/** Where one is: home, the area, the list, the document. The list is found as it was left. */
export function Breadcrumbs() {
  const { t, i18n } = useLingui()
  const linkTo = useShellLinks({ isMenu: false })
  const { routesByPath } = useRouter()
  const { path, title } = useMatches({
    // The matches change several times on the way to a page, what stands here only once.
    structuralSharing: true,
    select: (matches) => {
      const page = matches.at(-1)
      return {
        path: page?.fullPath ?? '/',
        title: pageTitle(page?.staticData ?? {}, asPageSearch(page?.search), i18n),
      }
    },
  })
  if (path === '/') return <div className={classes.bar} />
  const area = areaName(path)
  // A document's page has its list beside it.
  const list = path.replace(/[^/]+$/, 'list')
  const listData = list === path ? undefined : dataOf(routesByPath, list)
  return (
    <nav className={classes.bar} aria-label={t`Breadcrumbs`}>
      <ol className={classes.crumbs}>
        <li>
          <a {...linkTo('/')} className={classes.link}>
            {t`Home`}
          </a>
        </li>
        {area ? <li>{i18n._(area)}</li> : null}
        {listData ? (
          <li>
            <a {...linkTo(list)} className={classes.link}>
              {pageTitle(listData, {}, i18n)}
            </a>
          </li>
        ) : null}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
