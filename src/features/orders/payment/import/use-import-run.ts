import { i18n as current } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useRef, useState } from 'react'
import type { User } from '@/api/contract/session'
import { transport } from '@/api/http/client'
import { formatCount } from '@/domain/written-number'
import { tryHold } from '@/features/writes/tab-lock'
import { PageActivityContext } from '@/platform/page-active'
import { notify } from '@/shell/notify'
import { presentFailure } from '@/shell/present-failure'
import { holdLeaving, useUnsavedWork } from '@/shell/unsaved-work'
import type { ImportRow } from './read-table'
import { isToSend, needsAttention, rowCounts, withOutcome, type Outcomes } from './row-counts'
import { rowSender } from './row-sender'
import { runRows, type RowOutcome } from './run-rows'
import type { ImportFile } from './use-import-file'

/** What a tab holds while it sends rows. */
const IMPORT_LOCK = 'import.payment-order'

/** What ends a run. */
interface Controllers {
  /** by a press: nothing more is sent, and what is under way comes to its end */
  stopped: AbortController
  /** the page is gone, perhaps with its person: nothing is waited for either */
  left: AbortController
}
type Signals = Record<keyof Controllers, AbortSignal>

/**
 * The sending of a file's rows, and what became of each.
 *
 * @param onSending told in the moment in which it begins, and when it is over
 */
export function useImportRun(
  file: ImportFile,
  user: User,
  onSending: (isSending: boolean) => void,
) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const { isActive } = use(PageActivityContext)
  const { name } = file
  const [sender] = useState(() =>
    rowSender({
      queryClient,
      user,
      nameOf: ({ number }) => i18n._(msg`${name}, row ${number}`),
    }),
  )
  const [outcomes, setOutcomes] = useState<Outcomes>(() => sender.outcomesBefore(file.rows))
  const [isRunning, setIsRunning] = useState(false)
  const [isStopping, setIsStopping] = useState(false)
  /** keys of the rows that needed attention when the run began */
  const [attended, setAttended] = useState<ReadonlySet<string>>(new Set())
  const controllers = useRef<Controllers>(undefined)
  useEffect(
    () => () => {
      controllers.current?.stopped.abort()
      controllers.current?.left.abort()
    },
    [],
  )
  useUnsavedWork(isRunning, 'running')

  const note = ({ key }: ImportRow, outcome: RowOutcome) => {
    setOutcomes((before) => withOutcome(before, key, outcome))
    // Each row says for itself what was refused; what keeps all of them from being sent is told above them.
    if (outcome.kind === 'refused') presentFailure(outcome.error, { asked: false })
    if (outcome.kind === 'not-sent') presentFailure(outcome.error, { asked: true })
  }
  /** Says what the file has come to, where another page shows: there is nothing else of it in sight. */
  const tellEnd = (all: Outcomes) => {
    // By the language in which that is read: this is the function of the render that the run began in.
    const counts = rowCounts(file.rows, all)
      .map((each) => `${current._(each.name)} ${formatCount(each.count, current.locale)}`)
      .join(' · ')
    const isDone = file.rows.every(({ key }) => all.get(key)?.kind === 'saved')
    notify({
      message: msg`The import of ${name} has ended: ${counts}`,
      tone: isDone ? 'success' : 'warning',
    })
  }
  /** One thing at a time: what is under way decides what may be sent next. */
  const run = async (work: (signals: Signals, noteOf: typeof note) => Promise<void>) => {
    if (controllers.current) return
    const stopped = new AbortController()
    const left = new AbortController()
    controllers.current = { stopped, left }
    onSending(true)
    // Two tabs that send the same file at once would not know of each other's rows.
    const letGo = await tryHold(IMPORT_LOCK)
    if (!letGo) {
      controllers.current = undefined
      onSending(false)
      notify({ message: msg`Another tab is importing. Wait until it is done.`, tone: 'warning' })
      return
    }
    const letLeave = holdLeaving()
    const all = new Map(outcomes)
    const noteOf: typeof note = (row, outcome) => {
      all.set(row.key, outcome)
      note(row, outcome)
    }
    setIsRunning(true)
    const rows = file.rows.filter((row) => needsAttention(row, outcomes.get(row.key)))
    setAttended(new Set(rows.map(({ key }) => key)))
    // It waits between equal rows and in look-ups: a reload in between would end it in the middle of the file.
    await transport
      .asWork(() => work({ stopped: stopped.signal, left: left.signal }, noteOf))
      .finally(() => {
        letGo()
        letLeave()
        controllers.current = undefined
        onSending(false)
        setIsRunning(false)
        setIsStopping(false)
        sender.markStale()
        if (!left.signal.aborted && !isActive()) tellEnd(all)
      })
  }
  const toSend = file.rows.filter((row) => isToSend(row, outcomes.get(row.key)))
  return {
    outcomes,
    isRunning,
    isStopping,
    attended,
    /** the rows that would be sent now: none that is saved, unknown, or wrong */
    toSend,
    start: () =>
      void run(({ stopped, left }, noteOf) =>
        runRows({
          rows: toSend,
          knownOf: sender.outcomeBefore,
          send: sender.send,
          lookUp: (row) => sender.lookUp(row, left),
          signal: stopped,
          onOutcome: noteOf,
        }),
      ),
    stop: () => {
      controllers.current?.stopped.abort()
      setIsStopping(true)
    },
    lookUpAll: (rows: readonly ImportRow[]) =>
      void run(async ({ stopped, left }, noteOf) => {
        for (const row of rows) {
          if (stopped.aborted) return
          noteOf(row, { kind: 'looking' })
          noteOf(row, await sender.lookUp(row, left))
        }
      }),
    settleByHand: (row: ImportRow, code: string | undefined) =>
      note(row, sender.settleByHand(row, code)),
    /** Rows that were saved by an earlier import are offered as orders of their own. */
    sendAnew: (rows: readonly ImportRow[]) => {
      sender.forget(rows)
      const keys = new Set(rows.map(({ key }) => key))
      setOutcomes((before) => new Map([...before].filter(([key]) => !keys.has(key))))
    },
  }
}
