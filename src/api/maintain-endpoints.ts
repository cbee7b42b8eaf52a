import { msg } from '@lingui/core/macro'
import { department, remark } from '@/api/contract/base-data'
import { savedBaseData } from '@/api/contract/base-data-requests'
import { departmentsFailed, list, remarksFailed, write } from './endpoints'

/** The calls by which base data is maintained. Apart from the others, to come with its screens. */
export const maintain = {
  departmentList: list('department/list.json', departmentsFailed, department),
  departmentSave: write(
    'department/save.json',
    msg`Failed to save the owning department!`,
    savedBaseData,
  ),
  departmentUpdate: write(
    'department/update.json',
    msg`Failed to update the owning department!`,
    savedBaseData,
  ),
  remarkList: list('remark/list.json', remarksFailed, remark),
  remarkSave: write('remark/save.json', msg`Failed to save the remark!`, savedBaseData),
  remarkUpdate: write('remark/update.json', msg`Failed to update the remark!`, savedBaseData),
  verifyUserUpdate: write(
    'verify_user/update.json',
    msg`Failed to change the verification-confirmer!`,
    savedBaseData,
  ),
}
