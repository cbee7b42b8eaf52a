import { Trans } from '@lingui/react/macro'
import { Button, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import classes from './plain-page.module.css'

/** Shown for a path that does not exist, or that the person has no authority for: one can't tell. */
export function NotFoundPage() {
  return (
    <div className={classes.page}>
      <Text className={classes.code} aria-hidden>
        404
      </Text>
      <Title order={1} size="h3">
        <Trans>Page not found</Trans>
      </Title>
      <Text c="dimmed">
        <Trans>The address is wrong, or you have no authority for this page.</Trans>
      </Text>
      <Button renderRoot={(props) => <Link to="/" {...props} />} variant="default">
        <Trans>Go to the home page</Trans>
      </Button>
    </div>
  )
}
