import { Trans } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import type { User } from '@/api/contract/session'
import { formatChinaTime } from '@/domain/china-time'
import { AppLink } from '@/shell/app-link'
import { usePageTitles } from '@/shell/page-tags/use-page-titles'
import { useRecentDocuments } from '@/shell/recent-documents'
import { useCanOpen } from '@/shell/use-can-open'
import classes from './home-page.module.css'

/** The documents that the person opened last and may still open. */
export function RecentDocuments({ user }: { user: User }) {
  const canOpen = useCanOpen(user)
  const titleOf = usePageTitles()
  const documents = useRecentDocuments(user.username ?? '').flatMap(({ path, ...document }) =>
    canOpen(path) ? [{ ...document, path }] : [],
  )
  if (documents.length === 0) return null
  return (
    <section className={classes.section}>
      <Title order={2} size="h4">
        <Trans>Recently opened</Trans>
      </Title>
      <ul className={classes.recent}>
        {documents.map(({ path, code, openedAt }) => (
          <li key={code}>
            <AppLink path={path} search={{ code }} preload>
              {titleOf(path, { code })}
            </AppLink>
            <span className={classes.time}>{formatChinaTime(openedAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
