import type { Bill } from '../../../contract/papers.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { monthTitle, numericDate } from '../../../domain/calendar/phrases.ts'
import { api } from '../../client/api.ts'
import { inBrowser } from '../../client/loading.ts'
import { Badge } from '../../ui/badge.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Paginator } from '../../ui/paginator.tsx'
import { accountWords } from '../../words/account.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import type { Route } from './+types/monthly-bills-page.ts'
import { AccountFrame } from './account-frame.tsx'
import './account.css'
import { ListSkeleton } from './list-skeleton.tsx'
import { pageOf } from './page-of.ts'
import { PaperButton } from './paper-button.tsx'

export const clientLoader = inBrowser(async ({ api, params }) => {
  const { bill } = await api.listBills({ query: { page: pageOf(params), kind: 'monthly' } })
  return bill
})

export default function MonthlyBillsPage({ loaderData: bills }: Route.ComponentProps) {
  const words = useWords(accountWords)
  const columns = useColumns()
  return (
    <AccountFrame title={words.monthlyTitle}>
      {bills.total === 0 ? (
        <EmptyState picture="drop" title={words.monthlyEmpty}>
          {words.monthlyEmptyText}
        </EmptyState>
      ) : (
        <section className="account-part">
          <DataTable
            caption={words.monthlyCaption}
            hideCaption
            columns={columns}
            rows={bills.data}
            rowKey={(bill) => bill.id}
          />
          <Paginator
            page={bills.current_page}
            lastPage={bills.last_page}
            hrefOf={(page) => `/user/monthly-bills/${page}`}
            words={words}
          />
        </section>
      )}
    </AccountFrame>
  )
}

export function HydrateFallback() {
  const words = useWords(accountWords)
  return (
    <AccountFrame title={words.monthlyTitle}>
      <ListSkeleton />
    </AccountFrame>
  )
}

function useColumns(): Column<Bill>[] {
  const words = useWords(accountWords)
  const language = useLanguage()
  const euros = useEuros()
  return [
    { id: 'number', head: words.number, cell: (bill) => bill.ramus_id },
    { id: 'date', head: words.date, cell: (bill) => numericDate(dayOf(bill.created_at), language) },
    { id: 'month', head: words.monthOf, cell: (bill) => bill.month && monthTitle(dayOf(bill.month), language) },
    { id: 'amount', head: words.amount, end: true, cell: (bill) => euros(bill.amount) },
    {
      id: 'due',
      head: words.due,
      end: true,
      cell: (bill) =>
        bill.overdue > 0 ? (
          <Badge look="clay">{words.overdue(euros(bill.overdue))}</Badge>
        ) : bill.due_on ? (
          numericDate(dayOf(bill.due_on), language)
        ) : (
          '–'
        ),
    },
    {
      id: 'pdf',
      head: words.download,
      hideHead: true,
      end: true,
      cell: (bill) => (
        <PaperButton number={bill.ramus_id} ask={() => api.readBillFile({ params: { id: String(bill.id) } })} />
      ),
    },
  ]
}
