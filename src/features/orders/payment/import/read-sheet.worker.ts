import { readTable, type SheetAnswer } from './read-sheet'

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void readTable(data).then((answer) => postMessage(answer satisfies SheetAnswer))
})
