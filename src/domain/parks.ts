import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The platform's parks by id. See docs/domain.md, "Code tables". */
const PARK_NAMES: Readonly<Record<number, MessageDescriptor>> = {
  1: msg({ context: 'park', message: 'Qingdao' }),
  2: msg({ context: 'park', message: 'Jiaozhou' }),
  3: msg({ context: 'park', message: 'Huangdao' }),
  4: msg({ context: 'park', message: 'Sino-German' }),
  5: msg({ context: 'park', message: 'Jiaonan' }),
}

interface ParkCarrier {
  affiliationParkId?: number | undefined
  park?: { id?: number; name: string } | null | undefined
}

/**
 * The name of an order's park: by its id in the chosen language, else as the server sent it; undefined
 * when neither tells.
 */
export function parkName({
  park,
  affiliationParkId = park?.id,
}: ParkCarrier): MessageDescriptor | string | undefined {
  return nameOfPark(affiliationParkId) ?? park?.name
}

/** The name of a park of the platform by its id; undefined for one that is not in the table. */
export function nameOfPark(id: number | undefined): MessageDescriptor | undefined {
  return id === undefined ? undefined : PARK_NAMES[id]
}
