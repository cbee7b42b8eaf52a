import pinyin from 'pinyin-match'
import { describe, expect, it } from 'vitest'
import { choiceMeant, matchChoices } from './match-choices'

const choices = ['信息安全部', '信息技术部', '部', '法务部', '李娜 (li.na)'].map((label, at) => ({
  value: String(at),
  label,
}))
const found = (typed: string) =>
  matchChoices(choices, typed, pinyin.match).map(({ label }) => label)
const meant = (typed: string) => choiceMeant(choices, typed, pinyin.match)?.label

describe('matchChoices', () => {
  it('gives everything while nothing is typed, and nothing for what is meant by none', () => {
    expect(matchChoices(choices, ' ', undefined)).toEqual(choices)
    expect(found('采购')).toEqual([])
  })

  it('puts the name itself first, then what begins with it, then the others', () => {
    expect(found('部')).toEqual(['部', '信息安全部', '信息技术部', '法务部'])
    expect(found('LI.NA')).toEqual(['李娜 (li.na)'])
  })

  it('reads pinyin and its initials, once they are there', () => {
    expect(found('xinxijishu')).toEqual(['信息技术部'])
    expect(found('xxjs')).toEqual(['信息技术部'])
    expect(found('fwb')).toEqual(['法务部'])
    expect(matchChoices(choices, 'fwb', undefined)).toEqual([])
  })
})

describe('choiceMeant', () => {
  it('is the one of that name, whatever others there are, or the only one that can be meant', () => {
    expect(meant(' 部 ')).toBe('部')
    expect(meant('信息技术部')).toBe('信息技术部')
    expect(meant('法务')).toBe('法务部')
    expect(meant('fwb')).toBe('法务部')
  })

  it('is none where several can be meant, or have the same name', () => {
    expect(meant('信息')).toBeUndefined()
    expect(meant('采购')).toBeUndefined()
    const twins = [...choices, { value: '9', label: '法务部' }]
    expect(choiceMeant(twins, '法务部', pinyin.match)).toBeUndefined()
  })

  it('is one of several of one name by what tells them apart', () => {
    const twins = ['财务部 (D1)', '财务部 (D2)'].map((label) => ({ value: label, label }))
    for (const typed of ['财务部', 'cwb']) {
      expect(matchChoices(twins, typed, pinyin.match), typed).toEqual(twins)
      expect(choiceMeant(twins, typed, pinyin.match), typed).toBeUndefined()
    }
    expect(choiceMeant(twins, 'd2', pinyin.match)).toBe(twins[1])
    expect(choiceMeant(twins, '财务部 (d1)', pinyin.match)).toBe(twins[0])
  })
})
