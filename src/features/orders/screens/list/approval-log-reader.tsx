import type { UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import { whenIdle } from '@/platform/when-idle'
import { usePageQuery } from '@/platform/use-page-query'
import { usePageKey } from '@/shell/page-cache/page-context'

/** How many logs a page of a list asks for at most. */
const READERS_A_PAGE = 20

const readers = new Map<string, Set<string>>()

interface ApprovalLogReaderProps {
  /** of which list */
  group: string
  log: UseQueryOptions<OperationLogEntry[]>
}

/** Asks for the log of a row once the browser has nothing better to do. Nobody waits for it: it shows nothing. */
export function ApprovalLogReader({ group, log }: ApprovalLogReaderProps) {
  const list = `${group} ${usePageKey()}`
  const id = useId()
  const [mayRead, setMayRead] = useState(false)
  useEffect(() => {
    const taken = readers.get(list) ?? new Set()
    readers.set(list, taken)
    if (taken.size >= READERS_A_PAGE) return undefined
    taken.add(id)
    const callOff = whenIdle(() => setMayRead(true))
    return () => {
      callOff()
      taken.delete(id)
    }
  }, [list, id])
  usePageQuery({ ...log, enabled: mayRead })
  return null
}
