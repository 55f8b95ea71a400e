import type { Order } from '../../../contract/shop/order-record.ts'
import { orderStateOf } from '../../../contract/shop/vocabularies/order-status.ts'
import {
  openLabel,
  paymentLabels,
  settledLabel,
} from '../../../contract/shop/words/payment-labels.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { centsOf, eurosOf } from '../../../domain/money.ts'
import { useEuros } from '../../words/use-euros.ts'
import { type Language, useLanguage } from '../../words/use-words.ts'
import './order-sheet.css'

type Row = [label: string, sum: number]

/** What was paid, how and when, and what is still to pay; under the order's own total. */
export function PaymentRows({ order }: { order: Order }) {
  const language = useLanguage()
  const due = dueRows(order, language)
  const sum: Row = [paymentLabels[language].sum, order.payment_summary.sum]
  return (
    <dl className="delivery-paid">
      <Rows rows={due} />
      {due.length > 0 && <Rows rows={[sum]} className="delivery-paid__sum" />}
      <Rows rows={paidRows(order, language)} />
    </dl>
  )
}

function Rows({ rows, className }: { rows: readonly Row[]; className?: string }) {
  const euros = useEuros()
  return rows.map(([label, sum]) => (
    <div key={label} className={className}>
      <dt>{label}</dt>
      <dd>{euros(sum)}</dd>
    </div>
  ))
}

/** The total of the sheet: what was delivered with the charge, or what was ordered. */
export const sheetTotal = ({ delivered, total_amount_with_bail_and_vat: ordered }: Order): number =>
  delivered?.total ?? ordered

/** The top-up and the charge, where the payment had more than the order. */
function dueRows(order: Order, language: Language): Row[] {
  const { order: cost, top_up, charge, sum } = order.payment_summary
  const labels = paymentLabels[language]
  const isCancelled = orderStateOf(order.status) === 'cancelled'
  const total = isCancelled ? cost : sheetTotal(order)
  if (sum === total) return []
  const besideTotal = eurosOf(centsOf(sum) - centsOf(total) - centsOf(top_up))
  const rows: Row[] = [
    [labels.order, total],
    [labels.topUp, top_up],
    [labels.charge, order.delivered ? besideTotal : charge],
  ]
  return rows.filter(([label, value]) => value !== 0 || (label === labels.order && !isCancelled))
}

function paidRows({ payment_summary, delivery_date }: Order, language: Language): Row[] {
  const { settled, open } = payment_summary
  const day = delivery_date === null ? null : dayOf(delivery_date)
  return [
    ...settled.map(({ by, on, sum }): Row => [
      settledLabel({ by, on: dayOf(on) }, language),
      Math.abs(sum),
    ]),
    ...(open ? [[openLabel(open.by, day, language), open.sum] satisfies Row] : []),
  ]
}
