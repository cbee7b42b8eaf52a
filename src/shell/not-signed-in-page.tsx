import { Trans } from '@lingui/react/macro'
import { Button, Text, Title } from '@mantine/core'
import { useUser } from '@/session/use-user'
import { appHref } from './app-href'
import classes from './plain-page.module.css'

/** Where other systems send a person who has no session, or who may not open what they asked for there. */
export function NotSignedInPage() {
  const isSignedIn = useUser() !== undefined
  return (
    <div className={classes.page}>
      <Text className={classes.code} aria-hidden>
        401
      </Text>
      <Title order={1} size="h3">
        {isSignedIn ? (
          <Trans>You have no access permission</Trans>
        ) : (
          <Trans>You are not signed in</Trans>
        )}
      </Title>
      <Button component="a" href={appHref(isSignedIn ? '/' : '/login')}>
        {isSignedIn ? <Trans>Go to home page</Trans> : <Trans>Sign in</Trans>}
      </Button>
    </div>
  )
}
