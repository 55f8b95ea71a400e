import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { CustomerCard } from '../../../contract/office/search.ts'
import { isRefusedWith } from '../../client/refusals.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { searchWords } from '../../words/office/search.ts'
import { useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { AlsoHere } from '../live/also-here.tsx'
import { useLive } from '../live/use-live.ts'
import { api } from '../session/api.ts'
import { CustomerDeeds } from './customer-deeds.tsx'
import { CustomerHistory } from './customer-history.tsx'
import { CustomerDocuments, CustomerOrders } from './customer-orders.tsx'
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
  const orders = card.value?.orders.map((order) => order.id) ?? []
  useLive(['orders', 'own'], card.reload, { orders })
  return (
    <Loading from={card}>
      {(value) => (value === null ? missing : <Card key={value.id} card={value} />)}
    </Loading>
  )
}

function Card({ card }: { card: CustomerCard }) {
  return (
    <>
      <PageHead title={card.name}>
        <AlsoHere subject="customer" id={card.id} />
        <CustomerDeeds card={card} />
      </PageHead>
      <div className="search-customer">
        <Facts card={card} />
        <CustomerOrders orders={card.orders} />
        <CustomerDocuments documents={card.documents} />
        <CustomerHistory card={card} />
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
