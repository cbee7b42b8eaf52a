import { Title } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { use, useId, useRef, useState, type ReactNode } from 'react'
import * as v from 'valibot'
import type { UploadQueue } from '@/components/attachments-field/upload-queue'
import { Message, messageOf } from '@/components/message'
import { UnsettledFields } from '@/components/unsettled-fields'
import { DraftOffer } from '@/features/writes/draft-offer'
import { outcomeIn } from '@/features/writes/outcome-panel'
import type { StoredDraft } from '@/features/writes/stored-drafts'
import { isGoingOn, useDraft } from '@/features/writes/use-draft'
import { usePressAgain, useWhenPressedAgain } from '@/features/writes/use-press-again'
import { useLeadToAlert } from '@/platform/lead-to-alert'
import { leadTo, PageActivityContext } from '@/platform/page-active'
import { useStableCallback } from '@/platform/use-stable-callback'
import { usePageTitles } from '@/shell/page-tags/use-page-titles'
import type { OrderBase } from '../../order-type'
import { Rejection } from '../parts/rejection'
import { OrderOutcome } from '../parts/unknown-outcomes'
import { copyName, formDocument } from '../../workflow/draft-names'
import { AlreadySaved } from './form-conflict'
import { AttachmentsWaitPanel } from './attachments-ready'
import { FormAttachments } from './form-attachments'
import type {
  FormDefinition,
  FormErrors,
  FormValues,
  SaveCalls,
  SendAction,
} from './form-definition'
import { FormFooter } from './form-footer'
import { OrderConflict } from './order-conflict'
import classes from './order-form.module.css'
import { useFormFiles } from './use-form-files'
import { useFormOutcomes, useKnownToBeRaised } from './use-form-outcomes'
import { leaveAndEnter, useFormKeys } from './use-form-keys'
import type { useOrderForm } from './use-order-form'
import { filesOf, useOrderSending } from './use-order-sending'
import { useRaisedElsewhere } from './use-raised-elsewhere'
import type { ExistingOrder } from './use-save-order'
import { SAVE, useTakeOver } from './use-take-over'
import { focusContent } from '@/platform/focus-content'

/** What the form of every order type is given by its page. */
export interface OrderFormProps<Order> {
  /** the order that is edited, as the server has it; undefined for a new one */
  order: Order | undefined
  /** of a new one: the order that it is a copy of; undefined where that can't be read */
  copied?: Order | undefined
  /** of a new one: the code of the order that it is a copy of */
  copyOf?: string | undefined
  /** the draft of the order that it goes on with, without a question */
  goesOn?: StoredDraft | undefined
  /** @returns resolves when the form is left */
  onStaged: (code: string) => Promise<void>
  onSubmitted: (code: string) => void
  onClose: () => void
  /** the person does not want the draft that was offered */
  onDraftDiscarded?: (() => void) | undefined
}

interface OrderFormInput<
  Values extends FormValues,
  Order extends OrderBase,
  Write extends ExistingOrder,
