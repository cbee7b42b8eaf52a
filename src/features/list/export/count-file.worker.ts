import { countFile, type FileCount } from './count-file'

/** What the worker is asked, and what it answers: the count, or undefined when it can't count. */
export interface CountQuestion {
  file: Blob
  header: string
}
export type CountAnswer = FileCount | undefined

addEventListener('message', ({ data }: MessageEvent<CountQuestion>) => {
  countFile(data.file, data.header).then(
    (count) => postMessage(count satisfies CountAnswer),
    () => postMessage(undefined satisfies CountAnswer),
  )
})
