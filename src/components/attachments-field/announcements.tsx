import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@mantine/core'
import { refusalMessage } from './file-limits'
import type { Notice } from './upload-state'

/** Says politely what happens to the files. Each line is read once, when it is added. */
export function Announcements({ notices }: { notices: readonly Notice[] }) {
  return (
    <VisuallyHidden component="div" role="status" aria-atomic="false">
      {notices.map((notice) => (
        <p key={notice.key}>
          <Announcement notice={notice} />
        </p>
      ))}
    </VisuallyHidden>
  )
}

function Announcement({ notice }: { notice: Notice }) {
  const { t, i18n } = useLingui()
  if (notice.kind === 'started') {
    const name = new Intl.ListFormat(i18n.locale).format(notice.names)
    return t`Uploading ${name}`
  }
  const { name } = notice
  switch (notice.kind) {
    case 'attached':
      return t`${name} is attached.`
    case 'cancelled':
      return t`The upload of ${name} was cancelled.`
    case 'removed':
      return t`${name} was removed.`
    case 'failed': {
      const reason = notice.reason.map((part) => (typeof part === 'string' ? part : i18n._(part)))
      return `${name}: ${reason.join(' ')}`
    }
    case 'refused':
      return `${name}: ${i18n._(refusalMessage(notice.refusal))}`
  }
}
