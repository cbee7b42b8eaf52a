import { msg } from '@lingui/core/macro'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { MessageDescriptor } from '@lingui/core'
import type { GenericSchema } from 'valibot'
import { usePageQuery } from '@/platform/use-page-query'
import { menu, navModules } from '../contract/menus'
import { transport } from '../http/client'
import type { Endpoint } from '../http/endpoint'
import { currentUserOptions } from './session'

const BASE = '/api/manage/v1/'

function menuCall<Output>(
  name: string,
  failure: MessageDescriptor,
  schema: GenericSchema<unknown, Output>,
): Endpoint<Output> {
  return {
    name,
    path: BASE + name,
    method: 'GET',
    kind: 'read',
    failure,
    needsLogin: true,
    requestOnce: false,
    reads: 'data',
    schema,
  }
}

const modules = menuCall('backendmenus.json', msg`Failed to get the modules!`, navModules)

/** The platform's modules for the top bar. */
export const modulesQuery = queryOptions({
  queryKey: ['menus', 'modules'] as const,
  queryFn: ({ signal }) => transport.request(modules, { askedBy: 'cache', signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

const sideMenu = menuCall('menu/backend/shopaccount.json', msg`Failed to get the menu!`, menu)

/** This application's side menu. */
export const sideMenuQuery = queryOptions({
  queryKey: ['menus', 'side'] as const,
  queryFn: ({ signal }) => transport.request(sideMenu, { askedBy: 'cache', signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The platform's modules, for the frame of a person who is signed in. */
export const useModules = () => usePageQuery({ ...modulesQuery, enabled: useIsSignedIn() })

/** The side menu, for the frame of a person who is signed in. */
export const useSideMenu = () => usePageQuery({ ...sideMenuQuery, enabled: useIsSignedIn() })

/**
 * A frame that still shows when its person has been signed out in another tab is on its way out: what it forgot it must
 * not ask for again, for that would be told as a lost session on top of the page that says so.
 */
function useIsSignedIn(): () => boolean {
  const queryClient = useQueryClient()
  return () => queryClient.getQueryData(currentUserOptions.queryKey) !== null
}
