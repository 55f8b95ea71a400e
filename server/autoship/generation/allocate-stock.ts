import {
  linesOfDelivery,
  orderedLines,
  type StockLookup,
} from '../../../domain/autoship/delivery-lines.ts'
import { isExchanged } from '../../../domain/autoship/empties.ts'
import type { CartGood } from '../../catalogue/goods-for-cart.ts'
import type { BottlesByThen } from './bottles-by-then.ts'
import type { DueDelivery, FilledDelivery, SkippedDelivery } from './find-due.ts'

/**
 * Fills the deliveries in order: stock taken by one is not available to the next, and its bottles
 * stand at the customer's by then.
 */
export function allocateStock(
  due: readonly DueDelivery[],
  goods: Map<number, CartGood>,
  bottles: BottlesByThen,
): { filled: FilledDelivery[]; empty: SkippedDelivery[] } {
  const taken = new Map<number, number>()
  const stockFor =
    ({ autoship, day }: DueDelivery): StockLookup =>
    (goodId) => {
      const good = goods.get(goodId)!
      const { available, isWithdrawn } = good
      const maximum = isWithdrawn
        ? 0
        : available === null
          ? Number.POSITIVE_INFINITY
          : available - (taken.get(goodId) ?? 0)
      const held = isExchanged(good) ? bottles.heldOn(autoship.customerId, goodId, day) : null
      return { maximum, isWithdrawn, held }
    }
  const all = due.map((delivery): FilledDelivery => {
    const { autoship, plannedOn } = delivery
    const oneTimeChanges = autoship.oneTimeChanges.filter((item) => item.plannedOn === plannedOn)
    const lines = linesOfDelivery(autoship.items, oneTimeChanges, stockFor(delivery))
    for (const { goodId, ordered, returned } of lines.lines) {
      taken.set(goodId, (taken.get(goodId) ?? 0) + ordered)
      bottles.add(autoship.customerId, goodId, { day: delivery.day, count: ordered - returned })
    }
    return { ...delivery, lines }
  })
  return {
    filled: all.filter(({ lines }) => orderedLines(lines).length > 0),
    empty: all
      .filter(({ lines }) => orderedLines(lines).length === 0)
      .map(({ autoship, plannedOn }) => ({ autoship, plannedOn, reason: 'nothing_available' })),
  }
}
