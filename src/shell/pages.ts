import { i18n as global, type I18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Whose orders a list asks for: 1 a person's own working list, 2 what is to be confirmed. */
export type Business = 1 | 2

/**
 * What the shell has to know about the page of a route; routes say it in their `staticData`. Tags,
 * breadcrumbs, the document's title and the cached pages read it from there.
 */
export interface PageData {
  /** what the page is called */
  title?: MessageDescriptor | undefined
  /** what it is called without the first of `codeIn`: a form for a new document */
  titleOfNew?: MessageDescriptor | undefined
  /** names of the search parameters that name the document the page shows, the first given one counts */
  codeIn?: readonly string[] | undefined
  /** whether its page stays for as long as its tag is open, instead of among the documents seen last */
  isCached?: boolean | undefined
  /** whether one page, with one tag, shows all its documents one after the other */
  isShared?: boolean | undefined
  /** the list calls' `business`: 1 on order lists and confirm submit pages, 2 on confirm lists */
  business?: Business | undefined
}

/** A page's search as it stands in the URL. */
export type PageSearch = Readonly<Record<string, string | number>>

/** The code of the document that a page shows; undefined where it shows none. */
function codeOf({ codeIn = [] }: PageData, search: PageSearch): string | undefined {
  const [code] = codeIn.flatMap((name) => search[name] ?? [])
  return code === undefined ? undefined : String(code)
}

/**
 * What an open page is known by: its path, and the document's code where one path shows many, so that
 * two documents never share a page or a tag.
 */
export function pageKeyOf(path: string, page: PageData, search: PageSearch): string {
  if (!page.codeIn || page.isShared) return path
  // A new document that is a copy is another page than its original's own form.
  return `${path}?${codeOf(page, search) ?? ''}${search['copyOf'] === undefined ? '' : '~'}`
}

/** What a page is called, with the code of the document that it shows. */
export function pageTitle(page: PageData, search: PageSearch, i18n: I18n = global): string {
  const code = codeOf(page, search)
  const [ownCode = ''] = page.codeIn ?? []
  const isNew = page.titleOfNew !== undefined && search[ownCode] === undefined
  const descriptor = isNew ? page.titleOfNew : page.title
  const title = descriptor ? i18n._(descriptor) : ''
  // It has no code of its own yet, and is not to pass for its original.
  if (code && String(search['copyOf'] ?? '') === code)
    return i18n._(msg`${title} (copy of ${code})`)
  // Nor may it pass for the order that it is made of.
  if (code && search['code'] === undefined) return i18n._(msg`${title} (of ${code})`)
  return [title, code ?? ''].filter(Boolean).join(' ')
}

/** What of a route's parsed search stands in the URL. */
export function asPageSearch(search: unknown): PageSearch {
  const entries = Object.entries(search ?? {}) as [string, unknown][]
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  )
}
