import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { CustomerCard } from '../../../contract/office/search.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { formatEuros } from '../../../domain/money.ts'
import { isRefusedWith } from '../../client/refusals.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { searchWords } from '../../words/office/search.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { api } from '../session/api.ts'
import { shownPhone } from './shown-phone.ts'
import './search.css'

async function readCard(id: string): Promise<CustomerCard | null> {
  try {
    return await api.readCustomerCard({ params: { id } })
  } catch (failure) {
    if (isRefusedWith(failure, 'not_found')) return null
    throw failure
  }
}

/** What the search opens: a customer with the latest orders and documents. */
export function CustomerPage({ missing }: { missing: ReactNode }) {
  const { id = '' } = useParams()
  const card = useLoaded(id, () => readCard(id))
  return (
    <Loading from={card}>{(value) => (value === null ? missing : <Card card={value} />)}</Loading>
  )
}

function Card({ card }: { card: CustomerCard }) {
  return (
    <>
      <PageHead title={card.name} />
      <div className="search-customer">
        <Facts card={card} />
        <Orders card={card} />
        <Documents card={card} />
      </div>
    </>
  )
}

function Facts({ card: { id, isCompany, phone, email, addresses } }: { card: CustomerCard }) {
  const words = useWords(searchWords)
  const fact = (name: string, value: ReactNode) => (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
  return (
    <dl className="search-customer__facts">
      {fact(words.customer, `${id}${isCompany ? `, ${words.company}` : ''}`)}
      {phone !== null && fact(words.phone, <a href={`tel:${phone}`}>{shownPhone(phone)}</a>)}
      {email !== null && fact(words.email, <a href={`mailto:${email}`}>{email}</a>)}
      {fact(words.addresses, addresses.length > 0 ? addresses.join('; ') : words.none)}
    </dl>
  )
}

function useMoney() {
  const language = useLanguage()
  return (cents: number | null) => (cents === null ? null : formatEuros(cents, language))
}

function Orders({ card: { orders } }: { card: CustomerCard }) {
  const words = useWords(searchWords)
  const language = useLanguage()
  const money = useMoney()
  const columns: Column<CustomerCard['orders'][number]>[] = [
    { id: 'number', head: words.number, cell: ({ id }) => id },
    {
      id: 'day',
      head: words.day,
      cell: ({ deliveryOn }) => deliveryOn && numericDate(dayOf(deliveryOn), language),
    },
    { id: 'state', head: words.state, cell: ({ status }) => words.states[status] },
    { id: 'sum', head: words.sum, cell: ({ totalCents }) => money(totalCents), end: true },
  ]
  if (orders.length === 0) return <p className="quiet">{words.noOrders}</p>
  return (
    <DataTable caption={words.orders} columns={columns} rows={orders} rowKey={({ id }) => id} />
  )
}

function Documents({ card: { documents } }: { card: CustomerCard }) {
  const words = useWords(searchWords)
  const money = useMoney()
  const columns: Column<CustomerCard['documents'][number]>[] = [
    { id: 'number', head: words.number, cell: ({ number }) => number },
    { id: 'order', head: words.ofOrder, cell: ({ orderId }) => orderId },
    { id: 'sum', head: words.sum, cell: ({ totalCents }) => money(totalCents), end: true },
  ]
  if (documents.length === 0) return <p className="quiet">{words.noDocuments}</p>
  return (
    <DataTable
      caption={words.documents}
      columns={columns}
      rows={documents}
      rowKey={({ id }) => id}
    />
  )
}
