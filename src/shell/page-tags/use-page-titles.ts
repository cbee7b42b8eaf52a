import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { PageAccess } from '@/session/guard'
import { pageTitle, type PageData, type PageSearch } from '../pages'

/** Tells what pages are called, in the language of the interface, whether they are mounted or not. */
export function usePageTitles(): (path: string, search: PageSearch) => string {
  const { i18n } = useLingui()
  const { routesByPath } = useRouter()
  return (path, search) => {
    const page = dataOf(routesByPath, path)
    return page ? pageTitle(page, search, i18n) : ''
  }
}

type Routes = Readonly<
  Record<string, { options: { staticData?: PageData & PageAccess } } | undefined>
>

/** What a route says about its page; undefined for a path that is none of the application's. */
export function dataOf(routesByPath: object, path: string): (PageData & PageAccess) | undefined {
  if (!Object.hasOwn(routesByPath, path)) return undefined
  return (routesByPath as Routes)[path]?.options.staticData ?? {}
}
