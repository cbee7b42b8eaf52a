import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'

/** The area that its lists and documents stand under in the breadcrumbs. */
export const Route = createFileRoute('/_shell/payment')({
  staticData: { title: msg({ message: 'Payments', context: 'area' }) },
})
