import type { ApiErrorKind } from '@/api/http/api-error'
import type { FaultName } from './faults'

/** What the rules have to know of a call. Stated apart from the endpoint table, so that a slip there is met. */
export interface CallTraits {
  /** a poll is a read that is not tried again at once: the next one comes by itself */
  sends: 'read' | 'write' | 'poll'
  /**
   * What it answers with: an envelope whose data has a shape, an envelope of which nothing is read, a file, or JSON of its
   * own without an envelope.
   */
  answers: 'data' | 'nothing' | 'file' | 'plain'
  /** no data is an answer: nobody is signed in */
  mayBeNull?: true
  /** a sign-in: 401 and a missing principal are its refusal, for there is no session to lose */
  isSignIn?: true
  /** kinds of failure that mean something to this call, and are no failure to whoever asks */
  takes?: readonly ApiErrorKind[]
  /** kinds that are thrown and reported to nobody */
  keepsQuietOf?: readonly ApiErrorKind[]
}

/** How a call has to end under a fault. */
export interface Expected {
  ends: 'well' | ApiErrorKind
  /** requests that arrive: a read is tried once more when the network failed it, a write never is */
  arrivals: number
  /** whether the server has done what it was asked for, once */
  isDone: boolean
}

type Verdict = 'well' | ApiErrorKind

const BY_STATUS: Partial<Record<FaultName, ApiErrorKind>> = {
  'status 400': 'bad-request',
  'status 401': 'unauthorized',
  'status 403': 'forbidden',
  'status 500': 'server',
  'page 500': 'server',
}

/** What an answer that came whole says, by docs/wire-contract.md, "Failures". */
function verdictOfAnswer(fault: FaultName, traits: CallTraits): Verdict {
  const { answers, isSignIn, mayBeNull } = traits
  const isStatus = fault.startsWith('status ') || fault === 'page 500'
  if (answers === 'plain') return isStatus ? 'status' : 'shape'
  if (isSignIn && fault === 'status 401') return 'rejected'
  if (isStatus) return BY_STATUS[fault] ?? 'status'
  switch (fault) {
    case 'refusal':
    case 'refusal of a field':
    case 'refusal in HTML':
      return 'rejected'
    case 'missing principal':
      return isSignIn ? 'rejected' : 'unauthorized'
    case 'empty':
      return 'empty'
    case 'null data':
      return answers === 'nothing' || mayBeNull ? 'well' : 'shape'
    case 'wrong shape':
      return answers === 'nothing' ? 'well' : 'shape'
    default:
      return 'shape'
  }
}

/** A connection that ended before all of the answer had come. */
function lostConnection(isTriedAgain: boolean, isDone: boolean): Expected {
  return isTriedAgain
    ? { ends: 'well', arrivals: 2, isDone }
    : { ends: 'network', arrivals: 1, isDone }
}

function beforeTaking(fault: FaultName, traits: CallTraits): Expected {
  const isRead = traits.sends === 'read'
  switch (fault) {
    case 'offline':
      return { ends: 'network', arrivals: 0, isDone: false }
    case 'delay':
      return { ends: 'well', arrivals: 1, isDone: true }
    case 'hang':
      return { ends: 'timeout', arrivals: 1, isDone: false }
    case 'stall':
      return { ends: 'timeout', arrivals: 1, isDone: true }
    case 'dropped before':
      return { ends: 'network', arrivals: isRead ? 2 : 1, isDone: false }
    case 'dropped after':
      return lostConnection(isRead, true)
    case 'cut':
      // What has come of a file is not fetched again from its beginning.
      return lostConnection(isRead && traits.answers !== 'file', true)
    default:
      return { ends: verdictOfAnswer(fault, traits), arrivals: 1, isDone: false }
  }
}

/** How a call ends under a fault, by rule. */
export function expectedOf(fault: FaultName, traits: CallTraits): Expected {
  const expected = beforeTaking(fault, traits)
  const isTaken = expected.ends !== 'well' && traits.takes?.includes(expected.ends) === true
  return isTaken ? { ...expected, ends: 'well' } : expected
}

/** Statuses that tell of the way to the platform and nothing of what it did, and a page in its place. */
const LOST_ON_THE_WAY: readonly FaultName[] = [
  'status 502', 'status 503', 'status 504', 'page 500',
] // prettier-ignore
const UNREADABLE: readonly string[] = ['timeout', 'network', 'empty', 'shape']

/** Whether nobody knows whether a write was done: docs/domain/writes.md, "Unknown outcomes". */
export function isUnknown(fault: FaultName, { ends }: Expected): boolean {
  return UNREADABLE.includes(ends) || LOST_ON_THE_WAY.includes(fault)
}

/** What the dialog says, in English; `own` is the call's own failure message. */
export const DIALOG_TEXTS: Partial<Record<ApiErrorKind, string>> = {
  forbidden: 'no access permission',
  unauthorized: 'not logged in, please log in',
  server: 'server error',
  status: 'request failed',
  shape: 'request failed',
  empty: 'sorry, connection to the server is not smooth',
  network: 'sorry, connection to the server is not smooth',
  timeout: 'request timeout',
}
