import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { CustomerPage as Customer } from '../../../contract/office/customer-page.ts'
import { isRefusedWith } from '../../client/refusals.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { customerPageWords } from '../../words/office/customer-page.ts'
import { useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useLive } from '../live/use-live.ts'
import { CustomerAutoships } from '../on-behalf/customer-autoships.tsx'
import { api } from '../session/api.ts'
import { CallLine } from './call-line.tsx'
import { CallerQuestions } from './caller-questions.tsx'
import { CustomerFigures } from './customer-figures.tsx'
import { CustomerHead } from './customer-head.tsx'
import { CustomerRecords } from './customer-records.tsx'
import { CustomerStream } from './customer-stream.tsx'
import { NextDeliveries } from './next-deliveries.tsx'
import { CustomerDocuments, CustomerOrders } from './customer-orders.tsx'
import './customer.css'

async function readPage(id: string): Promise<Customer | null> {
  try {
    return await api.readCustomerPage({ params: { id } })
  } catch (failure) {
    if (isRefusedWith(failure, 'not_found')) return null
    throw failure
  }
}

/** All that a caller may ask: what comes next, answers to say, and what has happened. */
export function CustomerPage({ missing }: { missing: ReactNode }) {
  const words = useWords(customerPageWords)
  const { id = '' } = useParams()
  const page = useLoaded(id, () => readPage(id))
  const orders = page.value?.orders.map((order) => order.id) ?? []
  useLive(['orders', 'customers', 'own'], page.reload, { orders, customers: [Number(id)] })
  return (
    <Loading from={page} head={<PageHead title={words.customerNo(id)} />}>
      {(value) => (value === null ? missing : <Whole key={value.id} customer={value} />)}
    </Loading>
  )
}

function Whole({ customer }: { customer: Customer }) {
  return (
    <>
      <CustomerHead customer={customer} />
      <CustomerFigures customer={customer} />
      <div className="customer-split">
        <div>
          <NextDeliveries customer={customer} />
          <CallerQuestions customer={customer} />
          <CallLine customer={customer} />
          <CustomerAutoships customerId={customer.id} />
          <CustomerStream customer={customer} />
        </div>
        <aside>
          <CustomerRecords customer={customer} />
          <CustomerOrders orders={customer.orders} />
          <CustomerDocuments documents={customer.documents} />
        </aside>
      </div>
    </>
  )
}
