import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import type { Attachment } from '@/api/contract/order-parts'
import { presentFailure } from '@/shell/present-failure'
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
      {attachments.map((attachment) => (
        <li key={attachment.attachmentId}>
          <DownloadButton attachment={attachment} />
        </li>
      ))}
    </ul>
  )
}

/** Fetches the file through the request pipeline, so that an error is told and never saved as a file. */
function DownloadButton({ attachment: { attachmentId, name } }: { attachment: Attachment }) {
  const { t } = useLingui()
  const [isLoading, setIsLoading] = useState(false)
  const download = async () => {
    setIsLoading(true)
    try {
      const [{ downloadFile }, { saveFile }] = await Promise.all([
        import('@/api/file-download'),
        import('@/components/save-file'),
      ])
      const { blob, fileName } = await downloadFile(attachmentId)
      saveFile(blob, fileName ?? name)
    } catch (error) {
      presentFailure(error, { asked: true })
    } finally {
      setIsLoading(false)
    }
  }
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconPaperclip size={16} aria-hidden />}
      loading={isLoading}
      aria-label={t`Download ${name}`}
      onClick={() => void download()}
    >
      {name}
    </Button>
  )
}
