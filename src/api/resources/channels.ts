import { usePageQuery } from '@/platform/use-page-query'
import { balance } from '../endpoints'
import { choicesOptions } from './base-data'

/** Settlement channels of both kinds. */
export const channelsOptions = choicesOptions('channel', balance.channels)

export const useChannels = () => usePageQuery(channelsOptions)
