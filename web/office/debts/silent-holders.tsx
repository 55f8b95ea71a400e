import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { formatEuros } from '../../../domain/money.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { debtWords } from '../../words/office/debts.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { CustomerLink } from '../kit/customer-link.tsx'
import { Loading } from '../kit/loading.tsx'
import { shownPhone } from '../search/shown-phone.ts'
import { api } from '../session/api.ts'
import './debts.css'

type Holder = Answer<OfficeCalls['listSilentHolders']>['rows'][number]

/** Customers who hold our bottles and no longer order. */
export function SilentHolders() {
  const words = useWords(debtWords)
  const silent = useLoaded('silent', () => api.listSilentHolders())
  return (
    <section className="debts-silent">
      <h2>{words.silent}</h2>
      <p className="quiet">{words.silentLead}</p>
      <Loading from={silent}>
        {({ rows }) =>
          rows.length === 0 ? <p className="quiet">{words.silentNone}</p> : <Holders rows={rows} />
        }
      </Loading>
    </section>
  )
}

const customerLink = ({ customerId, name }: Holder) => <CustomerLink id={customerId} name={name} />

const phoneLink = ({ phone }: Holder) =>
  phone !== null && <a href={`tel:${phone}`}>{shownPhone(phone)}</a>

function Holders({ rows }: { rows: readonly Holder[] }) {
  const words = useWords(debtWords)
  const language = useLanguage()
  const columns: Column<Holder>[] = [
    {
      id: 'customer',
      head: words.customer,
      cell: customerLink,
    },
    { id: 'phone', head: words.phone, cell: phoneLink },
    { id: 'bottles', head: words.bottles, cell: ({ bottles }) => bottles },
    {
      id: 'deposit',
      head: words.deposit,
      cell: ({ depositCents }) => formatEuros(depositCents, language),
    },
    { id: 'last', head: words.lastOn, cell: ({ lastOn }) => numericDate(dayOf(lastOn), language) },
    { id: 'every', head: words.every, cell: ({ everyDays }) => words.everyDays(everyDays) },
  ]
  return (
    <DataTable
      caption={words.silent}
      hideCaption
      columns={columns}
      rows={rows}
      rowKey={({ customerId }) => customerId}
    />
  )
}
