/** A line of the wish, and what may come in its place. */
export type WishLine = {
  goodId: number
  ordered: number
  returned: number
  substituteGoodId: number | null
}

/** "Tikai šoreiz": so many of a good in this delivery, none with 0. */
export type OnceLine = { goodId: number; ordered: number; returned: number }

export type DeliveryLine = {
  goodId: number
  ordered: number
  returned: number
  /** How many come every time; 0 for a good that comes once or in place of another. */
  usual: number
  once: 'added' | 'changed' | 'left_out' | null
  insteadOf: number | null
}

/** What could not come as it was wished, and what comes in its place. */
export type MissingGood = {
  goodId: number
  wanted: number
  comes: number
  reason: 'out_of_stock' | 'withdrawn'
  insteadGoodId: number | null
  insteadCount: number
}

export type DeliveryLines = { lines: DeliveryLine[]; missing: MissingGood[] }

/** How many pieces of a good can be had: none of one that is withdrawn, any number of one that is not counted. */
export type Shelf = (goodId: number) => { most: number; isWithdrawn: boolean }

/**
 * What one delivery brings: the wish with what was said for this time only, as far as the shelf goes. What is short comes as far as
 * there is any of it, the rest in the customer's standing choice or not at all. Empties go back whatever comes.
 */
export function linesOfDelivery(
  wish: readonly WishLine[],
  once: readonly OnceLine[],
  shelf: Shelf,
): DeliveryLines {
  const taken = new Map<number, number>()
  const left = (goodId: number): number => shelf(goodId).most - (taken.get(goodId) ?? 0)
  const take = (goodId: number, wanted: number): number => {
    const count = Math.max(0, Math.min(wanted, left(goodId)))
    taken.set(goodId, (taken.get(goodId) ?? 0) + count)
    return count
  }

  const lines: DeliveryLine[] = []
  const missing: MissingGood[] = []
  for (const line of wishedLines(wish, once)) {
    const comes = take(line.goodId, line.ordered)
    lines.push({ ...line, ordered: comes, insteadOf: null })
    if (comes === line.ordered) continue
    const reason = shelf(line.goodId).isWithdrawn ? 'withdrawn' : 'out_of_stock'
    const { goodId, ordered: wanted, substitute } = line
    const insteadCount = substitute === null ? 0 : take(substitute, wanted - comes)
    const insteadGoodId = insteadCount > 0 ? substitute : null
    missing.push({ goodId, wanted, comes, reason, insteadGoodId, insteadCount })
  }
  for (const { goodId, insteadGoodId, insteadCount } of missing) {
    if (insteadGoodId === null) continue
    const own = lines.find((line) => line.goodId === insteadGoodId)
    if (own) own.ordered += insteadCount
    else
      lines.push({
        goodId: insteadGoodId,
        ordered: insteadCount,
        returned: 0,
        usual: 0,
        once: null,
        insteadOf: goodId,
      })
  }
  return {
    lines: lines.map(({ goodId, ordered, returned, usual, once: said, insteadOf }) => {
      return { goodId, ordered, returned, usual, once: said, insteadOf }
    }),
    missing,
  }
}

type Wished = Omit<DeliveryLine, 'insteadOf'> & { substitute: number | null }

function wishedLines(wish: readonly WishLine[], once: readonly OnceLine[]): Wished[] {
  const said = new Map(once.map((line) => [line.goodId, line]))
  const usual = wish.map(({ goodId, ordered, returned, substituteGoodId: substitute }): Wished => {
    const now = said.get(goodId)
    if (!now) return { goodId, ordered, returned, usual: ordered, once: null, substitute }
    const change = now.ordered === 0 && now.returned === 0 ? 'left_out' : 'changed'
    return {
      goodId,
      ordered: now.ordered,
      returned: now.returned,
      usual: ordered,
      once: change,
      substitute,
    }
  })
  const known = new Set(wish.map(({ goodId }) => goodId))
  const added = once.filter(
    ({ goodId, ordered, returned }) => !known.has(goodId) && ordered + returned > 0,
  )
  return [
    ...usual,
    ...added.map((line): Wished => ({ ...line, usual: 0, once: 'added', substitute: null })),
  ]
}

/** What the order is made of: a line of which nothing comes or goes is none. */
export const orderedLines = ({ lines }: DeliveryLines): DeliveryLine[] =>
  lines.filter(({ ordered, returned }) => ordered + returned > 0)
