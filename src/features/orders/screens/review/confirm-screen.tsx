import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Title, UnstyledButton } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, use, useRef, useState } from 'react'
import type { User } from '@/api/contract/session'
import { Message } from '@/components/message'
import { StateBadge } from '@/components/state-badge/state-badge'
import { latePart } from '@/platform/late-part'
import { useLeadToAlert } from '@/platform/lead-to-alert'
import { isModalOpen } from '@/platform/modal-dialog'
import { PageActivityContext, usePageEffect } from '@/platform/page-active'
import { useStableCallback } from '@/platform/use-stable-callback'
import { askedPart } from '@/shell/asked-part'
import { usePageNavigation } from '@/shell/page-cache/use-page-navigation'
import { PageSkeleton } from '@/shell/page-skeleton'
import { PartBoundary } from '@/shell/part-boundary'
import { whoIsHere } from '@/session/confirm-session'
import { areSingleKeysOn, useSingleKeys } from '@/session/single-keys'
import { actionName } from '../../workflow/action-names'
import { ChangedSince } from '../parts/changed-since'
import { OpenedVersion } from '../../workflow/opened-version'
import { useOneVersion } from '../../workflow/one-version'
import { useOrder, useOrderLog } from '../../workflow/use-order'
import { OrderFailure } from '../parts/order-failure'
import { Rejection } from '../parts/rejection'
import type { OrderBase, OrderView } from '../../order-type'
import { usePageDialog } from '@/shell/page-cache/use-page-dialog'
import { listAsLeft } from '../parts/list-as-left'
import { UnknownOutcomes } from '../parts/unknown-outcomes'
import { useNotedDocument } from '../parts/use-noted-document'
import { useOwnOutcome } from '@/features/writes/use-reconciliation'
import { notify } from '@/shell/notify'
import { showOverlay } from '@/shell/overlay'
import { markRecentStale } from '../../workflow/recent-orders'
import { readShownListAgain } from '../../workflow/shown-list'
import type { Decision } from '../../workflow/perform-transition'
import { decisionOutcome, recordQueueResult, resultWhenSeen } from '../../workflow/queue-results'
import classes from './confirm-screen.module.css'
import { DecisionPanel, QueueBar, NotifyButtons } from './decision-panel'
import { LateFacts } from './facts/late-facts'
import { NotificationLine, QueueMark } from './confirm-marks'
import { useFocusOnChange, usePrefetch, useReadOnArrival } from './use-next-order'
import { QueueArrangement } from './queue-arrangement'
import { useConfirmKeys } from './use-confirm-keys'
import { remarkProblem, useDecision, type DecisionOutcome } from './use-decision'
import { usePinnedOrder } from './use-pinned-order'
import { useQueue, useQueueEnd, useQueueSteps } from './use-queue'
import { reasonOf } from '@/domain/transitions'
import { focusContent, isFocusLost } from '@/platform/focus-content'
import { seenText } from '@/domain/seen-text'

const ConfirmDialog = askedPart(
  async () => (await import('@/components/confirm-dialog/confirm-dialog')).ConfirmDialog,
)
const QueueSummary = latePart(async () => (await import('./queue-summary')).QueueSummary)

interface ConfirmScreenProps<Order extends OrderBase> {
  view: OrderView<Order>
  code: string
  queueId: string | undefined
  user: User
}

/** A decision whose answer has come. */
interface Answered {
  outcome: DecisionOutcome
  /** the order behind it in the queue, when it was sent */
  next: string | undefined
  /** on to that one */
  andNext: boolean
  /** the order that was decided on */
  of: string
}

/** Whether an action takes an order on as it was seen. What was typed and sent is another version, to be seen like any other. */
const movesOn = (action: string) => action !== 'stage' && action !== 'submit'

