import type { Envelope } from '@/api/contract/envelope'
import { createWorkCount } from '@/platform/work-count'
import { ApiError } from './api-error'
import { refuseErrorStatus } from './classify-status'
import { createDuplicateWindow } from './duplicate-window'
import type { Call, CallWith, Endpoint, Query } from './endpoint'
import { fingerprint } from './fingerprint'
import { logFailure } from './log-failure'
import { openEnvelope } from './open-envelope'
import { parseAnswer } from './parse-answer'
import { createRequestOnce, onceKeyOf, type KeyValueStorage } from './request-once'
import { retryRead } from './retry-read'
import { send, sentAs, type Outgoing, type SentAs, type Wire } from './send'
import { createServerTime } from './server-time'
import { shareCall, type SharedCall } from './shared-call'
import { delay, TIME_LIMIT_MS, TimeLimitExceeded, withTimeLimit } from './time-limit'
import { trimAndDrop } from './trim-and-drop'

export interface TransportConfig extends Wire {
  isLoggedIn(): boolean
  /** where request-once entries survive a reload */
  storage: KeyValueStorage | undefined
  /** monotonic milliseconds: a window must not follow a computer's clock that is set back */
  now(): number
  /**
   * told once, after it was logged, of every failure that its call does not expect, unless who asked has gone; aborts are no
   * failures
   */
  onError(error: ApiError): void
}

/** How a call is made, but for its body. */
export interface RequestOptions {
  query?: Query | undefined
  /** a write should not be given one: aborting can't undo it */
  signal?: AbortSignal | undefined
  /** a person's identical repeat is refused; the cache's joins or waits. A person unless told. */
  askedBy?: 'person' | 'cache' | undefined
  /** a re-read that a decision depends on: neither refused nor joined. Of a write it means nothing */
  fresh?: boolean | undefined
  /** what a request-once call is known by when its body holds no `code`: the draft's id */
  onceKey?: string | undefined
  /** by which a server that knows such keys recognises a repeat of this write */
  idempotencyKey?: string | undefined
}

/** The body of a call; of one that takes none, or may go without, it is left out. */
export type Sent<Body> = { body: Body } | (undefined extends Body ? { body?: undefined } : never)

/** What leaves, whatever its type. */
interface Leaving extends Pick<RequestOptions, 'query'> {
  body?: unknown
}

/** How an answer is received: everything from sending to the envelope or the file. */
export type Receive<Received> = (
  wire: Wire,
  out: Outgoing,
  signal: AbortSignal,
) => Promise<Received>

export interface Transport {
  /**
   * Makes a call and gives its parsed answer.
   *
   * @throws ApiError for every failure; the signal's own reason after an abort
   */
  request<Output>(
    endpoint: Endpoint<Output>,
    options?: RequestOptions & { body?: undefined },
  ): Promise<Output>
  request<Output, Body>(
    endpoint: Endpoint<Output, Body>,
    options: RequestOptions & { body: NoInfer<Body> },
  ): Promise<Output>
  /**
   * Makes a call whose answer is received in another way, a file for example. Same steps, same
   * failures as `request`; never joined.
   */
  transfer<Received, Body>(
    call: CallWith<Body>,
    options: Omit<RequestOptions, 'askedBy' | 'fresh'> & Sent<NoInfer<Body>>,
    receive: Receive<Received>,
  ): Promise<Received>
  /**
   * A person pressed Search, Refresh or Export: to be called before the cache is asked for the read,
   * because the cache would quietly join a repeat.
   *
   * @throws ApiError of kind `duplicate` when the same was pressed or sent within the window
   */
  refuseRepeat(call: CallWith): void
  refuseRepeat<Body>(call: CallWith<Body>, options: Sent<NoInfer<Body>>): void
  /** How a JSON read would leave, without sending it. */
  sentAs<Body>(call: CallWith<Body>, options: Sent<NoInfer<Body>>): SentAs
  /** Lets a request-once call pass again: the server has shown that it was not done. */
  releaseOnce(call: Call, onceKey: string): void
  /**
   * Another person sits here from now on, or nobody. Every request-once entry is forgotten, and what was asked before is the other
   * one's: nobody joins it, it leaves no request-once entry, and its failure is not reported. A read or a transfer of before ends
   * with an `AbortError`, whatever its answer is; a write with what became of it, for its record.
   */
  handOver(): void
  /**
   * Does work to which more belongs than its writes, such as what is read after one to show what it came to: leaving the page
   * would cut it off. Gives and throws what the work does.
   *
   * @param kind whether something is written by it
   */
  asWork<Result>(work: () => Promise<Result>, kind?: Call['kind']): Promise<Result>
  /** Resolves as soon as no work, no write and no transfer is under way that leaving the page would cut off. */
  idle(): Promise<void>
  isIdle(): boolean
  /** Whether a write or an upload is under way, or work that writes: not what is only downloaded. */
  isWriting(): boolean
  /**
   * What the server's clock shows, epoch milliseconds: the last `Date` it sent and the monotonic time since. At most a
   * little behind, never ahead. Undefined before its first answer.
   */
  serverNow(): number | undefined
}

