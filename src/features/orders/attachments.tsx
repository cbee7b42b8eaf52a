import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import type { Attachment } from '@/api/contract/order-parts'
import { fileDownloadPath } from '@/api/files'
import classes from './order-detail.module.css'

/** The files of an order, to be downloaded. */
export function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const { t } = useLingui()
  if (attachments.length === 0) {
    return (
      <Text c="dimmed">
        <Trans>No attachments.</Trans>
      </Text>
    )
  }
  return (
    <ul className={classes.files} aria-label={t`Attachments`}>
      {attachments.map(({ attachmentId, name }) => (
        <li key={attachmentId}>
          <a className={classes.file} href={fileDownloadPath(attachmentId)} download={name}>
            <IconPaperclip size={16} aria-hidden />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
