import type { I18n } from '@lingui/core'
import type { NamedChoice } from '@/domain/import-table'
import { feeItemChoices, paymentChoices } from '../form/choices'
import type { PaymentFormValues } from '../form/form-values'
import type { ChosenField } from './columns'

type ChoiceData = Parameters<typeof paymentChoices>[0]
type Side = PaymentFormValues['settlement']

/**
 * What the form offers for a new order, by its names in every language: a table may have been filled in by somebody else.
 *
 * @param texts the languages, the person's own first
 */
export function importChoices(data: ChoiceData, texts: readonly I18n[]) {
  const ofSide = (side: Side) => {
    const lists = texts.map((i18n) => {
      const { channels, parks, principals } = paymentChoices(data, side, undefined, i18n)
      // Two departments may have one name: the code tells them apart.
      const departments = data.departments.map(({ code, name }) => ({
        value: code,
        label: `${name} (${code})`,
      }))
      return {
        channelId: channels,
        feeItemCode: side === '2' ? [] : feeItemChoices(i18n),
        affiliationDepartmentCode: departments,
        affiliationParkId: parks,
        principalId: principals,
      }
    })
    return (field: ChosenField): NamedChoice[] => merged(lists.map((list) => list[field]))
  }
  const sides = { '1': ofSide('1'), '2': ofSide('2'), '': ofSide('') }
  const { sideOf, sideOfPerson, namesOf } = paymentChoices(data, '', undefined, texts[0] as I18n)
  return {
    /** what can be chosen where orders are settled so; empty where that is not known yet */
    of: (field: ChosenField, side: Side): readonly NamedChoice[] => sides[side](field),
    sideOf,
    sideOfPerson,
    namesOf,
  }
}

export type ImportChoices = ReturnType<typeof importChoices>

/** One list out of those of every language. */
function merged(lists: readonly (readonly { value: string; label: string }[])[]): NamedChoice[] {
  const labels = new Map<string, Set<string>>()
  for (const { value, label } of lists.flat()) {
    labels.set(value, (labels.get(value) ?? new Set()).add(label))
  }
  return [...labels].map(([value, names]) => ({ value, labels: [...names] }))
}
