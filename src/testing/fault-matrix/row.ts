import type { QueryClient } from '@tanstack/react-query'
import type { inProcess } from '@/testing/in-process-server'
import type { CallTraits } from './expected'

export type MatrixServer = ReturnType<typeof inProcess>

/** What a case of the matrix may use. */
export interface CaseContext {
  server: MatrixServer
  queryClient: QueryClient
  /** of the case among those of its call */
  index: number
}

/** One request that is ready to be made, and made again. */
export interface Sending {
  send(): Promise<unknown>
  /** lets a write pass again whose outcome is known now */
  release?: () => void
}

/** A call of the platform in the fault matrix: who makes it, of what, and what is told of its failure. */
export interface MatrixRow extends CallTraits {
  person: string
  /**
   * How a failure is shown: in the dialog, as of a read that a person waits for; in the dialog with a note, as of a
   * write; or by the screen alone, which is no matter of the API layer.
   */
  toldBy: 'dialog' | 'dialog and note' | 'screen'
  /** a write sent again after it was done under the same key: answered alike, or refused */
  again?: 'well' | 'rejected'
  /** a write that leaves no row in the database */
  leavesNoRow?: true
  /** arranges what so many cases need */
  prepare?: (server: MatrixServer, cases: number) => Promise<void>
  begin(context: CaseContext): Sending | Promise<Sending>
}
