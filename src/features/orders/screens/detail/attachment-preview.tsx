import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Attachment } from '@/api/contract/order-parts'
import { BusyButton } from '@/components/busy-button'
import { formatBytes } from '@/components/format-bytes'
import { saveFile } from '@/components/save-file'
import { SkeletonLines } from '@/components/skeleton-lines'
import { Dialog } from '@/components/dialog/dialog'
import { FailureState } from '@/shell/failure-state'
import classes from './attachment-preview.module.css'
import { PreviewedFile } from './previewed-file'
import { useDownload } from './use-download'
import { asPreviewable } from './preview-type'

interface AttachmentPreviewProps {
  /** those that can be shown */
  attachments: readonly Attachment[]
  /** the one of them to begin with */
  first: number
  onClose: () => void
}

/** The attachments that can be shown, one at a time. Comes into being open. */
export function AttachmentPreview({ attachments, first, onClose }: AttachmentPreviewProps) {
  const { t } = useLingui()
  const [at, setAt] = useState({ index: first, id: attachments[first]?.attachmentId })
  // By its place, for one file may be attached twice; where the files have changed since, by the file.
  const index =
    attachments[at.index]?.attachmentId === at.id
      ? at.index
      : attachments.findIndex(({ attachmentId }) => attachmentId === at.id)
  const current = attachments[index]
  if (!current) return null
  const { name, attachmentId: currentId } = current
  const place = index + 1
  const count = attachments.length
  const goTo = (to: number) => setAt({ index: to, id: attachments[to]?.attachmentId })
  return (
    <Dialog
      onClose={onClose}
      title={t`Preview ${name}`}
      size="min(1100px, 94vw)"
      centered
      classNames={{ title: classes.title }}
    >
      <div className={classes.stage}>
        <Stage key={currentId} attachment={current} />
      </div>
      <div className={classes.buttons}>
        <StepButton isPossible={index > 0} onClick={() => goTo(index - 1)}>
          <IconChevronLeft size={16} aria-hidden />
          <Trans context="attachment">Previous</Trans>
        </StepButton>
        <span className={classes.place} role="status">
          <Trans context="attachment">
            {place} of {count}
          </Trans>{' '}
          <Size key={currentId} attachment={current} />
        </span>
        <StepButton isPossible={place < count} onClick={() => goTo(index + 1)}>
          <Trans context="attachment">Next</Trans>
          <IconChevronRight size={16} aria-hidden />
        </StepButton>
        <SaveButton key={currentId} attachment={current} />
      </div>
    </Dialog>
  )
}

/** The file, or what stands for it while it is on its way or could not be had. */
function Stage({ attachment }: { attachment: Attachment }) {
  const { data, error, isFetching, refetch } = useQuery(attachmentFileOptions(attachment))
  if (data) return <PreviewedFile name={attachment.name} file={data.shown} />
  if (error && !isFetching) return <FailureState error={error} onRetry={() => void refetch()} />
  return <SkeletonLines count={8} />
}

/** What the server does not tell of a stored file, and nobody asks it for: known once the file is here. */
function Size({ attachment }: { attachment: Attachment }) {
  const { i18n } = useLingui()
  const { data } = useQuery({ ...attachmentFileOptions(attachment), enabled: false })
  return data ? <span className={classes.size}>{formatBytes(data.blob.size, i18n)}</span> : null
}

/** Saves the file that is shown without fetching it once more. */
function SaveButton({ attachment }: { attachment: Attachment }) {
  const { data } = useQuery({ ...attachmentFileOptions(attachment), enabled: false })
  const { isLoading, download } = useDownload(attachment)
  return (
    <BusyButton
      className={classes.save}
      leftSection={<IconDownload size={16} aria-hidden />}
      isBusy={isLoading}
      onClick={() => (data ? saveFile(data.blob, data.fileName) : download())}
    >
      <Trans>Download</Trans>
    </BusyButton>
  )
}

interface StepButtonProps {
  isPossible: boolean
  onClick: () => void
  children: ReactNode
}

/** At the end of the row it only says that it does nothing: a disabled button would lose the focus. */
function StepButton({ isPossible, onClick, children }: StepButtonProps) {
  return (
    <Button
      variant="default"
      aria-disabled={!isPossible}
      data-disabled={!isPossible}
      onClick={isPossible ? onClick : undefined}
    >
      {children}
    </Button>
  )
}

/** A stored file does not change: while it is looked at, and shortly after, it is not fetched again. */
const KEPT_MS = 60_000

/**
 * An attachment to be shown: the file as it came, and under a type of ours. The transfer code comes with
 * it, so that it stays out of the first load.
 */
function attachmentFileOptions({ attachmentId, name, downloadUrl }: Attachment) {
  return queryOptions({
    queryKey: ['file', attachmentId, name, downloadUrl] as const,
    queryFn: async ({ signal }) => {
      const { downloadFile } = await import('@/api/resources/file-download')
      const { blob, fileName } = await downloadFile(attachmentId, { downloadUrl, signal })
      // `null`: the file is not what its name says.
      return { blob, fileName: fileName ?? name, shown: (await asPreviewable(name, blob)) ?? null }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
    retryOnMount: true,
  })
}
