import type { LikelyCause, RunToExplain, StopToExplain } from './run-to-explain.ts'

/** What is told of a good at a stop; nothing is told of a good that was not counted. */
type AtStop = {
  stopId: number
  goodId: number
  left: number
  taken: number
  ordered: number
  returned: number
}

/** Bottles that were told otherwise at a door. */
export const stopCauses = (
  run: RunToExplain,
  goodId: number,
  sizes: readonly number[],
): LikelyCause[] => [
  ...run.stops.flatMap((stop) => claimedOtherwise(stop, goodId)),
  ...run.stops.flatMap((stop) => paidForMore(run, stop, goodId)),
  ...run.stops.flatMap((stop) => declaredOtherwise(atStop(stop, goodId))),
  ...sizes.flatMap((pieces) => [
    ...saleOf(run, goodId, pieces),
    ...run.stops.flatMap((stop) => withoutASign(atStop(stop, goodId), pieces)),
    ...run.stops.flatMap((stop) => insteadOf(run, stop, goodId, pieces)),
  ]),
]

/** A customer's objection or a photo says what was there. */
function claimedOtherwise(stop: StopToExplain, goodId: number): LikelyCause[] {
  const claim = stop.claimed.find((own) => own.goodId === goodId)
  if (!claim) return []
  const told = atStop(stop, goodId)
  const [left, taken] = [claim.left - told.left, claim.taken - told.taken]
  const stopIds = [stop.stopId]
  return [
    ...(left > 0 ? [cause('left_more', { [`full:${goodId}`]: -left }, stopIds, 0.8)] : []),
    ...(left < 0 ? [cause('left_fewer', { [`full:${goodId}`]: -left }, stopIds, 0.8)] : []),
    ...(taken > 0 ? [cause('took_more', { [`empty:${goodId}`]: taken }, stopIds, 0.8)] : []),
    ...(taken < 0 ? [cause('took_fewer', { [`empty:${goodId}`]: taken }, stopIds, 0.8)] : []),
  ]
}

/** The cash of a stop is above its due by just the price of more bottles. */
function paidForMore(run: RunToExplain, stop: StopToExplain, goodId: number): LikelyCause[] {
  const surplus = stop.cashCents - stop.dueCents
  if (surplus <= 0) return []
  const { priceCents, depositCents } = goodOf(run, goodId)
  return [priceCents, priceCents + depositCents]
    .filter((unit) => unit > 0 && surplus % unit === 0)
    .map((unit) =>
      cause('sale_not_recorded', { [`full:${goodId}`]: -(surplus / unit) }, [stop.stopId], 0.5),
    )
}

/** Empties were taken otherwise than the customer had said. */
function declaredOtherwise({ stopId, goodId, taken, returned }: AtStop): LikelyCause[] {
  const more = returned - taken
  if (more > 0) return [cause('took_more', { [`empty:${goodId}`]: more }, [stopId], 1)]
  if (more < 0) return [cause('took_fewer', { [`empty:${goodId}`]: more }, [stopId], 1.5)]
  return []
}

/** A bottle was sold at some door: with its deposit, or against an empty. */
function saleOf(run: RunToExplain, goodId: number, pieces: number): LikelyCause[] {
  const { priceCents, depositCents } = goodOf(run, goodId)
  if (priceCents === 0) return []
  const stopIds = run.stops.map(({ stopId }) => stopId)
  const [full, empty] = [`full:${goodId}`, `empty:${goodId}`]
  const withDeposit = pieces * (priceCents + depositCents)
  return [
    cause('sale_not_recorded', { [full]: -pieces, cash: withDeposit }, stopIds, 1),
    ...(depositCents > 0
      ? [
          cause(
            'sale_not_recorded',
            { [full]: -pieces, [empty]: pieces, cash: pieces * priceCents },
            stopIds,
            1.2,
          ),
        ]
      : []),
  ]
}

/** A slip that nothing but the count of the van speaks of: any door may be the one. */
function withoutASign(
  { stopId, goodId, left, taken, ordered, returned }: AtStop,
  pieces: number,
): LikelyCause[] {
  const [full, empty] = [`full:${goodId}`, `empty:${goodId}`]
  const more = 0.4 * (pieces - 1)
  // Where nothing was left or taken, hardly anybody was met.
  const unmet = left + taken === 0 ? 0.5 : 0
  return [
    ...(left > 0 && left === ordered
      ? [cause('left_more', { [full]: -pieces }, [stopId], 3.2 + more)]
      : []),
    ...(left >= pieces ? [cause('left_fewer', { [full]: pieces }, [stopId], 3.2 + more)] : []),
    ...(taken === returned
      ? [cause('took_more', { [empty]: pieces }, [stopId], 3 + more + unmet)]
      : []),
    ...(taken >= pieces ? [cause('took_fewer', { [empty]: -pieces }, [stopId], 2.8 + more)] : []),
  ]
}

/** One good was left in place of another that was told. */
function insteadOf(
  run: RunToExplain,
  stop: StopToExplain,
  goodId: number,
  pieces: number,
): LikelyCause[] {
  return run.goods
    .filter((other) => other.goodId !== goodId && atStop(stop, other.goodId).left >= pieces)
    .map((other) =>
      cause(
        'goods_swapped',
        { [`full:${goodId}`]: -pieces, [`full:${other.goodId}`]: pieces },
        [stop.stopId],
        1.6,
      ),
    )
}

const cause = (
  kind: LikelyCause['kind'],
  effect: Record<string, number>,
  stopIds: readonly number[],
  cost: number,
): LikelyCause => ({ kind, effect, stopIds, cost })

function atStop({ stopId, told, asked }: StopToExplain, goodId: number): AtStop {
  const tally = told.find((own) => own.goodId === goodId)
  const plan = asked.find((own) => own.goodId === goodId)
  return {
    stopId,
    goodId,
    left: tally?.left ?? 0,
    taken: tally?.taken ?? 0,
    ordered: plan?.ordered ?? 0,
    returned: plan?.returned ?? 0,
  }
}

const goodOf = ({ goods }: RunToExplain, goodId: number) =>
  goods.find((good) => good.goodId === goodId) ?? { priceCents: 0, depositCents: 0 }
