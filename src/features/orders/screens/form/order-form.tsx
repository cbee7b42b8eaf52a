import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { IconHistory } from '@tabler/icons-react'
import { use, useId, useRef, useState, type ReactNode } from 'react'
import * as v from 'valibot'
import type { Attachment } from '@/api/contract/order-parts'
import { AttachmentsField } from '@/components/attachments-field/attachments-field'
import type { UploadQueue } from '@/components/attachments-field/upload-queue'
import { BusyButton } from '@/components/busy-button'
import { Message, messageOf } from '@/components/message'
import { takesNoPress } from '@/components/takes-no-press'
import { UnsettledFields } from '@/components/unsettled-fields'
import { reasonOf } from '@/domain/transitions'
import { DraftOffer } from '@/features/writes/draft-offer'
import { draftLock } from '@/features/writes/stored-drafts'
import { outcomeIn } from '@/features/writes/outcome-panel'
import { useHeldHere } from '@/features/writes/tab-lock'
import { useDraft } from '@/features/writes/use-draft'
import { usePressAgain, useWhenPressedAgain } from '@/features/writes/use-press-again'
import {
  isStillUnknown,
  openRecordOf,
  useUnknownNew,
  useUnknownWrites,
  type WriteRecord,
} from '@/features/writes/write-record'
import { useLeadToAlert } from '@/platform/lead-to-alert'
import { leadTo, PageActivityContext } from '@/platform/page-active'
import { useStableCallback } from '@/platform/use-stable-callback'
import { useUser } from '@/session/use-user'
import { askedPart } from '@/shell/asked-part'
import { usePageDialog } from '@/shell/page-cache/use-page-dialog'
import { usePageMark } from '@/shell/page-tags/page-marks'
import { usePageTitles } from '@/shell/page-tags/use-page-titles'
import type { OrderBase } from '../../order-type'
import { usePeople } from '../../workflow/use-people'
import { Rejection } from '../parts/rejection'
import { previewKind } from '../detail/preview-type'
import { OrderOutcome } from '../parts/unknown-outcomes'
import { AlreadySaved, FormConflict } from './form-conflict'
import { deleteFiles, storeFile, tellUploadFailure } from './attachment-uploads'
import { copyName, formDocument } from '../../workflow/draft-names'
import { AttachmentsWaitPanel, useAttachmentsReady } from './attachments-ready'
import type {
  FormDefinition,
  FormErrors,
  FormValues,
  SaveCalls,
  SendAction,
} from './form-definition'
import classes from './order-form.module.css'
import { useUnsavedFiles } from './unsaved-files'
import { leaveAndEnter, useFormKeys } from './use-form-keys'
import type { useOrderForm } from './use-order-form'
import { filesOf, useOrderSending } from './use-order-sending'
import { useRaisedElsewhere } from './use-raised-elsewhere'
import type { ExistingOrder } from './use-save-order'
import { focusContent } from '@/platform/focus-content'

const AttachmentPreview = askedPart(
  async () => (await import('../detail/attachment-preview')).AttachmentPreview,
)

/** What the form of every order type is given by its page. */
export interface OrderFormProps<Order> {
  /** the order that is edited, as the server has it; undefined for a new one */
  order: Order | undefined
  /** of a new one: the order that it is a copy of; undefined where that can't be read */
  copied?: Order | undefined
  /** of a new one: the code of the order that it is a copy of */
  copyOf?: string | undefined
  onStaged: (code: string) => void
  onSubmitted: (code: string) => void
  onClose: () => void
  /** the person does not want the draft that was offered */
  onDraftDiscarded?: (() => void) | undefined
}

interface OrderFormFrameProps<
  Values extends FormValues,
  Order extends OrderBase,
  Write extends ExistingOrder,
> extends OrderFormProps<Order> {
  definition: FormDefinition<Values, Order>
  calls: SaveCalls<Write>
  form: ReturnType<typeof useOrderForm<Values, Order>>
  /** what would be sent, without what says which order it is */
  document: Omit<Write, keyof ExistingOrder>
  check: () => FormErrors<Values>
  /** an order as it would be if what was typed were saved on it, to be compared */
  withTyped: (newer: Order) => Order
  /** distinguishes drafts of new orders that start from different ones */
  draftOf?: string | undefined
  hasAttachments: boolean
  /** the fields; `idOf` is where the focus goes when one is wrong */
  children: (idOf: (field: keyof Values & string) => string) => ReactNode
}

/** The form of every order type: its fields between draft, conflict, outcome, files and buttons. */
export function OrderForm<
  Values extends FormValues,
  Order extends OrderBase,
  Write extends ExistingOrder,
