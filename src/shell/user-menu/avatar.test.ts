import { describe, expect, it } from 'vitest'
import { avatarSource, initialsOf } from './avatar'

const ORIGIN = 'https://office.example'
const source = (avatar: string | undefined) => avatarSource(avatar, ORIGIN)

describe('the picture of a person', () => {
  it('is one of this origin, or one that comes with its address', () => {
    expect(source('/avatars/1.png')).toBe(`${ORIGIN}/avatars/1.png`)
    expect(source('avatars/1.png')).toBe(`${ORIGIN}/avatars/1.png`)
    expect(source(` ${ORIGIN}/avatars/1.png `)).toBe(`${ORIGIN}/avatars/1.png`)
    expect(source('data:image/png;base64,AA==')).toBe('data:image/png;base64,AA==')
  })

  it.each([
    undefined,
    '',
    ' ',
    'https://elsewhere.example/1.png',
    '//elsewhere.example/1.png',
    String.raw`\\elsewhere.example\1.png`,
    'http://office.example/1.png',
    'data:text/html,<p>x',
    'javascript:alert(1)',
    'https://',
  ])('is never taken from elsewhere: %j', (avatar) => expect(source(avatar)).toBeUndefined())
})

it.each([
  ['张伟', '张'],
  ['zhang.wei', 'ZW'],
  ['Zhang Wei', 'ZW'],
  ['李 娜', '李'],
  ['guest', 'G'],
  ['𠮷田', '𠮷'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials))
