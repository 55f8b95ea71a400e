import { payseraStats } from '../../../contract/shop/vocabularies/paysera-stats.ts'
import { paymentTypes } from '../../../contract/shop/vocabularies/payment-types.ts'
import { type ReactNode, useRef } from 'react'
import type { Order } from '../../../contract/shop/order-record.ts'
import { orderStateOf } from '../../../contract/shop/vocabularies/order-status.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import { dayTitle, onDay } from '../../../domain/calendar/phrases.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useFocusFallback } from '../../ui/use-focus-fallback.ts'
import { orderWords } from '../../words/shop/orders.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { OrderBadge } from './order-badge.tsx'
import { LatePaymentNote } from '../delivery/late-payment-note.tsx'
import { OrderSheet } from '../delivery/order-sheet.tsx'
import {
  changeableUntil,
  isFromAutoship,
  isToCome,
  needsConfirmation,
  noDayText,
} from '../delivery/order-phrases.ts'
import './waiting.css'

type Props = {
  order: Order
  lineAct?: ((goodId: number, name: string) => ReactNode) | undefined
  children: ReactNode
}

/** One order read-only: state, facts and sums; `children` are its actions. */
export function OrderPageBody({ order, lineAct, children }: Props) {
  const words = useWords(orderWords)
  const language = useLanguage()
  const page = useRef<HTMLElement>(null)
  const state = useRef<HTMLParagraphElement>(null)
  useFocusFallback(page, state)
  const until = changeableUntil(order, language)
  const isService = order.only_services === 1
  return (
    <article className="orders-page" ref={page}>
      <p tabIndex={-1} ref={state}>
        <OrderBadge order={order} />
      </p>
      <OrderNotes order={order} />
      <LatePaymentNote late={order.payment_summary.late} />
      <Facts order={order} />
      <h2>{isToCome(order) ? (isService ? words.service.what : words.what) : words.was}</h2>
      <OrderSheet order={order} {...(lineAct && { lineAct })} />
      <CashDue order={order} />
      {until !== undefined && <p className="delivery-until">{words.until(until)}</p>}
      {isService && order.may.edit === null && (
        <p className="delivery-until">{words.service.until}</p>
      )}
      <div className="row btn-row orders-page__acts no-print">
        {children}
        <Button look="text" icon="pdf" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
    </article>
  )
}

function CashDue({ order }: { order: Order }) {
  const words = useWords(orderWords)
  const euros = useEuros()
  const { open } = order.payment_summary
  if (open?.by !== 'cash' || !isToCome(order)) return null
  return <p className="delivery-until">{words.cashDue(euros(open.sum))}</p>
}

const Facts = ({ order }: { order: Order }) => (
  <dl className="orders-page__facts">
    {useFacts(order).map(
      ([name, value]) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)

function useFacts(order: Order) {
  const words = useWords(orderWords)
  const language = useLanguage()
  const { delivery_date: day, payment_type: payment, cancelled_at: cancelled } = order
  const isCancelled = orderStateOf(order.status) === 'cancelled'
  const { where, notes } = order.only_services === 1 ? words.service : words
  const date = day === null ? noDayText(order, words) : dayTitle(dayOf(day), language)
  return [
    [words.cancelledOn, cancelled !== null && dayTitle(rigaDay(Date.parse(cancelled)), language)],
    [isCancelled ? words.wasPlannedFor : words.when, (!isCancelled || day !== null) && date],
    [where, order.parcel_machine_location ?? order.address?.full_address],
    [words.how, order.only_services === 0 && order.delivery_type],
    [words.method, payment !== null && words.paidFrom[paymentTypes.nameOf(payment)]],
    [notes, order.notes],
  ] as const
}

function OrderNotes({ order }: { order: Order }) {
  const words = useWords(orderWords)
  const language = useLanguage()
  if (order.may.edit === 'held')
    return (
      <Note look="clay">
        <p>{words.unavailableReasons.held}</p>
      </Note>
    )
  if (
    payseraStats.nameOf(order.paysera_stat) === 'pending' &&
    orderStateOf(order.status) !== 'cancelled'
  )
    return (
      <Note look="sun">
        <p>
          <b>{words.pendingTitle}</b> {words.pendingText}
        </p>
      </Note>
    )
  if (isFromAutoship(order) && isToCome(order) && !needsConfirmation(order))
    return (
      <Note look="leaf">
        <p>
          {order.delivery_date === null
            ? words.thanksNoDay
            : words.thanks(onDay(dayOf(order.delivery_date), language))}
        </p>
      </Note>
    )
  if (order.cancel_reason === 'not_confirmed' || order.cancel_reason === 'not_paid')
    return (
      <Note look="sun">
        <p>{words.skipReasons[order.cancel_reason]}</p>
      </Note>
    )
  return null
}
