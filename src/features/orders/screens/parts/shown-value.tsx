import { Amount } from '@/components/amount'
import { Message } from '@/components/message'
import type { DisplayField } from '../../display-field'

/** What a field of a document holds; a dash where the document has nothing. */
export function ShownValue({ field }: { field: Pick<DisplayField, 'text' | 'cents'> | undefined }) {
  if (field?.cents !== undefined) return <Amount cents={field.cents} />
  return <Message of={field?.text ?? '—'} />
}
