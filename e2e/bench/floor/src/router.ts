import { QueryClient } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { ListPage } from './list-page'
import { DEFAULT_PAGE_SIZE, detailOptions, listOptions } from './orders'

export const queryClient = new QueryClient()

const toInteger = (value: unknown, fallback: number) =>
  Number.isSafeInteger(Number(value)) && Number(value) > 0 ? Number(value) : fallback

const rootRoute = createRootRoute()
const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/payment/order/list',
  validateSearch: (search: Record<string, unknown>): { pageNum?: number; pageSize?: number } => ({
    pageNum: toInteger(search['pageNum'], 1),
    pageSize: toInteger(search['pageSize'], DEFAULT_PAGE_SIZE),
  }),
  loaderDeps: ({ search: { pageNum = 1, pageSize = DEFAULT_PAGE_SIZE } }) => ({
    pageNum,
    pageSize,
  }),
  loader: ({ deps }) => queryClient.query(listOptions(deps.pageNum, deps.pageSize)),
  component: ListPage,
})
const detailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/payment/order/detail',
  validateSearch: (search: Record<string, unknown>) => ({ code: String(search['code']) }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => queryClient.query(detailOptions(deps.code)),
  component: lazyRouteComponent(() => import('./detail-page'), 'DetailPage'),
})

export const router = createRouter({
  routeTree: rootRoute.addChildren([listRoute, detailRoute]),
  basepath: '/floor',
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
})
