import type { Bill } from '../../../contract/shop/documents.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { accountWords } from '../../words/shop/account.ts'
import { paymentWords } from '../../words/shop/payments.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { BillTable } from '../account/bill-table.tsx'

type Props = { bills: { data: Bill[]; current_page: number; last_page: number } }

/** Bills for money paid in before goods were chosen. */
export function AdvanceBills({ bills }: Props) {
  const words = useWords(paymentWords)
  const { number, date } = useWords(accountWords)
  const language = useLanguage()
  if (bills.data.length === 0)
    return (
      <EmptyState
        picture="drop"
        title={words.noAdvance}
        action={<LinkButton to="/topup">{words.topUp}</LinkButton>}
      >
        {words.noAdvanceText}
      </EmptyState>
    )
  return (
    <BillTable
      caption={words.advanceBills}
      bills={bills}
      columns={[
        { id: 'number', head: number, cell: (bill) => bill.ramus_id },
        { id: 'date', head: date, cell: (bill) => numericDate(dayOf(bill.created_at), language) },
      ]}
      hrefOf={(page) => `/user/bills/${page}?show=advance`}
    />
  )
}
