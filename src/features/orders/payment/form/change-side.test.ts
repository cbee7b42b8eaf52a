import { describe, expect, it } from 'vitest'
import { changeSide, isOfOtherSide, type LeftSides } from './change-side'
import type { PaymentFormValues } from './form-values'

type Side = PaymentFormValues['settlement']

/** People have the number of their side in their name; anybody else can’t be looked up. */
const sideOfPerson = (principalId: string): Side =>
  (['1', '2'] as const).find((side) => principalId.startsWith(side)) ?? ''
const on = (settlement: Side, principalId: string, channelId = '') => ({
  settlement,
  channelId,
  principalId,
})
/** What stood on the sides that were left before. */
const leaving = (...sides: ReturnType<typeof on>[]): LeftSides =>
  Object.fromEntries(sides.map((side) => [side.settlement, side]))

describe('A side that is chosen', () => {
  it.each<[string, LeftSides, ReturnType<typeof on>, Side, ReturnType<typeof on>]>([
    ['for the first time has nothing of the other', {}, on('1', '1a', 'bcc'), '2', on('2', '')],
    ['takes nobody along who was chosen on the other', {}, on('1', 'who'), '2', on('2', '')],
    ['has who turned out to belong to it', {}, on('1', '2a', 'bcc'), '2', on('2', '2a')],
    [
      'again has what stood there',
      leaving(on('2', '2a', 'wechat')),
      on('1', '1a', 'bcc'),
      '2',
      on('2', '2a', 'wechat'),
    ],
    [
      'again has nobody, if nobody stood there',
      leaving(on('2', '', 'wechat')),
      on('1', '2a'),
      '2',
      on('2', '', 'wechat'),
    ],
  ])('%s', (_, left, chosen, to, expected) => {
    expect(changeSide(left, chosen, to, sideOfPerson)).toEqual(expected)
  })
})

describe('A side that is chosen where it was unknown', () => {
  it.each<[string, LeftSides, ReturnType<typeof on>, Side, ReturnType<typeof on>]>([
    ['has who belongs to it, and no channel', {}, on('', '1a', '99'), '1', on('1', '1a')],
    ['has who can’t be looked up', {}, on('', 'who'), '1', on('1', 'who')],
    ['has nobody who belongs to the other', {}, on('', '1a'), '2', on('2', '')],
    [
      'has who was chosen anew, and its own channel',
      leaving(on('1', '1a', 'bcc'), on('', '1a')),
      on('', '1b'),
      '1',
      on('1', '1b', 'bcc'),
    ],
    [
      'has what stood there, if nobody was chosen anew',
      leaving(on('1', '1a', 'bcc'), on('', '1b')),
      on('', '1b'),
      '1',
      on('1', '1a', 'bcc'),
    ],
    [
      'has who stood there, if whoever was chosen anew belongs to the other',
      leaving(on('1', '1a', 'bcc'), on('', '1a')),
      on('', '2a'),
      '1',
      on('1', '1a', 'bcc'),
    ],
    [
      'has nobody, if who stood there was taken away',
      leaving(on('1', '1a', 'bcc'), on('', '1a')),
      on('', ''),
      '1',
      on('1', '', 'bcc'),
    ],
  ])('%s', (_, left, chosen, to, expected) => {
    expect(changeSide(left, chosen, to, sideOfPerson)).toEqual(expected)
  })
})

describe('A side that is chosen after the other was by mistake, and both were unknown', () => {
  it.each<[string, string, string]>([
    ['has who belongs to it', '2a', '2a'],
    ['has who can’t be looked up', 'who', 'who'],
    ['has nobody who belongs to the other', '1a', ''],
  ])('%s', (_, unknown, expected) => {
    const left = leaving(on('', unknown))
    expect(changeSide(left, on('1', '1b', 'bcc'), '2', sideOfPerson)).toEqual(on('2', expected))
  })
})

describe('A side that is unknown again', () => {
  it.each<[string, LeftSides, ReturnType<typeof on>]>([
    ['has what stood there', leaving(on('', 'who', '99')), on('', 'who', '99')],
    ['has who is in charge, if it was not yet', {}, on('', '1a')],
  ])('%s', (_, left, expected) => {
    expect(changeSide(left, on('1', '1a', 'bcc'), '', sideOfPerson)).toEqual(expected)
  })
})

it.each<[Side, Side, boolean]>([
  ['1', '2', true],
  ['2', '1', true],
  ['1', '1', false],
  ['', '1', false],
  ['1', '', false],
])('What is of %j is of the other side than %j: %j', (of, side, expected) => {
  expect(isOfOtherSide(of, side)).toBe(expected)
})
