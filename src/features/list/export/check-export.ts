import { fetchAllPages } from '@/api/fetch-all-pages'
import type { Page } from '@/api/contract/envelope'
import { sumCents } from '@/domain/money'
import type { FileCount } from './count-file'
import type { CountAnswer, CountQuestion } from './count-file.worker'

/** Files above this size are not opened to be checked, in bytes. */
const MAX_CHECKED_BYTES = 20 * 1024 * 1024

/** The outcome of holding a file against its list. */
export type ExportCheck =
  | { verdict: 'same'; file: FileCount; list: FileCount }
  | { verdict: 'different'; file: FileCount; list: FileCount }
  | { verdict: 'unchecked' }

interface CheckInput<Row> {
  file: Blob
  /** the header of the money column in the file */
  header: string
  /** integer cents of a row of the list, of the same column */
  money: (row: Row) => number
  fetchPage: (
    page: { pageNum: number; pageSize: number },
    signal: AbortSignal | undefined,
  ) => Promise<Page<Row>>
  signal: AbortSignal
}

/**
 * Holds an exported file against the list it was made from: number of rows and control total. People
 * work on the list meanwhile, so before a difference is called the list is read once more.
 *
 * @throws what reading the list throws; the signal's reason after an abort
 */
export async function checkExport<Row>({
  file,
  header,
  money,
  fetchPage,
  signal,
}: CheckInput<Row>): Promise<ExportCheck> {
  if (file.size > MAX_CHECKED_BYTES) return { verdict: 'unchecked' }
  const counted = await countInWorker({ file, header }, signal)
  if (!counted) return { verdict: 'unchecked' }
  const readList = async (): Promise<FileCount | undefined> => {
    const { rows, isInconsistent } = await fetchAllPages(fetchPage, { signal })
    // Pages that shifted under the reader add up to nothing that can be compared.
    if (isInconsistent) return undefined
    return { rows: rows.length, cents: sumCents(rows.map(money)) }
  }
  let list = await readList()
  if (!list || !isSame(counted, list)) list = await readList()
  if (!list) return { verdict: 'unchecked' }
  return { verdict: isSame(counted, list) ? 'same' : 'different', file: counted, list }
}

function isSame(left: FileCount, right: FileCount): boolean {
  return left.rows === right.rows && left.cents === right.cents
}

/** Counts in a worker of its own, which ends with the answer or with the abort. */
function countInWorker(question: CountQuestion, signal: AbortSignal): Promise<CountAnswer> {
  const worker = new Worker(new URL('./count-file.worker.ts', import.meta.url), { type: 'module' })
  const answer = new Promise<CountAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CountAnswer>) => resolve(data))
    worker.addEventListener('error', () => resolve(undefined))
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  worker.postMessage(question, [])
  return answer.finally(() => worker.terminate())
}