interface Prepared extends Outgoing {
  key: string
  onceKey: string
  /** who has asked: so many times the tab had been handed over */
  handOvers: number
}

/** The request pipeline, one path for every call. See docs/wire-contract.md, "The pipeline". */
export function createTransport(config: TransportConfig): Transport {
  const once = createRequestOnce(config.storage)
  const sent = createDuplicateWindow(() => config.now())
  const underWay = new Map<string, SharedCall<Envelope>>()
  const reported = new WeakSet<ApiError>()
  /** how many times the tab was handed over */
  let handOvers = 0
  const work = createWorkCount()
  const serverTime = createServerTime(() => config.now())
  const wire: Wire = {
    fetch: (input, init) => config.fetch(input, init),
    get origin() {
      return config.origin
    },
    uploadRequest: config.uploadRequest,
    earlyRequests: () => config.earlyRequests?.(),
    onDate: (date) => serverTime.note(date),
  }

  /** @param before how many times the tab had been handed over when it was asked */
  function report(call: Call, error: unknown, before = handOvers): unknown {
    if (!(error instanceof ApiError) || reported.has(error)) return error
    reported.add(error)
    if (call.expectedFailures?.includes(error.kind)) return error
    logFailure(error)
    if (before === handOvers) config.onError(error)
    return error
  }

  /**
   * Makes a call for who asks, and reports its failure.
   *
   * @param make is given what ends the call once somebody else has the tab: the answer tells what only the one before may know
   * @param isForRecord what became of it is told all the same, for the record of who has gone
   */
  async function forWhoAsks<Result>(
    call: Call,
    make: (endForOthers: () => void) => Promise<Result>,
    isForRecord = false,
  ): Promise<Result> {
    const before = handOvers
    const endForOthers = () => {
      if (!isForRecord && call.needsLogin && before !== handOvers) throw handedOver()
    }
    try {
      return await make(endForOthers)
    } catch (error) {
      endForOthers()
      throw report(call, error, before)
    }
  }

  /** A write that may have been done. Of somebody who has gone nothing is kept. */
  function remember(call: Call, prepared: Prepared): void {
    if (prepared.handOvers === handOvers) once.remember(call, prepared.onceKey)
  }

  function prepare(call: Call, options: RequestOptions & Leaving): Prepared {
    const out = outgoing(call, options)
    if (call.needsLogin && !config.isLoggedIn()) throw new ApiError(call, 'unauthorized')
    const onceKey = onceKeyOf(call, out.body, options.onceKey)
    once.refuseRepeat(call, onceKey)
    return { ...out, onceKey, key: keyOf(out), handOvers }
  }

  /** Sends, after waiting `waitMs`. `onSettled` is told at once when the last caller leaves. */
  function start<Received>(
    prepared: Prepared,
    receive: Receive<Received>,
    { waitMs = 0, onSettled }: { waitMs?: number; onSettled?: () => void } = {},
  ): SharedCall<Received> {
    const { call, key } = prepared
    const isWork = call.kind === 'write' || (receive as unknown) !== receiveEnvelope
    let entry: ReturnType<typeof sent.open> | undefined
    const giveUp = () => {
      if (entry) sent.free(entry)
      onSettled?.()
    }
    const shared = shareCall(async (signal) => {
      if (waitMs > 0) await delay(waitMs, signal)
      entry = sent.open(key, call.kind)
      const endWork = isWork && !call.isBackground ? work.begin(call.kind) : undefined
      try {
        const received = await receive(wire, prepared, signal)
        sent.finish(entry)
        onSettled?.()
        return received
      } catch (error) {
        if (signal.aborted) throw error
        const failure = asApiError(call, error)
        if (failure.outcome === 'unknown') remember(call, prepared)
        giveUp()
        throw failure
      } finally {
        endWork?.()
      }
    }, giveUp)
    // Everybody who waits for it hears of a failure; when nobody does any more, nobody needs to.
    shared.result.catch(() => undefined)
    return shared
  }

  function startJson(prepared: Prepared, waitMs: number): SharedCall<Envelope> {
    const { key, call } = prepared
    const shared = start(prepared, receiveEnvelope, {
      waitMs,
      onSettled() {
        if (underWay.get(key) === shared) underWay.delete(key)
        // Reads that left before a write was settled may hold the state before it: none is joined.
        if (call.kind === 'write') underWay.clear()
      },
    })
    underWay.set(key, shared)
    return shared
  }

  /**
   * An answer that can't be read: a read may be asked for again at once. A write may have been done, so it
   * is remembered like one that got no answer.
   */
  function parse<Output>(
    endpoint: Endpoint<Output, never>,
    envelope: Envelope,
    prepared: Prepared,
  ) {
    try {
      return parseAnswer(endpoint, envelope)
    } catch (error) {
      if (endpoint.kind === 'write') remember(endpoint, prepared)
      else sent.forget(prepared.key)
      throw error
    }
  }

  function request<Output>(
    endpoint: Endpoint<Output, never>,
    options: RequestOptions & Leaving = {},
  ): Promise<Output> {
    const { signal } = options
    const isRead = endpoint.kind === 'read'
    const make = async (endForOthers: () => void) => {
      signal?.throwIfAborted()
      const prepared = prepare(endpoint, options)
      // The cache's identical read joins the one under way, or waits until the window has passed.
      const isFresh = isRead && options.fresh === true
      const mayJoin = isRead && options.askedBy === 'cache' && !isFresh
      if (!mayJoin && !isFresh && sent.isRepeat(prepared.key)) {
        throw new ApiError(endpoint, 'duplicate')
      }
      const shared =
        (mayJoin ? underWay.get(prepared.key) : undefined) ??
        startJson(prepared, mayJoin ? sent.remainingMs(prepared.key) : 0)
      const envelope = await shared.join(signal)
      endForOthers()
      return parse(endpoint, envelope, prepared)
    }
    return forWhoAsks(endpoint, make, !isRead)
  }

  return {
    request,
    transfer: (call, options, receive) =>
      forWhoAsks(call, async (endForOthers) => {
        options.signal?.throwIfAborted()
        const prepared = prepare(call, options)
        if (sent.isRepeat(prepared.key)) throw new ApiError(call, 'duplicate')
        const received = await start(prepared, receive).join(options.signal)
        endForOthers()
        return received
      }),
    refuseRepeat(call: Call, options: Leaving = {}) {
      if (sent.press(keyOf(outgoing(call, options)), call.kind) === 'remembered') return
      throw report(call, new ApiError(call, 'duplicate'))
    },
    sentAs: (call, options) => sentAs(outgoing(call, options)),
    releaseOnce: (call, onceKey) => once.release(call, onceKey),
    handOver() {
      handOvers += 1
      once.clear()
      sent.clear()
      underWay.clear()
    },
    asWork(doWork, kind = 'write') {
      const endWork = work.begin(kind)
      return doWork().finally(endWork)
    },
    idle: () => work.idle(),
    isIdle: () => work.isIdle(),
    isWriting: () => work.isWriting(),
    serverNow: () => serverTime.now(),
  }
}

