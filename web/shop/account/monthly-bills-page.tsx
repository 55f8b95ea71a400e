import type { Bill } from '../../../contract/papers.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { monthTitle, numericDate, untilDate } from '../../../domain/calendar/phrases.ts'
import { eurosOf, sumOf } from '../../../domain/money.ts'
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
import { AccountError } from './account-error.tsx'
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
  const columns = useColumns(bills.data)
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
            phone="two"
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

export function ErrorBoundary() {
  return <AccountError title={useWords(accountWords).monthlyTitle} />
}

export function HydrateFallback() {
  const words = useWords(accountWords)
  return (
    <AccountFrame title={words.monthlyTitle}>
      <ListSkeleton />
    </AccountFrame>
  )
}

function useColumns(bills: readonly Bill[]): Column<Bill>[] {
  const words = useWords(accountWords)
  const language = useLanguage()
  const euros = useEuros()
  const title = (bill: Bill) => (
    <div>
      {bill.month ? monthTitle(dayOf(bill.month), language) : bill.ramus_id}
      <small className="quiet account-more">
        {`${bill.ramus_id}, ${numericDate(dayOf(bill.created_at), language)}`}
      </small>
    </div>
  )
  const pdf = (bill: Bill) => (
    <PaperButton number={bill.ramus_id} ask={() => api.readBillFile({ params: { id: String(bill.id) } })} />
  )
  const amount = eurosOf(sumOf(bills, (bill) => Math.round(bill.amount * 100)))
  return [
    { id: 'number', head: words.billOf, cell: title, foot: words.onThisPage },
    { id: 'due', head: words.due, cell: (bill) => <Due bill={bill} /> },
    { id: 'amount', head: words.amount, end: true, cell: (bill) => euros(bill.amount), foot: euros(amount) },
    { id: 'pdf', head: words.download, hideHead: true, end: true, cell: pdf },
  ]
}

function Due({ bill }: { bill: Bill }) {
  const words = useWords(accountWords)
  const language = useLanguage()
  const euros = useEuros()
  if (bill.overdue > 0) return <Badge look="clay">{words.overdue(euros(bill.overdue))}</Badge>
  return bill.due_on === null ? words.paidFromAccount : words.payUntil(untilDate(dayOf(bill.due_on), language))
}
