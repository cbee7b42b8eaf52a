import { IconCheck, IconCopy } from '@tabler/icons-react'
import classes from './dictionary.module.css'

interface CopyButtonProps {
  label: string
  /** it was the last one pressed, and it worked */
  isCopied: boolean
  isDisabled?: boolean
  onClick: () => void
}

/**
 * Copies what stands beside it. What became of it is told elsewhere: a button's name must not change.
 * A plain button, because there is one for every code.
 */
export function CopyButton({ label, isCopied, isDisabled = false, onClick }: CopyButtonProps) {
  const Icon = isCopied ? IconCheck : IconCopy
  return (
    <button
      type="button"
      className={classes.copy}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon size={16} aria-hidden />
    </button>
  )
}
