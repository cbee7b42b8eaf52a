import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { askFor } from '@/api/ask'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import { Message } from '@/components/message'
import { EmptyState } from '@/components/states/empty-state'
import { mayRaisePayment } from '@/domain/payment-transitions'
import { AppLink } from '@/shell/app-link'
import { FailureState } from '@/shell/failure-state'
import { keptPages } from '@/shell/kept-pages/kept-pages'
import { pageKeyOf } from '@/shell/kept-pages/keep'
import { usePageActive } from '@/shell/kept-pages/page-context'
import { usePageNavigation } from '@/shell/kept-pages/use-page-navigation'
import { PageSkeleton } from '@/shell/page-skeleton'
import { hasUnsavedWork } from '@/shell/unsaved-work'
import { useUser } from '@/session/use-user'
import { usePageDialog } from '../../use-page-dialog'
import { paymentOrderType } from '../payment-order-type'
import { PaymentForm } from './payment-form'

const ConfirmDialog = lazy(async () => ({
  default: (await import('@/components/confirm-dialog/confirm-dialog')).ConfirmDialog,
}))

/** `/payment/order/submit`: a new order, or with `?code=` one that is edited. */
export function PaymentFormPage({ code }: { code: string | undefined }) {
  return code === undefined ? (
    <FormFrame code={undefined} order={undefined} />
  ) : (
    <Loaded code={code} />
  )
}

function Loaded({ code }: { code: string }) {
  const queryClient = useQueryClient()
  const user = useUser()
  const options = paymentOrderType.detail(code)
  const { data, error } = useQuery({ ...options, subscribed: usePageActive() })
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
  const offer = paymentOrderType.offer('submit', data, user)
  if (offer.kind === 'offered' && !isOpen) setIsOpen(true)
  if (offer.kind === 'offered' || isOpen) return <FormFrame key={code} code={code} order={data} />
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
      <AppLink path={paymentOrderType.paths.detail} search={{ code }}>
        <Message of={paymentOrderType.title(code)} />
      </AppLink>
    </EmptyState>
  )
}

interface FormFrameProps {
  code: string | undefined
  order: PaymentOrderDetail | undefined
}

/** What happens around the form: where it leads when it is saved, and closing it. */
function FormFrame({ code, order }: FormFrameProps) {
  const user = useUser()
  const goToForm = usePageNavigation(paymentOrderType.paths.form)
  const goToDetail = usePageNavigation(paymentOrderType.paths.detail)
  const goToList = usePageNavigation('/payment/order/list')
  const asking = usePageDialog<true>()
  const pageKey = pageKeyOf(paymentOrderType.paths.form, code ?? '')
  const close = () => {
    keptPages.close(pageKey)
    goToList({})
  }
  if (!user || !mayRaisePayment(user)) return null
  return (
    <>
      <PaymentForm
        order={order}
        pageKey={pageKey}
        onStaged={(saved) => {
          keptPages.close(pageKey)
          goToForm({ code: saved }, { replace: true })
        }}
        onSubmitted={(saved) => {
          keptPages.close(pageKey)
          goToDetail({ code: saved }, { replace: true })
        }}
        onClose={() => {
          if (hasUnsavedWork(pageKey)) asking.open(true)
          else close()
        }}
      />
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
