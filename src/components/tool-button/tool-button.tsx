import type { ComponentProps, ReactNode } from 'react'
import classes from './tool-button.module.css'

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  icon?: ReactNode
  /** with a border unless another is named */
  look?: 'filled' | 'subtle'
  /** as high as an input, for a button that stands beside one */
  isHigh?: boolean
}

/** A button of a bar: one component, where Mantine's is four. For what stands on a list's first frame. */
export function ToolButton({ icon, look, isHigh, children, ...button }: ToolButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={[
        classes.button,
        isHigh ? classes.high : '',
        look === undefined ? '' : classes[look],
      ].join(' ')}
    >
      {icon}
      {children}
    </button>
  )
}
