import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NumberInput } from '@/components/number-input/number-input'
import { toCapitalYuan } from '@/domain/capital-numerals'
import { parseYuan } from '@/domain/money'
import classes from './order-form.module.css'
import { AMOUNT_LIMITS } from '../../workflow/shared-checks'

interface AmountFieldProps {
  id: string
  /** yuan */
  value: string
  /** how that was typed, while it may have meant another amount */
  typed: string | undefined
  error: ReactNode
  onChange: (amount: string, typed: string | undefined) => void
}

/** The amount of a document in yuan, and below it the same in Chinese words, as the voucher has it. */
export function AmountField({ id, value, typed, error, onChange }: AmountFieldProps) {
  const cents = parseYuan(value)
  return (
    <div>
      <NumberInput
        {...AMOUNT_LIMITS}
        id={id}
        name="amount"
        label={<Trans>Amount (yuan)</Trans>}
        isRequired
        value={value}
        typed={typed}
        error={error}
        onChange={onChange}
      />
      <p className={classes.inWords} lang="zh-CN">
        {cents === undefined ? null : toCapitalYuan(cents)}
      </p>
    </div>
  )
}
