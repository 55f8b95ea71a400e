/** A good of a loading: the plan, and two counts that are made without seeing each other. */
export type LoadCount = {
  goodId: number
  planned: number
  driver: number | null
  warehouse: number | null
}

export type LoadState = 'waiting' | 'counting' | 'differs' | 'equal'

/** Both counts decide: a run without goods has nothing to count. */
export function stateOfLoad(counts: readonly LoadCount[]): LoadState {
  const given = counts.flatMap(({ driver, warehouse }) => [driver, warehouse])
  if (given.length > 0 && given.every((count) => count === null)) return 'waiting'
  if (given.includes(null)) return 'counting'
  return goodsToRecount(counts).length > 0 ? 'differs' : 'equal'
}

/** Only the goods whose two counts differ are counted again. */
export const goodsToRecount = (counts: readonly LoadCount[]): number[] =>
  counts
    .filter(({ driver, warehouse }) => bothGiven(driver, warehouse) && driver !== warehouse)
    .map(({ goodId }) => goodId)

/** A count is shown to the other side when both are in. */
export const countsSeenBy = (side: 'driver' | 'warehouse', count: LoadCount): LoadCount =>
  bothGiven(count.driver, count.warehouse)
    ? count
    : { ...count, [side === 'driver' ? 'warehouse' : 'driver']: null }

const bothGiven = (driver: number | null, warehouse: number | null): boolean =>
  driver !== null && warehouse !== null

/**
 * What the van took along. Where a run leaves without two equal counts, the warehouse's count goes
 * before the driver's, and the plan stands in for both.
 */
export const loadedPieces = ({ planned, driver, warehouse }: LoadCount): number =>
  warehouse ?? driver ?? planned

/** What the plan has more than the van. */
export const shortOfPlan = (counts: readonly LoadCount[]): { goodId: number; pieces: number }[] =>
  counts
    .map((count) => ({ goodId: count.goodId, pieces: count.planned - loadedPieces(count) }))
    .filter(({ pieces }) => pieces > 0)
