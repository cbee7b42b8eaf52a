import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Input } from '@mantine/core'
import { IconEye, IconPaperclip, IconX } from '@tabler/icons-react'
import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { formatBytes } from '../format-bytes'
import { Announcements } from './announcements'
import classes from './attachments-field.module.css'
import { ACCEPTED_FILES } from './file-limits'
import { RowAction } from './row-action'
import { fileRows } from './rows'
import { createUploadQueue, type UploadQueue, type UploadsOwner } from './upload-queue'
import type { AttachedFile } from './upload-state'
import { UploadRow } from './upload-row'
import { useIncomingFiles } from './use-incoming-files'
import { useKeptFocus } from './use-kept-focus'

/** How an attached file is looked at. */
interface FilePreview {
  canShow: (fileName: string) => boolean
  show: (file: AttachedFile) => void
}

export interface AttachmentsFieldProps extends UploadsOwner {
  label: ReactNode
  error?: ReactNode
  /** of the button "Choose files": where the form puts the focus when this field is wrong */
  id?: string | undefined
  /** part of the form in which a paste counts while the focus is in it; this field unless given */
  pasteTarget?: RefObject<HTMLElement | null> | undefined
  /** shows attached files, those that can be shown */
  preview?: FilePreview | undefined
  /** for who has to wait for the files, or to ask about those that failed */
  uploadsRef?: Ref<UploadQueue> | undefined
}

/**
 * The files of a document: dropped, pasted or chosen, sent at once, three at a time, and part of
 * `value` when they are stored. What fails or is not accepted says why in a row of its own and holds
 * nothing else up. Limits are in ./file-limits; see docs/domain/base-data.md, "Attachments".
 */
export function AttachmentsField({
  label,
  error,
  id,
  pasteTarget,
  preview,
  uploadsRef,
  ...owner
}: AttachmentsFieldProps) {
  const { t } = useLingui()
  const ids = useId()
  const field = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { queue, uploads, notices } = useUploads(owner)
  useImperativeHandle(uploadsRef, () => queue, [queue])
  const rows = fileRows(owner.value, uploads)
  const named = rows.map(({ name }) => name.toLowerCase())
  const { isDraggedOver, dropHandlers } = useIncomingFiles({
    pasteTarget: pasteTarget ?? field,
    takenNames: rows.map(({ name }) => name),
    onFiles: queue.add,
  })
  const { list, onFocus, onBlur } = useKeptFocus(button)
  const refused = uploads.filter(({ status }) => status === 'refused')
  const describedBy = error ? `${ids}-hint ${ids}-error` : `${ids}-hint`

  return (
    <div ref={field} role="group" aria-labelledby={`${ids}-label`} aria-describedby={describedBy}>
      <Input.Label labelElement="div" id={`${ids}-label`}>
        {label}
      </Input.Label>
      <div className={classes.zone} data-over={isDraggedOver || undefined} {...dropHandlers}>
        <div className={classes.invitation}>
          <Button
            ref={button}
            id={id}
            variant="default"
            size="xs"
            leftSection={<IconPaperclip size={16} aria-hidden />}
            aria-describedby={describedBy}
            onClick={() => input.current?.click()}
          >
            <Trans>Choose files</Trans>
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={ACCEPTED_FILES}
            aria-label={t`Choose files`}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])]
              // Else the same file could not be chosen twice in a row.
              currentTarget.value = ''
              queue.add(files)
            }}
          />
          <span id={`${ids}-hint`} className={classes.hint}>
            <Trans>
              Drop files here, paste them, or choose them. Up to 10 files of 20 MB each: pictures,
              PDF, Word, Excel, PowerPoint, txt, csv and zip.
            </Trans>
          </span>
        </div>
        {rows.length > 0 ? (
          <ul
            ref={list}
            className={classes.rows}
            aria-labelledby={`${ids}-label`}
            onFocus={onFocus}
            onBlur={onBlur}
          >
            {rows.map((row, index) => (
              <li key={row.id} className={classes.row} data-row={row.id}>
                {row.attachment ? (
                  <AttachedFileRow
                    name={row.name}
                    size={row.size}
                    isNamedBefore={named.indexOf(row.name.toLowerCase()) < index}
                    onPreview={
                      preview?.canShow(row.name) ? () => preview.show(row.attachment) : undefined
                    }
                    onRemove={() => queue.detach(row.attachment)}
                  />
                ) : (
                  <UploadRow
                    upload={row.upload}
                    onRetry={() => queue.retry(row.upload.key)}
                    onDrop={() => queue.drop(row.upload.key)}
                  />
                )}
              </li>
            ))}
          </ul>
        ) : null}
        {refused.length > 1 ? (
          <Button
            className={classes.clear}
            variant="subtle"
            size="compact-xs"
            onClick={() => {
              queue.dropRefused()
              button.current?.focus()
            }}
          >
            <Trans>Remove the files that were not accepted</Trans>
          </Button>
        ) : null}
      </div>
      {error ? (
        <Input.Error id={`${ids}-error`} className={classes.error}>
          {error}
        </Input.Error>
      ) : null}
      <Announcements notices={notices} />
    </div>
  )
}

/**
 * The uploads of a field, at most three at a time. Unmounting aborts those under way. The state is
 * read here, everything else is done by the queue.
 */
function useUploads(owner: UploadsOwner) {
  const [queue] = useState(() => createUploadQueue(owner))
  useLayoutEffect(() => queue.update(owner))
  useEffect(() => queue.attach(), [queue])
  const { uploads, notices } = useSyncExternalStore(queue.subscribe, queue.getState)
  return { queue, uploads, notices }
}

interface AttachedFileRowProps {
  name: string
  /** in bytes, where it is known */
  size: number | undefined
  /** a file above has the same name: two receipts may, and so has one that is attached twice */
  isNamedBefore: boolean
  /** undefined of a file that can't be shown */
  onPreview: (() => void) | undefined
  onRemove: () => void
}

function AttachedFileRow({ name, size, isNamedBefore, onPreview, onRemove }: AttachedFileRowProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      <span className={classes.about}>
        <span className={classes.name}>{name}</span>
        {size === undefined ? null : (
          <span className={classes.size}>{formatBytes(size, i18n)}</span>
        )}
        {isNamedBefore ? (
          <span className={classes.named}>
            <Trans>Same name as another file</Trans>
          </span>
        ) : null}
      </span>
      {onPreview ? (
        <RowAction label={t`Preview ${name}`} icon={IconEye} onClick={onPreview} />
      ) : null}
      <RowAction label={t`Remove ${name}`} icon={IconX} onClick={onRemove} />
    </>
  )
}
