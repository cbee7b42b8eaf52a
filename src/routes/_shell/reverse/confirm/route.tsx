import { createFileRoute } from '@tanstack/react-router'
import { requireAuthority } from '@/session/guard'

export const Route = createFileRoute('/_shell/reverse/confirm')({
  beforeLoad: requireAuthority('reverse/confirm'),
})
