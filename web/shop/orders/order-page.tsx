import { useState } from 'react'
import { type ClientLoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { Order } from '../../../contract/order-record.ts'
import { api } from '../../client/api.ts'
import { useStore } from '../../client/store.ts'
import { frameWords } from '../../words/frame.ts'
import { orderWords } from '../../words/orders.ts'
import { useWords } from '../../words/use-words.ts'
import { AccountFrame } from '../account/account-frame.tsx'
import { isCustomer, userStore } from '../people/user-store.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderPageBody } from './order-page-body.tsx'
import { ApproveByItself, ApproveByKey } from './approve.tsx'
import { WaitingSkeleton } from './waiting-skeleton.tsx'
import { keepOrder } from './waiting-store.ts'

/**
 * An order for whom it belongs to, or for whoever holds the signed key of a mail. Reading changes nothing: a mail's
 * scanner may open the link as often as it likes.
 */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const { searchParams, pathname, search } = new URL(request.url)
  const approve = searchParams.get('approve') === 'yes'
  const key = searchParams.get('key') ?? undefined
  const isHome = isCustomer(userStore.read().value)
  try {
    if (isHome) return { order: (await api.readOrder({ params: { id: params.id! } })).order, approve, key: undefined }
  } catch {
    // Somebody else may be logged in here: the key still opens what it is for.
    if (key === undefined) throw redirect('/waiting-for-delivery')
  }
  if (key === undefined) throw redirect(`/login?to=${encodeURIComponent(pathname + search)}`)
  try {
    const { order } = await api.readOrderByKey({ params: { key } })
    if (String(order.id) === params.id) return { order, approve, key }
  } catch {
    // A key that is over or broken opens nothing.
  }
  throw redirect('/')
}
clientLoader.hydrate = true as const

export default function OrderPage() {
  const { order, approve, key } = useLoaderData<typeof clientLoader>()
  return <Shown key={order.id} read={order} approve={approve} mailKey={key} />
}

type Props = { read: Order; approve: boolean; mailKey: string | undefined }

function Shown({ read, approve, mailKey }: Props) {
  const words = useWords(orderWords)
  const { shopName } = useWords(frameWords)
  const [order, setOrder] = useState(read)
  const user = useStore(userStore).value
  const title = order.autoship_name === null ? words.number(order.id) : words.numberOf(order.autoship_name, order.id)
  const change = (changed: Order) => {
    setOrder(changed)
    keepOrder(changed)
  }
  if (mailKey !== undefined)
    return (
      <main id="saturs" className="wrap order-alone">
        <title>{`${title} – ${shopName}`}</title>
        <h1>{title}</h1>
        <OrderPageBody order={order}>
          <ApproveByKey order={order} mailKey={mailKey} onChanged={setOrder} />
        </OrderPageBody>
      </main>
    )
  return (
    <AccountFrame title={title}>
      {approve && isCustomer(user) && <ApproveByItself order={order} onChanged={change} />}
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
