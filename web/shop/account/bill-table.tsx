import type { Bill } from '../../../contract/shop/documents.ts'
import { eurosOf, roundCents, sumOf } from '../../../domain/money.ts'
import { api } from '../session/api.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Paginator } from '../../ui/paginator.tsx'
import { accountWords } from '../../words/shop/account.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { DocumentButton } from '../page/document-button.tsx'

type Props = {
  caption: string
  bills: { data: Bill[]; current_page: number; last_page: number }
  /** The two columns before the sum and the PDF. */
  columns: [Column<Bill>, Column<Bill>]
  hrefOf: (page: number) => string
}

/** A page of bills with their PDFs and the sum of the page. */
export function BillTable({ caption, bills, columns: [title, ...others], hrefOf }: Props) {
  const words = useWords(accountWords)
  const euros = useEuros()
  const amount = eurosOf(sumOf(bills.data, (bill) => roundCents(bill.amount * 100)))
  const pdf = (bill: Bill) => (
    <DocumentButton
      documentName={bill.ramus_id}
      readUrl={() => api.readBillFile({ params: { id: String(bill.id) } })}
    />
  )
  return (
    <>
      <DataTable
        caption={caption}
        hideCaption
        columns={[
          { ...title, foot: words.onThisPage },
          ...others,
          {
            id: 'amount',
            head: words.amount,
            end: true,
            cell: (bill) => euros(bill.amount),
            foot: euros(amount),
          },
          { id: 'pdf', head: words.download, hideHead: true, end: true, cell: pdf },
        ]}
        rows={bills.data}
        rowKey={(bill) => bill.id}
        phone="two"
      />
      <Paginator
        page={bills.current_page}
        lastPage={bills.last_page}
        hrefOf={hrefOf}
        words={words}
      />
    </>
  )
}
