import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, isOutcomeUnknown } from '@/api/http/api-error'
import { transport } from '@/api/http/client'
import { orderKeys } from '@/api/resources/order-reads'
import { performWrite, type Writer } from '@/features/writes/perform-write'
import { confirmSession, SessionTakenError } from '@/session/confirm-session'
import { useStableCallback } from '@/platform/use-stable-callback'
import { useUserValue, writeUserValue } from '@/session/user-storage'
import { useUser } from '@/session/use-user'
import { notify } from '@/shell/notify'
import { usePageMark } from '@/shell/page-tags/page-marks'
import { presentUnsent, presentWriteFailure, withdrawFailure } from '@/shell/present-write-failure'
import { seenText } from '@/domain/seen-text'
import { isConflict, useTransitionCalls } from '../../workflow/use-order-transition'
import { prepareTransition, type Decision } from '../../workflow/perform-transition'
import { retryOf } from '../../workflow/retry-of'
import { useRunning } from '../../workflow/use-running'
import { remarkTooLong } from '../../workflow/shared-checks'
import type { OrderBase, OrderWorkflow } from '../../order-type'
import { changedFields } from '../../display-field'
import { remarkDraftName } from '../../workflow/queue-store'

/** What keeps a decision from being sent because of its remark; undefined when nothing does. */
export function remarkProblem(decision: Decision, remark: string): MessageDescriptor | undefined {
  const isMissing = decision === 'reject' && seenText(remark) === ''
  return isMissing ? msg`Say why it is rejected` : remarkTooLong(remark)
}

/** A decision as it was pressed: what is sent, also when it is tried again and another order shows by then. */
interface Pressed<Order> {
  decision: Decision
  seen: Order
  remark: string
  /** the queue that one was in */
  queueId: string | undefined
}

/** What came of a press. */
export type DecisionOutcome =
  | 'done'
  /** it was certainly not sent: what offers to try again says so */
  | 'offered'
  /** it was not done, or nobody knows whether it was */
  | 'not-done'

interface SeenOrder<Order> extends Writer {
  decision: Decision
  seen: Order
}

/** Reads an order again. When it is not as it was seen, the page shows both versions. */
async function isStillAsSeen<Order extends OrderBase>(
  type: OrderWorkflow<Order>,
  { queryClient, user, decision, seen }: SeenOrder<Order>,
): Promise<boolean> {
  const call = type.transitions.callOf(decision)
  // Whoever sits here now must not read, and not decide, as somebody else.
  if (call) await confirmSession({ queryClient, user }, call)
  const fresh = await type.fetchFresh(seen.code)
  // With the newer version in the cache the page shows both.
  queryClient.setQueryData(type.detail(seen.code).queryKey, fresh)
  const isSame = changedFields(type.comparedFields(seen), type.comparedFields(fresh)).length === 0
  // No write tells the lists, and the numbers of the start page, of it.
  if (!isSame) void queryClient.invalidateQueries({ queryKey: orderKeys(type.kind).lists })
  return isSame
}

interface DecisionListener<Order> {
  /** a decision was sent: done, or nobody knows whether it was */
  onSent: (pressed: Pressed<Order>, outcome: 'done' | 'unknown') => void
  /** it was not done, or nobody knows whether it was: the page says why, or a dialog has */
  onNotDone: (code: string) => void
  /** it was tried again by its notification, and this came of it */
  onRetried: (code: string, outcome: DecisionOutcome) => void
}

/**
 * Decides on the order that is seen. It is read again just before: when anything that is shown has
 * changed, nothing is sent, and the caller shows both versions. The remark is a draft of the order
 * until the decision is done.
 */
export function useDecision<Order extends OrderBase>(
  type: OrderWorkflow<Order>,
  { code, queueId }: Pick<Pressed<Order>, 'queueId'> & { code: string },
  { onSent, onNotDone, onRetried }: DecisionListener<Order>,
) {
  const queryClient = useQueryClient()
  const user = useUser()
  const username = user?.username ?? ''
  const remarkName = remarkDraftName(type.id, code)
  const stored = useUserValue(username, remarkName)
  const remark = typeof stored === 'string' ? stored : ''
  usePageMark('remark', remark.trim() !== '')
  const calls = useTransitionCalls(type)
  const { running, note } = useRunning<Decision>()
  const { mutateAsync } = useMutation({
    // A failure has been shown where it happened; what comes out of it is only what is left to say of the order.
    mutationFn: (pressed: Pressed<Order>) =>
      // Reloaded while the order is read, the page would have forgotten what was pressed.
      transport.asWork(async () => (await lookBefore(pressed)) ?? (await send(pressed))),
    onMutate: ({ decision, seen }) => {
      withdrawFailure({ kind: type.id, onceKey: seen.code })
      note(seen.code, decision)
    },
    onSettled: (outcome, _error, { seen }) => {
      note(seen.code, undefined)
      if (outcome !== 'done') onNotDone(seen.code)
    },
  })

  const decide = async (decision: Decision, seen: Order): Promise<DecisionOutcome> =>
    running[seen.code] === undefined
      ? await mutateAsync({ decision, seen, remark, queueId })
      : 'not-done'
  /** Later, by a notification: what was under way when that was made is over by then. */
  const tryAgain = useStableCallback(async (pressed: Pressed<Order>) => {
    onRetried(pressed.seen.code, await mutateAsync(pressed))
  })
  const offerOf = (pressed: Pressed<Order>) => {
    const { decision: action, seen } = pressed
    return retryOf(type, { action, code: seen.code }, () => void tryAgain(pressed))
  }
  /** What is read just before; undefined when nothing keeps the decision from being sent. */
  const lookBefore = async (pressed: Pressed<Order>): Promise<DecisionOutcome | undefined> => {
    try {
      if (await isStillAsSeen(type, { queryClient, user, ...pressed })) return undefined
      return 'not-done'
    } catch (error) {
      const isOfSession =
        error instanceof SessionTakenError ||
        (error instanceof ApiError &&
          error.endpoint === type.transitions.callOf(pressed.decision)?.name)
      const present = isOfSession ? presentWriteFailure : presentUnsent
      return present(error, offerOf(pressed)) ? 'offered' : 'not-done'
    }
  }
  /** So it has for whoever has the tab by now: nothing more is told of it. */
  const hasChanged = (pressed: Pressed<Order>) =>
    isStillAsSeen(type, { queryClient, user, ...pressed }).then(
      (isSame) => !isSame,
      (error: unknown) => error instanceof SessionTakenError,
    )
  const send = async (pressed: Pressed<Order>): Promise<DecisionOutcome> => {
    const { decision, seen } = pressed
    const sentRemark = seenText(pressed.remark) || undefined
    try {
      const transition = { action: decision, order: seen, remark: sentRemark }
      const { state } = await performWrite(
        { queryClient, user },
        prepareTransition(calls, type, user, transition),
      )
      onSent(pressed, 'done')
      notify(type.transitionNotification(decision, state, seen.code))
      return 'done'
    } catch (error) {
      if (isOutcomeUnknown(error)) onSent(pressed, 'unknown')
      // Somebody was faster by a moment: both versions are shown, which says why nothing was done. Where they can't be had, the
      // refusal does.
      const isExplained = isConflict(error) && (await hasChanged(pressed))
      return !isExplained && presentWriteFailure(error, offerOf(pressed)) ? 'offered' : 'not-done'
    }
  }
  return {
    remark,
    changeRemark: (next: string) => writeUserValue(username, remarkName, next || undefined),
    decide,
    /** which decision on the order is under way */
    running: running[code],
  }
}
