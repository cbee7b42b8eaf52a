import { msg } from '@lingui/core/macro'
import { markStale } from '@/api/invalidation'
import { departmentWrites } from '@/api/resources/base-data-writes'
import { maintainedDepartments } from '@/api/resources/departments'
import type { Department } from '@/api/contract/base-data'
import { runWrite } from '@/api/run-write'
import { countUses } from './count-uses'
import type { Entry, EntryType } from './entry'
import { ALL_ENTRIES, wholeList } from './find-all'

/** A department as an entry. */
export function departmentEntry({ id, code, name, valid }: Department): Entry {
  return { id, name, valid, values: { code, name } }
}

/** How owning departments are maintained. */
export const departmentType: EntryType = {
  id: 'department',
  listsKey: maintainedDepartments.keys.lists,
  markStale: (queryClient) => markStale(queryClient, 'department/update'),
  fields: [
    {
      name: 'code',
      label: msg({ context: 'of a department', message: 'Code' }),
      missing: msg`Enter the department’s code`,
      maxLength: 20,
    },
    {
      name: 'name',
      label: msg({ context: 'of a thing', message: 'Name' }),
      missing: msg`Enter the department’s name`,
      maxLength: 50,
    },
  ],
  nameOf: ({ name = '' }) => name,
  newTitle: msg`New owning department`,
  editTitle: msg`Edit owning department`,
  calls: { add: departmentWrites.saveCall, change: departmentWrites.updateCall },
  add: (queryClient, { values: { code, name }, valid }, { onceKey, key }) =>
    runWrite(queryClient, departmentWrites.save, { body: { code, name, valid }, onceKey }, key),
  change: (queryClient, id, { values: { code, name }, valid }, key) =>
    runWrite(queryClient, departmentWrites.update, { id, code, name, valid }, key),
  release: ({ id, onceKey }) =>
    id === undefined ? departmentWrites.releaseSave(onceKey) : departmentWrites.releaseUpdate(id),
  find: async ({ name }) => {
    const page = await maintainedDepartments.fetchList({ name, ...ALL_ENTRIES }, { fresh: true })
    return wholeList(page).map(departmentEntry)
  },
  countUses: ({ values: { code, name } }, user) =>
    countUses(
      {
        filter: { affiliationDepartmentName: name },
        isMeant: ({ affiliationDepartmentCode }) => affiliationDepartmentCode === code,
      },
      user,
    ),
}
