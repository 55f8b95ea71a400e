import type { Answer } from '../../../contract/shared/call.ts'
import type { documentCalls } from '../../../contract/shop/documents.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { accountWords } from '../../words/shop/account.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { BillTable } from './bill-table.tsx'

type Props = { invoices: Answer<(typeof documentCalls)['listBills']>['bill'] }

/** The invoices of executed orders, for whoever keeps the books. */
export function InvoiceTable({ invoices }: Props) {
  const words = useWords(accountWords)
  const language = useLanguage()
  if (invoices.total === 0)
    return (
      <EmptyState
        picture="drop"
        title={words.noInvoices}
        action={<LinkButton to="/goods/1">{words.toGoods}</LinkButton>}
      >
        {words.noInvoicesText}
      </EmptyState>
    )
  return (
    <BillTable
      caption={words.invoiceList}
      bills={invoices}
      columns={[
        { id: 'number', head: words.number, cell: ({ ramus_id: number }) => number },
        {
          id: 'date',
          head: words.date,
          cell: ({ created_at: day }) => numericDate(dayOf(day), language),
        },
      ]}
      hrefOf={(page) => `/user/invoices/${page}?show=invoices`}
    />
  )
}
