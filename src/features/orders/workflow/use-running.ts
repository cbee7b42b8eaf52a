import { useState } from 'react'

/** What is under way with which order, by code: one that is waited for holds up nothing that is done with another. */
export function useRunning<Action extends string>() {
  const [running, setRunning] = useState<Readonly<Partial<Record<string, Action>>>>({})
  return {
    running,
    /** @param action what has begun; undefined once it is over */
    note: (code: string, action: Action | undefined) =>
      setRunning((now) => ({ ...now, [code]: action })),
  }
}
