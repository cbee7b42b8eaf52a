import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { channelsOptions, useChannels } from '@/api/resources/channels'
import { departmentsOptions, useDepartments } from '@/api/resources/departments'
import { parksOptions, useParks } from '@/api/resources/parks'
import { useVerifyUsers, verifyUsersOptions } from '@/api/resources/verify-users'
import { useRetry } from '@/api/user-reads'
import type { Channel, Department, Park, VerifyUser } from '@/api/contract/base-data'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import type { Choice } from '@/components/search-select/match-choices'
import { FEE_ITEMS } from '@/domain/fee-items'
import { nameOfPark, parkName } from '@/domain/parks'
import { channelName, nameOfChannel, SETTLEMENT_NAMES, settlementOf } from '@/domain/settlement'
import { settlementSide, type ChosenNames, type PaymentFormValues } from './form-values'

/** What there is to choose from, as far as it was read. */
interface ChoiceData {
  channels: readonly Channel[]
  parks: readonly Park[]
  departments: readonly Department[]
  verifyUsers: readonly VerifyUser[]
}

/** What of a form is chosen. */
type Chosen = Pick<
  PaymentFormValues,
  | 'settlement'
  | 'channelId'
  | 'affiliationParkId'
  | 'affiliationDepartmentCode'
  | 'principalId'
  | 'feeItemCode'
>

/**
 * What an order may be given: what is in use, and what the order has already, even if
 * that is no longer in use, so that opening an old order loses nothing.
 *
 * @param settlement everything may be chosen while it is unknown
 * @param i18n in whose language names are told
 */
export function paymentChoices(
  data: ChoiceData,
  settlement: PaymentFormValues['settlement'],
  order: PaymentOrderDetail | undefined,
  i18n: I18n,
) {
  const { channels, parks, departments, verifyUsers } = data
  const inWords = (name: MessageDescriptor | string | undefined) =>
    typeof name === 'object' ? i18n._(name) : name
  const isOfSide = (type: number | undefined) =>
    settlement === '' || settlementSide(type) === settlement
  const isOwnSide = order !== undefined && settlementSide(settlementOf(order)) === settlement
  return {
    channels: withCurrent(
      channels
        .filter((one) => one.valid !== 0 && isOfSide(typeOfChannel(one)))
        .flatMap(({ id, name }) => choice(id, inWords(nameOfChannel(id)) ?? name) ?? []),
      isOwnSide ? choice(order.channelId, inWords(channelName(order))) : undefined,
    ),
    parks: withCurrent(
      parks
        .filter(({ valid }) => valid !== 0)
        .flatMap(({ id, name }) => choice(id, inWords(nameOfPark(id)) ?? name) ?? []),
      choice(order?.affiliationParkId, order && inWords(parkName(order))),
    ),
    departments: withCurrent(
      departments.map(({ code, name }) => ({ value: code, label: name })),
      choice(order?.affiliationDepartmentCode, order?.affiliationDepartmentName),
    ),
    principals: withCurrent(
      verifyUsers
        .filter((user) => user.valid === 1 && isOfSide(user.type))
        .map((user) => ({ value: String(user.id), label: nameOfUser(user) })),
      isOwnSide ? choice(order.principalId, order.principalName) : undefined,
    ),
    principal: choice(order?.principalId, order?.principalName),
    feeItem: choice(order?.feeItemCode, order?.feeItemName),
    /** which side a channel belongs to; empty where that is not known */
    sideOf: (channelId: string) => settlementSide(typeOfChannel(byId(channels, channelId))),
    /** which side a principal belongs to; empty where that is not known */
    sideOfPerson: (principalId: string) => settlementSide(byId(verifyUsers, principalId)?.type),
    /** the plain names that are sent along with the ids of what was chosen */
    namesOf: ({
      affiliationDepartmentCode,
      principalId,
    }: Pick<PaymentFormValues, 'affiliationDepartmentCode' | 'principalId'>): ChosenNames => {
      const user = byId(verifyUsers, principalId)
      return {
        department: departments.find(({ code }) => code === affiliationDepartmentCode)?.name,
        principal: user && (user.nickName ?? user.username),
      }
    },
  }
}

/**
 * Choices of one name are told apart by something behind it, as the import does; those that it does not know of stay as they
 * are.
 */
function toldApart(
  choices: readonly Choice[],
  markOf: (value: string) => string | undefined,
): Choice[] {
  const counts = new Map<string, number>()
  for (const one of choices) counts.set(nameIn(one), (counts.get(nameIn(one)) ?? 0) + 1)
  return choices.map((one) => {
    const mark = (counts.get(nameIn(one)) ?? 0) > 1 ? markOf(one.value) : undefined
    return mark === undefined ? one : { ...one, label: `${one.label} (${mark})` }
  })
}

