import type { CountedLine } from '../../domain/dispatch/delivered-order.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Db } from '../platform/database/connect.ts'
import { placedItems, type PlacedItem } from './order-store.ts'

/** What the courier counted of a good. */
export type Counted = { goodId: number; left: number; taken: number }

export type CountRefusal =
  | { code: 'not_in_the_order'; goodId: number }
  | { code: 'not_lent'; goodId: number }
  | { code: 'no_such_good'; goodId: number }

export type DoorLine = Omit<CountedLine, 'vatPercent'> &
  Pick<PlacedItem, 'vatClass' | 'returned' | 'isCounted' | 'monthlyPaymentCents'>

/** The order's lines with what was counted; what nobody counted was left and taken as ordered. */
export async function countLines(
  tx: Db,
  orderId: number,
  counts: readonly Counted[],
): Promise<Outcome<DoorLine[], CountRefusal>> {
  const items = await placedItems(
    tx,
    orderId,
    counts.map(({ goodId }) => goodId),
  )
  for (const { goodId, left, taken } of counts) {
    const item = items.find((one) => one.goodId === goodId)
    if (!item) return refuse({ code: 'no_such_good', goodId })
    if (left > 0 && item.ordered === 0) return refuse({ code: 'not_in_the_order', goodId })
    if (taken > 0 && !item.isLent) return refuse({ code: 'not_lent', goodId })
  }
  return done(
    items.map((item) =>
      doorLine(
        item,
        counts.find(({ goodId }) => goodId === item.goodId),
      ),
    ),
  )
}

const doorLine = (item: PlacedItem, count: Counted | undefined): DoorLine => ({
  ...item,
  left: count?.left ?? item.ordered,
  taken: count?.taken ?? item.returned,
  bottles:
    item.setOf === null
      ? null
      : {
          goodId: item.setOf,
          inEach: item.inEach ?? 1,
          bailCents: item.bottleBailCents ?? item.bailCents,
        },
})
