import { Trans } from '@lingui/react/macro'
import { ApiError } from '@/api/http/api-error'
import { describeError } from '@/api/http/describe-error'
import { wordsForPeople } from '@/api/http/words-for-people'
import { Message } from '@/components/message'

/** Why one order of several failed: the server's own words where they are meant for people. */
export function FailureText({ error }: { error: unknown }) {
  if (!(error instanceof ApiError)) return <Trans>Failed</Trans>
  const words = wordsForPeople(error)
  if (words !== undefined) return words
  return (
    <>
      <Message of={describeError(error).message ?? error.failure} />
      {error.serverText === undefined ? null : (
        <details>
          <summary>
            <Trans>Details</Trans>
          </summary>
          <span>{error.serverText}</span>
        </details>
      )}
    </>
  )
}
