import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { askWorker } from '../../../list/export/ask-worker'
import type { SheetAnswer } from './read-sheet'

/** A larger file is no table of 200 orders, in bytes. */
const LARGEST_FILE = 10 * 1024 * 1024

/** A file that takes longer is not read, in ms. */
const READ_LIMIT_MS = 30_000

/**
 * Reads the sheet of a file that a person sees first in a worker of its own.
 *
 * @returns its rows, which of them are hidden and what other sheets there are, or why it was not read
 * @throws the signal's reason after an abort
 */
export async function readFile(
  file: Blob,
  signal: AbortSignal,
): Promise<Extract<SheetAnswer, { kind: 'rows' }> | { problem: MessageDescriptor }> {
  if (file.size > LARGEST_FILE) return { problem: msg`The file is larger than 10 MB.` }
  const worker = new Worker(new URL('./read-sheet.worker.ts', import.meta.url), { type: 'module' })
  const answer = await askWorker<SheetAnswer>(worker, file, { signal, limitMs: READ_LIMIT_MS })
  if (answer === 'broken-off') return { problem: msg`Reading the file broke off or took too long.` }
  return answer.kind === 'rows' ? answer : { problem: refusalText(answer) }
}

function refusalText({ why, place }: Extract<SheetAnswer, { kind: 'refused' }>): MessageDescriptor {
  switch (why) {
    case 'unreadable':
      return msg`The file can’t be read as a workbook (.xlsx).`
    case 'inflated':
      return msg`The file unpacks to more than any table holds, so it was not opened.`
    case 'far-cells':
      return msg`The file has cells far outside of a table. Copy the table alone into a new workbook.`
    case 'formula':
      return place === ''
        ? msg`The file has formulas. Copy the table and paste its values alone.`
        : msg`The file has formulas, the first one in ${place}. Copy the table and paste its values alone.`
    case 'merged':
      return msg`The file has cells that are merged over several rows, the first ones in ${place}. Unmerge them and fill in each row.`
    case 'error':
      return msg`The file has cells that show an error, the first one in ${place}. Correct or empty them.`
  }
}
