import { Trans } from '@lingui/react/macro'
import type { Attachment, AttachmentRef } from '@/api/contract/order-parts'
import {
  AttachmentsField,
  type AttachmentsFieldProps,
} from '@/components/attachments-field/attachments-field'
import { askedPart } from '@/shell/asked-part'
import { usePageDialog } from '@/shell/page-cache/use-page-dialog'
import { previewKind } from '../detail/preview-type'
import { storeFile, tellUploadFailure } from './attachment-uploads'
import classes from './order-form.module.css'

const AttachmentPreview = askedPart(
  async () => (await import('../detail/attachment-preview')).AttachmentPreview,
)

type FormAttachmentsProps = Pick<
  AttachmentsFieldProps,
  'id' | 'value' | 'error' | 'pasteTarget' | 'uploadsRef' | 'onChange' | 'onRemove'
>

/** The files of a form, and how those that can be shown are looked at. */
export function FormAttachments(field: FormAttachmentsProps) {
  const preview = usePageDialog<number>()
  const previewable = previewableFiles(field.value)
  return (
    <section className={classes.card}>
      <AttachmentsField
        {...field}
        label={<Trans>Attachments</Trans>}
        upload={storeFile}
        describeFailure={tellUploadFailure}
        preview={{
          canShow: (name) => previewKind(name) !== undefined,
          show: (file) =>
            preview.open(
              previewable.findIndex(({ attachmentId }) => attachmentId === file.attachmentId),
            ),
        }}
      />
      {preview.subject === undefined ? null : (
        <AttachmentPreview
          attachments={previewable}
          first={preview.subject}
          onClose={preview.close}
        />
      )}
    </section>
  )
}

/** The files of a form that can be shown; those not saved yet too. */
function previewableFiles(files: readonly AttachmentRef[]): Attachment[] {
  return files.flatMap(({ attachmentId, name }) =>
    previewKind(name)
      ? [{ id: undefined, orderCode: undefined, downloadUrl: undefined, attachmentId, name }]
      : [],
  )
}
