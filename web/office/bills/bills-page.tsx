import { useRef } from 'react'
import { Link } from 'react-router'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { monthTitle, numericDate } from '../../../domain/calendar/phrases.ts'
import { formatEuros, sumOf } from '../../../domain/money.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Badge } from '../../ui/badge.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { Note } from '../../ui/note.tsx'
import { billWords } from '../../words/office/bills.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { Loading } from '../kit/loading.tsx'
import { useRowKeys } from '../kit/use-row-keys.ts'
import { useLive } from '../live/use-live.ts'
import { PlaceHead } from '../nav/place-head.tsx'
import { api } from '../session/api.ts'
import './bills.css'

type Rehearsal = Answer<OfficeCalls['rehearseBills']>
type Bill = Rehearsal['bills'][number]

/** The next monthly bills before they go out, as they would be now. */
export function BillsPage() {
  const words = useWords(billWords)
  const rehearsal = useLoaded('bills', () => api.rehearseBills())
  useLive(['settings', 'actions', 'debts'], rehearsal.reload)
  const mayHold = useMayDo()('changeSettings')
  const { value } = rehearsal
  return (
    <>
      <PlaceHead place="money" title={words.title}>
        {value && mayHold && (
          <LinkButton look="line" to="/settings?group=documents&setting=monthlyBillsHeld">
            {value.held ? words.release : words.hold}
          </LinkButton>
        )}
      </PlaceHead>
      <Loading from={rehearsal}>{(read) => <Whole rehearsal={read} mayHold={mayHold} />}</Loading>
    </>
  )
}

type WholeProps = { rehearsal: Rehearsal; mayHold: boolean }

function Whole({ rehearsal, mayHold }: WholeProps) {
  const { month, issuesOn, held, bills, more } = rehearsal
  const words = useWords(billWords)
  const language = useLanguage()
  const date = (day: string) => numericDate(dayOf(day), language)
  return (
    <>
      <div className="bills-lead">
        <h2>{monthTitle(dayOf(month), language)}</h2>
        {held ? (
          <Note look="sun">
            {words.held(date(held.since), held.reason, held.by ?? words.byCommand)}
          </Note>
        ) : (
          <p className="quiet">{words.issuesOn(date(issuesOn))}</p>
        )}
        {bills.length > 0 && <BillsTogether bills={bills} />}
        {!mayHold && <p className="quiet">{held ? words.ownerReleases : words.ownerHolds}</p>}
      </div>
      {bills.length === 0 ? (
        <EmptyState picture="drop" title={words.none} />
      ) : (
        <Bills bills={bills} />
      )}
      {more > 0 && <p className="quiet">{words.more(more)}</p>}
    </>
  )
}

/** How many they are, what they come to, and how many ask for a look. */
function BillsTogether({ bills }: { bills: readonly Bill[] }) {
  const words = useWords(billWords)
  const language = useLanguage()
  const sum = sumOf(bills, ({ totalCents }) => totalCents)
  const toLookAt = bills.filter(({ signs }) => signs.length > 0).length
  return (
    <p>
      {words.count(bills.length)} · {formatEuros(sum, language)}{' '}
      {toLookAt > 0 && <Badge look="warn">{words.toLookAt(toLookAt)}</Badge>}
    </p>
  )
}

const parts = [
  { id: 'rent', of: ({ rentCents }: Bill) => rentCents },
  { id: 'deferred', of: ({ deferredCents }: Bill) => deferredCents },
  { id: 'total', of: ({ totalCents }: Bill) => totalCents },
  { id: 'toPay', of: ({ toPayCents }: Bill) => toPayCents },
] as const

/** The gravest sign first, then the largest, with what they come to together. */
function Bills({ bills }: { bills: readonly Bill[] }) {
  const words = useWords(billWords)
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  useRowKeys('bills', box, bills.length)
  const euros = (cents: number) => (cents === 0 ? '–' : formatEuros(cents, language))
  const columns: Column<Bill>[] = [
    { id: 'customer', head: words.customer, cell: customerOf, foot: words.count(bills.length) },
    ...parts.map(({ id, of }) => ({
      id,
      head: words[id],
      cell: (bill: Bill) => euros(of(bill)),
      foot: formatEuros(sumOf(bills, of), language),
      end: true,
    })),
    {
      id: 'sign',
      head: words.sign,
      cell: signsCell,
    },
  ]
  return (
    <div ref={box}>
      <DataTable
        caption={words.title}
        hideCaption
        columns={columns}
        rows={bills}
        rowKey={({ customerId }) => customerId}
      />
    </div>
  )
}

const customerOf = ({ customerId, customer }: Bill) => (
  <Link to={`/customers/${customerId}`} data-row={customerId}>
    {customer}
  </Link>
)

const signsCell = (bill: Bill) => bill.signs.length > 0 && <Signs bill={bill} />

function Signs({ bill: { signs, repriced } }: { bill: Bill }) {
  const words = useWords(billWords)
  const language = useLanguage()
  return (
    <>
      <ul className="bills-signs">
        {signs.map((sign) => (
          <Badge key={sign} as="li" look={sign === 'first' ? 'line' : 'warn'}>
            {words.signs[sign]}
          </Badge>
        ))}
      </ul>
      {repriced.map(({ name, pricesCents }) => (
        <p key={name} className="quiet tiny">
          <NoBreak>{name}</NoBreak>:{' '}
          {pricesCents.map((cents) => formatEuros(cents, language)).join(' → ')}
        </p>
      ))}
    </>
  )
}
