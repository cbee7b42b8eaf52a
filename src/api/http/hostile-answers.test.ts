import { msg } from '@lingui/core/macro'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FILES_PATH, fileSource } from '@/api/resources/files'
import { withEachPlace } from '@/testing/hostile/places'
import {
  ELSEWHERE,
  HOSTILE_TEXTS,
  HOSTILE_VALUES,
  nameOf,
  SHORT_HOSTILE_TEXTS,
} from '@/testing/hostile/texts'
import { ApiError } from './api-error'
import { describeError } from './describe-error'
import type { Call } from './endpoint'
import { fileNameOf } from './file-name'
import { logFailure } from './log-failure'
import { openEnvelope } from './open-envelope'
import { wordsForPeople } from './words-for-people'

const CALL: Call = {
  name: 'thing/list.json',
  path: '/api/thing/list.json',
  method: 'POST',
  kind: 'read',
  failure: msg`Failed to query payment orders!`,
  needsLogin: false,
  requestOnce: false,
}

afterEach(() => vi.restoreAllMocks())

function failureOf(answer: string): ApiError | undefined {
  try {
    openEnvelope(CALL, answer)
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

describe('what a server says of a refusal', () => {
  it('is shown as it came, cut to 200 characters, and never logged', () => {
    const logged: string[] = []
    vi.spyOn(console, 'info').mockImplementation((line: string) => void logged.push(line))
    const problems = HOSTILE_TEXTS.flatMap(({ text: message }) => {
      const error = failureOf(JSON.stringify({ success: false, message, data: null }))
      if (!error) return [nameOf(message)]
      logFailure(error)
      const { detail, isHtml } = describeError(error)
      const shown = typeof detail === 'string' ? detail : ''
      const isPart = message.trim().startsWith(shown) && Array.from(shown).length <= 200
      const isMarkupTold = isHtml || !/<\/(?:a|b|p|div)>/.test(shown)
      const words = wordsForPeople(error) ?? ''
      return isPart && isMarkupTold && message.includes(words) ? [] : [nameOf(message)]
    })
    expect(problems).toEqual([])
    expect(new Set(logged).size).toBeLessThanOrEqual(2)
    for (const line of logged)
      expect(line).toMatch(/\(thing\/list\.json, (rejected|unauthorized), 200\)$/)
  })

  it('may have any shape, and is a failure all the same', () => {
    const whole = { success: false, message: 'no', data: { field: 'amount', code: 'FK1' } }
    const values = [...HOSTILE_VALUES, ...SHORT_HOSTILE_TEXTS.map(({ text }) => text)]
    const problems: string[] = []
    for (const value of values) {
      for (const answer of withEachPlace(whole, value)) {
        const error = failureOf(JSON.stringify(answer))
        // Only one that says so passes.
        const passes = Reflect.get(Object(answer), 'success') === true
        if ((error === undefined) !== passes) problems.push(JSON.stringify(answer))
      }
    }
    expect(problems).toEqual([])
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  it('is no envelope when it is no JSON', () => {
    for (const { text } of HOSTILE_TEXTS) {
      expect(failureOf(text)?.kind ?? 'passed', nameOf(text)).toMatch(/^(?:shape|empty|passed)$/)
    }
  })
})

describe('the name of a file that a server sends', () => {
  const headersOf = (text: string) => [
    `attachment; filename="${text}"`,
    `attachment; filename=${text}`,
    `attachment; filename*=UTF-8''${encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?'))}`,
    `attachment; filename="${encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?'))}"`,
    text,
  ]

  it('names no folder, hides nothing and is no longer than a file system takes', () => {
    const bad = HOSTILE_TEXTS.flatMap(({ text }) => headersOf(text)).flatMap((header) => {
      const name = fileNameOf(header)
      if (name === undefined) return []
      const isPlain =
        !/[/\\\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]/u.test(name) &&
        // Joiners stay where they join: src/domain/seen-name.test.ts.
        !/[\u200C\u200D](?:[.\p{ASCII}]|$)|(?![\u200C\u200D])\p{Cf}/u.test(name) &&
        !/^[.\s]|[.\s]$/.test(name) &&
        Array.from(name).length <= 200 &&
        name !== ''
      return isPlain ? [] : [`${nameOf(header)}: ${nameOf(name)}`]
    })
    expect(bad).toEqual([])
  })

  it('is not cut within an emoji so that a joiner is left over', () => {
    const name = `${'n'.repeat(193)}👨\u200D👩\u200D👧.xlsx`
    expect(fileNameOf(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`)).toBe(
      `${'n'.repeat(193)}👨.xlsx`,
    )
  })

  it('keeps its ending when it is cut', () => {
    expect(fileNameOf(`attachment; filename="${'n'.repeat(300)}.xlsx"`)).toBe(
      `${'n'.repeat(195)}.xlsx`,
    )
    expect(fileNameOf(`attachment; filename="${'n'.repeat(300)}"`)).toBe('n'.repeat(200))
    expect(fileNameOf(`attachment; filename="a.${'n'.repeat(300)}"`)).toBe(`a.${'n'.repeat(198)}`)
  })
})

describe('where a file is fetched from', () => {
  it('is the file store of this origin, whatever its id and address say', () => {
    const origin = 'https://office.example'
    const bad = HOSTILE_TEXTS.flatMap(({ text }) =>
      [fileSource(text, undefined, origin), fileSource('F1', text, origin)].flatMap(({ path }) => {
        const { host, pathname } = new URL(path, origin)
        const isOurs = host === 'office.example' && pathname.startsWith(FILES_PATH)
        return isOurs && !host.includes(ELSEWHERE) ? [] : [nameOf(text)]
      }),
    )
    expect(bad).toEqual([])
  })
})
