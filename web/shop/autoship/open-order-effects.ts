import type { Autoship } from '../../../contract/shop/autoship-record.ts'
import type { Draft } from './draft.ts'

type OpenOrder = Autoship['open_orders'][number]

type Edited = Pick<
  Autoship,
  'next_order' | 'open_orders' | 'pause' | 'pause_from' | 'pause_to' | 'address_id'
>

/** What saving the draft does to the orders made already: most changes leave them as they are. */
export function openOrderEffects(autoship: Edited, draft: Draft) {
  const fields = { ...autoship, ...draft }
  const { pause, pause_from: from, pause_to: to } = fields
  const isInPause = ({ delivery_date: day }: OpenOrder) =>
    pause === 1 && from !== null && day >= from && (to === null || day <= to)
  // A new day moves the next delivery; at a new address the orders stay where they are.
  const newDay = fields.address_id === autoship.address_id ? (draft.delivery_date ?? null) : null
  const isMoved = ({ id }: OpenOrder) => newDay !== null && id === autoship.next_order?.order_id
  const skipped = autoship.open_orders.filter(isInPause)
  const moved = autoship.open_orders.filter((order) => isMoved(order) && !skipped.includes(order))
  const unchanged = autoship.open_orders.filter(
    (order) => !moved.includes(order) && !skipped.includes(order),
  )
  return { moved, newDay, skipped, unchanged }
}
