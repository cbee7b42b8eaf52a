import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'

/** The area that its lists stand under in the breadcrumbs. */
export const Route = createFileRoute('/_shell/maintain')({
  staticData: { title: msg({ message: 'Base data', context: 'area' }) },
})
