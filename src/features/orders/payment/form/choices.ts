import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { channelsOptions, useChannels } from '@/api/resources/channels'
import { departmentsOptions, useDepartments } from '@/api/resources/departments'
import { parksOptions, useParks } from '@/api/resources/parks'
import { useVerifyUsers, verifyUsersOptions } from '@/api/resources/verify-users'
import { useRetry } from '@/api/user-reads'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import type { Choice } from '@/components/search-select/match-choices'
import { nameOfPark, parkName } from '@/domain/parks'
import { channelName, nameOfChannel, settlementOf } from '@/domain/settlement'
import { settlementSide, type PaymentFormValues } from './form-values'

/**
 * What the form lets a person choose from: what is in use, and what the order has already, even if
 * that is no longer in use, so that opening an old order loses nothing.
 */
export function usePaymentChoices(
  settlement: PaymentFormValues['settlement'],
  order: PaymentOrderDetail | undefined,
) {
  const { i18n } = useLingui()
  const inWords = (name: MessageDescriptor | string | undefined) =>
    typeof name === 'object' ? i18n._(name) : name
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
  // While the settlement is unknown everything may be chosen.
  const isOfType = ({ type }: { type?: number | undefined }) =>
    settlement === '' || settlementSide(type) === settlement
  const isOwnSide = order !== undefined && settlementSide(settlementOf(order)) === settlement
  const failed = sources.filter(({ query }) => query.data === undefined && query.error !== null)
  return {
    channels: withCurrent(
      (channels.data ?? [])
        .filter((one) => one.valid !== 0 && isOfType(one))
        .flatMap(({ id, name }) => choice(id, inWords(nameOfChannel(id)) ?? name) ?? []),
      isOwnSide ? choice(order.channelId, inWords(channelName(order))) : undefined,
    ),
    parks: withCurrent(
      (parks.data ?? [])
        .filter(({ valid }) => valid !== 0)
        .flatMap(({ id, name }) => choice(id, inWords(nameOfPark(id)) ?? name) ?? []),
      choice(order?.affiliationParkId, order && inWords(parkName(order))),
    ),
    departments: withCurrent(
      (departments.data ?? []).map(({ code, name }) => ({ value: code, label: name })),
      choice(order?.affiliationDepartmentCode, order?.affiliationDepartmentName),
    ),
    principals: withCurrent(
      (verifyUsers.data?.rows ?? [])
        .filter((user) => user.valid === 1 && isOfType(user))
        .map(({ id, nickName, username }) => ({
          value: String(id),
          label: nickName === undefined ? username : `${nickName} (${username})`,
        })),
      isOwnSide ? choice(order.principalId, order.principalName) : undefined,
    ),
    /** which side a channel belongs to; empty where that is not known */
    sideOf: (channelId: string) =>
      settlementSide(channels.data?.find(({ id }) => String(id) === channelId)?.type),
    /** whether a principal settles on this side */
    fits: (principalId: string, side: PaymentFormValues['settlement']) => {
      const user = verifyUsers.data?.rows.find(({ id }) => String(id) === principalId)
      return user !== undefined && settlementSide(user.type) === side
    },
    feeItem: choice(order?.feeItemCode, order?.feeItemName),
    /** the plain name that is sent along with a principal's id */
    principalName: (id: string) => {
      const user = verifyUsers.data?.rows.find((one) => String(one.id) === id)
      return user ? (user.nickName ?? user.username) : undefined
    },
    error: failed[0]?.query.error ?? undefined,
    retry: () => {
      for (const source of failed) source.retry()
    },
  }
}

function choice(value: string | number | undefined, label: string | undefined): Choice | undefined {
  return value === undefined ? undefined : { value: String(value), label: label ?? String(value) }
}

/** Choices, with what there is already even if it is none of them. */
export function withCurrent(choices: readonly Choice[], current: Choice | undefined): Choice[] {
  const isThere = !current || choices.some(({ value }) => value === current.value)
  return isThere ? [...choices] : [...choices, current]
}
