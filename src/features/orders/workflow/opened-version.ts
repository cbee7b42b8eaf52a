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
  code: string | undefined
  version: WireTime | undefined
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
  return ({ code, version }) => {
    if (!opened || first?.opened !== opened) return false
    if (code === opened.code) return timeOf(version) > timeOf(opened.gmtModified)
    const before = first.lines.find((line) => line.code === code)
    return !before || timeOf(version) > timeOf(before.version)
  }
}
