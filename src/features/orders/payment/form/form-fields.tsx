import { Trans, useLingui } from '@lingui/react/macro'
import { Input, NativeSelect, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { DayInput } from '@/components/calendar/day-input'
import { messageOf } from '@/components/message'
import type { Choice } from '@/components/search-select/match-choices'
import { SearchSelect } from '@/components/search-select/search-select'
import type { WireTime } from '@/domain/china-time'
import { AmountField } from '../../screens/form/amount-field'
import classes from '../../screens/form/order-form.module.css'
import { RemarkField } from '../../screens/form/remark-field'
import { changeSide, isOfOtherSide, type LeftSides } from './change-side'
import type { PaymentFormErrors } from './check-form'
import type { PaymentFormValues } from './form-values'
import { SettlementChoice } from './settlement-choice'

interface PaymentFormFieldsProps {
  /** a field's id: where the focus goes when it is wrong */
  idOf: (field: keyof PaymentFormValues) => string
  values: PaymentFormValues
  errors: PaymentFormErrors
  /** by field: how a number was typed, while that may have meant another one */
  asTyped: Readonly<Record<string, string>>
  onChange: (
    changed: Partial<PaymentFormValues>,
    asTyped?: Readonly<Partial<Record<string, string>>>,
  ) => void
  choices: Record<
    'channels' | 'parks' | 'departments' | 'principals' | 'feeItems',
    readonly Choice[]
  > & {
    sideOf: (channelId: string) => PaymentFormValues['settlement']
    sideOfPerson: (principalId: string) => PaymentFormValues['settlement']
  }
  /** of the order, as it was saved last */
  version: WireTime | undefined
  /** whether the order is one whose settlement is unknown */
  isUnknownOffered: boolean
  /** stands behind the fields that internal settlement draws on */
  budget: ReactNode
}

/** The fields of a payment order, those that its settlement type has no use for left out. */
export function PaymentFormFields({
  idOf,
  values,
  errors,
  asTyped,
  onChange,
  choices,
  version,
  isUnknownOffered,
  budget,
}: PaymentFormFieldsProps) {
  const { t } = useLingui()
  const { settlement } = values
  const [remembered, setRemembered] = useState<Remembered>({ version, left: {} })
  // What stood on a side is there again when one comes back, until the order is saved.
  const left = remembered.version === version ? remembered.left : {}
  const chooseSide = (to: PaymentFormValues['settlement']) => {
    const { channelId, principalId } = values
    setRemembered({
      version,
      left: { ...left, [settlement]: { settlement, channelId, principalId } },
    })
    onChange(changeSide(left, values, to, choices.sideOfPerson))
  }
  const errorOf = (field: keyof PaymentFormValues) => messageOf(errors[field])
  const text = (field: keyof PaymentFormValues & keyof TextValues, label: ReactNode) => ({
    id: idOf(field),
    name: field,
    label,
    value: values[field],
    error: errorOf(field),
    autoComplete: 'off',
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ [field]: event.currentTarget.value }),
  })
  const empty = { value: '', label: t({ context: 'nothing chosen', message: 'Choose…' }) }
  return (
    <div className={classes.fields}>
      <SettlementChoice
        value={settlement}
        isUnknownOffered={isUnknownOffered}
        onChange={chooseSide}
      />
      <NativeSelect
        {...text('channelId', <Trans>Settlement channel</Trans>)}
        required
        data={[empty, ...choices.channels]}
        onChange={({ currentTarget: { value: channelId } }) => {
          // A channel tells what was unknown; whoever is known to belong to the other side has to be chosen anew.
          const told = settlement === '' ? choices.sideOf(channelId) : ''
          const isOfOther = isOfOtherSide(choices.sideOfPerson(values.principalId), told)
          onChange({
            channelId,
            ...(told !== '' && { settlement: told }),
            ...(isOfOther && { principalId: '' }),
          })
        }}
      />
      <AmountField
        id={idOf('amount')}
        value={values.amount}
        typed={asTyped['amount']}
        error={errorOf('amount')}
        onChange={(amount, typed) => onChange({ amount }, { amount: typed })}
      />
      {settlement === '2' ? null : (
        <NativeSelect
          {...text('feeItemCode', <Trans>Fee item</Trans>)}
          required
          data={[empty, ...choices.feeItems]}
        />
      )}
      {settlement === '1' ? null : (
        <>
          <TextInput {...text('paymentUnit', <Trans>Paying entity</Trans>)} required />
          <TextInput
            {...text('paymentUnitAccount', <Trans>Paying entity account</Trans>)}
            required
          />
        </>
      )}
      <SearchSelect
        id={idOf('affiliationDepartmentCode')}
        name="affiliationDepartmentCode"
        label={<Trans>Department</Trans>}
        choices={choices.departments}
        value={values.affiliationDepartmentCode}
        error={errorOf('affiliationDepartmentCode')}
        onChange={(affiliationDepartmentCode) => onChange({ affiliationDepartmentCode })}
      />
      <NativeSelect
        {...text('affiliationParkId', <Trans>Park</Trans>)}
        required
        data={[empty, ...choices.parks]}
      />
      <SearchSelect
        id={idOf('principalId')}
        name="principalId"
        label={<Trans>Person in charge</Trans>}
        choices={choices.principals}
        value={values.principalId}
        error={errorOf('principalId')}
        onChange={(principalId) => onChange({ principalId })}
      />
      {budget ? <div className={classes.wide}>{budget}</div> : null}
      <TextInput {...text('ownerName', <Trans>Payer</Trans>)} />
      <TextInput {...text('applyCode', <Trans>Request no.</Trans>)} />
      <DayInput
        id={idOf('applyDate')}
        name="applyDate"
        label={t`Request date`}
        value={values.applyDate}
        error={errorOf('applyDate')}
        onChange={(applyDate) => onChange({ applyDate })}
      />
      <div className={classes.aligned}>
        <label className={classes.option}>
          <input
            id={idOf('canOnlyConsume')}
            type="checkbox"
            role="switch"
            aria-invalid={errors.canOnlyConsume ? true : undefined}
            aria-describedby={errors.canOnlyConsume ? `${idOf('canOnlyConsume')}-error` : undefined}
            aria-checked={values.canOnlyConsume}
            name="canOnlyConsume"
            checked={values.canOnlyConsume}
            onChange={(event) => onChange({ canOnlyConsume: event.currentTarget.checked })}
          />
          <Trans>Spending only</Trans>
        </label>
        {errors.canOnlyConsume ? (
          <Input.Error id={`${idOf('canOnlyConsume')}-error`}>
            {errorOf('canOnlyConsume')}
          </Input.Error>
        ) : null}
      </div>
      <div className={classes.wide}>
        <RemarkField
          id={idOf('remark')}
          value={values.remark}
          error={errorOf('remark')}
          onChange={(remark) => onChange({ remark })}
        />
      </div>
    </div>
  )
}

interface Remembered {
  version: WireTime | undefined
  left: LeftSides
}

type TextValues = {
  [
    Name in keyof PaymentFormValues as PaymentFormValues[Name] extends string ? Name : never
  ]: PaymentFormValues[Name]
}
