import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useEffectEvent, useState } from 'react'
import { refetchQuery } from '@/api/user-reads'
import type { AttachmentRef } from '@/api/contract/order-parts'
import { ApiError, type FailedCall } from '@/api/http/api-error'
import { transport } from '@/api/http/client'
import type { UploadQueue } from '@/components/attachments-field/upload-queue'
import type { Upload } from '@/components/attachments-field/upload-state'
import { draftLock, typedIn } from '@/features/writes/stored-drafts'
import { hold } from '@/features/writes/tab-lock'
import type { useDraft } from '@/features/writes/use-draft'
import { foundKind } from '@/features/writes/use-reconciliation'
import {
  doneRecordOf,
  isUnderWay,
  openAlike,
  openRecordOf,
  type WriteRecord,
} from '@/features/writes/write-record'
import { PageActivityContext } from '@/platform/page-active'
import { useIsThere } from '@/platform/use-is-there'
import { useStableCallback } from '@/platform/use-stable-callback'
import { whoIsHere } from '@/session/confirm-session'
import { useUser } from '@/session/use-user'
import { notify } from '@/shell/notify'
import { usePageNavigation } from '@/shell/page-cache/use-page-navigation'
import { presentAskedFailure } from '@/shell/present-asked-failure'
import { presentFailure } from '@/shell/present-failure'
import { presentWriteFailure } from '@/shell/present-write-failure'
import { useUnsavedWork } from '@/shell/unsaved-work'
import type { OrderBase } from '../../order-type'
import { formDocument } from '../../workflow/draft-names'
import { versionOfSent } from '../../workflow/reconcile/evidence'
import { deleteFiles } from './attachment-uploads'
import type {
  FormDefinition,
  FormErrors,
  FormValues,
  SaveCalls,
  SendAction,
} from './form-definition'
import { filesNotAttached } from './unsaved-files'
import type { useOrderForm } from './use-order-form'
import { useSaveOrder, type ExistingOrder, type SaveResult } from './use-save-order'

interface SendingInput<Values extends FormValues, Order extends OrderBase, Write> {
  definition: FormDefinition<Values, Order>
  calls: SaveCalls<Write>
  /** the order that is edited; undefined for a new one */
  order: Order | undefined
  form: ReturnType<typeof useOrderForm<Values, Order>>
  draft: ReturnType<typeof useDraft>
  /** what would be sent, without what says which order it is */
  content: Omit<Write, keyof ExistingOrder>
  /** the files on their way to the form; null where it has none */
  queue: UploadQueue | null
  check: (action: SendAction) => FormErrors<Values>
  focus: (field: keyof Values & string) => void
  /** what became of it is said above the form */
  leadToAlert: () => void
  /** what is found out about an earlier write, which is said above the form too */
  leadToOutcome: (record: WriteRecord) => void
  /** @returns resolves when the form is left: until then it is typed in, and takes no press */
  onStaged: (code: string) => Promise<void> | void
  onSubmitted: (code: string) => void
  /** presses the button again, on the form as it is then */
  pressAgain: (action: SendAction) => void
}

/** A press that sent nothing, for a write whose outcome is unknown. */
interface Refused {
  record: WriteRecord
  call: FailedCall
}

/** What was saved. */
interface Saved<Values> {
  /** what stood in the form; undefined where something else is typed by now, and only what was sent is known */
  sent: Values | undefined
  /** what its draft held, by `typedIn` */
  typed: string
  /** of that draft */
  draftId: string
  body: Readonly<Record<string, unknown>>
}

/** The files that a form's values hold, where its documents have any. */
export function filesOf(values: FormValues): readonly AttachmentRef[] {
  const { attachments } = values
  return Array.isArray(attachments) ? (attachments as readonly AttachmentRef[]) : []
}

/** Sends a form, and does what has to be done when it was taken, refused or overtaken. */
export function useOrderSending<
  Values extends FormValues,
  Order extends OrderBase,
  Write extends ExistingOrder,
