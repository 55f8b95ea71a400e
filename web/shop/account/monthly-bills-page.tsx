import type { Bill } from '../../../contract/shop/documents.ts'
import { Link } from 'react-router'
import { dayOf } from '../../../domain/calendar.ts'
import { monthTitle, numericDate, untilDate } from '../../../domain/calendar/phrases.ts'
import { inBrowser } from '../session/loading.ts'
import { useToday } from '../session/use-today.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { accountWords } from '../../words/shop/account.ts'
import { menuWords } from '../../words/shop/menu.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import type { Route } from './+types/monthly-bills-page.ts'
import { AccountError } from './account-error.tsx'
import { AccountFrame } from '../page/account-frame.tsx'
import { billStatus } from './bill-status.ts'
import { BillTable } from './bill-table.tsx'
import './account.css'
import { AccountSkeleton } from './account-skeleton.tsx'
import { atItsPage, pageOf } from '../page/page-of.ts'

export const clientLoader = inBrowser(async ({ api, params, url }) => {
  const { bill } = await api.listBills({ query: { page: pageOf(params), kind: 'monthly' } })
  return atItsPage(bill, params, url)
})

export default function MonthlyBillsPage({ loaderData: bills }: Route.ComponentProps) {
  const words = useWords(accountWords)
  const language = useLanguage()
  const due = (bill: Bill) => <BillStatus bill={bill} />
  const title = (bill: Bill) => (
    <div>
      {bill.month ? monthTitle(dayOf(bill.month), language) : bill.ramus_id}
      <small className="quiet account-more">
        {`${bill.ramus_id}, ${numericDate(dayOf(bill.created_at), language)}`}
      </small>
    </div>
  )
  return (
    <AccountFrame title={words.monthlyTitle}>
      {bills.total === 0 ? (
        <NoBills />
      ) : (
        <section className="account-part">
          <BillTable
            caption={words.monthlyCaption}
            bills={bills}
            columns={[
              { id: 'number', head: words.billOf, cell: title },
              { id: 'due', head: words.due, cell: due },
            ]}
            hrefOf={(page) => `/user/monthly-bills/${page}`}
          />
        </section>
      )}
    </AccountFrame>
  )
}

function NoBills() {
  const words = useWords(accountWords)
  const { advanceBills } = useWords(menuWords)
  return (
    <EmptyState
      picture="drop"
      title={words.monthlyEmpty}
      action={
        <LinkButton look="line" to="/user/bills/1">
          {advanceBills}
        </LinkButton>
      }
    >
      {words.monthlyEmptyText}
    </EmptyState>
  )
}

export function ErrorBoundary() {
  return <AccountError title={useWords(accountWords).monthlyTitle} />
}

export function HydrateFallback() {
  return <AccountSkeleton title={useWords(accountWords).monthlyTitle} />
}

function BillStatus({ bill }: { bill: Bill }) {
  const today = useToday()
  const words = useWords(accountWords)
  const language = useLanguage()
  const euros = useEuros()
  const due = billStatus(bill, today)
  if (due === 'from_account') return words.paidFromAccount
  if (due === 'paid') return words.paid
  return (
    <>
      {due === 'overdue' ? (
        <Badge look="clay">{words.overdue(euros(bill.open))}</Badge>
      ) : (
        words.payUntil(untilDate(dayOf(bill.due_on!), language))
      )}{' '}
      <Link to={`/topup?sum=${bill.open}&bill=${bill.id}`}>{words.payBill(euros(bill.open))}</Link>
    </>
  )
}
