import { describe, expect, it } from 'vitest'
import type { User } from '@/api/contract/session'
import { listOwner } from './list-owner'

const user = (fields: Partial<User>): User => ({
  name: '张伟',
  username: 'zhang.wei',
  nickName: undefined,
  avatar: undefined,
  enterprise: 'acme',
  authorities: [],
  ...fields,
})

describe('listOwner', () => {
  it('gives people their own orders', () => {
    const own = { kind: 'own', username: 'zhang.wei' }
    expect(listOwner(user({}))).toEqual(own)
    expect(listOwner(user({ enterprise: undefined }))).toEqual(own)
    expect(listOwner(user({ enterprise: 'Commonservice' }))).toEqual(own)
  })

  it.each(['domesticservice', 'commonservice'])('gives people of %s everybody’s', (enterprise) => {
    expect(listOwner(user({ enterprise }))).toEqual({ kind: 'everybody' })
    expect(listOwner(user({ enterprise, username: undefined }))).toEqual({ kind: 'everybody' })
  })

  it.each([undefined, '', '  '])('gives nobody’s to a person whose user name is %j', (username) => {
    expect(listOwner(user({ username }))).toBeUndefined()
  })
})
