import { mutationOptions } from '@tanstack/react-query'
import type { CodeRequest } from '@/api/contract/requests'
import type { ApprovalRequest, CancelRequest, TransitionedOrder } from '@/api/contract/order-writes'
import { transport } from '@/api/http/client'
import type { Call, Endpoint } from '@/api/http/endpoint'
import type { RequestOptions } from '@/api/http/pipeline'
import type { OrderKind } from '@/domain/order-kinds'
import type { OrderAction } from '@/domain/transitions'
import type { WriteName } from '../invalidation'

/** What a write is called with: a server that knows such keys recognises a repeat by `idempotencyKey`. */
export type Keyed<Variables> = Variables & Pick<RequestOptions, 'idempotencyKey'>

/** What of it is sent as the body, where all but the key is. */
export type Unkeyed<Variables> = Omit<Keyed<Variables>, 'idempotencyKey'>

/** A document to be staged or submitted. */
export interface SaveOrder<Write> {
  body: Write
  /** the code of an existing order, the draft's id of a new one: what the write is sent once for */
  onceKey: string
}

interface OrderWritesInput<Write, Kind extends OrderKind> {
  kind: Kind
  staging: Endpoint<{ code: string }, Write>
  submit: Endpoint<{ code: string }, Write>
  approval: Endpoint<TransitionedOrder, ApprovalRequest>
  cancel: Endpoint<TransitionedOrder, CancelRequest>
  tally: Endpoint<TransitionedOrder, CodeRequest>
}

/** The writes that every order type has, each with its row in the table of what it makes stale. */
export function orderWrites<Write extends object, Kind extends OrderKind>({
  kind,
  staging,
  submit,
  approval,
  cancel,
  tally,
}: OrderWritesInput<Write, Kind>) {
  const meta = (action: 'stage' | 'submit' | 'decide' | 'cancel' | 'tally') => ({
    write: `${kind}-order/${action}` satisfies WriteName,
  })
  const calls: Partial<Record<OrderAction, Call>> = {
    stage: staging,
    submit,
    approve: approval,
    reject: approval,
    cancel,
    tally,
  }
  return {
    /** Saves a document as it is. Answers its code. */
    stage: mutationOptions({
      mutationFn: (save: Keyed<SaveOrder<Write>>) => transport.request(staging, save),
      meta: meta('stage'),
    }),
    /** Submits a document for review. Answers its code; a refusal may name the field. */
    submit: mutationOptions({
      mutationFn: (save: Keyed<SaveOrder<Write>>) => transport.request(submit, save),
      meta: meta('submit'),
    }),
    /**
     * Approves or rejects. An approval that an outside system did not answer succeeds with the state
     * it reached, so the state has to be looked at.
     */
    decide: mutationOptions({
      mutationFn: ({ idempotencyKey, ...body }: Keyed<ApprovalRequest>) =>
        transport.request(approval, { body, idempotencyKey }),
      meta: meta('decide'),
    }),
    cancel: mutationOptions({
      mutationFn: ({ idempotencyKey, ...body }: Keyed<CancelRequest>) =>
        transport.request(cancel, { body, idempotencyKey }),
      meta: meta('cancel'),
    }),
    /** Tells the accounting system again. The answer's state says whether it took it. */
    tally: mutationOptions({
      mutationFn: ({ idempotencyKey, ...body }: Keyed<CodeRequest>) =>
        transport.request(tally, { body, idempotencyKey }),
      meta: meta('tally'),
    }),
    /** An action's row in the table of what a write makes stale. */
    writeName: (action: OrderAction): WriteName => {
      const isDecision = action === 'approve' || action === 'reject' || action === 'verify'
      return `${kind}-order/${isDecision ? 'decide' : action}`
    },
    /** The call by which an action is sent. */
    callOf: (action: OrderAction): Call | undefined => calls[action],
    /** The outcome of a write is known now: it may be sent again. */
    release: (action: OrderAction, onceKey: string): void => {
      const call = calls[action]
      if (call) transport.releaseOnce(call, onceKey)
    },
  }
}
