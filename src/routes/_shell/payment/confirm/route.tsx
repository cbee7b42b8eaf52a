import { createFileRoute } from '@tanstack/react-router'
import { requireAuthority } from '@/session/guard'

export const Route = createFileRoute('/_shell/payment/confirm')({
  beforeLoad: requireAuthority('payment/confirm'),
})
