import { Trans } from '@lingui/react/macro'
import { Button, Text, Title } from '@mantine/core'
import { appHref } from './app-href'
import classes from './plain-page.module.css'

/** Where other systems send a person who has no session. */
export function NotSignedInPage() {
  return (
    <div className={classes.page}>
      <Text className={classes.code} aria-hidden>
        401
      </Text>
      <Title order={1} size="h3">
        <Trans>You are not signed in</Trans>
      </Title>
      <Button component="a" href={appHref('/login')}>
        <Trans>Sign in</Trans>
      </Button>
    </div>
  )
}
