import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import type { OfficeOrder } from '../../../contract/office/order-page.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { isRefusedWith } from '../../client/refusals.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Note } from '../../ui/note.tsx'
import { orderWords } from '../../words/office/orders.ts'
import { searchWords } from '../../words/office/search.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { CustomerLink } from '../kit/customer-link.tsx'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { StateDrop } from '../kit/state-drop.tsx'
import { AlsoHere } from '../live/also-here.tsx'
import { useLive } from '../live/use-live.ts'
import type { BehalfAct } from '../on-behalf/behalf-act.ts'
import { BehalfSheet } from '../on-behalf/behalf-sheet.tsx'
import { shownPhone } from '../search/shown-phone.ts'
import { api } from '../session/api.ts'
import { clockOf } from '../session/when.ts'
import { OrderAttempts } from './order-attempts.tsx'
import { OrderDeeds } from './order-deeds.tsx'
import { OrderFeedback } from './order-feedback.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderWay } from './order-way.tsx'
import './orders.css'

async function readOrder(id: string): Promise<OfficeOrder | null> {
  try {
    return await api.readOfficeOrder({ params: { id } })
  } catch (failure) {
    if (isRefusedWith(failure, 'not_found')) return null
    throw failure
  }
}

/** An order whole: what was ordered, where it is, what was counted, and what it costs. */
export function OrderPage({ missing }: { missing: ReactNode }) {
  const words = useWords(orderWords)
  const { id = '' } = useParams()
  const order = useLoaded(id, () => readOrder(id))
  useLive(['orders', 'run', 'own'], order.reload, { orders: [Number(id)] })
  return (
    <Loading from={order} head={<PageHead title={words.order(id)} />}>
      {(value) =>
        value === null ? missing : <Whole key={value.id} order={value} onDone={order.reload} />
      }
    </Loading>
  )
}

function Whole({ order, onDone }: { order: OfficeOrder; onDone: () => void }) {
  const words = useWords(orderWords)
  const [act, setAct] = useState<BehalfAct>()
  return (
    <>
      <PageHead title={words.order(order.id)}>
        <AlsoHere subject="order" id={order.id} />
        <OrderDeeds order={order} onAct={setAct} />
      </PageHead>
      <OrderWay order={order} />
      <Facts order={order} />
      <div className="orders-notes">
        <Place order={order} />
        {order.isDisputed && (
          <Note look="sun" icon="bottle">
            <p>
              {words.disputed} <Link to="/disputes">{words.answerDispute}</Link>
            </p>
          </Note>
        )}
      </div>
      <div className="orders-page">
        <div>
          <OrderLines order={order} />
          <OrderAttempts order={order} />
          <OrderFeedback orderId={order.id} onAct={setAct} />
          <OrderHistory id={order.id} heading="h2" />
        </div>
        <OrderMoney order={order} />
      </div>
      <BehalfSheet act={act} onClose={() => setAct(undefined)} onDone={onDone} />
    </>
  )
}

function Facts({ order }: { order: OfficeOrder }) {
  const words = useWords(orderWords)
  const language = useLanguage()
  const { customerId, customerName, phone, address, day, autoship, notes, payment } = order
  const facts: [string, ReactNode][] = [
    [words.status, <Status key="status" order={order} />],
    [words.day, day && numericDate(dayOf(day), language)],
    [words.customer, <CustomerLink key="customer" id={customerId} name={customerName} />],
    [
      words.phone,
      phone && (
        <a key="phone" href={`tel:${phone}`}>
          {shownPhone(phone)}
        </a>
      ),
    ],
    [words.address, address],
    [words.payment, payment && (words.payments[payment] ?? payment)],
    [words.autoship, autoship && (autoship.name || autoship.id)],
    [words.note, notes],
  ]
  return (
    <dl className="orders-facts">
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Status({ order: { status, isHeld } }: { order: OfficeOrder }) {
  const words = useWords(orderWords)
  const { states } = useWords(searchWords)
  return (
    <StateDrop state={status} needsPerson={isHeld}>
      {isHeld ? words.marks.held : states[status]}
    </StateDrop>
  )
}

/** Where it is on its day, as the customer sees it too. */
function Place({ order: { stop } }: { order: OfficeOrder }) {
  const words = useWords(orderWords)
  if (!stop) return null
  const { runId, position, stopsBefore, from, until, isProvisional } = stop
  return (
    <Note icon="truck">
      <p>
        <Link to={`/runs/${runId}`}>{words.stopOf(position, runId)}</Link>
        {stopsBefore !== null && `, ${words.stopsBefore(stopsBefore)}`}
        {from !== null && until !== null && `, ${words.between(clockOf(from), clockOf(until))}`}
        {isProvisional && `. ${words.provisional}`}
      </p>
    </Note>
  )
}