/** The screen on which a reviewer decides on one order after the other. */
export function ConfirmScreen<Order extends OrderBase>({
  view,
  code,
  queueId,
  user,
}: ConfirmScreenProps<Order>) {
  const { type, ReviewSections } = view
  const { order: latest, error, retry, isReadHere } = useOrder(type, code)
  useNotedDocument(type.paths.confirm, latest?.code)
  const { log } = useOrderLog(type, code)
  const own = useOwnOutcome(type.id, code, movesOn)
  const { seen, changedTo, isAhead, goOn, isDecided, followAfterDecision } = usePinnedOrder(
    type,
    code,
    latest,
    own,
    isReadHere,
  )
  useOneVersion(type.kind, code)
  const main = useRef<HTMLDivElement>(null)
  const leadToAlert = useLeadToAlert(main)
  const queue = useQueue(type, queueId, code)
  const { isLast, endAsked, askForEnd } = useQueueEnd(queue, code)
  /** codes of what was decided on here and not done */
  const [heldBack, setHeldBack] = useState<ReadonlySet<string>>(new Set())
  const queryClient = useQueryClient()
  const decision = useDecision(
    type,
    { code, queueId },
    {
      onNotDone: (of) => {
        setHeldBack((before) => new Set([...before, of]))
        if (of === code) leadToAlert()
      },
      onRetried: (of, outcome) => followUp({ outcome, next: undefined, andNext: false, of }),
      onSent: (pressed, outcome) => {
        const { code: of, amount } = pressed.seen
        if (outcome === 'done') {
          followAfterDecision(of, pressed.decision === 'reject' ? pressed.seen : undefined)
        }
        markRecentStale(queryClient, type.id)
        const sent = decisionOutcome(pressed.decision)
        recordQueueResult(user.username ?? '', pressed.queueId, of, () => ({
          outcome: outcome === 'done' ? sent : 'unknown',
          amount,
          sent,
        }))
      },
    },
  )
  const { isActive } = use(PageActivityContext)
  const goTo = usePageNavigation(type.paths.confirm)
  const goToList = usePageNavigation(type.paths.confirmList)
  const heading = useFocusOnChange(code)
  const remarkField = useRef<HTMLTextAreaElement>(null)
  const changes = useRef<HTMLElement>(null)
  const approveButton = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<{ code: string; message: MessageDescriptor }>()
  const rejecting = usePageDialog<string>()
  // Another order has come to show with the question open: it was not asked about that one.
  if (rejecting.subject !== undefined && rejecting.subject !== code) rejecting.close()
  /** Put away while it is waited for, and asked of another order by then, the question is that one's. */
  const closeRejecting = (of: string) => rejecting.change((at) => (at === of ? undefined : at))
  const hasKeys = useSingleKeys(user.username)
  usePrefetch(type, queue.next)
  useReadOnArrival(type, isAhead ? code : undefined)
  // What it has become by now counts, also before the person has put away what says so.
  const state = (changedTo ?? seen)?.state
  usePageEffect(() => {
    if (seen && state !== undefined) {
      recordQueueResult(user.username ?? '', queueId, seen.code, (before) =>
        resultWhenSeen(before, { state, amount: seen.amount }, own.kind),
      )
    }
  }, [queueId, seen?.code, state, own.kind])

  const show = (other: string | undefined) => {
    if (other !== undefined) goTo({ code: other, queue: queueId })
  }
  const backToList = () =>
    goToList(queue.from ?? listAsLeft(user.username ?? '', type.paths.confirmList))
  const steps = useQueueSteps(queue, show)
  const decide = async (action: Decision, andNext: boolean) => {
    if (!seen) return
    if (changedTo) {
      // It stands beside what was seen, and is looked at first.
      setHeldBack((before) => new Set([...before, code]))
      changes.current?.focus()
      return
    }
    const { next } = queue
    const outcome = await decision.decide(action, seen)
    followUp({ outcome, next, andNext, of: seen.code })
  }
  /** Who went elsewhere or closed the page meanwhile stays there, and is told which order they have to come back to. */
  const followUp = useStableCallback(({ outcome, next, andNext, of }: Answered) => {
    const isDone = outcome === 'done'
    const isStillHere = isActive() && of === code
    if (isDone) readShownListAgain(queryClient, type.id, { goesOn: andNext && next !== undefined })
    if (isDone && isStillHere) {
      const following = next ?? queue.next
      // Pressed before the queue was read, it goes on once that is there.
      if (andNext && queue.isLoading) steps.next()
      if (andNext && following !== undefined) show(following)
      else if (andNext && isLast) askForEnd()
      // What was pressed is no more: what became of the order is read on from its heading. The question that was asked goes by
      // that; what else lies above the page keeps the focus.
      else if (rejecting.subject === of || !isModalOpen()) {
        heading.current?.focus()
        // At its end the queue is summed up, and that is what is read on from.
        if (isLast) askForEnd()
      }
    }
    // What offers to try again has said more. What was left unsure when somebody else took the tab over is nothing to them.
    if (outcome === 'not-done' && !isStillHere && whoIsHere({ queryClient, user }) === 'same') {
      const message = msg`Look at ${of} again: it is not certain that it was decided on.`
      notify({ message, tone: 'warning' })
    }
  })
  /** Whether the remark lets the decision pass; where not, it says so and has the focus. */
  const checkRemark = (action: Decision): boolean => {
    const message = remarkProblem(action, decision.remark)
    setProblem(message && { code, message })
    if (message) remarkField.current?.focus()
    return message === undefined
  }
  const approve = (andNext: boolean) => {
    if (checkRemark('approve')) void decide('approve', andNext)
  }
  /** Without a question, by keys and by its button: the reason that it needs was typed. */
  const rejectAndNext = () => {
    const reject = seen && type.availability('reject', seen, user, log)
    if (reject?.kind === 'disabled') notify({ message: reject.reason, tone: 'warning' })
    else if (reject?.kind === 'available' && checkRemark('reject')) void decide('reject', true)
  }
  useConfirmKeys(
    {
      a: () => approveButton.current?.focus(),
      r: () => remarkField.current?.focus(),
      j: isLast ? askForEnd : steps.next,
      k: steps.previous,
    },
    {
      isOn: () => areSingleKeysOn(user.username),
      isDeciding: decision.running !== undefined,
    },
  )

  return (
    <article className={classes.page}>
      <div ref={main} className={classes.main}>
        <QueueBar
          place={queue.place}
          length={queue.length}
          isLoading={queue.isLoading}
          hasFailed={queue.hasFailed}
          onRetry={queue.retry}
          onNext={queue.next === undefined ? undefined : () => show(queue.next)}
          onPrevious={queue.previous === undefined ? undefined : () => show(queue.previous)}
          onSummary={isLast ? askForEnd : undefined}
          onBack={backToList}
        >
          {queue.arrangement ? (
            <QueueArrangement code={code} arrangement={queue.arrangement} onShow={show} />
          ) : null}
        </QueueBar>
        <NotificationLine code={code} />
        {isLast && queueId !== undefined ? (
          <PartBoundary>
            <Suspense>
              <QueueSummary
                username={user.username ?? ''}
                queueId={queueId}
                code={code}
                paths={type.paths}
                asked={endAsked}
                onBack={backToList}
              />
            </Suspense>
          </PartBoundary>
        ) : null}
        <header className={classes.head}>
          <Title order={1} size="h3" ref={heading} tabIndex={-1}>
            <Message of={type.names.title(code)} />
          </Title>
          {seen ? <StateBadge state={type.stateOf(seen)} /> : null}
          {seen ? <QueueMark type={type} order={seen} user={user} log={log} /> : null}
          <UnstyledButton className={classes.help} onClick={() => showOverlay('help')}>
            <kbd>?</kbd> <Trans>Shortcuts</Trans>
          </UnstyledButton>
        </header>
        <UnknownOutcomes type={type} code={code} />
        {seen ? <Rejection type={type} order={seen} /> : null}
        {seen && changedTo ? (
          <ChangedSince
            ref={changes}
            type={type}
            seen={seen}
            now={changedTo}
            reason={
              type.skipReason(changedTo, log) ??
              reasonOf(type.availability('approve', changedTo, user, log))
            }
            isHeldBack={heldBack.has(code)}
            onRead={() => {
              focusContent()
              setHeldBack((before) => new Set([...before].filter((of) => of !== code)))
              goOn(changedTo)
            }}
          />
        ) : null}
        {seen ? (
          <div className={classes.order}>
            <OpenedVersion value={isDecided ? undefined : seen}>
              <ReviewSections order={seen} />
            </OpenedVersion>
          </div>
        ) : error ? (
          <OrderFailure code={code} error={error} onRetry={retry} />
        ) : (
          <PageSkeleton />
        )}
        <span className={classes.end} role="status">
          {isLast ? <Trans>This is the last order of the queue.</Trans> : null}
        </span>
      </div>
      {seen ? (
        <div className={classes.side}>
          <DecisionPanel
            code={seen.code}
            remark={decision.remark}
            onRemark={(remark) => {
              setProblem(undefined)
              decision.changeRemark(remark)
            }}
            remarkError={problem?.code === code ? problem.message : undefined}
            approve={type.availability('approve', seen, user, log)}
            reject={type.availability('reject', seen, user, log)}
            running={decision.running}
            hasNext={queue.next !== undefined}
            isNextAwaited={queue.isLoading}
            hasKeys={hasKeys}
            remarkField={remarkField}
            approveButton={approveButton}
            onApprove={() => approve(false)}
            onApproveAndNext={() => approve(true)}
            onReject={() => {
              if (checkRemark('reject')) rejecting.open(code)
            }}
            onRejectAndNext={rejectAndNext}
          >
            <NotifyButtons
              type={type}
              order={seen}
              user={user}
              log={log}
              onTold={(of) => {
                followAfterDecision(of)
                // Busy until now, its button has lost the focus, and goes: where the order stands is read on from the heading.
                if (of === code && isActive() && isFocusLost()) heading.current?.focus()
              }}
            />
          </DecisionPanel>
          <LateFacts key={seen.code} view={view} order={seen} />
        </div>
      ) : null}
      {rejecting.subject === code ? (
        <ConfirmDialog
          title={<Trans>Reject {code}?</Trans>}
          confirmLabel={<Message of={actionName('reject')} />}
          isDangerous
          startsOn="confirm"
          isBusy={decision.running === 'reject'}
          onConfirm={() => void decide('reject', false).finally(() => closeRejecting(code))}
          onClose={rejecting.close}
        >
          <p className={classes.quote}>{seenText(decision.remark)}</p>
        </ConfirmDialog>
      ) : null}
    </article>
  )
}
