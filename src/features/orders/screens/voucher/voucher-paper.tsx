import type { MessageDescriptor } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TOO_LARGE } from '@/components/amount'
import { Message } from '@/components/message'
import { toCapitalYuan } from '@/domain/capital-numerals'
import { formatChinaTime } from '@/domain/china-time'
import { formatYuan, type CentsSum } from '@/domain/money'
import type { Approval } from '../../order-type'
import { personText, type PeopleNames } from '../../workflow/log'
import type { DisplayField } from '../../display-field'
import classes from './voucher.module.css'

interface VoucherPaperProps {
  title: ReactNode
  code: string
  /** `YYYY-MM-DD HH:mm:ss` in China */
  printedAt: string
  /** the document's fields, then what came of it; each a block of its own */
  blocks: readonly (readonly DisplayField[])[]
  /** stands under the fields when something is wrong with the sums */
  children?: ReactNode
}

/** The paper of a voucher: title, fields, signatures. */
export function VoucherPaper({ title, code, printedAt, blocks, children }: VoucherPaperProps) {
  return (
    <article className={classes.sheet}>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.line}>
        <span>
          <Trans>Code: {code}</Trans>
        </span>
        <span>
          <Trans>Printed at {printedAt} (China time)</Trans>
        </span>
      </div>
      {blocks.map((fields) => (
        <Fields key={fields[0]?.id} fields={fields} />
      ))}
      {children}
      <Signatures />
    </article>
  )
}

/** Where a paper is signed. */
export function Signatures() {
  return (
    <div className={classes.signatures}>
      <span>
        <Trans context="signature">Prepared by</Trans>
      </span>
      <span>
        <Trans context="signature">Reviewed by</Trans>
      </span>
      <span>
        <Trans context="signature">Booked by</Trans>
      </span>
    </div>
  )
}

function Fields({ fields }: { fields: readonly DisplayField[] }) {
  return (
    <dl className={classes.fields}>
      {withoutGaps(fields).map(({ id, label, text, lang, isWide }) => (
        <div key={id} className={classes.field} data-wide={isWide || undefined}>
          <dt>
            <Message of={label} />
          </dt>
          <dd lang={lang}>
            <Message of={text === undefined || text === '' ? '—' : text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A field that would stand alone in its line of two takes the whole line: no paper has an empty box. */
export function withoutGaps(fields: readonly DisplayField[]): DisplayField[] {
  let isSecond = false
  return fields.map((field, at) => {
    const next = fields[at + 1]
    const isAlone = !isSecond && (next === undefined || next.isWide === true)
    isSecond = !field.isWide && !isSecond && !isAlone
    return isAlone ? { ...field, isWide: true } : field
  })
}

/** An amount as a voucher states it: the currency's name right before the capitals, nothing between. */
export function capitalsWithCurrency(cents: number): string {
  return `人民币${toCapitalYuan(cents)}`
}

/** A sum in figures, as it stands on every paper: the same in each language. */
export function figuresOf(sum: CentsSum): string | MessageDescriptor {
  return sum === 'too-large' ? TOO_LARGE : formatYuan(sum)
}

/** Who approved and when, as it stands on the paper. */
export function approvalText(
  approval: Approval,
  unreadable: MessageDescriptor,
  people: PeopleNames,
): DisplayField['text'] {
  if (approval === 'none') return undefined
  if (approval === 'loading') return '…'
  if (approval === 'unknown') return unreadable
  const { createBy, gmtCreate } = approval
  return `${personText(createBy, people) ?? ''} ${gmtCreate === undefined ? '' : formatChinaTime(gmtCreate)}`.trim()
}
