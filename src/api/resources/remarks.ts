import type { Remark } from '@/api/contract/base-data'
import type { RemarkListRequest } from '@/api/contract/base-data-requests'
import { usePageQuery, type PageQuerySettings } from '@/platform/use-page-query'
import { balance } from '../endpoints'
import { choicesOptions, entryReads } from './base-data'

/** The valid remarks to pick from. */
export const remarksOptions = choicesOptions('remark', balance.remarks)

/** @param enabled whether they are wanted yet */
export const useRemarks = (enabled = true) => usePageQuery({ ...remarksOptions, enabled })

export const maintainedRemarks = entryReads<RemarkListRequest, Remark>('remark', balance.remarkList)

export const useRemarkList = (request: RemarkListRequest, settings?: PageQuerySettings) =>
  usePageQuery({ ...maintainedRemarks.listOptions(request), ...settings })
