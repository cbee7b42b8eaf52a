import { MantineContext, MantineThemeContext } from '@mantine/core'
import { createAtom, useSelector } from '@tanstack/react-store'
import type { ReactNode } from 'react'
import type { mantine } from './mantine-context'

const loaded = createAtom<typeof mantine | undefined>(undefined)

/**
 * Loads what Mantine's components need above them. Every part of the program that is loaded late waits for it: the
 * first screen shows none.
 *
 * @throws ChunkLoadError when it can't be fetched
 */
export async function loadMantine(): Promise<void> {
  if (loaded.get() !== undefined) return
  const part = await import('./mantine-context')
  loaded.set(part.mantine)
}

/**
 * In place of MantineProvider, which is 6 KiB of code in front of the first rows: most of it writes variables that the
 * page's style sheet has (src/app/mantine-variables.css), and follows the colour scheme, which settings do.
 */
export function MantineHost({ children }: { children: ReactNode }) {
  const mantine = useSelector(loaded)
  return (
    <MantineContext value={mantine?.context ?? null}>
      <MantineThemeContext value={mantine?.theme ?? null}>{children}</MantineThemeContext>
    </MantineContext>
  )
}
