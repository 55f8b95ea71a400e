import { useState } from 'react'
import type { Order } from '../../../contract/shop/order-record.ts'
import { api } from '../session/api.ts'
import { useStore } from '../../client/store.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { orderWords } from '../../words/shop/orders.ts'
import { useWords } from '../../words/use-words.ts'
import { AccountList } from '../page/account-list.tsx'
import { DayProposals } from '../delivery/day-proposals.tsx'
import { CalendarFeed } from './calendar-feed.tsx'
import { WaitingOrder } from './waiting-order.tsx'
import { WaitingSkeleton } from './waiting-skeleton.tsx'
import { notCancelled, reloadUpcoming, upcomingStore } from '../session/upcoming-store.ts'
import './waiting.css'

export function clientLoader() {
  reloadUpcoming()
  return null
}

/** Orders in progress; one just cancelled stays visible until the page is opened again. */
function WaitingPage() {
  const words = useWords(orderWords)
  const { value, error } = useStore(upcomingStore)
  return (
    <AccountList
      words={words}
      list={value?.orders}
      error={error}
      load={reloadUpcoming}
      skeleton={<WaitingSkeleton />}
      empty={
        <EmptyState
          picture="drop"
          title={words.empty}
          action={<LinkButton to="/goods/1">{words.toGoods}</LinkButton>}
        >
          {words.emptyText}
        </EmptyState>
      }
    >
      {(list) => <WaitingOrders orders={list} />}
    </AccountList>
  )
}

const PAGE_SIZE = 12

/** Deliveries whose day was taken by a route change or a day off. */
const readProposals = async () => (await api.listDayProposals()).data

function WaitingOrders({ orders }: { orders: readonly Order[] }) {
  const words = useWords(orderWords)
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE)
  const more = Math.min(PAGE_SIZE, orders.length - visibleCount)
  const isListed = ({ order_id }: { order_id: number | null }) =>
    orders.some(({ id }) => id === order_id)
  const proposals = useLoaded('proposals', readProposals)
  return (
    <>
      <DayProposals
        proposals={proposals.value?.filter(isListed) ?? []}
        heading="h2"
        onAnswered={async (remaining) => {
          await upcomingStore.load().catch(() => undefined)
          proposals.update(() => remaining)
        }}
      />
      <ul className="orders-list">
        {orders.slice(0, visibleCount).map((order) => (
          <WaitingOrder key={order.id} order={order} />
        ))}
      </ul>
      {more > 0 && (
        <Button look="line" onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}>
          {words.showMore(more)}
        </Button>
      )}
      {notCancelled(orders).length > 0 && <CalendarFeed />}
    </>
  )
}

export default WaitingPage

export const HydrateFallback = WaitingPage
