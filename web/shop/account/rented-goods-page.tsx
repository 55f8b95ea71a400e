import { Link, useRevalidator } from 'react-router'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { inBrowser } from '../../client/loading.ts'
import { useStore } from '../../client/store.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { accountWords } from '../../words/account.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { userStore } from '../people/user-store.ts'
import type { Route } from './+types/rented-goods-page.ts'
import { AccountFrame } from './account-frame.tsx'
import { BottleLedger } from './bottle-ledger.tsx'
import './figures.css'
import { ListSkeleton } from './list-skeleton.tsx'
import { pageOf } from './page-of.ts'

export const clientLoader = inBrowser(async ({ api, params }) => {
  const [rented, ledger] = await Promise.all([
    api.listRentedGoods(),
    api.listBottles({ query: { page: pageOf(params) } }),
  ])
  return { rented: rented.data, ledger: ledger.bottles }
})

type Rented = Route.ComponentProps['loaderData']['rented'][number]

export default function RentedGoodsPage({ loaderData: { rented, ledger } }: Route.ComponentProps) {
  const words = useWords(accountWords)
  const { revalidate } = useRevalidator()
  const isEmpty = rented.length === 0 && ledger.total === 0
  return (
    <AccountFrame title={words.rentedTitle}>
      {isEmpty ? (
        <EmptyState
          picture="drop"
          title={words.rentedEmpty}
          action={<LinkButton to="/goods/1">{words.toGoods}</LinkButton>}
        >
          {words.rentedEmptyText}
        </EmptyState>
      ) : (
        <>
          <Figures rented={rented} />
          {rented.length > 0 && <RentedTable rented={rented} />}
          <BottleLedger ledger={ledger} onDisputed={() => void revalidate()} />
        </>
      )}
    </AccountFrame>
  )
}

export function HydrateFallback() {
  const words = useWords(accountWords)
  return (
    <AccountFrame title={words.rentedTitle}>
      <ListSkeleton />
    </AccountFrame>
  )
}

function Figures({ rented }: { rented: readonly Rented[] }) {
  const words = useWords(accountWords)
  const euros = useEuros()
  const user = useStore(userStore).value
  const count = rented.filter((good) => good.monthly_payment_vat === 0).reduce((sum, good) => sum + good.count, 0)
  return (
    <div className="figs">
      <section className="fig">
        <h2>{words.bottlesHere}</h2>
        <b className="num">{words.bottleCount(count)}</b>
      </section>
      <section className="fig">
        <h2>{words.depositPaid}</h2>
        <b className="num">{euros(user?.bail_payed ?? 0)}</b>
        <p>{words.depositPaidText}</p>
      </section>
      <section className="fig">
        <h2>{words.depositRequired}</h2>
        <b className="num">{euros(user?.bail_required ?? 0)}</b>
        <p>{words.depositRequiredText}</p>
      </section>
    </div>
  )
}

function RentedTable({ rented }: { rented: readonly Rented[] }) {
  const words = useWords(accountWords)
  const columns = useRentedColumns()
  return (
    <section className="account-part">
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
    { id: 'name', head: words.name, cell: (good) => <Link to={`/good/${good.link}`}>{good.name}</Link> },
    { id: 'count', head: words.count, end: true, cell: (good) => good.count },
    { id: 'bail', head: words.bail, end: true, cell: (good) => euros(good.bail) },
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
