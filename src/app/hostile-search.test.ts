import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { isDay } from '@/domain/china-time'
import { isOwnPath } from '@/session/saved-url'
import { parseSearch, stringifySearch } from '@/shell/search-params'
import { asPageSearch, pageKeyOf, pageTitle } from '@/shell/pages'
import { dataOf } from '@/shell/page-tags/use-page-titles'
import {
  ELSEWHERE,
  HOSTILE_TEXTS,
  hostileTexts,
  nameOf,
  SHORT_HOSTILE_TEXTS,
} from '@/testing/hostile/texts'
import { createAppRouter } from './router'

i18n.loadAndActivate({ locale: 'en', messages: {} })

const { routesByPath } = createAppRouter(new QueryClient())

interface SearchRoute {
  path: string
  schema: v.GenericSchema<unknown, Record<string, unknown>> & { entries: v.ObjectEntries }
}

function isSearchSchema(schema: unknown): schema is SearchRoute['schema'] {
  return schema instanceof Object && 'entries' in schema
}

/** Every route that reads something from its URL: a new one is here by itself. */
const routes: SearchRoute[] = Object.entries(routesByPath).flatMap(([path, { options }]) => {
  const schema: unknown = Reflect.get(options, 'validateSearch')
  return isSearchSchema(schema) ? [{ path, schema }] : []
})

/** What a URL says of a parameter, written by a browser and by hand. */
const queriesOf = (name: string, text: string) => [
  `?${new URLSearchParams({ [name]: text })}`,
  `?${name}=${text}`,
]

/** Of the longest ones one parameter is enough: all of them are read by the same few rules. */
const texts = HOSTILE_TEXTS.flatMap(({ text }) => (text.length > 1e6 ? [] : [text]))

const isPlain = (value: unknown) =>
  value === undefined || typeof value === 'string' || Number.isSafeInteger(value)

describe('the routes', () => {
  it('that read their URL are all here', () => {
    expect(routes.length).toBeGreaterThanOrEqual(20)
    expect(routes.flatMap(({ schema }) => Object.keys(schema.entries)).length).toBeGreaterThan(80)
  })
})

describe.each(routes)('the URL of $path', ({ path, schema }) => {
  const names = Object.keys(schema.entries)
  const page = dataOf(routesByPath, path) ?? {}

  /** What is wrong with how a parameter is read; undefined when nothing is. */
  const problemOf = (name: string, query: string): string | undefined => {
    const search = v.parse(schema, parseSearch(query))
    if (!Object.keys(search).every((key) => names.includes(key))) return 'another name'
    const value: unknown = search[name]
    if (!isPlain(value)) return 'no text and no number'
    if (typeof value === 'string') {
      const isLong = name === 'from' || (name === 'code' && value.includes(','))
      if (value !== value.trim() || value.length > (isLong ? 2000 : 200)) return 'length'
      if (/Time(Start|End)$/.test(name) && !isDay(value)) return 'no day'
      if (name === 'from' && !isOwnPath(value)) return 'another origin'
    }
    // What was understood is written and read again as the same.
    const written = stringifySearch(search)
    if (stringifySearch(v.parse(schema, parseSearch(written))) !== written) return 'read otherwise'
    const shown = asPageSearch(search)
    if (!pageKeyOf(path, page, shown).startsWith(path)) return 'page'
    return typeof pageTitle(page, shown) === 'string' ? undefined : 'title'
  }

  it('may hold anything in each of its parameters', () => {
    const problems = names.flatMap((name) =>
      texts.flatMap((text) =>
        queriesOf(name, text).flatMap((query) => {
          const problem = problemOf(name, query)
          return problem === undefined ? [] : [`${name}=${nameOf(text)}: ${problem}`]
        }),
      ),
    )
    expect(problems).toEqual([])
  })

  it('takes no name that it does not know', () => {
    const queries = SHORT_HOSTILE_TEXTS.map(
      ({ text }) => `?${new URLSearchParams({ [text]: '1' })}`,
    )
    const taken = queries.flatMap((query) => {
      const search = v.parse(schema, parseSearch(query))
      if (Object.getPrototypeOf(search) !== Object.prototype) return [query]
      return Object.keys(search).filter((name) => !names.includes(name))
    })
    expect(taken).toEqual([])
  })
})

test('A URL of ten megabytes is no text of a filter', () => {
  const schema = routes.find(({ path }) => path === '/payment/order/list')?.schema
  for (const text of hostileTexts('long')) {
    const search = parseSearch(`?${new URLSearchParams({ code: text, __proto__: text })}`)
    expect(schema && v.parse(schema, search).code).toBeUndefined()
  }
})

describe('the way back to a page', () => {
  const { options } = routesByPath['/redirect/$']
  const splats = [
    ...hostileTexts('address', 'path', 'markup', 'control', 'surrogate', 'direction', 'query'),
    ...hostileTexts('address').map((text) => text.replace(/^\//, '')),
    ...hostileTexts('address').map(encodeURI),
  ]

  it('stays on this origin whatever it is told', () => {
    for (const _splat of splats) {
      let thrown: unknown
      try {
        // What the router gives besides is not asked for.
        Reflect.apply(options.beforeLoad ?? Object, undefined, [
          { params: { _splat }, location: { search: {} } },
        ])
      } catch (error) {
        thrown = error
      }
      const href = isRedirect(thrown) ? String(thrown.options.href) : nameOf(String(thrown))
      expect(isOwnPath(href), `${nameOf(_splat)}: ${href}`).toBe(true)
      expect(new URL(href, 'http://own.invalid').host, href).not.toContain(ELSEWHERE)
    }
  })
})
