import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { use, useState, type ReactNode } from 'react'
import { Message } from '@/components/message'
import { EmptyState } from '@/components/states/empty-state'
import { mayRaise } from '@/domain/transitions'
import { useStoredDrafts } from '@/features/writes/stored-drafts'
import { draftGoingOn } from '@/features/writes/use-draft'
import { useHasWrite } from '@/features/writes/write-record'
import { PageActivityContext, usePageEffect } from '@/platform/page-active'
import { useIsThere } from '@/platform/use-is-there'
import { AppLink } from '@/shell/app-link'
import { usePageNavigation } from '@/shell/page-cache/use-page-navigation'
import { PageSkeleton } from '@/shell/page-skeleton'
import { useThisPage } from '@/shell/page-tags/use-this-page'
import { useUser } from '@/session/use-user'
import { useOrder, useOrderLog } from '../../workflow/use-order'
import { listAsLeft } from '../parts/list-as-left'
import { OrderFailure } from '../parts/order-failure'
import { useNotedDocument } from '../parts/use-noted-document'
import type { OrderBase, OrderWorkflow } from '../../order-type'
import { copyName, formDocument } from '../../workflow/draft-names'
import type { OrderFormProps } from './order-form'
import classes from './order-form.module.css'

interface OrderFormPageProps<Order extends OrderBase> {
  type: OrderWorkflow<Order>
  /** the type's form */
  children: (props: OrderFormProps<Order>) => ReactNode
}

interface FormAddress {
  code: string | undefined
  /** of a new order: what it is to be a copy of */
  copyOf?: string | undefined
}

/** The page of a form: with a code an order that is edited, without one a new order, which may be a copy of another. */
export function OrderFormPage<Order extends OrderBase>({
  code,
  copyOf,
  ...page
}: OrderFormPageProps<Order> & FormAddress) {
  if (code !== undefined) return <EditedOrder {...page} code={code} />
  if (copyOf !== undefined) return <CopiedOrder {...page} code={copyOf} />
  return <FormAround {...page} order={undefined} />
}

/** A new order that begins with what another one holds, as that is when the form is opened. */
function CopiedOrder<Order extends OrderBase>({
  code,
  ...page
}: OrderFormPageProps<Order> & { code: string }) {
  const { order, error, retry } = useOrder(page.type, code)
  const username = useUser()?.username ?? ''
  const drafts = useStoredDrafts(username, formDocument(page.type, copyName(code)))
  // What was typed can be read, and sent, whatever has become of the order that it began with. The form stays, once it is open.
  const [isForDraft, setIsForDraft] = useState(false)
  if (!isForDraft) {
    if (order)
      return <FormAround key={code} {...page} order={undefined} copied={order} copyOf={code} />
    if (!error) return <PageSkeleton />
    if (drafts.length === 0)
      return <OrderFailure code={code} error={error} isPage onRetry={retry} />
    setIsForDraft(true)
  }
  return (
    <>
      {error && !order ? <OrderFailure code={code} error={error} onRetry={retry} /> : null}
      <FormAround
        key={code}
        {...page}
        order={undefined}
        copyOf={code}
        onDraftDiscarded={() => setIsForDraft(false)}
      />
    </>
  )
}

