import { mutationOptions } from '@tanstack/react-query'
import type { Department, Remark, VerifyUser } from '@/api/contract/base-data'
import type {
  DepartmentListRequest,
  DepartmentSave,
  DepartmentUpdate,
  RemarkListRequest,
  RemarkSave,
  RemarkUpdate,
  SavedBaseData,
  VerifyUserListRequest,
  VerifyUserUpdate,
} from '@/api/contract/base-data-requests'
import type { Page } from '@/api/contract/envelope'
import { transport } from '@/api/http/client'
import type { Endpoint } from '@/api/http/endpoint'
import { baseKeys } from './base-keys'
import { balance } from '../endpoints'
import type { WriteName } from '../invalidation'
import { listReads } from './list-reads'
import { keyOf } from './order-writes'
import { maintain } from '../maintain-endpoints'

/** The kinds of base data that people maintain. */
export type MaintainedKind = 'department' | 'remark' | 'verify-user'

/** A new entry, and the id of the dialog it is typed in: what the write is sent once for. */
export interface SaveEntry<Save> {
  body: Save
  onceKey: string
}

/** The list of one kind, with the entries that are no longer valid. */
function entryReads<Request extends object, Row>(
  kind: MaintainedKind,
  endpoint: Endpoint<Page<Row>>,
) {
  const keys = baseKeys(kind)
  return { keys, ...listReads<Request, Row>(endpoint, keys.list) }
}

/**
 * The write that adds an entry. Answers its id; a refusal may name the field.
 *
 * `release` is for when its outcome is known: it may be sent again.
 */
function saveWrite<Save extends object>(endpoint: Endpoint<SavedBaseData>, write: WriteName) {
  return {
    save: mutationOptions({
      mutationFn: (entry: SaveEntry<Save>, { meta }) =>
        transport.request(endpoint, { ...entry, ...keyOf(meta) }),
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
  endpoint: Endpoint<SavedBaseData>,
  write: WriteName,
) {
  return {
    update: mutationOptions({
      mutationFn: (body: Update, { meta }) =>
        transport.request(endpoint, { body, onceKey: String(body.id), ...keyOf(meta) }),
      meta: { write },
    }),
    updateCall: endpoint,
    releaseUpdate: (id: number): void => transport.releaseOnce(endpoint, String(id)),
  }
}

/** Owning departments, as they are maintained. */
export const maintainedDepartments = {
  ...entryReads<DepartmentListRequest, Department>('department', maintain.departmentList),
  ...saveWrite<DepartmentSave>(maintain.departmentSave, 'department/save'),
  ...updateWrite<DepartmentUpdate>(maintain.departmentUpdate, 'department/update'),
}

/** Remarks, as they are maintained. */
export const maintainedRemarks = {
  ...entryReads<RemarkListRequest, Remark>('remark', maintain.remarkList),
  ...saveWrite<RemarkSave>(maintain.remarkSave, 'remark/save'),
  ...updateWrite<RemarkUpdate>(maintain.remarkUpdate, 'remark/update'),
}

/** Verification-confirmers, as they are maintained: they can be changed and not be added. */
export const maintainedVerifyUsers = {
  ...entryReads<VerifyUserListRequest, VerifyUser>('verify-user', balance.verifyUsers),
  ...updateWrite<VerifyUserUpdate>(maintain.verifyUserUpdate, 'verify-user/update'),
}
