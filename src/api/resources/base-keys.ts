import type { QueryKey } from '@tanstack/react-query'

/** Base data by its place in the cache. */
export type BaseKind = 'channel' | 'park' | 'department' | 'remark' | 'verify-user'

/**
 * Where a kind of base data stands in the cache: everything of it, what forms and filters choose from,
 * all lists of it that are maintained, one such list.
 */
export function baseKeys<Kind extends BaseKind>(kind: Kind) {
  return {
    everything: ['base', kind] as const,
    choices: ['base', kind, 'choices'] as const,
    lists: ['base', kind, 'list'] as const,
    list: (request: object): QueryKey => ['base', kind, 'list', request],
  }
}
