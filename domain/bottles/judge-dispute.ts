import type { Cents } from '../money.ts'

export type DisputeFacts = {
  /** Bottles fewer with the customer than the books have, if the customer is right. */
  fewer: number
  /** What the warehouse has counted of the run more than its doors told; null where not counted. */
  runSurplus: number | null
  stakeCents: Cents
  /** A dispute so small is believed at once, the first time in half a year. */
  believedCents: Cents
  earlierDisputes: number
  /** Bottles more than the books had, by the driver's recount; null where there was none. */
  recountedMore: number | null
}

export type DisputeProposal = 'accept' | 'refuse' | 'recount'

export type DisputeReason =
  | 'run_has_more'
  | 'run_agrees'
  | 'run_not_counted'
  | 'small_and_first'
  | 'not_first'
  | 'recount_with_customer'
  | 'recount_with_driver'

/** What to answer a customer who counts otherwise than the driver, and why. */
export function judgeDispute({
  fewer,
  runSurplus,
  stakeCents,
  believedCents,
  earlierDisputes,
  recountedMore,
}: DisputeFacts): { proposal: DisputeProposal; reason: DisputeReason } {
  if (recountedMore !== null)
    return recountedMore !== 0 && Math.sign(recountedMore) === -Math.sign(fewer)
      ? { proposal: 'accept', reason: 'recount_with_customer' }
      : { proposal: 'refuse', reason: 'recount_with_driver' }
  if (runSurplus !== null && fewer > 0 && runSurplus >= fewer)
    return { proposal: 'accept', reason: 'run_has_more' }
  if (stakeCents <= believedCents && earlierDisputes === 0)
    return { proposal: 'accept', reason: 'small_and_first' }
  if (runSurplus === 0) return { proposal: 'refuse', reason: 'run_agrees' }
  return { proposal: 'recount', reason: runSurplus === null ? 'run_not_counted' : 'not_first' }
}