>({
  definition,
  calls,
  order,
  copyOf,
  form,
  document,
  check,
  withTyped,
  draftOf = 'new',
  hasAttachments,
  onStaged,
  onSubmitted,
  onClose,
  onDraftDiscarded,
  children,
}: OrderFormFrameProps<Values, Order, Write>) {
  const { t } = useLingui()
  const { type, schema } = definition
  const { values, base, errors } = form
  const ids = useId()
  const section = useRef<HTMLFormElement>(null)
  const leadToAlert = useLeadToAlert(section)
  const { whenShown } = use(PageActivityContext)
  const user = useUser()
  const titleOf = usePageTitles()
  const [unsettled] = useState(() => new Set<string>())
  const draft = useDraft({
    document: formDocument(
      type,
      order?.code ?? (copyOf === undefined ? draftOf : copyName(copyOf)),
    ),
    start: form.untyped,
    values,
    asTyped: form.asTyped,
    seen: base.seen,
  })
  const idOf = (field: keyof Values & string) => `${ids}-${field}`
  // Once the error stands there, so that it is read along with the field.
  const focusField = (field: keyof Values & string) =>
    setTimeout(() => {
      const element = globalThis.document.getElementById(idOf(field))
      whenShown((mayTakeFocus) => leadTo(element, mayTakeFocus))
    }, 0)
  const { pressed, pressAgain } = usePressAgain<SendAction>()
  const [queue, setQueue] = useState<UploadQueue | null>(null)
  const sending = useOrderSending({
    definition,
    calls,
    order,
    form,
    draft,
    document,
    queue,
    check,
    focus: (field) => focusField(field),
    leadToAlert,
    leadToOutcome: (record) =>
      whenShown((mayTakeFocus) => leadTo(outcomeIn(section.current, record), mayTakeFocus)),
    onStaged,
    onSubmitted,
    pressAgain,
  })
  const { newer, running } = sending
  useRaisedElsewhere(type.id, draft.offered, draft.drop)
  const preview = usePageDialog<string>()
  /** Does something with what is typed once that is settled: a field that asks something back comes first. */
  const whenSettled = (go: () => void) => {
    const asking = definition.fieldsShown(values).find((field) => unsettled.has(idOf(field)))
    if (asking === undefined) go()
    else focusField(asking)
  }
  const send = useStableCallback((action: SendAction) =>
    whenSettled(() => void sending.send(action)),
  )
  const files = useAttachmentsReady((action) => {
    // Somebody may type while files are waited for, and what is sent then is what the field tells when it is left.
    if (leaveAndEnter(section.current)) setTimeout(() => send(action), 0)
    else send(action)
  })
  const { wait } = files
  const uploads = useMergedRef(files.uploads, setQueue)
  useUnsavedFiles(queue, wait)
  // Said beside the buttons, with a way out: neither is of use until then.
  const isWaiting = wait?.kind === 'uploading'
  /** What is typed has to be settled, and complete to be submitted, before anybody waits for files. */
  const start = (action: SendAction) =>
    whenSettled(() => {
      const isIncomplete = action === 'submit' && Object.keys(check()).length > 0
      if (isIncomplete) void sending.send(action)
      else files.start(action)
    })
  useFormKeys(start)
  useWhenPressedAgain(pressed, start)
  const username = user?.username ?? ''
  const ownWrites = useUnknownWrites(username, type.id, sending.onceKey)
  const newOrders = useUnknownNew(username, type.id)
  const heldHere = useHeldHere()
  // What another form of this tab has sent is that form's to go on with: closed here, it could be sent there once more.
  const isElsewhere = ({ draft: sent }: WriteRecord) =>
    !order && sent !== undefined && sent.id !== draft.id && heldHere.has(draftLock(sent))
  // Said here only as the reason why the same is not sent from here.
  const unknown = (order ? ownWrites : newOrders).filter(
    (record) => !isElsewhere(record) || record.id === sending.refusedFor,
  )
  usePageMark('unknown', unknown.some(isStillUnknown))
  const people = usePeople(newer)
  const availability = newer && user && type.availability('submit', newer, user)
  const filesError = errors['attachments']

  /** Files that were uploaded and that no order has: not as it was when it was opened, nor as it is by now. */
  const unsaved = (files: readonly { attachmentId: string }[]) => {
    const versions = [order, newer].flatMap((one) => (one ? [definition.toValues(one)] : []))
    const saved = new Set(
      [base.start, ...versions].flatMap(filesOf).map(({ attachmentId }) => attachmentId),
    )
    return files.flatMap(({ attachmentId }) => (saved.has(attachmentId) ? [] : [attachmentId]))
  }
  // Of a draft of an earlier version some may have been that one's: whoever removed them from the order has deleted them.
  const own = {
    id: draft.id,
    isShared: draft.isCopy || (order !== undefined && !form.isStartKnown),
  }
  /** Deletes files of a draft that no order has, and no other tab either. What is sent, or may have been, keeps what it names. */
  const deleteUnsaved = (
    files: readonly { attachmentId: string }[],
    { id, isShared }: { id: string; isShared: boolean },
  ) => {
    const sent = openRecordOf(username, { kind: type.id, onceKey: order?.code ?? id })
    const isSent = sent !== undefined || running !== undefined || sending.isUnread
    if (!isShared && !isSent) void deleteFiles(unsaved(files))
  }

  return (
    // Enter in a field sends nothing: an order is submitted by its button.
    <form
      ref={section}
      className={classes.page}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <Title order={1} size="h3">
        {order ? (
          titleOf(type.paths.form, { code: order.code })
        ) : (
          <Message of={type.names.create} />
        )}
      </Title>
      {order ? <Rejection type={type} order={order} /> : null}
      {draft.offered ? (
        <div className={classes.banner} role="status">
          <IconHistory size={20} aria-hidden />
          <DraftOffer
            className={classes.bannerText}
            draft={draft.offered}
            isElsewhere={draft.isOfferedElsewhere}
            onRestore={() => {
              if (!draft.offered) return
              focusContent()
              form.restore(draft.offered)
              void draft.take(draft.offered)
            }}
            onDiscard={() => {
              if (!draft.offered) return
              const { id, seen, values: discarded, isCopy = false } = draft.offered
              focusContent()
              draft.drop(id)
              const isOfEarlier = order !== undefined && seen !== order.gmtModified
              deleteUnsaved(filesOf(v.parse(schema, discarded)), {
                id,
                isShared: isCopy || draft.isOfferedElsewhere || isOfEarlier,
              })
              onDraftDiscarded?.()
            }}
          />
        </div>
      ) : null}
      {unknown.map((record) => (
        <OrderOutcome
          key={record.id}
          type={type}
          record={record}
          isElsewhere={isElsewhere(record)}
          onDone={(code) => {
            if (code !== undefined) void sending.settle(record, code)
          }}
          onOvertaken={() => void sending.readNewer()}
        />
      ))}
      {sending.exists === undefined ? null : (
        <AlreadySaved
          code={sending.exists}
          path={type.paths.detail}
          onRaiseAnother={() => {
            focusContent()
            sending.raiseAnother()
          }}
        />
      )}
      {newer ? (
        <FormConflict
          key={newer.gmtModified}
          by={newer.lastModifiedBy}
          people={people}
          isSinceSaved={sending.isNewerSinceSaved}
          reason={reasonOf(availability)}
          definition={definition}
          versions={{
            start: form.isStartKnown ? base.start : undefined,
            theirs: definition.toValues(newer),
            mine: values,
          }}
          shown={{
            start:
              form.isStartKnown && base.order ? type.comparedFields(base.order, people) : undefined,
            theirs: type.comparedFields(newer, people),
            mine: type.comparedFields(withTyped(newer), people),
          }}
          onGoOn={(merged) => {
            focusContent()
            form.merge(newer, merged)
            sending.forgetNewer()
          }}
          onTakeNewer={() => {
            focusContent()
            deleteUnsaved(filesOf(values), own)
            form.replace(newer)
            sending.forgetNewer()
          }}
          onGiveUp={() => {
            deleteUnsaved(filesOf(values), own)
            draft.forget()
            onSubmitted(newer.code)
          }}
        />
      ) : null}
      <UnsettledFields value={unsettled}>{children(idOf)}</UnsettledFields>
      {hasAttachments ? (
        <section className={classes.card}>
          <AttachmentsField
            id={idOf('attachments')}
            label={<Trans>Attachments</Trans>}
            value={filesOf(values)}
            error={messageOf(filesError)}
            pasteTarget={section}
            upload={storeFile}
            describeFailure={tellUploadFailure}
            uploadsRef={uploads}
            preview={{
              canShow: (name) => previewKind(name) !== undefined,
              show: ({ attachmentId }) => preview.open(attachmentId),
            }}
            onChange={(attachments) =>
              form.change({ attachments: [...attachments] } as unknown as Partial<Values>)
            }
            onRemove={(file) => deleteUnsaved([file], own)}
          />
          {preview.subject === undefined ? null : (
            <AttachmentPreview
              attachments={previewableFiles(values)}
              firstId={preview.subject}
              onClose={preview.close}
            />
          )}
        </section>
      ) : null}
      <div className={classes.footer} role="group" aria-label={t`Form actions`}>
        {wait ? <AttachmentsWaitPanel wait={wait} files={files} /> : null}
        <BusyButton
          isBusy={running === 'submit'}
          {...takesNoPress(running === 'stage' || isWaiting)}
          onClick={() => start('submit')}
        >
          <Trans context="action">Submit</Trans>
        </BusyButton>
        <BusyButton
          variant="default"
          isBusy={running === 'stage'}
          {...takesNoPress(running === 'submit' || isWaiting)}
          onClick={() => start('stage')}
        >
          <Trans context="action">Save</Trans>
        </BusyButton>
        <Button variant="subtle" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <span className={classes.status} role="status">
          {draft.isDirty && !sending.isSaved ? <DraftKept isStored={draft.isStored} /> : null}
        </span>
      </div>
    </form>
  )
}

/** The files of a form that can be shown; those not saved yet too. */
function previewableFiles(values: FormValues): Attachment[] {
  return filesOf(values).flatMap(({ attachmentId, name }) =>
    previewKind(name)
      ? [{ id: undefined, orderCode: undefined, downloadUrl: undefined, attachmentId, name }]
      : [],
  )
}

/** Says of what was typed whether it would be there after a reload. */
function DraftKept({ isStored }: { isStored: boolean }) {
  return isStored ? (
    <Trans>Not saved; kept as a draft in this tab</Trans>
  ) : (
    <Trans>Not saved, nor kept as a draft: the browser’s storage is full or switched off</Trans>
  )
}
