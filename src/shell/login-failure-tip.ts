import { msg } from '@lingui/core/macro'
import type { ApiError } from '@/api/http/api-error'
import { describeError } from '@/api/http/describe-error'
import type { WarmTip } from '@/components/warm-tip/warm-tip-store'

/** What the dialog says of a failed sign-in: "Login failed!" plus the reason, as far as one is known. */
export function loginFailureTip(error: ApiError): WarmTip {
  const { message, detail, isHtml } = describeError(error)
  return { message: msg`Login failed!`, detail: detail ?? message, isHtml }
}
