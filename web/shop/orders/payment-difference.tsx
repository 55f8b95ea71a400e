import { paymentTypes } from '../../../contract/shop/vocabularies/payment-types.ts'
import { orderWords } from '../../words/shop/orders.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import type { OpenCopy } from './open-copy.ts'

/** The payment method stays; shows what the change adds or returns. */
export function PaymentDifference({ open: { order, cart } }: { open: OpenCopy }) {
  const words = useWords(orderWords)
  const euros = useEuros()
  const cents = (sum: number) => Math.round(sum * 100)
  const before = order.details.total_price_with_bail_and_vat
  const difference = (cents(cart.details.total_price_with_bail_and_vat) - cents(before)) / 100
  const method = order.payment_type && paymentTypes.nameOf(order.payment_type)
  const settled = method === 'cash' || method === 'deferred' ? method : 'account'
  return (
    <div className="orders-edit__pay">
      <p className="srow">
        <span>{words.method}</span> <b>{method === null ? '–' : words.paidFrom[method]}</b>
      </p>
      <p className="srow">
        <span>{words.before}</span> <b>{euros(before)}</b>
      </p>
      {difference !== 0 && (
        <p aria-live="polite">
          {difference > 0
            ? words.moreToPay[settled](euros(difference))
            : words.lessToPay[settled](euros(-difference))}
        </p>
      )}
    </div>
  )
}
