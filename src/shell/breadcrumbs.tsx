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
  const linkTo = useShellLinks()
  const { routesByPath } = useRouter()
  const { path, title, parent } = useMatches({
    // The matches change several times on the way to a page, what stands here only once.
    structuralSharing: true,
    select: (matches) => {
      const page = matches.at(-1)
      return {
        path: page?.fullPath ?? '/',
        title: pageTitle(page?.staticData ?? {}, asPageSearch(page?.search), i18n),
        parent: page?.staticData.parent,
      }
    },
  })
  if (path === '/') return <div className={classes.bar} />
  const area = areaName(path)
  const parentData = parent === undefined ? undefined : dataOf(routesByPath, parent)
  return (
    <nav className={classes.bar} aria-label={t`Breadcrumbs`}>
      <ol className={classes.crumbs}>
        <li>
          <a {...linkTo('/')} className={classes.link}>
            {t`Home`}
          </a>
        </li>
        {area ? <li>{i18n._(area)}</li> : null}
        {parent !== undefined && parentData ? (
          <li>
            <a {...linkTo(parent)} className={classes.link}>
              {pageTitle(parentData, {}, i18n)}
            </a>
          </li>
        ) : null}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
