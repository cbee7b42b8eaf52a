import { Amount } from '@/components/amount'
import { Message } from '@/components/message'
import type { DisplayField } from '../../display-field'
import { OrderCode } from '../detail/order-code'

interface ShownValueProps {
  field: Pick<DisplayField, 'text' | 'cents' | 'leadsTo'> | undefined
}

/** What a field of a document holds; a dash where the document has nothing. */
export function ShownValue({ field }: ShownValueProps) {
  const { text, cents, leadsTo } = field ?? {}
  if (cents !== undefined) return <Amount cents={cents} />
  if (leadsTo !== undefined && typeof text === 'string' && text !== '') {
    return <OrderCode code={text} kind={leadsTo} />
  }
  return <Message of={text === undefined || text === '' ? '—' : text} />
}
