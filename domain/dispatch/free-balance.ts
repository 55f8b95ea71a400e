/** A good in a van: what was counted in, what other vans gave and got, what the doors tell. */
export type VanGood = {
  goodId: number
  loaded: number
  /** Full ones from other vans, and to them, confirmed by both hands. */
  received: number
  given: number
  left: number
  /** Full ones that were damaged on the way; they come back. */
  damaged: number
  /** Ordered at the stops that still wait. */
  promised: number
}

/** What may be sold at a door or given to another van; below zero where somebody will go without. */
export const freeBalance = (good: VanGood): number =>
  good.loaded + good.received - good.given - good.left - good.damaged - good.promised

/** The goods that a van has too few of for what it is asked to give. */
export const missingInVan = (
  van: readonly VanGood[],
  asked: readonly { goodId: number; pieces: number }[],
): number[] =>
  asked
    .filter(({ goodId, pieces }) => {
      const good = van.find((own) => own.goodId === goodId)
      return pieces > (good ? freeBalance(good) : 0)
    })
    .map(({ goodId }) => goodId)
