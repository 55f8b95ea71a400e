import { payseraStats } from '../../../contract/shop/vocabularies/paysera-stats.ts'
import { paymentTypes } from '../../../contract/shop/vocabularies/payment-types.ts'
import type { Order } from '../../../contract/shop/order-record.ts'
import { orderStateOf } from '../../../contract/shop/vocabularies/order-status.ts'
import { Badge } from '../../ui/badge.tsx'
import { orderWords } from '../../words/shop/orders.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { confirmableUntil, needsConfirmation } from '../delivery/order-phrases.ts'

/** The order's state, or what is needed from the customer. */
export function OrderBadge({ order }: { order: Order }) {
  const { state } = useWords(orderWords)
  const language = useLanguage()
  const { cash_due: cashDue, awaited } = order
  const current = orderStateOf(order.status)
  const method = order.payment_type && paymentTypes.nameOf(order.payment_type)
  // An autoship's order may be generated although no money was found for it.
  const isPaid = cashDue === 0 && awaited === 0 && method !== 'deferred'
  if (current === 'cancelled')
    return (
      <Badge look="clay" icon="close">
        {state.cancelled}
      </Badge>
    )
  if (current === 'waitsForPayment')
    return (
      <Badge look="warn" icon="warn">
        {payseraStats.nameOf(order.paysera_stat) === 'pending' ? state.pending : state.unpaid}
      </Badge>
    )
  if (needsConfirmation(order))
    return (
      <Badge look="warn" icon="warn">
        {state.toConfirm(confirmableUntil(order, language) ?? '')}
      </Badge>
    )
  if (current === 'delivered')
    return (
      <Badge look="leaf" icon="check">
        {state.delivered}
      </Badge>
    )
  if (current === 'waitingForDelivery')
    return (
      <Badge look="water" icon="truck">
        {state.waiting}
      </Badge>
    )
  return (
    <Badge look="leaf" icon="check">
      {isPaid ? state.paid : state.accepted}
    </Badge>
  )
}
