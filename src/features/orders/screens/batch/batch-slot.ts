import { createContext } from 'react'
import type { BatchRun } from './batch-run'

/** What the batches of a confirm list have to do with the tabs of its page. */
interface Tabs {
  /** told the codes of what is done, by a batch or by itself: they are selected in no tab any more */
  onDone: (codes: readonly string[]) => void
  /** whether an order is selected in any tab */
  isSelected: (code: string) => boolean
}

/** Where the batches of a confirm list are kept: with its page, since a batch goes on whichever of its tabs shows. */
export interface BatchSlot extends Tabs {
  /** undefined before the first bar has shown */
  run: () => BatchRun | undefined
  take: (create: () => BatchRun) => BatchRun
}

export function createBatchSlot(tabs: Tabs): BatchSlot {
  let run: BatchRun | undefined
  return { ...tabs, run: () => run, take: (create) => (run ??= create()) }
}

/** Of the page around; undefined outside of the page of a confirm list. */
export const BatchSlotContext = createContext<BatchSlot | undefined>(undefined)