function EditedOrder<Order extends OrderBase>({
  code,
  ...page
}: OrderFormPageProps<Order> & { code: string }) {
  const { type } = page
  const user = useUser()
  const { order, error, retry } = useOrder(type, code)
  useNotedDocument(type.paths.form, order?.code)
  const { log } = useOrderLog(type, code, { enabled: type.rules.needsLog !== undefined })
  const username = user?.username ?? ''
  const drafts = useStoredDrafts(username, formDocument(type, code))
  // Of the form's own write its outcome tells, and leads on, also while it is under way.
  const isOwn = useHasWrite(username, { kind: type.id, onceKey: code })
  // Once it is open the form stays, whatever becomes of the order: what was typed must not vanish.
  const [opened, setOpened] = useState<'to-edit' | 'for-draft'>()
  if (!order && error) {
    return <OrderFailure code={code} error={error} isPage onRetry={retry} />
  }
  if (!order || !user) return <PageSkeleton />
  const availability = type.availability('submit', order, user, log)
  const isEditable = availability.kind === 'available'
  if (isEditable && opened !== 'to-edit') setOpened('to-edit')
  // It was typed while the order could be edited: it can be read, and taken to where it is of use.
  else if (drafts.length > 0 && !opened) setOpened('for-draft')
  const isBarred = !isEditable && (opened === 'for-draft' || !isOwn)
  const reason =
    availability.kind === 'disabled' ? (
      <Message of={availability.reason} />
    ) : (
      <Trans>Only its creator or an internal user may edit this order.</Trans>
    )
  const toOrder = (
    <AppLink path={type.paths.detail} search={{ code }}>
      <Message of={type.names.title(code)} />
    </AppLink>
  )
  if (!isEditable && !opened && drafts.length === 0) {
    return (
      <EmptyState isPage message={reason}>
        {toOrder}
      </EmptyState>
    )
  }
  return (
    <>
      {isBarred ? (
        <div className={classes.page}>
          <div className={classes.banner} data-tone="warning" role="alert">
            <IconAlertTriangle size={20} aria-hidden />
            <span className={classes.bannerText}>
              <strong>{reason}</strong> {toOrder}
            </span>
          </div>
        </div>
      ) : null}
      <FormAround
        key={code}
        {...page}
        order={order}
        onDraftDiscarded={() => {
          // Nothing is left to be read, unless something was typed here, which is a draft of its own.
          if (!isEditable && opened === 'for-draft') setOpened(undefined)
        }}
      />
    </>
  )
}

/** What happens around the form: where it leads when it is saved, if it still shows then, and closing it. */
function FormAround<Order extends OrderBase>({
  type,
  children,
  ...orders
}: OrderFormPageProps<Order> &
  Pick<OrderFormProps<Order>, 'order' | 'copied' | 'copyOf' | 'onDraftDiscarded'>) {
  const user = useUser()
  const goToForm = usePageNavigation(type.paths.form)
  const goToDetail = usePageNavigation(type.paths.detail)
  const goToList = usePageNavigation(type.paths.list)
  const { closeThisPage, askFirst } = useThisPage()
  const { isActive } = use(PageActivityContext)
  const isThere = useIsThere()
  const { order } = orders
  const [goesOn] = useState(
    () => order && draftGoingOn(user?.username ?? '', formDocument(type, order.code)),
  )
  /** once it has become something else, whose form is on its way */
  const [onLeft, setOnLeft] = useState<() => void>()
  usePageEffect(() => onLeft, onLeft !== undefined)
  const close = () => {
    closeThisPage()
    goToList(listAsLeft(user?.username ?? '', type.paths.list))
  }
  /**
   * The form has become something else: its page goes, and leads there. Who went elsewhere meanwhile stays there, and a form
   * that was closed or opened anew meanwhile is another one's business.
   */
  const goOn = (lead: () => void) => {
    if (!isThere()) return
    const isShown = isActive()
    closeThisPage()
    if (isShown) lead()
  }
  if (!user || !mayRaise(type.rules, user)) return null
  return children({
    ...orders,
    goesOn,
    onStaged: (saved) =>
      new Promise((resolve) => {
        if (!isThere()) return resolve()
        const leave = () => {
          closeThisPage()
          resolve()
        }
        if (!isActive()) return leave()
        // What is typed meanwhile would be lost between two pages: this one goes when that one has come.
        setOnLeft(() => leave)
        goToForm({ code: saved }, { replace: true })
      }),
    onSubmitted: (saved) => goOn(() => goToDetail({ code: saved }, { replace: true })),
    onClose: () => askFirst(close),
  })
}
