import { createContext } from 'react'
import type { BatchRun } from './use-batch'

/** Where the batches of a confirm list are kept: with its page, since a batch goes on whichever of its tabs shows. */
export interface BatchSlot {
  /** undefined before the first bar has shown */
  run: () => BatchRun | undefined
  take: (create: () => BatchRun) => BatchRun
  /** told the codes of what is done, by a batch or by itself: they are selected in no tab any more */
  onDone: (codes: readonly string[]) => void
}

export function createBatchSlot(onDone: BatchSlot['onDone']): BatchSlot {
  let run: BatchRun | undefined
  return { run: () => run, take: (create) => (run ??= create()), onDone }
}

/** Of the page around; undefined outside of the page of a confirm list. */
export const BatchSlotContext = createContext<BatchSlot | undefined>(undefined)
