import type { ReactNode } from 'react'

/** Something that the command palette leads to or does. */
export interface PaletteEntry {
  id: string
  /** what it is called, in the language of the interface; this is searched */
  name: string
  /** further words that it is found by, names in other languages for one */
  keywords?: readonly string[]
  /** said beside the name: a state, a time */
  hint?: ReactNode
  run: () => void
}

/** Entries under a heading. */
export interface PaletteGroup {
  id: string
  title: string
  entries: readonly PaletteEntry[]
}
