import { useState } from 'react'
import { Link } from 'react-router'
import type { BottleMovement } from '../../../contract/dispatch.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Paginator } from '../../ui/paginator.tsx'
import { accountWords } from '../../words/account.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import './account.css'
import { CountDispute } from './count-dispute.tsx'

type Ledger = { data: BottleMovement[]; current_page: number; last_page: number }

/** Every delivery's bottles, declared and counted side by side; a count that is not right can be said so. */
export function BottleLedger({ ledger, onDisputed }: { ledger: Ledger; onDisputed: () => void }) {
  const words = useWords(accountWords)
  const [disputed, setDisputed] = useState<BottleMovement>()
  const columns = useColumns(setDisputed)
  return (
    <section className="account-part" aria-labelledby="bottle-ledger">
      <h2 id="bottle-ledger">{words.ledgerTitle}</h2>
      <p className="quiet">{words.ledgerText}</p>
      <DataTable
        caption={words.ledgerTitle}
        hideCaption
        columns={columns}
        rows={ledger.data}
        rowKey={(row) => row.id}
      />
      <Paginator
        page={ledger.current_page}
        lastPage={ledger.last_page}
        hrefOf={(page) => `/user/rented-goods/${page}`}
        words={words}
      />
      {disputed && <CountDispute movement={disputed} onClose={() => setDisputed(undefined)} onSent={onDisputed} />}
    </section>
  )
}

function useColumns(dispute: (movement: BottleMovement) => void): Column<BottleMovement>[] {
  const words = useWords(accountWords)
  const language = useLanguage()
  const euros = useEuros()
  const counted = (count: number, declared: number) => (
    <>
      {count}
      {declared !== count && <small className="quiet account-declared">{words.declared(declared)}</small>}
    </>
  )
  return [
    {
      id: 'date',
      head: words.date,
      cell: (row) => (
        <>
          {numericDate(dayOf(row.date), language)}
          <small className="quiet account-good">{row.name}</small>
        </>
      ),
    },
    { id: 'in', head: words.received, end: true, cell: (row) => counted(row.delivered, row.declared_delivered) },
    { id: 'out', head: words.returned, end: true, cell: (row) => counted(row.returned, row.declared_returned) },
    { id: 'held', head: words.held, end: true, cell: (row) => row.held },
    { id: 'deposit', head: words.deposit, end: true, cell: (row) => euros(row.deposit) },
    { id: 'total', head: words.depositTotal, end: true, cell: (row) => euros(row.deposit_total) },
    {
      id: 'order',
      head: words.from,
      end: true,
      cell: (row) =>
        row.order_id ? <Link to={`/order/${row.order_id}`}>{words.orderNo(row.order_id)}</Link> : row.note,
    },
    {
      id: 'wrong',
      head: words.wrong,
      hideHead: true,
      end: true,
      cell: (row) =>
        row.dispute ? (
          <Badge look={row.dispute.state === 'open' ? 'sun' : 'water'}>{disputeWord(words, row.dispute.state)}</Badge>
        ) : (
          row.may_dispute === 1 && (
            <Button
              look="text"
              aria-label={words.wrongOf(numericDate(dayOf(row.date), language))}
              onClick={() => dispute(row)}
            >
              {words.wrong}
            </Button>
          )
        ),
    },
  ]
}

const disputeWord = (words: (typeof accountWords)['lv'], state: 'open' | 'accepted' | 'refused') =>
  ({ open: words.wrongOpen, accepted: words.wrongAccepted, refused: words.wrongRefused })[state]
