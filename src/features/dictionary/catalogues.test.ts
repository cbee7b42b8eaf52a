import { setupI18n, type MessageDescriptor, type Messages } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { loginFailures } from '@/api/resources/login-exchanges'
import { FEE_ITEMS } from '@/domain/fee-items'
import { debitState, paymentState, reverseState } from '@/domain/order-states'
import { nameOfPark } from '@/domain/parks'
import { channelName, SETTLEMENT, SETTLEMENT_NAMES, settlementOf } from '@/domain/settlement'
import type { CodeEntry, DictionaryLanguage } from '@/domain/dictionary/code-table'
import {
  DEBIT_ORDER_STATES,
  PAYMENT_ORDER_STATES,
  REVERSE_ORDER_STATES,
} from '@/domain/dictionary/order-tables'
import { LOGIN_MESSAGES } from '@/domain/dictionary/platform-tables'
import {
  FEE_ITEM_CODES,
  PARKS,
  SETTLEMENT_CHANNELS,
  SETTLEMENT_TYPES,
} from '@/domain/dictionary/settlement-tables'

/** The interface's own text for a code, as the screens show it. */
type Text = MessageDescriptor | string | undefined

const { internal, external } = SETTLEMENT

async function textsIn(language: DictionaryLanguage) {
  const catalogue = (await import(`../../locales/${language}/messages.po`)) as {
    messages: Messages
  }
  const i18n = setupI18n({ locale: language, messages: { [language]: catalogue.messages } })
  return (text: Text) => (typeof text === 'object' ? i18n._(text) : text)
}

describe.each(['zh', 'en', 'es'] as const)(
  'what the dictionary and the screens say in %s',
  (language) => {
    /** A table's codes with their names, as the screens have them. */
    const onScreens = async (entries: readonly CodeEntry[], shown: (code: never) => Text) => {
      const text = await textsIn(language)
      return entries.map(({ code }) => [code, text(shown(code as never))])
    }
    const inDictionary = (entries: readonly CodeEntry[]) =>
      entries.map(({ code, name }) => [code, name[language]])

    it('is the same of payment orders, neutral and for each settlement', async () => {
      const { entries } = PAYMENT_ORDER_STATES
      expect(inDictionary(entries)).toEqual(
        await onScreens(entries, (code) => paymentState(code).name),
      )
      for (const [place, settlement] of [internal, external].entries()) {
        const read = entries.map((entry) => ({
          code: entry.code,
          name: 'readings' in entry ? (entry.readings[place]?.name ?? entry.name) : entry.name,
        }))
        expect(inDictionary(read)).toEqual(
          await onScreens(read, (code) => paymentState(code, settlement).name),
        )
      }
    })

    it('is the same of debit and reverse orders', async () => {
      const debit = DEBIT_ORDER_STATES.entries
      expect(inDictionary(debit)).toEqual(await onScreens(debit, (code) => debitState(code).name))
      const reverse = REVERSE_ORDER_STATES.entries
      expect(inDictionary(reverse)).toEqual(
        await onScreens(reverse, (code) => reverseState(code).name),
      )
    })

    it('is the same of settlement types, channels and the kinds of these', async () => {
      const types = SETTLEMENT_TYPES.entries
      expect(inDictionary(types)).toEqual(await onScreens(types, (code) => SETTLEMENT_NAMES[code]))
      const channels = SETTLEMENT_CHANNELS.entries
      expect(inDictionary(channels)).toEqual(
        await onScreens(channels, (channelId) => channelName({ channelId })),
      )
      const kinds = channels.map(({ code, kind }) => ({ code, name: kind }))
      expect(inDictionary(kinds)).toEqual(
        await onScreens(kinds, (channelId) => {
          const settlement = settlementOf({ channelId })
          return settlement && SETTLEMENT_NAMES[settlement]
        }),
      )
    })

    it('is the same of fee items, all of them', async () => {
      const { entries } = FEE_ITEM_CODES
      expect(inDictionary(entries)).toEqual(
        await onScreens(entries, (code) => FEE_ITEMS.find((item) => item.code === code)?.name),
      )
      expect(entries.map(({ code }) => code)).toEqual(FEE_ITEMS.map(({ code }) => code))
    })

    it('is the same of parks', async () => {
      const { entries } = PARKS
      expect(inDictionary(entries)).toEqual(await onScreens(entries, nameOfPark))
    })

    it('is the same of failed sign-ins, all of them', async () => {
      const { entries } = LOGIN_MESSAGES
      expect(inDictionary(entries)).toEqual(await onScreens(entries, (code) => loginFailures[code]))
      expect(entries.map(({ code }) => code)).toEqual(Object.keys(loginFailures).toSorted())
    })
  },
)
