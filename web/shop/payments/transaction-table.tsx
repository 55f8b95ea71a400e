import { Link } from 'react-router'
import type { Transaction } from '../../../contract/ledger.ts'
import { onDate } from '../../../domain/calendar/phrases.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import { formatEuros } from '../../../domain/money.ts'
import { api } from '../../client/api.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { toasts } from '../../ui/toasts.ts'
import { paymentWords } from '../../words/payments.ts'
import { type Language, useLanguage, useWords } from '../../words/use-words.ts'

type Words = (typeof paymentWords)['lv']

/** Movements, latest first, each with the balance after it and its paper. */
export function TransactionTable({ rows }: { rows: readonly Transaction[] }) {
  const words = useWords(paymentWords)
  const columns = columnsOf(words, useLanguage())
  return (
    <DataTable caption={words.caption} hideCaption columns={columns} rows={rows} rowKey={(row) => row.id} phone="two" />
  )
}

const dateOf = (row: Transaction, language: Language) => onDate(rigaDay(Date.parse(row.created_at)), language)
const euros = (sum: number, language: Language) => formatEuros(Math.round(sum * 100), language)

const columnsOf = (words: Words, language: Language): Column<Transaction>[] => [
  { id: 'date', head: words.date, cell: (row) => dateOf(row, language) },
  { id: 'what', head: words.what, cell: (row) => <Movement row={row} /> },
  {
    id: 'amount',
    head: words.amount,
    end: true,
    cell: (row) => (row.amount === 0 ? '–' : euros(row.amount, language)),
  },
  { id: 'balance', head: words.balance, end: true, cell: (row) => euros(row.balance, language) },
  { id: 'paper', head: words.paper, hideHead: true, end: true, cell: (row) => <Paper row={row} /> },
]

function Movement({ row }: { row: Transaction }) {
  const words = useWords(paymentWords)
  const language = useLanguage()
  return (
    <>
      {words.codes[row.code]}
      {row.order_id !== null && (
        <>
          {' · '}
          <Link to={`/order/${row.order_id}`}>{words.order(row.order_id)}</Link>
        </>
      )}
      {row.note !== '' && <small className="bills__more quiet">{row.note}</small>}
      {row.paid > 0 && <small className="bills__more quiet">{words.paidByBank(euros(row.paid, language))}</small>}
    </>
  )
}

function Paper({ row }: { row: Transaction }) {
  const words = useWords(paymentWords)
  const language = useLanguage()
  if (row.has_invoice === 0) return null
  const download = async () => {
    try {
      const { url } = await api.readTransactionInvoice({ params: { id: String(row.id) } })
      window.location.assign(url)
    } catch {
      toasts.tell({ text: words.notDownloaded, kind: 'important' })
    }
  }
  return <IconButton icon="pdf" label={words.download(dateOf(row, language))} onClick={() => void download()} />
}
