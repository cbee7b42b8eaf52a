import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Settlement types: 1 internal, 2 external. See docs/domain/money-and-time.md, "Settlement". */
export const SETTLEMENT = { internal: 1, external: 2 } as const

/** Settlement type as it is known of an order; undefined when neither channel nor id tells. */
export type Settlement = (typeof SETTLEMENT)[keyof typeof SETTLEMENT]

export const SETTLEMENT_NAMES: Record<Settlement, MessageDescriptor> = {
  [SETTLEMENT.internal]: msg({ context: 'settlement', message: 'Internal' }),
  [SETTLEMENT.external]: msg({ context: 'settlement', message: 'External' }),
}

/** Ids of the platform's settlement channels. */
export const CHANNEL = {
  bcc: 1,
  gems: 2,
  kems: 3,
  wechat: 4,
  alipay: 5,
  transfer: 6,
  rrsems: 7,
} as const

/** The platform's settlement channels by id. Names of products are the same in every language. */
const CHANNELS: Record<number, { type: Settlement; name: MessageDescriptor | string }> = {
  [CHANNEL.bcc]: { type: SETTLEMENT.internal, name: 'BCC' },
  [CHANNEL.gems]: { type: SETTLEMENT.internal, name: 'GEMS' },
  [CHANNEL.kems]: { type: SETTLEMENT.internal, name: 'KEMS' },
  [CHANNEL.rrsems]: { type: SETTLEMENT.internal, name: 'RRSEMS' },
  [CHANNEL.wechat]: { type: SETTLEMENT.external, name: msg`WeChat` },
  [CHANNEL.alipay]: { type: SETTLEMENT.external, name: msg`Alipay` },
  [CHANNEL.transfer]: { type: SETTLEMENT.external, name: msg`Transfer` },
}

interface ChannelCarrier {
  channelId?: number | undefined
  channel?: { name?: string | undefined; type?: number | undefined } | null | undefined
}

/**
 * How an order is settled: what its channel says, else what the channel's id is known for. Never
 * guessed: an order of an unknown channel has no settlement type.
 */
export function settlementOf({ channel, channelId }: ChannelCarrier): Settlement | undefined {
  const type = channel?.type ?? (channelId === undefined ? undefined : CHANNELS[channelId]?.type)
  return type === SETTLEMENT.internal || type === SETTLEMENT.external ? type : undefined
}

/**
 * The name of an order's channel: by its id in the chosen language, else as the server sent it, else the bare id;
 * undefined when the order has none.
 */
export function channelName({
  channel,
  channelId,
}: ChannelCarrier): MessageDescriptor | string | undefined {
  return nameOfChannel(channelId) ?? channel?.name ?? channelId?.toString()
}

/** The name of a channel of the platform by its id; undefined for one that is not in the table. */
export function nameOfChannel(id: number | undefined): MessageDescriptor | string | undefined {
  return id === undefined ? undefined : CHANNELS[id]?.name
}
