import { createFileRoute } from '@tanstack/react-router'
import { requireAuthority } from '@/session/guard'

export const Route = createFileRoute('/_shell/debit/order')({
  beforeLoad: ({ context: { user } }) => requireAuthority(user, 'debit/order'),
})
