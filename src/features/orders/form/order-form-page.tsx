import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { askFor } from '@/api/ask'
import { Message } from '@/components/message'
import { EmptyState } from '@/components/states/empty-state'
import type { Actor } from '@/domain/transitions'
import { AppLink } from '@/shell/app-link'
import { FailureState } from '@/shell/failure-state'
import { keptPages } from '@/shell/kept-pages/kept-pages'
import { pageKeyOf } from '@/shell/kept-pages/keep'
import { usePageActive } from '@/shell/kept-pages/page-context'
import { usePageNavigation } from '@/shell/kept-pages/use-page-navigation'
import { PageSkeleton } from '@/shell/page-skeleton'
import { hasUnsavedWork } from '@/shell/unsaved-work'
import { useUser } from '@/session/use-user'
import type { OrderBase, OrderType } from '../order-type'
import { usePageDialog } from '../use-page-dialog'
import type { OrderFormProps } from './order-form'

const ConfirmDialog = lazy(async () => ({
  default: (await import('@/components/confirm-dialog/confirm-dialog')).ConfirmDialog,
}))

interface OrderFormPageProps<Order extends OrderBase> {
  type: OrderType<Order>
  mayRaise: (actor: Actor) => boolean
  /** the type's form */
  children: (props: OrderFormProps<Order>) => ReactNode
  /** path of the page, and the document on it: `''` for a new order */
  path: string
  document: string
}

/** The page of a form: without a code a new order, with one an order that is edited. */
export function OrderFormPage<Order extends OrderBase>({
  code,
  ...page
}: OrderFormPageProps<Order> & { code: string | undefined }) {
  return code === undefined ? (
    <FormFrame {...page} order={undefined} />
  ) : (
    <EditedOrder {...page} code={code} />
  )
}

function EditedOrder<Order extends OrderBase>({
  code,
  ...page
}: OrderFormPageProps<Order> & { code: string }) {
  const { type } = page
  const queryClient = useQueryClient()
  const user = useUser()
  const isActive = usePageActive()
  const options = type.detail(code)
  const { data, error } = useQuery({ ...options, subscribed: isActive })
  const { data: log } = useQuery({
    ...type.logs(code),
    enabled: type.rulesReadLog,
    subscribed: isActive,
  })
  // Once it is open the form stays, whatever becomes of the order: what was typed must not vanish.
  const [isOpen, setIsOpen] = useState(false)
  if (!data && error) {
    return (
      <FailureState
        error={error}
        onRetry={() => void askFor(queryClient, options, { anew: true }).catch(() => undefined)}
      />
    )
  }
  if (!data || !user) return <PageSkeleton />
  const offer = type.offer('submit', data, user, log)
  if (offer.kind === 'offered' && !isOpen) setIsOpen(true)
  if (offer.kind === 'offered' || isOpen) return <FormFrame key={code} {...page} order={data} />
  return (
    <EmptyState
      message={
        offer.kind === 'disabled' ? (
          <Message of={offer.reason} />
        ) : (
          <Trans>Only its creator may edit this order.</Trans>
        )
      }
    >
      <AppLink path={type.paths.detail} search={{ code }}>
        <Message of={type.title(code)} />
      </AppLink>
    </EmptyState>
  )
}

/** What happens around the form: where it leads when it is saved, and closing it. */
function FormFrame<Order extends OrderBase>({
  type,
  mayRaise,
  children,
  path,
  document,
  order,
}: OrderFormPageProps<Order> & { order: Order | undefined }) {
  const user = useUser()
  const goToForm = usePageNavigation(type.paths.form)
  const goToDetail = usePageNavigation(type.paths.detail)
  const goToList = usePageNavigation(type.paths.list)
  const asking = usePageDialog<true>()
  const pageKey = pageKeyOf(path, document)
  const close = () => {
    keptPages.close(pageKey)
    goToList({})
  }
  if (!user || !mayRaise(user)) return null
  return (
    <>
      {children({
        order,
        pageKey,
        onStaged: (saved) => {
          keptPages.close(pageKey)
          goToForm({ code: saved }, { replace: true })
        },
        onSubmitted: (saved) => {
          keptPages.close(pageKey)
          goToDetail({ code: saved }, { replace: true })
        },
        onClose: () => {
          if (hasUnsavedWork(pageKey)) asking.open(true)
          else close()
        },
      })}
      {asking.subject ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={<Trans>Close without saving?</Trans>}
            confirmLabel={<Trans>Close</Trans>}
            isDangerous
            onConfirm={close}
            onClose={asking.close}
          >
            <Trans>
              What you typed is kept as a draft in this browser tab and offered when you come back.
            </Trans>
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  )
}
