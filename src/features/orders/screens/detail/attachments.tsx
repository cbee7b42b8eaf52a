import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, Text } from '@mantine/core'
import { IconDownload, IconEye, IconPaperclip } from '@tabler/icons-react'
import { useRef } from 'react'
import type { Attachment } from '@/api/contract/order-parts'
import classes from './order-detail.module.css'
import { previewKind } from './preview-type'
import { useDownload } from './use-download'
import { distinctKeys } from '@/components/distinct-keys'
import { BusyButton } from '@/components/busy-button'
import { useBusyFocus } from '@/components/use-focus-back'
import { askedPart } from '@/shell/asked-part'
import { usePageDialog } from '@/shell/page-cache/use-page-dialog'

const AttachmentPreview = askedPart(
  async () => (await import('./attachment-preview')).AttachmentPreview,
)

/** The files of an order: pictures and PDF can be looked at, all of them downloaded. */
export function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const { t } = useLingui()
  const { subject, open, close } = usePageDialog<number>()
  if (attachments.length === 0) {
    return (
      <Text c="dimmed">
        <Trans>No attachments.</Trans>
      </Text>
    )
  }
  const previewable = attachments.filter(({ name }) => previewKind(name))
  // A file may be attached twice.
  const keys = distinctKeys(attachments.map(({ attachmentId }) => attachmentId))
  return (
    <>
      <ul className={classes.files} aria-label={t`Attachments`}>
        {attachments.map((attachment, index) => (
          <li key={keys[index]}>
            {previewKind(attachment.name) ? (
              <PreviewableFile
                attachment={attachment}
                onPreview={() => open(previewable.indexOf(attachment))}
              />
            ) : (
              <OtherFile attachment={attachment} />
            )}
          </li>
        ))}
      </ul>
      {subject === undefined ? null : (
        <AttachmentPreview attachments={previewable} first={subject} onClose={close} />
      )}
    </>
  )
}

interface PreviewableFileProps {
  attachment: Attachment
  onPreview: () => void
}

function PreviewableFile({ attachment, onPreview }: PreviewableFileProps) {
  const { t } = useLingui()
  const { name } = attachment
  const { isLoading, download } = useDownload(attachment)
  const button = useRef<HTMLButtonElement>(null)
  useBusyFocus(button, isLoading)
  return (
    <span className={classes.file}>
      <Button
        variant="default"
        size="xs"
        classNames={{ root: classes.fileName, label: classes.fileLabel }}
        leftSection={<IconEye size={16} aria-hidden />}
        aria-label={t`Preview ${name}`}
        aria-haspopup="dialog"
        onClick={onPreview}
      >
        {name}
      </Button>
      <ActionIcon
        ref={button}
        variant="default"
        size={30}
        loading={isLoading}
        aria-label={t`Download ${name}`}
        onClick={download}
      >
        <IconDownload size={16} aria-hidden />
      </ActionIcon>
    </span>
  )
}

function OtherFile({ attachment }: { attachment: Attachment }) {
  const { t } = useLingui()
  const { name } = attachment
  const { isLoading, download } = useDownload(attachment)
  return (
    <BusyButton
      variant="default"
      size="xs"
      classNames={{ root: classes.fileName, label: classes.fileLabel }}
      leftSection={<IconPaperclip size={16} aria-hidden />}
      isBusy={isLoading}
      aria-label={t`Download ${name}`}
      onClick={download}
    >
      {name}
    </BusyButton>
  )
}
