import { useState } from 'react'
import { Link } from 'react-router'
import type { BottleMovement } from '../../../contract/shop/bottles.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { isOfSeries } from '../../../domain/documents/numbers.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { Paginator } from '../../ui/paginator.tsx'
import { accountWords } from '../../words/shop/account.ts'
import { useEuroChange } from '../../words/use-euro-change.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import './account.css'
import { CountDispute } from './count-dispute.tsx'
import { DisputeCell } from './dispute-cell.tsx'

type Ledger = { data: BottleMovement[]; current_page: number; last_page: number }
type Sums = { held: number; deposit: number }
type Props = { ledger: Ledger; sums: Sums; onDisputed: () => void }

/** Declared and counted bottles of each delivery; a wrong count can be disputed. */
export function BottleLedger({ ledger, sums, onDisputed }: Props) {
  const words = useWords(accountWords)
  const [disputed, setDisputed] = useState<BottleMovement>()
  // With a single good its name is not repeated in every row.
  const onlyGood = nameOfOnlyGood(ledger.data)
  const titles = useTitleColumns(onlyGood === undefined, sums)
  const counts = useCountColumns(sums)
  const dispute = useDisputeColumn(setDisputed)
  return (
    <section className="account-part account-ledger" aria-labelledby="bottle-ledger">
      <h2 id="bottle-ledger">{words.ledgerTitle}</h2>
      <p className="quiet">
        <NoBreak>
          {onlyGood === undefined ? words.ledgerText : words.ledgerTextOf(onlyGood)}
        </NoBreak>
      </p>
      <DataTable
        caption={words.ledgerTitle}
        hideCaption
        columns={[...titles, ...counts, dispute]}
        rows={ledger.data}
        rowKey={(row) => `${row.cause} ${row.id}`}
        phone="cells"
      />
      <Paginator
        page={ledger.current_page}
        lastPage={ledger.last_page}
        hrefOf={(page) => `/user/rented-goods/${page}`}
        words={words}
      />
      {disputed && (
        <CountDispute
          movement={disputed}
          onClose={() => setDisputed(undefined)}
          onSent={onDisputed}
        />
      )}
    </section>
  )
}

const isBottleMovement = (row: BottleMovement) => row.good_id !== null

/** Undefined with several goods, empty without any. */
function nameOfOnlyGood(rows: readonly BottleMovement[]): string | undefined {
  const goods = rows.filter(isBottleMovement)
  const isSeveral = new Set(goods.map((row) => row.good_id)).size > 1
  return isSeveral ? undefined : (goods[0]?.name ?? '')
}

const isCredit = (number: string) => isOfSeries('credit_bill', number)

/** The reason of a movement without an order. */
const officeNote = ({ cause, note }: BottleMovement, words: (typeof accountWords)['lv']): string =>
  cause === 'deposit_refund' ? words.depositGivenBack : note

function useTitleColumns(showsName: boolean, sums: Sums): Column<BottleMovement>[] {
  const words = useWords(accountWords)
  const language = useLanguage()
  const from = (row: BottleMovement) =>
    row.order_id === null ? (
      officeNote(row, words)
    ) : (
      <Link to={`/order/${row.order_id}`}>{words.orderTitle(row.order_id)}</Link>
    )
  const cell = (row: BottleMovement) => (
    <div>
      {numericDate(dayOf(row.date), language)}
      <small className="quiet account-more">
        {row.is_correction === 1 && `${words.corrected} · `}
        {from(row)}
        {row.invoice !== null && (
          <>
            {', '}
            <span className="nw">
              {isCredit(row.invoice) ? words.creditNo(row.invoice) : words.invoiceNo(row.invoice)}
            </span>
          </>
        )}
      </small>
      {showsName && (
        <small className="quiet account-more">
          <NoBreak>{row.name}</NoBreak>
        </small>
      )}
    </div>
  )
  return [{ id: 'date', head: words.date, cell, foot: sums.held > 0 ? words.paidInAll : undefined }]
}

function useCountColumns(sums: Sums): Column<BottleMovement>[] {
  const words = useWords(accountWords)
  const euros = useEuros()
  const change = useEuroChange()
  const counted = (count: number, declared: number) => (
    <>
      {count}
      {declared !== count && (
        <small className="quiet account-more nw">{words.declared(declared)}</small>
      )}
    </>
  )
  const received = (row: BottleMovement) =>
    isBottleMovement(row) ? counted(row.delivered, row.declared_delivered) : '–'
  const returned = (row: BottleMovement) =>
    isBottleMovement(row) ? counted(row.returned, row.declared_returned) : '–'
  const held = (row: BottleMovement) => row.held ?? '–'
  const deposit = (row: BottleMovement) => (
    <>
      {change(row.deposit)}
      <small className="quiet account-more nw">{words.afterIt(euros(row.deposit_total))}</small>
    </>
  )
  const total = sums.held > 0 ? euros(sums.deposit) : undefined
  return [
    { id: 'in', head: words.received, end: true, cell: received },
    { id: 'out', head: words.returned, end: true, cell: returned },
    { id: 'held', head: words.held, end: true, cell: held, foot: sums.held || undefined },
    { id: 'deposit', head: words.deposit, end: true, cell: deposit, foot: total },
  ]
}

function useDisputeColumn(dispute: (movement: BottleMovement) => void): Column<BottleMovement> {
  const words = useWords(accountWords)
  const cell = (row: BottleMovement) =>
    (row.dispute !== null || row.may_dispute === 1) && <DisputeCell row={row} onDispute={dispute} />
  return { id: 'wrong', head: words.wrong, hideHead: true, end: true, cell }
}
