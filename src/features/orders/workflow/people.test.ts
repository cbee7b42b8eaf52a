import { describe, expect, it } from 'vitest'
import { peopleOf, personText } from './log'

const names = peopleOf(
  { createBy: 'zhang.wei', createName: '张伟' },
  { createBy: 'li.na' },
  { createName: '王芳' },
)

describe('personText', () => {
  it('has the user name in brackets where the documents tell the name too', () => {
    expect(personText('zhang.wei', names)).toBe('张伟 (zhang.wei)')
  })

  it('is the user name where nothing else is known, and nothing where nobody is named', () => {
    expect(personText('li.na', names)).toBe('li.na')
    expect(personText(undefined, names)).toBeUndefined()
  })

  it('does not say the same twice', () => {
    const same = peopleOf({ createBy: 'guest.only', createName: 'guest.only' })
    expect(personText('guest.only', same)).toBe('guest.only')
  })
})
