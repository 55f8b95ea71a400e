import type { Cents } from '../money.ts'
import type { StopCount } from './stop-events.ts'

export type OrderAtStop = {
  orderId: number
  cashDueCents: Cents
  lines: readonly { goodId: number; ordered: number; returned: number; isService: boolean }[]
}

export type OrderShare = {
  orderId: number
  counts: { goodId: number; left: number; taken: number }[]
  cashCents: Cents
}

/**
 * What was counted at a door, order by order: each gets what it asked for as far as it goes, the
 * last one whatever is over. A good that was not counted was left at none of them; a service, which
 * lies in no van, was done as ordered.
 */
export function shareCounts(
  orders: readonly OrderAtStop[],
  counted: readonly StopCount[],
  cashCents: Cents,
): OrderShare[] {
  const left = new Map(counted.map((count) => [count.goodId, count.left]))
  const taken = new Map(counted.map((count) => [count.goodId, count.taken]))
  let openCents = cashCents
  return orders.map(({ orderId, lines, cashDueCents }, index) => {
    const isLast = index === orders.length - 1
    const goodIds = [
      ...new Set([...lines.map(({ goodId }) => goodId), ...(isLast ? left.keys() : [])]),
    ]
    const counts = goodIds.map((goodId) => {
      const line = lines.find((asked) => asked.goodId === goodId)
      if (line?.isService && !counted.some((count) => count.goodId === goodId))
        return { goodId, left: line.ordered, taken: 0 }
      return {
        goodId,
        left: take(left, goodId, isLast ? Infinity : (line?.ordered ?? 0)),
        taken: take(taken, goodId, isLast ? Infinity : (line?.returned ?? 0)),
      }
    })
    const shareCents = isLast ? openCents : Math.min(openCents, cashDueCents)
    openCents -= shareCents
    return { orderId, counts, cashCents: shareCents }
  })
}

function take(open: Map<number, number>, goodId: number, wanted: number): number {
  const count = Math.min(open.get(goodId) ?? 0, wanted)
  open.set(goodId, (open.get(goodId) ?? 0) - count)
  return count
}
