import { Link } from 'react-router'
import type { Transaction } from '../../../contract/shop/ledger.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import { api } from '../session/api.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { DocumentButton } from '../page/document-button.tsx'
import { paymentWords } from '../../words/shop/payments.ts'
import { useEuroChange } from '../../words/use-euro-change.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

/** Movements, latest first, with the balance after each and its document. */
export function TransactionTable({ rows }: { rows: readonly Transaction[] }) {
  const words = useWords(paymentWords)
  const columns = useColumns(rows.some(hasDocument))
  return (
    <DataTable
      caption={words.caption}
      hideCaption
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      phone="two"
    />
  )
}

const hasDocument = (row: Transaction) => row.has_invoice === 1

/** The document column is left out when no row has a document. */
function useColumns(hasDocuments: boolean): Column<Transaction>[] {
  const words = useWords(paymentWords)
  const language = useLanguage()
  const euros = useEuros()
  const paper = (row: Transaction) =>
    hasDocument(row) && <DocumentCell id={row.id} on={date(row)} />
  const balance = (row: Transaction) => (
    <>
      <span className="payments-bills__at">{words.onAccount} </span>
      {euros(row.balance)}
    </>
  )
  const date = (row: Transaction) => numericDate(rigaDay(Date.parse(row.created_at)), language)
  const columns: Column<Transaction>[] = [
    { id: 'what', head: words.what, cell: (row) => <MovementCell row={row} /> },
    { id: 'date', head: words.date, cell: date },
    { id: 'amount', head: words.amount, end: true, cell: (row) => <AmountCell row={row} /> },
    { id: 'balance', head: words.balance, end: true, cell: balance },
  ]
  return hasDocuments
    ? [...columns, { id: 'paper', head: words.document, hideHead: true, end: true, cell: paper }]
    : columns
}

function MovementCell({ row }: { row: Transaction }) {
  const words = useWords(paymentWords)
  const euros = useEuros()
  return (
    <div>
      {(row.code !== 'order' || row.order_id === null) && words.codes[row.code]}
      {row.code !== 'order' && row.order_id !== null && ' · '}
      {row.order_id !== null && (
        <Link to={`/order/${row.order_id}`}>{words.order(row.order_id)}</Link>
      )}
      {row.note !== '' && <small className="payments-bills__more quiet">{row.note}</small>}
      {row.paid > 0 && (
        <small className="payments-bills__more quiet">{words.paidByBank(euros(row.paid))}</small>
      )}
    </div>
  )
}

/** Marks a bonus or deposit: it is not money on the account. */
function AmountCell({ row: { amount, bonus, deposit } }: { row: Transaction }) {
  const words = useWords(paymentWords)
  const change = useEuroChange()
  if (amount === 0) return '–'
  const account =
    amount === bonus ? words.inBonus : amount === deposit ? words.inDeposit : undefined
  return (
    <>
      <b className={amount > 0 ? 'in' : undefined}>{change(amount)}</b>
      {account !== undefined && <small className="payments-bills__more quiet">{account}</small>}
    </>
  )
}

function DocumentCell({ id, on: date }: { id: number; on: string }) {
  const readUrl = () => api.readTransactionInvoice({ params: { id: String(id) } })
  return <DocumentButton documentName={date} readUrl={readUrl} />
}
