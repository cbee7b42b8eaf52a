import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotSignedInPage } from '@/shell/not-signed-in-page'

export const Route = createFileRoute('/_shell/401')({
  staticData: { title: msg`Not signed in, or no access`, alwaysShow: true },
  component: NotSignedInPage,
})
