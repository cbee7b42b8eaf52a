import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { User } from '@/api/contract/session'
import { formatChinaTime } from '@/domain/china-time'
import { normalCode } from '@/domain/normal-code'
import { formatCount } from '@/domain/written-number'
import { LOCALE_NAMES, LOCALES } from '@/locales/i18n'
import { appHref } from '@/shell/app-href'
import { askToLogOut } from '@/shell/log-out'
import { leavesOf, useOpenableEntries } from '@/shell/openable-entries'
import { usePageTitles } from '@/shell/page-tags/use-page-titles'
import type { PageSearch } from '@/shell/pages'
import { useRecentDocuments } from '@/shell/recent-documents'
import { changeSettings, COLOR_SCHEMES, SIZES } from '@/shell/settings/settings'
import { SCHEME_NAMES, SIZE_NAMES } from '@/shell/settings/setting-names'
import { useOpenSearch } from '@/shell/shell-link'
import { useCanOpen } from '@/shell/use-can-open'
import { quickStarts } from '../quick-starts'
import { readPageCommands } from './page-commands'
import type { PaletteEntry, PaletteGroup } from './palette-entry'
import { useFoundOrders } from './use-found-orders'

/** What the palette can have done by the shell around it. */
export interface PaletteCommands {
  onDictionary: () => void
}

/** The same for a document that was opened last and is found on the server, too: it stays the one that is chosen. */
const documentId = ({ path, code }: { path: string; code: string }) => `document ${path} ${code}`

/** Everything that a person may go to or do, under headings; what is found on the server comes first. */
export function usePaletteGroups(user: User, typed: string, { onDictionary }: PaletteCommands) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const queryClient = useQueryClient()
  const titleOf = usePageTitles()
  const canOpen = useCanOpen(user)
  const openSearch = useOpenSearch()
  const { entries: menu } = useOpenableEntries(user)
  const recent = useRecentDocuments(user.username ?? '')
  const found = useFoundOrders(typed, user)
  const code = normalCode(typed)
  const foundIds = new Set(found.orders.map(documentId))
  // As the page was when the palette was opened: it does not change under it.
  const [pageCommands] = useState(readPageCommands)

  const goTo = (path: string, search: PageSearch = {}) => {
    void router.navigate({ href: appHref(path, search) })
  }
  const screen = (name: string, path: string, asked?: PageSearch): PaletteEntry => ({
    id: `screen ${path} ${JSON.stringify(asked ?? {})}`,
    name,
    keywords: [titleOf(path, {})],
    run: () => {
      const search = asked ?? openSearch(path)
      if (search) goTo(path, search)
      else void router.navigate({ href: appHref(path), state: { entered: 'menu' } })
    },
  })
  const [size, colours, language] = [t`Size`, t`Colours`, t`Language`]

  const groups: PaletteGroup[] = [
    {
      id: 'page',
      title: t`On this page`,
      entries: pageCommands.map(({ name, reason, run }, index) => ({
        id: `page ${index} ${name}`,
        name,
        hint: reason,
        run,
      })),
    },
    {
      id: 'screens',
      title: t({ context: 'of the menu', message: 'Pages' }),
      entries: [
        screen(t`Home`, '/'),
        ...menu.flatMap(leavesOf).map(({ name, path, search }) => screen(name, path, search)),
      ],
    },
    {
      id: 'recent',
      title: t`Recently opened`,
      entries: recent
        .filter((one) => canOpen(one.path) && !foundIds.has(documentId(one)))
        .map((one) => ({
          id: documentId(one),
          name: titleOf(one.path, { code: one.code }),
          hint: formatChinaTime(one.openedAt),
          run: () => goTo(one.path, { code: one.code }),
        })),
    },
    {
      id: 'actions',
      title: t`Actions`,
      entries: [
        ...quickStarts(user).map(({ path, name }) => ({
          id: `start ${path}`,
          name: i18n._(name),
          run: () => goTo(path),
        })),
        { id: 'dictionary', name: t`Data dictionary`, run: onDictionary },
        ...LOCALES.map((locale) => ({
          id: `locale ${locale}`,
          name: `${language}: ${LOCALE_NAMES[locale]}`,
          run: () => changeSettings({ locale }),
        })),
        ...SIZES.map((value) => ({
          id: `size ${value}`,
          name: `${size}: ${i18n._(SIZE_NAMES[value])}`,
          run: () => changeSettings({ size: value }),
        })),
        ...COLOR_SCHEMES.map((colorScheme) => ({
          id: `colours ${colorScheme}`,
          name: `${colours}: ${i18n._(SCHEME_NAMES[colorScheme])}`,
          run: () => changeSettings({ colorScheme }),
        })),
        { id: 'log-out', name: t`Log out`, run: () => void askToLogOut(queryClient, user) },
      ],
    },
  ]
  const orders: PaletteGroup[] =
    found.orders.length === 0
      ? []
      : [
          {
            id: 'orders',
            title: t`Orders`,
            entries: [
              ...found.orders.map((order) => ({
                id: documentId(order),
                name: i18n._(order.title),
                hint: i18n._(order.state.name),
                run: () => goTo(order.path, { code: order.code }),
              })),
              ...found.more.map(({ path, search, total, isAtLeast }) => {
                const count = formatCount(total, i18n.locale) + (isAtLeast ? '+' : '')
                return {
                  id: `orders ${path}`,
                  name: titleOf(path, {}),
                  hint: t`all ${count} with ${code} in the code`,
                  run: () => goTo(path, search),
                }
              }),
            ],
          },
        ]
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    orders,
    isSearching: found.isSearching,
    hasFailed: found.hasFailed,
    isSettled: found.isSettled,
  }
}
