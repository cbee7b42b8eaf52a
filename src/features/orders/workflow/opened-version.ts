import { createContext, use, useState } from 'react'
import { fromWireTime, type WireTime } from '@/domain/china-time'

/** An order as it was when it was opened for a decision. */
interface Opened {
  code: string
  gmtModified?: WireTime | undefined
}

const OpenedContext = createContext<Opened | undefined>(undefined)

/** Around what is decided on: what is newer than this in there is marked. */
export const OpenedVersion = OpenedContext.Provider

function timeOf(value: WireTime | undefined): number {
  return (value === undefined ? undefined : fromWireTime(value)) ?? 0
}

/** Whether something was written after the order was opened for a decision. */
export function useIsAfterOpening(): (at: WireTime | undefined) => boolean {
  const opened = use(OpenedContext)
  return (at) => opened !== undefined && timeOf(at) > timeOf(opened.gmtModified)
}

interface Line {
  kind: string
  /** undefined where no document stands behind the line */
  code: string | undefined
  /** the debit that it belongs to */
  debitCode: string | undefined
  version: WireTime | undefined
}

/** Whether two lines are about the same: those without a document of their own are told apart by their debits. */
function isSameLine(left: Line, right: Line): boolean {
  return (
    left.kind === right.kind && (left.code ?? left.debitCode) === (right.code ?? right.debitCode)
  )
}

/**
 * Which lines beside an order are other than they were when it was opened for a decision.
 *
 * @param isWhole whether all lines are there: what comes after that is new
 */
export function useChangedLines(lines: readonly Line[], isWhole: boolean): (line: Line) => boolean {
  const opened = use(OpenedContext)
  const [first, setFirst] = useState<{ opened: Opened; lines: readonly Line[] }>()
  if (opened && isWhole && first?.opened !== opened) setFirst({ opened, lines })
  return (line) => {
    if (!opened) return false
    if (line.code === opened.code) return timeOf(line.version) > timeOf(opened.gmtModified)
    if (first?.opened !== opened) return false
    const before = first.lines.find((each) => isSameLine(each, line))
    return !before || timeOf(line.version) > timeOf(before.version)
  }
}
