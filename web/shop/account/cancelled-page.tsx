import { Link } from 'react-router'
import { inBrowser } from '../session/loading.ts'
import { accountWords } from '../../words/shop/account.ts'
import { useWords } from '../../words/use-words.ts'
import type { Route } from './+types/cancelled-page.ts'
import { AccountError } from './account-error.tsx'
import { AccountFrame } from '../page/account-frame.tsx'
import { AccountSkeleton } from './account-skeleton.tsx'
import { OrderList } from './order-list.tsx'
import { useGoodsInCart } from './use-goods-in-cart.ts'
import { atItsPage, pageOf } from '../page/page-of.ts'

export const clientLoader = inBrowser(async ({ api, params, url }) => {
  const { order } = await api.listOrders({ query: { page: pageOf(params), status: '0' } })
  return atItsPage(order, params, url)
})

/** Cancelled orders, which can be ordered again like those that came. */
export default function CancelledPage({ loaderData: orders }: Route.ComponentProps) {
  const words = useWords(accountWords)
  const empty = { title: words.cancelledEmpty, text: words.cancelledEmptyText }
  return (
    <AccountFrame title={words.cancelledTitle}>
      <OrderList orders={orders} path="/user/cancelled" marked={useGoodsInCart()} empty={empty}>
        <p>
          <Link to="/user/invoices">{words.invoicesTitle}</Link>
        </p>
      </OrderList>
    </AccountFrame>
  )
}

export function ErrorBoundary() {
  return <AccountError title={useWords(accountWords).cancelledTitle} />
}

export function HydrateFallback() {
  return <AccountSkeleton title={useWords(accountWords).cancelledTitle} />
}
