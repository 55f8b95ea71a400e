import { Link, useSearchParams } from 'react-router'
import { inBrowser } from '../session/loading.ts'
import { accountWords } from '../../words/shop/account.ts'
import { useWords } from '../../words/use-words.ts'
import type { Route } from './+types/invoices-page.ts'
import { AccountError } from './account-error.tsx'
import { AccountFrame } from '../page/account-frame.tsx'
import './account.css'
import { InvoiceTable } from './invoice-table.tsx'
import { AccountSkeleton } from './account-skeleton.tsx'
import { OrderList, type PageOfOrders } from './order-list.tsx'
import { useGoodsInCart } from './use-goods-in-cart.ts'
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

function ExecutedOrders({ orders }: { orders: PageOfOrders }) {
  const words = useWords(accountWords)
  const empty = { title: words.invoicesEmpty, text: words.invoicesEmptyText }
  return (
    <OrderList orders={orders} path="/user/invoices" marked={useGoodsInCart()} empty={empty}>
      <p>
        <Link to="/user/cancelled">{words.cancelledTitle}</Link>
      </p>
    </OrderList>
  )
}

const useTitle = () => {
  const words = useWords(accountWords)
  const isInvoices = useSearchParams()[0].get('show') === 'invoices'
  return isInvoices ? words.invoiceList : words.invoicesTitle
}

export function ErrorBoundary() {
  return <AccountError title={useTitle()} />
}

export function HydrateFallback() {
  return <AccountSkeleton title={useTitle()} />
}
