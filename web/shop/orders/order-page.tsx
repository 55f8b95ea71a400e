import { useState } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import type { Order } from '../../../contract/shop/order-record.ts'
import { api } from '../session/api.ts'
import { leadOn } from '../page/lead-on.ts'
import { pageUrl } from '../session/loading.ts'
import { isRefusal } from '../../client/refusals.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { orderWords } from '../../words/shop/orders.ts'
import { useWords } from '../../words/use-words.ts'
import { cartStore } from '../session/cart-store.ts'
import { isCustomer, userStore } from '../session/user-store.ts'
import { OrderPageBody } from './order-page-body.tsx'
import { ConfirmByKey } from './confirm-from-mail.tsx'
import { orderTitle } from '../delivery/order-phrases.ts'
import { useOrderNow } from '../delivery/use-order-now.ts'
import { OwnOrder } from './own-order.tsx'
import { RateDelivery } from './rate-delivery.tsx'
import { useFeedback } from './use-feedback.ts'

/**
 * An order for its customer, or for the holder of a mail's signed key. Reading changes nothing,
 * because mail scanners open links too.
 */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const { searchParams, pathname, search } = pageUrl(request)
  const approve = searchParams.get('approve') === 'yes'
  const key = searchParams.get('key') ?? undefined
  const isLoggedIn = isCustomer(userStore.read().value)
  try {
    if (isLoggedIn)
      return {
        order: (await api.readOrder({ params: { id: params.id! } })).order,
        approve,
        key: undefined,
      }
  } catch (failed) {
    if (!isRefusal(failed)) throw failed
    // Another customer may be logged in here; the key still opens the order.
    if (key === undefined) throw leadOn(request, await pageWithout(params.id!))
  }
  if (key === undefined) throw leadOn(request, logInPath(pathname + search))
  try {
    const { order } = await api.readOrderByKey({ params: { key } })
    if (String(order.id) === params.id) return { order, approve, key }
  } catch (failed) {
    if (!isRefusal(failed)) throw failed
    // An expired or malformed key opens nothing.
  }
  return { order: undefined, approve, key }
}
/** An order that was not paid is a cart again, under its number. */
async function pageWithout(orderId: string): Promise<string> {
  const cart = await cartStore.load().catch(() => null)
  return String(cart?.id) === orderId ? '/cart' : '/waiting-for-delivery'
}

clientLoader.hydrate = true as const

export default function OrderPage() {
  const { order, approve, key } = useLoaderData<typeof clientLoader>()
  if (order === undefined) return <ExpiredLink />
  if (key !== undefined) return <OrderByKey key={order.id} initialOrder={order} mailKey={key} />
  return <OwnOrder key={order.id} initialOrder={order} approve={approve} />
}

/** Without log-in: the order alone, and the confirmation the mail asked for. */
function OrderByKey({ initialOrder, mailKey }: { initialOrder: Order; mailKey: string }) {
  const words = useWords(orderWords)
  const { shopName } = useWords(frameWords)
  const [stored, setOrder] = useState(initialOrder)
  const order = useOrderNow(stored)
  const feedback = useFeedback(order, mailKey)
  const title = orderTitle(order, words)
  return (
    <main id="saturs" className="wrap orders-alone">
      <title>{`${title} – ${shopName}`}</title>
      <h1>{title}</h1>
      <RateDelivery feedback={feedback} />
      <OrderPageBody order={order}>
        <ConfirmByKey order={order} mailKey={mailKey} onChanged={setOrder} />
        {order.may.edit === null && (
          <LinkButton look="text" to={logInPath(`/order/${order.id}`)}>
            {words.logInToChange}
          </LinkButton>
        )}
        {feedback.value?.may_rate === 1 && (
          <LinkButton look="text" to={logInPath(`/order/${order.id}`)}>
            {words.logInToReport}
          </LinkButton>
        )}
      </OrderPageBody>
    </main>
  )
}

/** An expired link leads to the same order after log-in. */
function ExpiredLink() {
  const words = useWords(orderWords)
  const { shopName } = useWords(frameWords)
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete('key')
  return (
    <main id="saturs" className="wrap">
      <title>{`${words.linkOver} – ${shopName}`}</title>
      <EmptyState
        picture="drop"
        level={1}
        title={words.linkOver}
        action={<LinkButton to={logInPath(`${pathname}?${query}`)}>{words.logIn}</LinkButton>}
      >
        {words.linkOverText}
      </EmptyState>
    </main>
  )
}

const logInPath = (page: string) => `/login?to=${encodeURIComponent(page)}`

export { OwnOrderSkeleton as HydrateFallback } from './own-order.tsx'