>(input: SendingInput<Values, Order, Write>) {
  const { definition, order, form, draft, content, queue, check, focus, leadToAlert } = input
  const { type } = definition
  const queryClient = useQueryClient()
  const user = useUser()
  const username = user?.username ?? ''
  const save = useSaveOrder(definition, input.calls)
  /** what was pressed, from then on until the form has gone on to what became of it */
  const [underWay, setUnderWay] = useState<readonly { action: SendAction }[]>([])
  const running = underWay[0]?.action
  /** the order as somebody else has left it, when a save was refused for that, or before what was typed since one could be saved */
  const [newer, setNewer] = useState<{ order: Order; isSinceSaved: boolean }>()
  /** the order that what was sent from this draft before has become */
  const [exists, setExists] = useState<string>()
  /** what was saved, and could not be read since: the form still stands on the version of before */
  const [unread, setUnread] = useState<Saved<Values>>()
  /** what the last press was refused for */
  const [refused, setRefused] = useState<Refused>()
  const onceKey = order?.code ?? draft.id
  const isThere = useIsThere()
  const { i18n } = useLingui()
  const { isActive } = use(PageActivityContext)
  const goToDetail = usePageNavigation(type.paths.detail)
  const goToForm = usePageNavigation(type.paths.form)
  const goToNew = usePageNavigation(type.paths.create)
  useUnsavedWork(running !== undefined, 'write')

  const refuse = (errors: FormErrors<Values>): boolean => {
    const wrong = form.refuse(errors)
    if (wrong !== undefined) focus(wrong)
    return wrong !== undefined
  }
  /** Compares what a person fills in: derived names are missing until their lists have loaded. */
  const saysSame = (sent: Readonly<Record<string, unknown>>) =>
    type.likeness({ ...content }) === type.likeness(sent)
  /** What was sent before may have been done: the person is led to where that is found out. */
  const refuseWhileUnknown = (action: SendAction): boolean => {
    // A copy or a reloaded form has a new draft id, so an open write with the same content counts too.
    const open =
      openRecordOf(username, { kind: type.id, onceKey }) ??
      (order ? undefined : openAlike(username, type.id, saysSame))
    const call = type.transitions.callOf(action)
    const isRefused = open !== undefined && call !== undefined && !isUnderWay(open)
    setRefused(isRefused ? { record: open, call } : undefined)
    return isRefused
  }
  const tellRefused = useEffectEvent(({ record, call }: Refused) => {
    input.leadToOutcome(record)
    // It says there that it was done, and goes on from there.
    if (foundKind(queryClient, record) === 'done') return
    presentFailure(new ApiError(call, 'timed-out-before'), { asked: true })
  })
  // Once it is said above the form what for: the dialog gives the focus back to that.
  useEffect(() => {
    if (refused) tellRefused(refused)
  }, [refused])
  /**
   * What is answered is read before the form goes on: another press until then would be sent under the key or the version of
   * before. Its draft is offered nowhere meanwhile, also where the form is closed: the answer tells what becomes of it. Reloaded before
   * it has gone on, the form would stand there empty.
   */
  const untilGoneOn = async (action: SendAction, work: () => Promise<void>) => {
    const pressed = { action }
    const letGo = hold(draftLock(draft))
    setUnderWay((others) => [...others, pressed])
    await transport.asWork(work).finally(() => {
      letGo()
      setUnderWay((all) => all.filter((one) => one !== pressed))
    })
  }
  const send = async (action: SendAction) => {
    if (running || refuseWhileUnknown(action)) return
    if (refuse(check(action))) return
    const typed = typedIn(form.values)
    // The person has said that it is sent without these.
    const without = filesNotAttached(queue)
    const saveAndGoOn = async () => {
      const { seen, start } = form.base
      const earlier = unread ?? savedBefore(action)
      const goesOn = earlier !== undefined && goesOnFrom(earlier)
      const base = goesOn ? await readSaved(earlier) : { seen, start }
      if (!base) return
      const lock = order ? { code: order.code, gmtModified: base.seen } : {}
      const body = { ...content, ...lock } as Write
      const result = await save(
        { action, body, onceKey, draft: { document: draft.document, id: draft.id, typed } },
        { values: form.values, retry: () => input.pressAgain(action) },
      )
      if (result.kind === 'saved') {
        const { code } = result
        deleteRemoved(base.start)
        notify({
          message: action === 'stage' ? msg`${code} was saved` : msg`${code} was submitted`,
          tone: 'success',
        })
        await goOn(action, code, whatStands(), without)
      } else if (!isThere()) tellWhereOneIs(result)
      else if (result.kind === 'refused') refuse(result.errors)
      else {
        if (result.kind === 'conflict') await readNewer(result)
        if (result.kind === 'exists') setExists(result.code)
        leadToAlert()
      }
    }
    if (!order) draft.noteSent()
    await untilGoneOn(action, saveAndGoOn)
  }
  /** The form is closed, and what would be said in it is told on the page that shows. */
  const tellWhereOneIs = (result: Exclude<SaveResult<Values>, { kind: 'saved' }>) => {
    if (result.kind === 'failed') return
    presentFailure(result.error, { asked: true })
    if (result.kind === 'refused') return
    const code = result.kind === 'exists' ? result.code : order?.code
    // Another document may show there.
    const name = code ?? i18n._(type.names.create)
    const failure = i18n._(result.error.failure)
    noteOf(code, msg`${name}: ${failure}`)
  }
  /** @param code of the order, to which there is a way then */
  const noteOf = (code: string | undefined, message: MessageDescriptor) => {
    notify({
      message,
      tone: 'failure',
      ...(code !== undefined && {
        action: { label: msg`Open the order`, run: () => goToDetail({ code }) },
      }),
    })
  }
  /**
   * Whether the form holds the draft that was saved. An earlier draft restored since is of the version of before: it must meet
   * what was saved as a conflict.
   */
  const goesOnFrom = ({ draftId }: Pick<Saved<Values>, 'draftId'>) => draftId === draft.id
  /** The form goes on with what is typed, unless just that is saved. */
  const standOn = (saved: Order, sent: Values | undefined) =>
    sent ? form.settle(saved, sent) : form.rebase(saved)
  /** The version that the form's own save has made; undefined when it can't be told, which is said. */
  const readSaved = async ({ sent, body }: Saved<Values>) => {
    if (!order) return undefined
    try {
      const saved = await type.fetchFresh(order.code)
      setUnread(undefined)
      if (type.holds(saved, body)) {
        standOn(saved, sent)
        return { seen: saved.gmtModified, start: definition.toValues(saved) }
      }
      if (isThere()) {
        setNewer({ order: saved, isSinceSaved: true })
        leadToAlert()
      } else {
        const { code: name } = order
        noteOf(name, msg`“${name}” has been changed meanwhile. Nothing was saved.`)
      }
    } catch (error) {
      presentAskedFailure(error)
    }
    return undefined
  }
  /** The files that the order had before, and that what is saved has no more. */
  const deleteRemoved = (start: Values) => {
    const kept = new Set(filesOf(form.values).map(({ attachmentId }) => attachmentId))
    const before = filesOf(start).map(({ attachmentId }) => attachmentId)
    void deleteFiles(
      before.filter((id) => !kept.has(id)),
      { queryClient, user },
    )
  }
  /** By the form as it is then: it is typed on while something is read. */
  const isTypedSince = useStableCallback((typed: string) => typedIn(form.values) !== typed)
  const whatStands = (): Saved<Values> => ({
    sent: form.values,
    typed: typedIn(form.values),
    draftId: draft.id,
    body: { ...content },
  })
  /** What a write that was found to be done has saved. */
  const savedBy = ({ content: body = {}, draft: kept }: WriteRecord): Saved<Values> => {
    const draftId = kept?.id ?? draft.id
    // A record of an earlier app version lacks `typed`: everything then counts as typed since.
    const earlier = { sent: undefined, typed: kept?.typed ?? '', draftId, body }
    return saysSame(body) ? whatStands() : earlier
  }
  /**
   * The earlier save of this form, if it was found done: the order's newer version is then no other person's change. An identical
   * Save goes out unchanged, since its key gives it the same answer.
   */
  const savedBefore = (action: SendAction) => {
    const done = doneRecordOf(username, { kind: type.id, onceKey })
    if (done?.action !== 'stage' || done.base === undefined) return undefined
    const isAgain = action === 'stage' && saysSame(done.content ?? {})
    return done.base === form.base.seen && !isAgain ? savedBy(done) : undefined
  }
  /**
   * The form goes on from what is saved.
   *
   * @param without files that it was sent without knowingly
   */
  const goOn = async (
    action: SendAction,
    code: string,
    what: Saved<Values>,
    without: readonly Upload[] = [],
  ) => {
    const { sent, typed, body } = what
    const saved = await reread(code)
    const isOvertaken = saved !== undefined && !type.holds(saved, body)
    if (action === 'submit') {
      if (sent) {
        tellLeftBehind(code, without)
        // Of a copy, too: it is a document of its own only until it is sent.
        const another = { document: formDocument(type, 'new'), isCopy: true }
        const later = order ? { document: draft.document, seen: form.base.seen } : another
        const isKept = draft.settle(typed, later)
        input.onSubmitted(code)
        if (isKept) tellSubmittedWithout(code)
      }
      // It can't be edited any more: what was typed since stays as it is, as a draft of another document.
      else if (!order) draft.renew()
    } else if (!order) {
      // What was typed since is a draft of the order that it is now.
      tellLeftBehind(code, without)
      const seen = saved && versionOfSent(saved, !isOvertaken)
      const isAsSent = saved !== undefined && !isOvertaken
      const isSeen = isThere() && isActive()
      const isKept = draft.moveOn(typed, { document: formDocument(type, code), seen, isAsSent })
      await input.onStaged(code)
      if (isKept && !isSeen) tellKept(code)
    } else if (sent && !isThere()) {
      // Nobody is left to see that the draft holds what is saved.
      const seen = saved && !isOvertaken ? saved.gmtModified : form.base.seen
      if (draft.settle(typed, { document: draft.document, seen })) tellKept(code)
    } else {
      // The form stays open on what is saved now. What was typed since must not write over another's change unseen.
      if (isOvertaken && (!sent || isTypedSince(typed)))
        setNewer({ order: saved, isSinceSaved: true })
      else if (saved) standOn(saved, sent)
      setUnread(saved ? undefined : what)
    }
  }
  /** Whoever has taken the tab over is told nothing of what was typed before. */
  const isSamePerson = () => whoIsHere({ queryClient, user }) === 'same'
  /** Files that were added while it was sent don't go along: the form that they are on their way to is left. */
  const tellLeftBehind = (code: string, without: readonly Upload[]) => {
    const isTold = isThere() && isSamePerson()
    const left = isTold ? filesNotAttached(queue).filter((file) => !without.includes(file)) : []
    if (left.length === 0) return
    const names = new Intl.ListFormat(i18n.locale).format(left.map(({ file }) => file.name))
    notify({ message: msg`Not attached to ${code}: ${names}`, tone: 'warning' })
  }
  /** What was typed since is in no order, and another page shows by now. */
  const tellSubmittedWithout = (code: string) => {
    if (!isSamePerson()) return
    notify({
      message: order
        ? msg`What was typed after ${code} was sent is not saved. Its form offers it as a draft.`
        : msg`What was typed after ${code} was sent is not saved. The form of a new order offers it as a draft.`,
      tone: 'warning',
      action: {
        label: msg`Open the form`,
        run: () => (order ? goToForm({ code }) : goToNew({})),
      },
    })
  }
  /** Nobody sees the form any more in which what was typed since would go on. */
  const tellKept = (code: string) => {
    if (!isSamePerson()) return
    notify({
      message: msg`What was typed after ${code} was sent is not saved. Its form offers it as a draft.`,
      tone: 'warning',
      action: { label: msg`Edit the order`, run: () => goToForm({ code }) },
    })
  }
  // A failed read is silent: the save has succeeded, and `unread` or the draft keeps the version of before.
  const reread = (code: string) =>
    refetchQuery(queryClient, type.detail(code)).catch(() => undefined)
  /** @param refused for a newer version: told as that where the version can't be shown */
  const readNewer = async (refused?: Extract<SaveResult<Values>, { kind: 'conflict' }>) => {
    let isShown = false
    try {
      if (order) {
        setNewer({ order: await type.fetchFresh(order.code), isSinceSaved: false })
        isShown = true
      }
    } catch (error) {
      // One dialog: that nothing was saved, and why, comes before what could not be read.
      if (!refused) presentAskedFailure(error)
      else if (error instanceof ApiError) notify({ message: error.failure, tone: 'failure' })
    }
    if (!refused) return
    if (!isThere()) tellWhereOneIs(refused)
    else if (!isShown) presentWriteFailure(refused.error)
  }
  /** A write whose outcome was unknown is known to be done; what was typed since then is kept. */
  const settle = async (record: WriteRecord, code: string) => {
    // Sent by another visit of the form: what is typed in this one is another document.
    if (record.onceKey !== onceKey) return
    const action = record.action === 'stage' ? 'stage' : 'submit'
    const saved = savedBy(record)
    await untilGoneOn(action, async () => {
      if (goesOnFrom(saved)) await goOn(action, code, saved)
      // Another draft stands in the form: what was saved is known, and not what the order holds by it.
      else if ((await reread(code)) === undefined) setUnread(saved)
    })
  }
  return {
    send,
    settle,
    readNewer,
    running,
    onceKey,
    /** the record of the write for whose sake the last press sent nothing */
    refusedFor: refused?.record.id,
    /** the order holds more than the form knows of */
    isUnread: unread !== undefined,
    /** what stands in the form is what was saved last, though the form could not read it */
    isSaved: unread?.sent !== undefined && unread.typed === typedIn(form.values),
    newer: newer?.order,
    /** this form's own save is older than that version, and no longer all that the order holds */
    isNewerSinceSaved: newer?.isSinceSaved === true,
    forgetNewer: () => setNewer(undefined),
    exists,
    /** What is typed becomes a document of its own. */
    raiseAnother: () => {
      draft.renew()
      setExists(undefined)
    },
  }
}
