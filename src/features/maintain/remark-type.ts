import { msg } from '@lingui/core/macro'
import { markStale } from '@/api/invalidation'
import { remarkWrites } from '@/api/resources/base-data-writes'
import { maintainedRemarks } from '@/api/resources/remarks'
import type { Remark } from '@/api/contract/base-data'
import { runWrite } from '@/api/run-write'
import type { Entry, EntryType } from './entry'
import { ALL_ENTRIES, wholeList } from './find-all'

/** A remark as an entry. */
export function remarkEntry({ id, name, valid }: Remark): Entry {
  return { id, name, valid, values: { name } }
}

/** How remarks are maintained. Orders keep their text, so nothing depends on whether one is valid. */
export const remarkType: EntryType = {
  id: 'remark',
  listsKey: maintainedRemarks.keys.lists,
  markStale: (queryClient) => markStale(queryClient, 'remark/update'),
  fields: [{ name: 'name', label: msg`Remark`, missing: msg`Enter the remark`, maxLength: 50 }],
  nameOf: ({ name = '' }) => name,
  newTitle: msg`New remark`,
  editTitle: msg`Edit remark`,
  calls: { add: remarkWrites.saveCall, change: remarkWrites.updateCall },
  add: (queryClient, { values: { name }, valid }, { onceKey, key }) =>
    runWrite(queryClient, remarkWrites.save, { body: { name, valid }, onceKey }, key),
  change: (queryClient, id, { values: { name }, valid }, key) =>
    runWrite(queryClient, remarkWrites.update, { id, name, valid }, key),
  release: ({ id, onceKey }) =>
    id === undefined ? remarkWrites.releaseSave(onceKey) : remarkWrites.releaseUpdate(id),
  find: async ({ name }) => {
    const page = await maintainedRemarks.fetchList({ name, ...ALL_ENTRIES }, { fresh: true })
    return wholeList(page).map(remarkEntry)
  },
}
