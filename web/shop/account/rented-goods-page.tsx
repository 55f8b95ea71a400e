import type { ComponentProps } from 'react'
import { Link, useRevalidator } from 'react-router'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { inBrowser } from '../session/loading.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { accountWords } from '../../words/shop/account.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import type { Route } from './+types/rented-goods-page.ts'
import { AccountError } from './account-error.tsx'
import { ToldOfOrder } from '../delivery/order-tracking.tsx'
import { useUpcoming } from '../session/upcoming-store.ts'
import { AccountFrame } from '../page/account-frame.tsx'
import './account.css'
import { BottleLedger } from './bottle-ledger.tsx'
import { DepositPart } from './deposit-part.tsx'
import { DepositRefund } from './deposit-refund.tsx'
import { AccountSkeleton } from './account-skeleton.tsx'
import { atItsPage, pageOf } from '../page/page-of.ts'
import { RentedFigures } from './rented-figures.tsx'

export const clientLoader = inBrowser(async ({ api, params, url }) => {
  const [rented, ledger, deposit] = await Promise.all([
    api.listRentedGoods(),
    api.listBottles({ query: { page: pageOf(params) } }),
    api.readDeposit(),
  ])
  const bottles = atItsPage(ledger.bottles, params, url)
  return { rented: rented.data, ledger: bottles, deposit: deposit.data }
})

type Rented = Route.ComponentProps['loaderData']['rented'][number]

export default function RentedGoodsPage({
  loaderData: { rented, ledger, deposit },
}: Route.ComponentProps) {
  const words = useWords(accountWords)
  const { revalidate } = useRevalidator()
  const isEmpty = rented.length === 0 && ledger.total === 0 && deposit.paid === 0
  const refresh = () => void revalidate()
  if (isEmpty) return <NothingRented deposit={deposit} onChanged={refresh} />
  return (
    <AccountFrame title={words.rentedTitle}>
      <ToldToday />
      <RentedFigures rented={rented} deposit={deposit} />
      {rented.length > 0 && <RentedTable rented={rented} />}
      <DepositPart deposit={deposit} onChanged={refresh} />
      {ledger.total > 0 && (
        <BottleLedger
          ledger={ledger}
          sums={{ held: rented.reduce((sum, good) => sum + good.count, 0), deposit: deposit.paid }}
          onDisputed={refresh}
        />
      )}
    </AccountFrame>
  )
}

/** Bottles that the driver has counted today, and that are in the list this evening. */
function ToldToday() {
  const orders = useUpcoming()?.orders ?? []
  return orders.map((order) => <ToldOfOrder key={order.id} order={order} />)
}

type NothingProps = ComponentProps<typeof DepositRefund>

/** Money of the account can be sent back all the same. */
function NothingRented({ deposit, onChanged }: NothingProps) {
  const words = useWords(accountWords)
  const { payable, request, on_the_way: onTheWay } = deposit
  return (
    <AccountFrame title={words.rentedTitle}>
      <ToldToday />
      <EmptyState
        picture="drop"
        title={words.rentedEmpty}
        action={<LinkButton to="/goods/1">{words.toGoods}</LinkButton>}
      >
        {words.rentedEmptyText}
      </EmptyState>
      {(payable > 0 || request !== null || onTheWay > 0) && (
        <section className="account-part">
          <DepositRefund deposit={deposit} onChanged={onChanged} />
        </section>
      )}
    </AccountFrame>
  )
}

export function ErrorBoundary() {
  return <AccountError title={useWords(accountWords).rentedTitle} />
}

export function HydrateFallback() {
  return <AccountSkeleton title={useWords(accountWords).rentedTitle} />
}

function RentedTable({ rented }: { rented: readonly Rented[] }) {
  const words = useWords(accountWords)
  const columns = useRentedColumns()
  return (
    <section className="account-part" aria-labelledby="rented">
      <h2 id="rented">{words.rentedCaption}</h2>
      <DataTable
        caption={words.rentedCaption}
        hideCaption
        columns={columns}
        rows={rented}
        rowKey={(good) => good.good_id}
      />
    </section>
  )
}

function useRentedColumns(): Column<Rented>[] {
  const words = useWords(accountWords)
  const language = useLanguage()
  const euros = useEuros()
  return [
    {
      id: 'name',
      head: words.name,
      cell: (good) => (
        <Link to={`/good/${good.link}`}>
          <NoBreak>{good.name}</NoBreak>
        </Link>
      ),
    },
    { id: 'count', head: words.count, end: true, cell: (good) => good.count },
    { id: 'bail', head: words.lentDeposit, end: true, cell: (good) => euros(good.bail) },
    {
      id: 'monthly',
      head: words.monthly,
      end: true,
      cell: (good) => (good.monthly_payment_vat === 0 ? '–' : euros(good.monthly_payment_vat)),
    },
    {
      id: 'last',
      head: words.lastExecuted,
      end: true,
      cell: (good) => (good.last_executed ? numericDate(dayOf(good.last_executed), language) : '–'),
    },
  ]
}
