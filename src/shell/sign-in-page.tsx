import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Loader, Text, Title } from '@mantine/core'
import { useEffect } from 'react'
import type { ApiError } from '@/api/http/api-error'
import { describeError } from '@/api/http/describe-error'
import { Message } from '@/components/message'
import { showWarmTip, type WarmTip } from '@/components/warm-tip/warm-tip-store'
import { signInAddress } from '@/session/sign-in'
import type { LoginOutcome } from '@/session/enter-login'
import classes from './sign-in-page.module.css'

/**
 * The bare page of `/login` and `/auth-redirect`. It has no password form: it leaves for the
 * platform's sign-in, or says why the sign-in it came from failed and lets the person try again.
 */
export function SignInPage({ outcome }: { outcome: LoginOutcome }) {
  useEffect(() => {
    switch (outcome.kind) {
      case 'leaving':
        location.assign(outcome.address)
        break
      case 'refused':
        showWarmTip(loginFailureTip(outcome.error))
        break
      case 'unreachable':
        showWarmTip(describeError(outcome.error))
        break
      case 'nobody':
        break
    }
  }, [outcome])

  // The frame, which does it for other pages, is not there.
  const { t } = useLingui()
  const page = t`Sign in`
  const product = t`Settlement desk`
  useEffect(() => {
    document.title = `${page} · ${product}`
  }, [page, product])

  // It stands there still when the dialog is closed.
  const why = outcome.kind === 'refused' ? reasonOf(loginFailureTip(outcome.error)) : undefined
  const tryAgain = () => {
    const here = `${location.origin}${import.meta.env.BASE_URL}login`
    if (outcome.kind === 'unreachable') location.reload()
    else location.assign(signInAddress(here))
  }

  return (
    <main className={classes.page}>
      {outcome.kind === 'leaving' ? (
        <div className={classes.card} role="status">
          <Loader size="sm" />
          <Text>
            <Trans>Taking you to the sign-in…</Trans>
          </Text>
        </div>
      ) : (
        <div className={classes.card}>
          <Title order={1} size="h3">
            <Trans>You are not signed in</Trans>
          </Title>
          <Text c="dimmed">
            {outcome.kind === 'unreachable' ? (
              <Trans>The server could not be asked who you are.</Trans>
            ) : (
              <Trans>The sign-in did not succeed.</Trans>
            )}
          </Text>
          {why === undefined ? null : (
            <Text>{typeof why === 'string' ? why : <Message of={why} />}</Text>
          )}
          <Button onClick={tryAgain}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </main>
  )
}

const reasonOf = ({ reason, detail, isHtml }: WarmTip) => reason ?? (isHtml ? undefined : detail)

/**
 * What the dialog says of a failed sign-in: "Login failed!" plus the reason, as far as one is known. An exception of the server's
 * alone would say nothing to most people.
 */
function loginFailureTip(error: ApiError): WarmTip {
  const { message: why, detail, isHtml } = describeError(error)
  const message = msg`Login failed!`
  return { message, reason: why?.id === message.id ? undefined : why, detail, isHtml }
}
