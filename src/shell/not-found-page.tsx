import { Trans } from '@lingui/react/macro'
import { Button, Text, Title } from '@mantine/core'
import { useUser } from '@/session/use-user'
import { appHref } from './app-href'
import { AppLink } from './app-link'
import { pageBeside, type PageBeside } from './page-beside'
import classes from './plain-page.module.css'
import { useCanOpen } from './use-can-open'

/**
 * Shown for a path that does not exist, or that the person has no authority for: one can't tell.
 * Who was sent the link of an applicant or of a reviewer is led to the page on which they see the same.
 */
export function NotFoundPage({ from }: { from: string | undefined }) {
  const canOpen = useCanOpen(useUser())
  const beside = from === undefined ? undefined : pageBeside(from)
  return (
    <div className={classes.page}>
      <Text className={classes.code} aria-hidden>
        404
      </Text>
      <Title order={1} size="h3">
        <Trans>Page not found</Trans>
      </Title>
      {from === undefined ? null : <code className={classes.from}>{from.split('#')[0]}</code>}
      <Text c="dimmed">
        <Trans>The address is wrong, or you have no authority for this page.</Trans>
      </Text>
      {beside && canOpen(beside.path) ? (
        <Text>
          <AppLink path={beside.path} search={beside.search} preload>
            <BesideName kind={beside.kind} />
          </AppLink>
        </Text>
      ) : null}
      <Button component="a" href={appHref('/')}>
        <Trans>Go to home page</Trans>
      </Button>
    </div>
  )
}

function BesideName({ kind }: Pick<PageBeside, 'kind'>) {
  switch (kind) {
    case 'confirm-order':
      return <Trans>Open the order on the confirm page</Trans>
    case 'confirm-list':
      return <Trans>Open the confirm list with these filters</Trans>
    case 'order':
      return <Trans>Open the order</Trans>
    case 'list':
      return <Trans>Open the list of orders with these filters</Trans>
  }
}