/** A name as the field compares it with what is typed. */
const nameIn = ({ label }: Choice) => label.trim().toLowerCase()

/** By their ids or codes. */
const byValue = (choices: readonly Choice[]) => toldApart(choices, (value) => value)

/**
 * What there is to choose from with what stands in the form, by its name where one is known: a draft may name what has gone
 * out of use since, and nothing is sent that can't be seen.
 */
function withChosen(
  choices: ReturnType<typeof paymentChoices>,
  { channels, parks, verifyUsers }: ChoiceData,
  chosen: Chosen,
  i18n: I18n,
) {
  const { channelId, affiliationParkId, affiliationDepartmentCode, principalId, feeItemCode } =
    chosen
  const channel = nameOfChannel(Number(channelId)) ?? byId(channels, channelId)?.name
  const park = nameOfPark(Number(affiliationParkId)) ?? byId(parks, affiliationParkId)?.name
  const { feeItem, principal: ofOrder } = choices
  const user = byId(verifyUsers, principalId)
  const person = ofOrder?.value === principalId ? ofOrder.label : undefined
  const named = (value: string, name?: MessageDescriptor | string) =>
    value === '' ? undefined : choice(value, typeof name === 'object' ? i18n._(name) : name)
  const people = withCurrent(
    choices.principals,
    named(principalId, user ? nameOfUser(user) : person),
  )
  // A person may be entered for both sides. Where only one of them shows, the side tells nothing.
  const areOfBoth = chosen.settlement === ''
  const sideOf = (id: string) => {
    const side = settlementSide(byId(verifyUsers, id)?.type)
    return areOfBoth && side !== '' ? i18n._(SETTLEMENT_NAMES[side]) : undefined
  }
  return {
    ...choices,
    channels: byValue(withCurrent(choices.channels, named(channelId, channel))),
    parks: byValue(withCurrent(choices.parks, named(affiliationParkId, park))),
    departments: byValue(withCurrent(choices.departments, named(affiliationDepartmentCode))),
    principals: byValue(toldApart(people, sideOf)),
    feeItems: withCurrent(withCurrent(feeItemChoices(i18n), feeItem), named(feeItemCode)),
  }
}

/** The fee items of internal settlement, with their codes as people know them. */
export const feeItemChoices = (i18n: I18n): Choice[] =>
  FEE_ITEMS.map(({ code, name }) => ({ value: code, label: `${i18n._(name)} (${code})` }))

/** What the form lets a person choose from. */
export function usePaymentChoices(chosen: Chosen, order: PaymentOrderDetail | undefined) {
  const { i18n } = useLingui()
  const channels = useChannels()
  const parks = useParks()
  const departments = useDepartments()
  const verifyUsers = useVerifyUsers()
  const sources = [
    { query: channels, retry: useRetry(channelsOptions) },
    { query: parks, retry: useRetry(parksOptions) },
    { query: departments, retry: useRetry(departmentsOptions) },
    { query: verifyUsers, retry: useRetry(verifyUsersOptions) },
  ]
  const failed = sources.filter(({ query }) => query.data === undefined && query.error !== null)
  const data = {
    channels: channels.data ?? [],
    parks: parks.data ?? [],
    departments: departments.data ?? [],
    verifyUsers: verifyUsers.data?.rows ?? [],
  }
  return {
    ...withChosen(paymentChoices(data, chosen.settlement, order, i18n), data, chosen, i18n),
    error: failed[0]?.query.error ?? undefined,
    retry: () => {
      for (const source of failed) source.retry()
    },
  }
}

function choice(value: string | number | undefined, label: string | undefined): Choice | undefined {
  return value === undefined ? undefined : { value: String(value), label: label ?? String(value) }
}

/** How a channel settles: what it says, else what its id is known for, as of an order. */
function typeOfChannel(channel: Channel | undefined) {
  return settlementOf({ channel, channelId: channel?.id })
}

function byId<Entry extends { id?: number | undefined }>(
  entries: readonly Entry[],
  wanted: string,
): Entry | undefined {
  return entries.find(({ id }) => String(id) === wanted)
}

function nameOfUser({ nickName, username }: VerifyUser): string {
  return nickName === undefined ? username : `${nickName} (${username})`
}

/** Choices, with what there is already even if it is none of them. */
function withCurrent(choices: readonly Choice[], current: Choice | undefined): Choice[] {
  const isThere = !current || choices.some(({ value }) => value === current.value)
  return isThere ? [...choices] : [...choices, current]
}
