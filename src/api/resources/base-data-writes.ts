import { mutationOptions, useMutation } from '@tanstack/react-query'
import type {
  DepartmentSave,
  DepartmentUpdate,
  RemarkSave,
  RemarkUpdate,
  SavedBaseData,
  VerifyUserUpdate,
} from '@/api/contract/base-data-requests'
import { transport } from '@/api/http/client'
import type { Endpoint } from '@/api/http/endpoint'
import type { WriteName } from '../invalidation'
import { balanceWrites } from '../write-endpoints'
import type { Keyed, Unkeyed } from './order-writes'

/** A new entry, and the id of the dialog it is typed in: what the write is sent once for. */
export interface SaveEntry<Save> {
  body: Save
  onceKey: string
}

/**
 * The write that adds an entry. Answers its id; a refusal may name the field.
 *
 * `release` is for when its outcome is known: it may be sent again.
 */
function saveWrite<Save extends object>(endpoint: Endpoint<SavedBaseData, Save>, write: WriteName) {
  return {
    save: mutationOptions({
      mutationFn: (entry: Keyed<SaveEntry<Save>>) => transport.request(endpoint, entry),
      meta: { write },
    }),
    saveCall: endpoint,
    releaseSave: (onceKey: string): void => transport.releaseOnce(endpoint, onceKey),
  }
}

/**
 * The write that replaces an entry as a whole, sent once for its id (a department's code is only one of
 * its fields). Answers the id; a refusal may name the field.
 */
function updateWrite<Update extends { id: number }>(
  endpoint: Endpoint<SavedBaseData, Unkeyed<Update>>,
  write: WriteName,
) {
  return {
    update: mutationOptions({
      mutationFn: ({ idempotencyKey, ...body }: Keyed<Update>) =>
        transport.request(endpoint, { body, onceKey: String(body.id), idempotencyKey }),
      meta: { write },
    }),
    updateCall: endpoint,
    releaseUpdate: (id: number): void => transport.releaseOnce(endpoint, String(id)),
  }
}

export const departmentWrites = {
  ...saveWrite<DepartmentSave>(balanceWrites.departmentSave, 'department/save'),
  ...updateWrite<DepartmentUpdate>(balanceWrites.departmentUpdate, 'department/update'),
}

export const remarkWrites = {
  ...saveWrite<RemarkSave>(balanceWrites.remarkSave, 'remark/save'),
  ...updateWrite<RemarkUpdate>(balanceWrites.remarkUpdate, 'remark/update'),
}

/** They can be changed and not be added. */
export const verifyUserWrites = updateWrite<VerifyUserUpdate>(
  balanceWrites.verifyUserUpdate,
  'verify-user/update',
)

export const useSaveDepartment = () => useMutation(departmentWrites.save)
export const useUpdateDepartment = () => useMutation(departmentWrites.update)
export const useSaveRemark = () => useMutation(remarkWrites.save)
export const useUpdateRemark = () => useMutation(remarkWrites.update)
export const useUpdateVerifyUser = () => useMutation(verifyUserWrites.update)
