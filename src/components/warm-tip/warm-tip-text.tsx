import { useLingui } from '@lingui/react'
import type { WarmTip } from './warm-tip-store'

interface WarmTipTextProps {
  tip: Pick<WarmTip, 'message' | 'detail'>
}

/** A tip's message, and below it what the server said, as plain text. */
export function WarmTipText({ tip: { message, detail } }: WarmTipTextProps) {
  const { _ } = useLingui()
  return (
    <>
      {message ? <div>{_(message)}</div> : null}
      {detail ? <div>{typeof detail === 'string' ? detail : _(detail)}</div> : null}
    </>
  )
}
