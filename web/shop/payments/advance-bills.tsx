import type { Bill } from '../../../contract/papers.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { sumOf } from '../../../domain/money.ts'
import { api } from '../../client/api.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Paginator } from '../../ui/paginator.tsx'
import { accountWords } from '../../words/account.ts'
import { paymentWords } from '../../words/payments.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { PaperButton } from '../account/paper-button.tsx'

type Props = { bills: { data: Bill[]; current_page: number; last_page: number } }

/** The bills of what was paid in before goods were chosen. */
export function AdvanceBills({ bills }: Props) {
  const words = useWords(paymentWords)
  const columns = useColumns(bills.data)
  if (bills.data.length === 0)
    return (
      <EmptyState picture="drop" title={words.noAdvance} action={<LinkButton to="/topup">{words.topUp}</LinkButton>}>
        {words.noAdvanceText}
      </EmptyState>
    )
  return (
    <>
      <DataTable
        caption={words.advanceBills}
        hideCaption
        columns={columns}
        rows={bills.data}
        rowKey={(bill) => bill.id}
        phone="two"
      />
      <Paginator
        page={bills.current_page}
        lastPage={bills.last_page}
        hrefOf={(page) => `/user/bills/${page}?show=advance`}
        words={words.pages}
      />
    </>
  )
}

function useColumns(bills: readonly Bill[]): Column<Bill>[] {
  const words = useWords(accountWords)
  const language = useLanguage()
  const euros = useEuros()
  const cents = sumOf(bills, (bill) => Math.round(bill.amount * 100))
  const pdf = (bill: Bill) => (
    <PaperButton number={bill.ramus_id} ask={() => api.readBillFile({ params: { id: String(bill.id) } })} />
  )
  return [
    { id: 'number', head: words.number, cell: (bill) => bill.ramus_id, foot: words.onThisPage },
    { id: 'date', head: words.date, cell: (bill) => numericDate(dayOf(bill.created_at), language) },
    { id: 'amount', head: words.amount, end: true, cell: (bill) => euros(bill.amount), foot: euros(cents / 100) },
    { id: 'pdf', head: words.download, hideHead: true, end: true, cell: pdf },
  ]
}
