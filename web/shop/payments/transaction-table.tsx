import { Link } from 'react-router'
import type { AccountEvent } from '../../../contract/shop/ledger.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import { centsOf, eurosOf, sumOf } from '../../../domain/money.ts'
import { api } from '../session/api.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { DocumentButton } from '../page/document-button.tsx'
import { orderWords } from '../../words/shop/orders.ts'
import { paymentWords } from '../../words/shop/payments.ts'
import { useEuroChange } from '../../words/use-euro-change.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

type Part = AccountEvent['parts'][number]

/** One row an event, latest first, with the balance after it and its document. */
export function TransactionTable({ rows }: { rows: readonly AccountEvent[] }) {
  const words = useWords(paymentWords)
  const columns = useColumns(rows.some(({ document }) => document !== null))
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

/** The document column is left out when no row has a document. */
function useColumns(hasDocuments: boolean): Column<AccountEvent>[] {
  const words = useWords(paymentWords)
  const language = useLanguage()
  const euros = useEuros()
  const balance = (row: AccountEvent) => (
    <>
      <span className="payments-bills__at">{words.onAccount} </span>
      {euros(row.balance)}
    </>
  )
  const date = (row: AccountEvent) => numericDate(rigaDay(Date.parse(row.created_at)), language)
  const columns: Column<AccountEvent>[] = [
    { id: 'what', head: words.what, cell: (row) => <EventCell row={row} /> },
    { id: 'date', head: words.date, cell: date },
    { id: 'amount', head: words.amount, end: true, cell: (row) => <AmountCell row={row} /> },
    { id: 'balance', head: words.balance, end: true, cell: balance },
  ]
  const paper = (row: AccountEvent) => row.document && <DocumentCell row={row} />
  return hasDocuments
    ? [...columns, { id: 'paper', head: words.document, hideHead: true, end: true, cell: paper }]
    : columns
}

/** What happened, in one line; how, or its parts when opened. */
function EventCell({ row }: { row: AccountEvent }) {
  const words = useWords(paymentWords)
  const partName = usePartName(row)
  const { order_id: orderId, note, parts, bonus } = row
  const [first, second] = parts
  const isSingle = second === undefined && bonus === 0
  return (
    <div>
      {words.events[row.kind]}
      {orderId !== null && (
        <>
          {'\u00A0· '}
          <Link className="nw" to={`/order/${orderId}`}>
            {words.order(orderId)}
          </Link>
        </>
      )}
      {note !== '' && <small className="payments-bills__more quiet">{note}</small>}
      {first && isSingle && !saidByEvent.includes(first.what) && (
        <small className="payments-bills__more quiet">{partName(first.what)}</small>
      )}
      {first && !isSingle && <EventParts row={row} />}
    </div>
  )
}

/** Parts that repeat the name of their event. */
const saidByEvent: readonly Part['what'][] = ['order', 'correction']

function EventParts({ row }: { row: AccountEvent }) {
  const words = useWords(paymentWords)
  const change = useEuroChange()
  const partName = usePartName(row)
  return (
    <details className="payments-bills__parts">
      <summary>{useSummary(row)}</summary>
      <dl>
        {row.parts.map(({ what, sum }) => (
          <div key={what}>
            <dt>{partName(what)}</dt>
            <dd>{change(sum)}</dd>
          </div>
        ))}
        <div className="payments-bills__sum">
          <dt>{words.onAccount}</dt>
          <dd>{change(row.amount)}</dd>
        </div>
        {row.bonus !== 0 && (
          <div>
            <dt>{words.inBonus}</dt>
            <dd>{change(row.bonus)}</dd>
          </div>
        )}
      </dl>
    </details>
  )
}

const invoiced: readonly Part['what'][] = ['goods', 'charge', 'deposit']
const came: readonly Part['what'][] = ['prepaid', 'cash', 'paid', 'deferred']

/** "rēķins 36,82 €, samaksāts 44,82 €", or the name of its first part. */
function useSummary({ kind, parts, method }: AccountEvent): string {
  const words = useWords(paymentWords)
  const euros = useEuros()
  const partName = usePartName({ method })
  const sum = (kinds: readonly Part['what'][]) =>
    eurosOf(sumOf(parts, (part) => (kinds.includes(part.what) ? centsOf(part.sum) : 0)))
  const first = parts[0]!
  if (kind !== 'delivered') return `${partName(first.what)} ${euros(Math.abs(first.sum))}`
  const isDeferred = parts.some(({ what }) => what === 'deferred')
  const paid = (isDeferred ? words.deferredSum : words.paidSumOf)(euros(sum(came)))
  return [words.invoiceSum(euros(-sum(invoiced))), ...(sum(came) === 0 ? [] : [paid])].join(', ')
}

/** A payment names its bank or card. */
function usePartName({ method }: Pick<AccountEvent, 'method'>) {
  const words = useWords(paymentWords)
  const { paidFrom } = useWords(orderWords)
  return (what: Part['what']): string =>
    what === 'paid' && method !== null ? words.paidBy(paidFrom[method]) : words.parts[what]
}

function AmountCell({ row: { amount, bonus } }: { row: AccountEvent }) {
  const words = useWords(paymentWords)
  const change = useEuroChange()
  if (amount === 0 && bonus === 0) return '–'
  if (amount !== 0) return <b className={amount > 0 ? 'in' : undefined}>{change(amount)}</b>
  return (
    <>
      <b className={bonus > 0 ? 'in' : undefined}>{change(bonus)}</b>
      <small className="payments-bills__more quiet">{words.inBonus}</small>
    </>
  )
}

function DocumentCell({ row: { id, document } }: { row: AccountEvent }) {
  const readUrl = () => api.readTransactionInvoice({ params: { id: String(id) } })
  return <DocumentButton documentName={document!.ramus_id} readUrl={readUrl} />
}
