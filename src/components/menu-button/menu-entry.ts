import type { MouseEvent, ReactNode } from 'react'

/** An entry of a menu: something to do, or a link. */
export interface MenuEntry {
  key: string
  label: ReactNode
  icon?: ReactNode
  /** where a link entry leads; such an entry is a real link */
  href?: string
  /** marks the entry that is chosen or current */
  isCurrent?: boolean
  lang?: string
  /** only says something; it can't be chosen */
  isText?: boolean
  /** a link leads where it says unless this prevents it */
  onSelect?: ((event: MouseEvent) => void) | undefined
  /** the menu goes on: to say that something is under way, or to try again what failed */
  staysOpen?: boolean
}
