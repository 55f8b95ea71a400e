import { payseraStats } from '../../../contract/shop/vocabularies/paysera-stats.ts'
import { paymentTypes } from '../../../contract/shop/vocabularies/payment-types.ts'
import type { Order } from '../../../contract/shop/order-record.ts'
import { orderStateOf } from '../../../contract/shop/vocabularies/order-status.ts'
import { Badge } from '../../ui/badge.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { orderWords } from '../../words/shop/orders.ts'
import { type Language, useLanguage, useWords } from '../../words/use-words.ts'
import { confirmableUntil, needsConfirmation } from '../delivery/order-phrases.ts'

/** The order's state, or what is needed from the customer. */
export function OrderBadge({ order }: { order: Order }) {
  const { state } = useWords(orderWords)
  const language = useLanguage()
  const [look, icon, text] = badgeOf(order, state, language)
  return (
    <Badge look={look} icon={icon}>
      {text}
    </Badge>
  )
}

type Look = [look: 'clay' | 'warn' | 'leaf' | 'water', icon: IconName, text: string]

function badgeOf(
  order: Order,
  words: (typeof orderWords)['lv']['state'],
  language: Language,
): Look {
  const state = orderStateOf(order.status)
  const method = order.payment_type && paymentTypes.nameOf(order.payment_type)
  const isPending = payseraStats.nameOf(order.paysera_stat) === 'pending'
  // An autoship's order may be generated although no money was found for it.
  const isPaid = order.cash_due === 0 && order.awaited === 0 && method !== 'deferred'
  if (state === 'cancelled') return ['clay', 'close', words.cancelled]
  if (state === 'waitsForPayment') return ['warn', 'warn', isPending ? words.pending : words.unpaid]
  if (needsConfirmation(order))
    return ['warn', 'warn', words.toConfirm(confirmableUntil(order, language) ?? '')]
  if (state === 'delivered') return ['leaf', 'check', words.delivered]
  if (state === 'waitingForDelivery') return ['water', 'truck', words.waiting]
  return ['leaf', 'check', isPaid ? words.paid : words.accepted]
}