> extends OrderFormProps<Order> {
  definition: FormDefinition<Values, Order>
  calls: SaveCalls<Write>
  form: ReturnType<typeof useOrderForm<Values, Order>>
  /** what would be sent, without what says which order it is */
  content: Omit<Write, keyof ExistingOrder>
  /** what keeps it from being saved or submitted, as far as it is known here */
  check: (action: SendAction) => FormErrors<Values>
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
  goesOn,
  form,
  content,
  check,
  withTyped,
  draftOf = 'new',
  hasAttachments,
  onStaged,
  onSubmitted,
  onClose,
  onDraftDiscarded,
  children,
}: OrderFormInput<Values, Order, Write>) {
  const { type, schema } = definition
  const { values, base, errors } = form
  const ids = useId()
  const section = useRef<HTMLFormElement>(null)
  const leadToAlert = useLeadToAlert(section)
  const { whenShown } = use(PageActivityContext)
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
    goesOn,
    isKnownSaved: useKnownToBeRaised(type.id),
  })
  useTakeOver(section, { ids, isOn: isGoingOn(draft.document) })
  const idOf = (field: keyof Values & string) => `${ids}-${field}`
  // Once the error stands there, so that it is read along with the field.
  const focusField = (field: keyof Values & string) =>
    setTimeout(() => {
      const element = document.getElementById(idOf(field))
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
    content,
    queue,
    check,
    focus: focusField,
    leadToAlert,
    leadToOutcome: (record) =>
      whenShown((mayTakeFocus) => leadTo(outcomeIn(section.current, record), mayTakeFocus)),
    onStaged,
    onSubmitted,
    pressAgain,
  })
  const { newer, running } = sending
  const { offered } = draft
  useRaisedElsewhere(type.id, offered, draft.drop)
  /** Does something with what is typed once that is settled: a field that asks something back comes first. */
  const whenSettled = (go: () => void) => {
    const asking = definition.fieldsShown(values).find((field) => unsettled.has(idOf(field)))
    if (asking === undefined) go()
    else focusField(asking)
  }
  const send = useStableCallback((action: SendAction) =>
    whenSettled(() => void sending.send(action)),
  )
  const { wait, deleteUnsaved, ...files } = useFormFiles({
    definition,
    order,
    form,
    draft,
    sending,
    queue,
    setQueue,
    send: (action) => {
      // Somebody may type while files are waited for, and what is sent then is what the field tells when it is left.
      if (leaveAndEnter(section.current)) setTimeout(() => send(action), 0)
      else send(action)
    },
  })
  // Said beside the buttons, with a way out: neither is of use until then.
  const isWaiting = wait?.kind === 'uploading'
  /** What is typed has to be settled, and complete as far as its action needs it, before anybody waits for files. */
  const start = (action: SendAction) =>
    whenSettled(() => {
      const isIncomplete = Object.keys(check(action)).length > 0
      if (isIncomplete) void sending.send(action)
      else files.start(action)
    })
  useFormKeys(start)
  useWhenPressedAgain(pressed, start)
  const { unknown, isElsewhere } = useFormOutcomes({
    kind: type.id,
    isNew: order === undefined,
    draftId: draft.id,
    sending,
  })

  const isSaved = sending.isSaved || draft.isKnownSaved

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
      {offered ? (
        <div className={classes.banner} role="status">
          <IconHistory size={20} aria-hidden />
          <DraftOffer
            className={classes.bannerText}
            draft={offered}
            isElsewhere={draft.isOfferedElsewhere}
            isSending={running !== undefined}
            onRestore={() => {
              focusContent()
              form.restore(offered)
              void draft.take(offered, isSaved)
            }}
            onDiscard={() => {
              const { id, seen, values: discarded, isCopy = false } = offered
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
          isInForm={record.onceKey === sending.onceKey}
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
        <OrderConflict
          key={newer.gmtModified}
          definition={definition}
          form={form}
          newer={newer}
          isSinceSaved={sending.isNewerSinceSaved}
          withTyped={withTyped}
          onDiscard={() => deleteUnsaved(filesOf(values))}
          onSettled={sending.forgetNewer}
          onGiveUp={() => {
            draft.forget()
            onSubmitted(newer.code)
          }}
        />
      ) : null}
      <UnsettledFields value={unsettled}>{children(idOf)}</UnsettledFields>
      {hasAttachments ? (
        <FormAttachments
          id={idOf('attachments')}
          value={filesOf(values)}
          error={messageOf(errors['attachments'])}
          pasteTarget={section}
          uploadsRef={files.uploads}
          onChange={(attachments) =>
            form.change({ attachments: [...attachments] } as unknown as Partial<Values>)
          }
          onRemove={(file) => deleteUnsaved([file])}
        />
      ) : null}
      <FormFooter
        running={running}
        isWaiting={isWaiting}
        kept={draft.isDirty && !isSaved ? draft : undefined}
        saveId={`${ids}-${SAVE}`}
        onStart={start}
        onClose={onClose}
      >
        {wait ? <AttachmentsWaitPanel wait={wait} files={files} /> : null}
      </FormFooter>
    </form>
  )
}
