import { useQueryClient } from '@tanstack/react-query'
import { BASE_DATA } from '@/api/resources/base-data'
import type { SaveOrder } from '@/api/resources/order-writes'
import type { User } from '@/api/contract/session'
import { ApiError } from '@/api/http/api-error'
import type { WireTime } from '@/domain/china-time'
import { fieldRefusal } from '@/features/writes/field-refusal'
import type { Write } from '@/features/writes/perform-write'
import type { SentDraft } from '@/features/writes/stored-drafts'
import { useWrite } from '@/features/writes/use-write'
import { notifyRefused, presentWriteFailure } from '@/shell/present-write-failure'
import { actionName } from '../../workflow/action-names'
import { isConflict } from '../../workflow/use-order-transition'
import type { OrderBase, OrderWorkflow } from '../../order-type'
import type {
  FormDefinition,
  FormErrors,
  FormValues,
  SaveCalls,
  SendAction,
} from './form-definition'

/** What a write says beside the document when the order exists. */
export interface ExistingOrder {
  code?: string | undefined
  gmtModified?: WireTime | undefined
}

/** A document to be saved, and the draft that it was typed in. */
interface Save<Body> extends SaveOrder<Body> {
  action: SendAction
  draft: SentDraft
}

export type SaveResult<Values> =
  | { kind: 'saved'; code: string }
  | { kind: 'conflict'; error: ApiError }
  /** the server refused these fields */
  | { kind: 'refused'; errors: FormErrors<Values>; error: ApiError }
  /** what was sent from this draft before came through after all: it is this order, and holds something else */
  | { kind: 'exists'; code: string; error: ApiError }
  /** told above the page already */
  | { kind: 'failed' }

/** Stages or submits a document, and says what became of it. */
export function useSaveOrder<
  Values extends FormValues,
  Order extends OrderBase,
  Write extends ExistingOrder,
>(definition: FormDefinition<Values, Order>, calls: SaveCalls<Write>) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useWrite((save: Save<Write>, { user }) =>
    prepareSave(definition.type, calls, save, user),
  )
  /** @param retry sends it anew, when it could not leave */
  const save = async (
    document: Save<Write>,
    { values, retry }: { values: Values; retry: () => void },
  ): Promise<SaveResult<Values>> => {
    try {
      return { kind: 'saved', code: (await mutateAsync(document)).code }
    } catch (error) {
      if (!(error instanceof ApiError)) {
        presentWriteFailure(error)
        return { kind: 'failed' }
      }
      if (isConflict(error)) return { kind: 'conflict', error }
      if (error.field === 'idempotencyKey' && error.code !== undefined) {
        return { kind: 'exists', code: error.code, error }
      }
      const { type } = definition
      const { action, onceKey, body } = document
      const of = { kind: type.id, onceKey }
      const refusal = fieldRefusal(error, definition.fieldsShown(values))
      if (!refusal) {
        const name = body.code ?? type.names.create
        presentWriteFailure(error, { retry, of: { ...of, name, action: actionName(action) } })
        return { kind: 'failed' }
      }
      // What was chosen may be none of the choices any more: they are not offered for as long as they else count as fresh.
      void queryClient.invalidateQueries({ queryKey: BASE_DATA })
      notifyRefused(error.failure, of)
      const errors: FormErrors<Values> = {}
      errors[refusal.field] = refusal.text
      return { kind: 'refused', errors, error }
    }
  }
  return save
}

/** What a save is sent as, and how it is found again when its answer is lost. */
export function prepareSave<Order extends OrderBase, Body extends ExistingOrder>(
  type: OrderWorkflow<Order>,
  calls: SaveCalls<Body>,
  { action, body, onceKey, draft }: Save<Body>,
  user: User | undefined,
): Write<{ code: string }> {
  const { code, gmtModified: base, ...content } = body
  const call = type.transitions.callOf(action)
  if (!call) throw new TypeError(`Nothing ${action}s orders of this type`)
  const document = { kind: type.id, action, code, onceKey, base, content, draft }
  return {
    ...document,
    call,
    ...(code === undefined && {
      raises: { likeness: type.likeness(content), codeOf: (saved: { code: string }) => saved.code },
    }),
    send: (idempotencyKey) => calls[action]({ body, onceKey, idempotencyKey }),
    findDone: async ({ field }) => {
      // A refusal that names a field speaks of what was typed, and nothing of it was done.
      if (!user || code === undefined || (field !== undefined && field !== 'gmtModified'))
        return undefined
      const check = await type.check(document, user)
      return check.kind === 'done' ? { code } : undefined
    },
  }
}
