import { useState } from 'react'
import { type ClientLoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { Order } from '../../../contract/order-record.ts'
import { api } from '../../client/api.ts'
import { logFailure } from '../../client/log-failure.ts'
import { orderWords } from '../../words/orders.ts'
import { useWords } from '../../words/use-words.ts'
import { AccountFrame } from '../account/account-frame.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderPageBody } from './order-page-body.tsx'
import { WaitingSkeleton } from './waiting-skeleton.tsx'
import { keepOrder } from './waiting-store.ts'

/** An order that cannot be read leads back to the list. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  try {
    return (await api.readOrder({ params: { id: params.id! } }).catch(logFailure('Order was not loaded'))).order
  } catch {
    throw redirect('/waiting-for-delivery')
  }
}
clientLoader.hydrate = true as const

/** One order, read-only. */
export default function ViewPage() {
  const order = useLoaderData<typeof clientLoader>()
  return <Viewed key={`${order.id} ${order.version}`} read={order} />
}

function Viewed({ read }: { read: Order }) {
  const words = useWords(orderWords)
  const [order, setOrder] = useState(read)
  const change = (changed: Order) => {
    setOrder(changed)
    keepOrder(changed)
  }
  const name = order.autoship_name
  return (
    <AccountFrame title={name === null ? words.number(order.id) : words.numberOf(name, order.id)}>
      <OrderPageBody order={order}>
        <OrderActions order={order} onChanged={change} />
      </OrderPageBody>
    </AccountFrame>
  )
}

export function HydrateFallback() {
  const words = useWords(orderWords)
  return (
    <AccountFrame title={words.title}>
      <WaitingSkeleton />
    </AccountFrame>
  )
}
