import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the platform's modules are called; one that is not here is called what the server calls it. */
export const MODULE_NAMES: ReadonlyMap<string, MessageDescriptor> = new Map(
  Object.entries({
    shopaccount: msg({ context: 'module', message: 'Settlement' }),
    flight: msg({ context: 'module', message: 'Flights' }),
    hotel: msg({ context: 'module', message: 'Hotels' }),
    train: msg({ context: 'module', message: 'Trains' }),
    mall: msg({ context: 'module', message: 'Mall' }),
    carrental: msg({ context: 'module', message: 'Cars' }),
    dining: msg({ context: 'module', message: 'Dining' }),
    welfare: msg({ context: 'module', message: 'Welfare' }),
    expense: msg({ context: 'module', message: 'Expenses' }),
    report: msg({ context: 'module', message: 'Reports' }),
  }),
)
