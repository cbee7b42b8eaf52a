import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { isOwnPath } from '@/session/saved-url'
import { NotFoundPage } from '@/shell/not-found-page'

const LONGEST_PATH = 2000

/** Where one wanted to go: a path of this application with its query, or nothing. */
const fromParam = v.fallback(
  v.optional(v.pipe(v.string(), v.maxLength(LONGEST_PATH), v.check(isOwnPath))),
  undefined,
)

export const Route = createFileRoute('/_shell/404')({
  staticData: { title: msg`Page not found`, alwaysShow: true },
  validateSearch: v.object({ from: fromParam }),
  component: NotFound,
})

function NotFound() {
  const { from } = Route.useSearch()
  return <NotFoundPage from={from} />
}
