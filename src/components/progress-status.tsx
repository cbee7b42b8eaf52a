import { useEffect, useRef, useState } from 'react'
import { FOR_LISTENERS } from './for-listeners'

/** How often who listens is told how far something is, in ms: what is told waits for what was told before, the end too. */
const TOLD_EVERY = 5000

interface ProgressStatusProps {
  /** how far it is, or what became of it, as it stands beside for who looks */
  text: string
  /** it goes no further by itself */
  isOver: boolean
}

/**
 * Tells who listens how far something is: when it begins, then now and again, and at once when it is over. Who looks sees every
 * step beside it.
 */
export function ProgressStatus({ text, isOver }: ProgressStatusProps) {
  const [told, setTold] = useState('')
  const now = useRef(text)
  useEffect(() => {
    now.current = text
    if (isOver) setTold(now.current)
  }, [text, isOver])
  useEffect(() => {
    if (isOver) return undefined
    const tell = () => setTold(now.current)
    tell()
    const timer = setInterval(tell, TOLD_EVERY)
    return () => clearInterval(timer)
  }, [isOver])
  return (
    <span role="status" style={FOR_LISTENERS}>
      {told}
    </span>
  )
}
