import type { ShownTable } from './shown-table'
import { writeWorkbook } from './workbook'

/** What the worker is asked, and what it answers: the bytes of the file. */
export interface WorkbookQuestion {
  table: ShownTable
  sheetName: string
}
export type WorkbookAnswer = Uint8Array<ArrayBuffer>

addEventListener('message', ({ data: { table, sheetName } }: MessageEvent<WorkbookQuestion>) => {
  postMessage(new Uint8Array(writeWorkbook(table, sheetName)) satisfies WorkbookAnswer)
})
