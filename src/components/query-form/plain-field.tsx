import { useId, type ComponentProps, type ReactNode } from 'react'
import classes from './plain-field.module.css'

interface FieldProps {
  /** what stands above it; without one it needs an `aria-label` */
  label?: string | undefined
}

interface PlainInputProps extends Omit<ComponentProps<'input'>, 'id'>, FieldProps {
  /** of the whole field */
  className?: string | undefined
  /** why what is typed can't be searched for */
  error?: string | undefined
}

/** A text field that looks like Mantine's: these stand on a list's first frame, and Mantine's are 11 KiB of code. */
export function PlainInput({ label, error, className, ...input }: PlainInputProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <Field label={label} id={id} className={className}>
      <input
        type="text"
        {...input}
        {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId })}
        id={id}
        className={classes.input}
      />
      {error === undefined ? null : (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </Field>
  )
}

interface PlainSelectProps extends Omit<ComponentProps<'select'>, 'className' | 'id'>, FieldProps {}

/** The browser's own choice of one, looking like Mantine's. */
export function PlainSelect({ label, children, ...select }: PlainSelectProps) {
  const id = useId()
  return (
    <Field label={label} id={id}>
      <div className={classes.box}>
        <select {...select} id={id} className={classes.input}>
          {children}
        </select>
        <svg className={classes.chevron} viewBox="0 0 15 15" aria-hidden>
          <path
            d="M5.25 5.75 7.5 3.5l2.25 2.25m-4.5 3.5L7.5 11.5l2.25-2.25"
            fill="none"
            stroke="currentColor"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </div>
    </Field>
  )
}

interface FrameProps extends FieldProps {
  id: string
  className?: string | undefined
  children: ReactNode
}

function Field({ label, id, className = '', children }: FrameProps) {
  return (
    <div className={`${classes.field} ${className}`}>
      {label === undefined ? null : (
        <label className={classes.label} htmlFor={id}>
          {label}
        </label>
      )}
      {children}
    </div>
  )
}
