import { createFileRoute } from '@tanstack/react-router'
import { requireAuthority } from '@/session/guard'

export const Route = createFileRoute('/_shell/reverse/order')({
  beforeLoad: requireAuthority('reverse/order'),
})
