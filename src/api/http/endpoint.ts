import type { MessageDescriptor } from '@lingui/core'
import type { GenericSchema } from 'valibot'
import type { ApiErrorKind } from './api-error'

/** What the pipeline has to know of a call, whatever it is asked and answers with. */
export interface Call {
  /** short name for messages and keys, e.g. `payment_order/list.json` */
  name: string
  method: 'GET' | 'POST'
  /** absolute path at the origin's root, without query */
  path: string
  /** a read may be joined and retried; a write never is */
  kind: 'read' | 'write'
  /** the call's own failure message */
  failure: MessageDescriptor
  /** refused here while nobody is signed in */
  needsLogin: boolean
  /** refused after it timed out or lost its connection, until its outcome is known */
  requestOnce: boolean
  /** how the body travels; JSON unless told */
  bodyType?: 'json' | 'form'
  /** wording of the codes that the server answers with as its message */
  reasons?: Readonly<Record<string, MessageDescriptor>>
  /** nobody waits for it: the page may go away while it is under way */
  isBackground?: boolean
  /** kinds that are an ordinary answer of this call: thrown, but neither logged nor reported */
  expectedFailures?: readonly ApiErrorKind[]
  /** what it answers with was never agreed: only the status of an error is one */
  takesAnyStatus?: boolean
}

/** No endpoint has it: it only tells the compiler what a call is asked. */
declare const takes: unique symbol

/** A call whose body is known by its type; without one it takes none. */
export interface CallWith<Body = undefined> extends Call {
  readonly [takes]?: (body: Body) => void
}

/** A call with a JSON answer: one declarative record per endpoint. Its body's type comes from the contract. */
export interface Endpoint<Output, Body = undefined> extends CallWith<Body> {
  /** what of the envelope the schema reads: the data, or all of it (paging stands beside data) */
  reads: 'data' | 'envelope'
  schema: GenericSchema<unknown, Output>
}

/** Values of a query string; absent ones are dropped like empty fields of a body. */
export type Query = Readonly<Record<string, string | number | undefined>>
