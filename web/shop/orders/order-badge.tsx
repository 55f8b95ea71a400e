import { payseraStats } from '../../../contract/shop/vocabularies/paysera-stats.ts'
import type { Order } from '../../../contract/shop/order-record.ts'
import { deliveryTypes } from '../../../contract/shop/vocabularies/delivery-types.ts'
import { orderStateOf } from '../../../contract/shop/vocabularies/order-status.ts'
import { Badge } from '../../ui/badge.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { orderWords } from '../../words/shop/orders.ts'
import { type Language, useLanguage, useWords } from '../../words/use-words.ts'
import { confirmableUntil, needsConfirmation, type Words } from '../delivery/order-phrases.ts'

/** The order's state, or what is needed from the customer. */
export function OrderBadge({ order }: { order: Order }) {
  const words = useWords(orderWords)
  const language = useLanguage()
  const [look, icon, text] = badgeOf(order, words, language)
  return (
    <Badge look={look} icon={icon}>
      {text}
    </Badge>
  )
}

/** Ours leaves on its day; a carrier has had the parcel since the order waits. */
const isOurs = ({ delivery_type_id: type }: Order) => deliveryTypes.nameOf(type) === 'courier'

type Look = [look: 'clay' | 'warn' | 'leaf' | 'water', icon: IconName, text: string]

function badgeOf(order: Order, { state: words, service }: Words, language: Language): Look {
  const state = orderStateOf(order.status)
  const isPending = payseraStats.nameOf(order.paysera_stat) === 'pending'
  // Something may be open: cash, a deferred sum, an autoship's order that found no money.
  const isPaid = order.payment_summary.open === null
  if (state === 'cancelled') return ['clay', 'close', words.cancelled]
  if (state === 'waitsForPayment') return ['warn', 'warn', isPending ? words.pending : words.unpaid]
  if (needsConfirmation(order))
    return ['warn', 'warn', words.toConfirm(confirmableUntil(order, language) ?? '')]
  if (state === 'delivered')
    return ['leaf', 'check', order.only_services === 1 ? service.done : words.delivered]
  if (state === 'waitingForDelivery')
    return ['water', 'truck', isOurs(order) ? words.waiting : words.withCarrier]
  return ['leaf', 'check', isPaid ? words.paid : words.accepted]
}
