import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The platform's parks. `value` is the platform's own name, by which lists are filtered. */
export const PARKS: readonly { id: number; value: string; name: MessageDescriptor }[] = [
  { id: 1, value: '青岛园区', name: msg({ context: 'park', message: 'Qingdao' }) },
  { id: 2, value: '胶州园区', name: msg({ context: 'park', message: 'Jiaozhou' }) },
  { id: 3, value: '黄岛园区', name: msg({ context: 'park', message: 'Huangdao' }) },
  { id: 4, value: '中德园区', name: msg({ context: 'park', message: 'Sino-German' }) },
  { id: 5, value: '胶南园区', name: msg({ context: 'park', message: 'Jiaonan' }) },
]

interface ParkCarrier {
  affiliationParkId?: number | undefined
  park?: { name?: string | undefined } | null | undefined
}

/**
 * The name of an order's park: by its id in the chosen language, else as the server sent it, else the bare id; undefined
 * when the order has none.
 */
export function parkName({
  park,
  affiliationParkId,
}: ParkCarrier): MessageDescriptor | string | undefined {
  return nameOfPark(affiliationParkId) ?? park?.name ?? affiliationParkId?.toString()
}

/** The name of a park of the platform by its id; undefined for one that is not in the table. */
export function nameOfPark(id: number | undefined): MessageDescriptor | undefined {
  return PARKS.find((park) => park.id === id)?.name
}
