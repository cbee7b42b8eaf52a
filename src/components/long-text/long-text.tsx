import classes from './long-text.module.css'

interface LongTextProps {
  text: string | undefined
  /** characters up to which it stands there whole */
  most: number
}

/** A text in a cell. One that would fill the screen with its row shows how it begins, and on a press all of it. */
export function LongText({ text, most }: LongTextProps) {
  if (text === undefined || text.length <= most) return text
  return (
    <details className={classes.long}>
      <summary>
        <span>{text}</span>
      </summary>
    </details>
  )
}
