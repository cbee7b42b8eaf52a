import type { ApplicationCall } from '../../fixtures/calls'
import { BASE_DATA } from './base-data'
import { FILES } from './files'
import { ORDER_READS } from './order-reads'
import { ORDER_WRITES } from './order-writes'
import type { Screen } from './screen'
import { SESSION } from './session'

/** The screens of the calls. One that the platform has and that has no screen here does not compile. */
export const SCREENS: Record<ApplicationCall, Screen> = {
  ...ORDER_READS,
  ...ORDER_WRITES,
  ...BASE_DATA,
  ...FILES,
  ...SESSION,
}
