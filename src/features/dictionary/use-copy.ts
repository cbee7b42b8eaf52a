import { useState } from 'react'

/** What became of the last copying. */
interface CopyReport {
  /** the button that it came from */
  source: string
  /** what was copied, in words */
  what: string
  isCopied: boolean
  /** counts up, so that the same thing copied twice is told twice */
  number: number
}

/** Copies a text; `source` names the button, `what` is what the person is told was copied. */
export type Copy = (source: string, text: string, what?: string) => void

/** Copying to the clipboard, and what became of it until that is forgotten. */
export function useCopy() {
  const [report, setReport] = useState<CopyReport>()
  const copy: Copy = (source, text, what = text) => {
    void writeToClipboard(text).then((isCopied) =>
      setReport((before) => ({ source, what, isCopied, number: (before?.number ?? 0) + 1 })),
    )
  }
  return {
    report,
    copy,
    forget: () => setReport(undefined),
    copiedFrom: report?.isCopied ? report.source : undefined,
  }
}

/** Whether it worked: pages without HTTPS have no clipboard, and a browser may refuse. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
