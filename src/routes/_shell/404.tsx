import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '@/shell/not-found-page'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_shell/404')({
  staticData: { title: msg`Page not found`, alwaysShow: true },
  component: NotFoundPage,
})
