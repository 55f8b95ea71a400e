import { orderWords } from '../../words/shop/orders.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import type { OpenCopy } from './open-copy.ts'

const CASH = 3
const DEFERRED = 5

/** The payment method stays; shows what the change adds or returns. */
export function PaymentDifference({ open: { order, cart } }: { open: OpenCopy }) {
  const words = useWords(orderWords)
  const euros = useEuros()
  const cents = (sum: number) => Math.round(sum * 100)
  const before = order.details.total_price_with_bail_and_vat
  const difference = (cents(cart.details.total_price_with_bail_and_vat) - cents(before)) / 100
  const method =
    order.payment_type === CASH ? 'cash' : order.payment_type === DEFERRED ? 'deferred' : 'account'
  return (
    <div className="edit__pay">
      <p className="srow">
        <span>{words.method}</span>{' '}
        <b>{order.payment_type === null ? '–' : words.paidFrom[order.payment_type]}</b>
      </p>
      <p className="srow">
        <span>{words.before}</span> <b>{euros(before)}</b>
      </p>
      {difference !== 0 && (
        <p aria-live="polite">
          {difference > 0
            ? words.moreToPay[method](euros(difference))
            : words.lessToPay[method](euros(-difference))}
        </p>
      )}
    </div>
  )
}
