import { createFileRoute } from '@tanstack/react-router'
import { requireAuthority } from '@/session/guard'

export const Route = createFileRoute('/_shell/maintain/remark')({
  beforeLoad: requireAuthority('maintain/remark'),
})
