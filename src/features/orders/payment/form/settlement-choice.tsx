import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Message } from '@/components/message'
import { SETTLEMENT, SETTLEMENT_NAMES } from '@/domain/settlement'
import classes from '../../screens/form/order-form.module.css'
import { settlementSide, type PaymentFormValues } from './form-values'

interface SettlementChoiceProps {
  /** empty for unknown */
  value: PaymentFormValues['settlement']
  /** whether the order is one whose settlement is unknown: others can't become so */
  isUnknownOffered: boolean
  onChange: (value: PaymentFormValues['settlement']) => void
}

/** How the order is settled: internally, externally, or not known yet. */
export function SettlementChoice({ value, isUnknownOffered, onChange }: SettlementChoiceProps) {
  const hint = useId()
  return (
    <fieldset
      className={classes.choice}
      aria-describedby={isUnknownOffered && value === '' ? hint : undefined}
    >
      <legend>
        <Trans>Settlement type</Trans>
      </legend>
      <div className={classes.options}>
        {Object.values(SETTLEMENT).map((type) => (
          <label key={type} className={classes.option}>
            <input
              type="radio"
              name="settlement"
              checked={value === settlementSide(type)}
              onChange={() => onChange(settlementSide(type))}
            />
            <Message of={SETTLEMENT_NAMES[type]} />
          </label>
        ))}
        {isUnknownOffered ? (
          <label className={classes.option}>
            <input
              type="radio"
              name="settlement"
              checked={value === ''}
              onChange={() => onChange('')}
            />
            <Trans context="settlement type">Unknown</Trans>
          </label>
        ) : null}
      </div>
      {isUnknownOffered && value === '' ? (
        <p id={hint} className={classes.hint}>
          <Trans>The settlement channel will tell. Nothing that is filled in is lost.</Trans>
        </p>
      ) : null}
    </fieldset>
  )
}
