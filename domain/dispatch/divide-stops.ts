type Pieces = { goodId: number; pieces: number }

export type StopToGive = { stopId: number; goods: readonly Pieces[] }
export type VanToTake = { runId: number; free: readonly Pieces[] }

/**
 * Stops of a van that broke down, in their order: each goes to the first van that still has all its
 * goods free, or to none.
 */
export function divideStops(
  stops: readonly StopToGive[],
  vans: readonly VanToTake[],
): { stopId: number; toRunId: number | null }[] {
  const free = vans.map((van) => ({
    runId: van.runId,
    pieces: new Map(van.free.map(({ goodId, pieces }) => [goodId, pieces])),
  }))
  return stops.map(({ stopId, goods }) => {
    const taker = free.find((van) =>
      goods.every(({ goodId, pieces }) => (van.pieces.get(goodId) ?? 0) >= pieces),
    )
    if (!taker) return { stopId, toRunId: null }
    for (const { goodId, pieces } of goods)
      taker.pieces.set(goodId, taker.pieces.get(goodId)! - pieces)
    return { stopId, toRunId: taker.runId }
  })
}