/** As if whoever asked had called it off. */
function handedOver(): DOMException {
  return new DOMException('Somebody else has the tab now', 'AbortError')
}

async function receiveEnvelope(wire: Wire, out: Outgoing, signal: AbortSignal): Promise<Envelope> {
  const answer = await withTimeLimit(TIME_LIMIT_MS, signal, (limited) =>
    retryRead(out.call, limited, async () => {
      const response = await send(wire, out, limited)
      return { status: response.status, text: await response.text() }
    }),
  )
  refuseErrorStatus(out.call, answer)
  return openEnvelope(out.call, answer.text)
}

function outgoing(
  call: Call,
  { body, query, idempotencyKey }: Leaving & Pick<RequestOptions, 'idempotencyKey'>,
): Outgoing {
  const fields = Object.entries(trimAndDrop(query) ?? {})
  const search = new URLSearchParams(
    fields.map(([name, value]) => [name, String(value)]),
  ).toString()
  return { call, body: trimAndDrop(body), search: search && `?${search}`, idempotencyKey }
}

function keyOf({ call, search, body }: Outgoing): string {
  return fingerprint(call.method, call.path + search, body)
}

/** Whatever is thrown between sending and the last byte, other than our own verdicts. */
function asApiError(call: Call, error: unknown): ApiError {
  if (error instanceof ApiError) return error
  return new ApiError(call, error instanceof TimeLimitExceeded ? 'timeout' : 'network')
}
