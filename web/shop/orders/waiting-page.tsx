import { useEffect, useState } from 'react'
import type { Order } from '../../../contract/order-record.ts'
import { useStore } from '../../client/store.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { orderWords } from '../../words/orders.ts'
import { useWords } from '../../words/use-words.ts'
import { AccountList } from '../account/account-list.tsx'
import { DayProposals } from '../autoship/day-proposals.tsx'
import { CalendarFeed } from './calendar-feed.tsx'
import { WaitingOrder } from './waiting-order.tsx'
import { WaitingSkeleton } from './waiting-skeleton.tsx'
import { proposalStore, waitingOnes, waitingStore } from './waiting-store.ts'
import './waiting.css'

const load = () => {
  void waitingStore.load().catch(() => undefined)
  void proposalStore.load().catch(() => undefined)
}

/** What comes next, like a diary. What was cancelled just now stays until the page is opened again. */
export default function WaitingPage() {
  const words = useWords(orderWords)
  const { value: orders, error } = useStore(waitingStore)
  useEffect(load, [])
  return (
    <AccountList
      words={words}
      list={orders}
      error={error}
      load={load}
      waiting={<WaitingSkeleton />}
      none={
        <EmptyState
          picture="drop"
          title={words.empty}
          action={<LinkButton to="/goods/1">{words.toGoods}</LinkButton>}
        >
          {words.emptyText}
        </EmptyState>
      }
    >
      {(list) => <Diary orders={list} />}
    </AccountList>
  )
}

const SHOWN_AT_ONCE = 12

function Diary({ orders }: { orders: readonly Order[] }) {
  const words = useWords(orderWords)
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const more = Math.min(SHOWN_AT_ONCE, orders.length - shown)
  const isHere = ({ order_id }: { order_id: number | null }) =>
    orders.some(({ id }) => id === order_id)
  const proposals = useStore(proposalStore).value?.filter(isHere) ?? []
  return (
    <>
      <DayProposals
        proposals={proposals}
        heading="h2"
        onAnswered={async (left) => {
          await waitingStore.load().catch(() => undefined)
          proposalStore.set(left)
        }}
      />
      <ul className="waits">
        {orders.slice(0, shown).map((order) => (
          <WaitingOrder key={order.id} order={order} />
        ))}
      </ul>
      {more > 0 && (
        <Button look="line" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {words.showMore(more)}
        </Button>
      )}
      {waitingOnes(orders).length > 0 && <CalendarFeed />}
    </>
  )
}
