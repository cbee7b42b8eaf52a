import { Trans, useLingui } from '@lingui/react/macro'
import { Progress } from '@mantine/core'
import { IconAlertTriangle, IconRefresh, IconX } from '@tabler/icons-react'
import { formatBytes } from '../format-bytes'
import classes from './attachments-field.module.css'
import { refusalMessage } from './file-limits'
import { RowAction } from './row-action'
import { isUnderWay, type Reason, type Upload } from './upload-state'

interface UploadRowProps {
  upload: Upload
  onRetry: () => void
  /** cancels, or puts the row away */
  onDrop: () => void
}

/** A file that is not attached yet: how far it is, or why it will not be, and what can be done. */
export function UploadRow({ upload, onRetry, onDrop }: UploadRowProps) {
  const { t, i18n } = useLingui()
  const { name, size } = upload.file
  return (
    <>
      <span className={classes.about}>
        <span className={classes.name}>{name}</span>
        <span className={classes.size}>{formatBytes(size, i18n)}</span>
        <span className={classes.stage}>
          <UploadStage upload={upload} />
        </span>
      </span>
      {upload.status === 'failed' ? (
        <RowAction label={t`Upload ${name} again`} icon={IconRefresh} onClick={onRetry} />
      ) : null}
      <RowAction
        label={isUnderWay(upload) ? t`Cancel the upload of ${name}` : t`Remove ${name}`}
        icon={IconX}
        onClick={onDrop}
      />
    </>
  )
}

function UploadStage({ upload }: { upload: Upload }) {
  switch (upload.status) {
    case 'waiting':
      return <Trans context="upload">Waiting</Trans>
    case 'sending':
      return <UploadProgress upload={upload} />
    case 'failed':
      return <Problem reason={upload.reason} />
    case 'refused':
      return <Problem reason={[refusalMessage(upload.refusal)]} />
    case 'done':
      return null
  }
}

function Problem({ reason }: { reason: Reason }) {
  const { i18n } = useLingui()
  const text = reason.map((part) => (typeof part === 'string' ? part : i18n._(part))).join(' ')
  return (
    <span className={classes.problem}>
      <IconAlertTriangle size={16} aria-hidden /> {text}
    </span>
  )
}

/** The bar is the whole track, so that it can be found before anything has been sent. */
function UploadProgress({ upload }: { upload: Extract<Upload, { status: 'sending' }> }) {
  const { t } = useLingui()
  const { file, sentBytes, totalBytes } = upload
  const { name } = file
  const percent = Math.min(100, Math.floor((100 * sentBytes) / (totalBytes ?? file.size)))
  return (
    <Progress.Root
      role="progressbar"
      aria-label={t`Uploading ${name}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent}%`}
    >
      <Progress.Section value={percent} withAria={false} />
    </Progress.Root>
  )
}
