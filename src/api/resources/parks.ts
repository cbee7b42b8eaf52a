import { usePageQuery } from '@/platform/use-page-query'
import { balance } from '../endpoints'
import { choicesOptions } from './base-data'

export const parksOptions = choicesOptions('park', balance.parks)

/** @param enabled whether they are wanted yet */
export const useParks = (enabled = true) => usePageQuery({ ...parksOptions, enabled })
