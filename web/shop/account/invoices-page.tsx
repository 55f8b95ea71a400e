import { useEffect, useState } from 'react'
import type { Answer } from '../../../contract/shared/call.ts'
import type { orderCalls } from '../../../contract/shop/orders.ts'
import { inBrowser } from '../session/loading.ts'
import { useStore } from '../../client/store.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Paginator } from '../../ui/paginator.tsx'
import { accountWords } from '../../words/shop/account.ts'
import { useWords } from '../../words/use-words.ts'
import { cartStore } from '../session/cart-store.ts'
import type { Route } from './+types/invoices-page.ts'
import { AccountError } from './account-error.tsx'
import { AccountFrame } from '../page/account-frame.tsx'
import './account.css'
import { ExecutedOrder } from './executed-order.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import { AccountSkeleton } from './account-skeleton.tsx'
import { atItsPage, pageOf } from '../page/page-of.ts'

export const clientLoader = inBrowser(async ({ api, params, url }) => {
  const page = pageOf(params)
  if (url.searchParams.get('show') === 'invoices') {
    const { bill } = await api.listBills({ query: { page, kind: 'invoice' } })
    return { invoices: atItsPage(bill, params, url) }
  }
  const { order } = await api.listOrders({ query: { page, status: '5' } })
  return { orders: atItsPage(order, params, url) }
})

/** Executed orders with their papers; or the invoices alone. */
export default function InvoicesPage({ loaderData: loaded }: Route.ComponentProps) {
  const words = useWords(accountWords)
  return (
    <AccountFrame title={loaded.invoices ? words.invoiceList : words.invoicesTitle}>
      {loaded.invoices ? (
        <InvoiceTable invoices={loaded.invoices} />
      ) : (
        <ExecutedOrders orders={loaded.orders} />
      )}
    </AccountFrame>
  )
}

type Orders = Answer<(typeof orderCalls)['listOrders']>['order']

function ExecutedOrders({ orders }: { orders: Orders }) {
  const words = useWords(accountWords)
  const goodIdsInCart = useGoodIdsInCart()
  return (
    <>
      {orders.total === 0 ? (
        <EmptyState
          picture="cart"
          title={words.invoicesEmpty}
          action={<LinkButton to="/goods/1">{words.toGoods}</LinkButton>}
        >
          {words.invoicesEmptyText}
        </EmptyState>
      ) : (
        <>
          <ul>
            {orders.data.map((order) => (
              <ExecutedOrder key={order.id} order={order} marked={goodIdsInCart} />
            ))}
          </ul>
          <Paginator
            page={orders.current_page}
            lastPage={orders.last_page}
            hrefOf={(page) => `/user/invoices/${page}`}
            words={words}
          />
        </>
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <AccountError title={useWords(accountWords).invoicesTitle} />
}

export function HydrateFallback() {
  return <AccountSkeleton title={useWords(accountWords).invoicesTitle} />
}

const MARK_DELAY_MS = 500

/** Good ids in the cart; empty for the first half second, as the spec requires. */
function useGoodIdsInCart(): ReadonlySet<number> {
  const lines = useStore(cartStore).value?.items ?? []
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), MARK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return new Set(ready ? lines.map(({ good_id: goodId }) => goodId) : [])
}
