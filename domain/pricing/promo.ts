import type { Day } from '../calendar.ts'
import { percentOf, sumOf, type Cents } from '../money.ts'
import { done, refuse, type Outcome } from '../outcome.ts'
import { split } from '../split.ts'

export type Promo = {
  code: string
  benefit:
    | { kind: 'percent'; percent: number }
    | { kind: 'sum'; cents: Cents }
    | { kind: 'free_delivery' }
  fromDay: Day | null
  toDay: Day | null
  maxUses: number | null
  maxUsesPerCustomer: number | null
  customerIds: readonly number[] | null
  goodIds: readonly number[] | null
  minimumCents: Cents | null
  leavesOutServices: boolean
  /** The most that it may take off an order that it was granted to before it ended. */
  atMostCents: Cents | null
}

export type PromoUse = { today: Day; customerId: number; uses: number; usesByCustomer: number }

export type PromoRefusal =
  | { code: 'not_yet'; from: Day }
  | { code: 'expired'; since: Day }
  | { code: 'used_up' }
  | { code: 'used_by_you' }
  | { code: 'not_for_you' }

/** A code can be limited in time, in total, per customer and to some customers. */
export function mayUsePromo(promo: Promo, use: PromoUse): Outcome<null, PromoRefusal> {
  if (promo.fromDay && use.today < promo.fromDay)
    return refuse({ code: 'not_yet', from: promo.fromDay })
  if (promo.toDay && use.today > promo.toDay) return refuse({ code: 'expired', since: promo.toDay })
  if (promo.customerIds && !promo.customerIds.includes(use.customerId))
    return refuse({ code: 'not_for_you' })
  if (promo.maxUses !== null && use.uses >= promo.maxUses) return refuse({ code: 'used_up' })
  if (promo.maxUsesPerCustomer !== null && use.usesByCustomer >= promo.maxUsesPerCustomer)
    return refuse({ code: 'used_by_you' })
  return done(null)
}

export type PromoLine = { goodId: number; isService: boolean; sumCents: Cents }

export type PromoCartRefusal =
  | { code: 'no_goods_for_it' }
  | { code: 'below_minimum'; minimumCents: Cents; missingCents: Cents }

/**
 * The discount of each line, in the order of the lines. A percentage is taken of the line's sum and
 * rounded once; a fixed sum is split over the eligible lines by largest remainder, services
 * included unless the code leaves them out.
 */
export function promoDiscounts(
  promo: Promo,
  lines: readonly PromoLine[],
): Outcome<Cents[], PromoCartRefusal> {
  const total = sumOf(lines, (line) => line.sumCents)
  if (promo.minimumCents !== null && total < promo.minimumCents)
    return refuse({
      code: 'below_minimum',
      minimumCents: promo.minimumCents,
      missingCents: promo.minimumCents - total,
    })
  const goodIds = promo.goodIds && new Set(promo.goodIds)
  const isEligible = (line: PromoLine): boolean =>
    (!goodIds || goodIds.has(line.goodId)) && !(promo.leavesOutServices && line.isService)
  const eligible = lines.map((line) => (isEligible(line) ? line.sumCents : 0))
  const eligibleCents = sumOf(eligible, (cents) => cents)
  if (eligibleCents === 0) return refuse({ code: 'no_goods_for_it' })
  return done(atMost(promo, fullDiscounts(promo, eligible)))
}

function fullDiscounts({ benefit }: Promo, eligible: readonly Cents[]): Cents[] {
  if (benefit.kind === 'free_delivery') return eligible.map(() => 0)
  if (benefit.kind === 'percent') return eligible.map((cents) => percentOf(cents, benefit.percent))
  const eligibleCents = sumOf(eligible, (cents) => cents)
  return split(Math.min(benefit.cents, eligibleCents), eligible)
}

const atMost = ({ atMostCents }: Promo, discounts: Cents[]): Cents[] =>
  atMostCents !== null && sumOf(discounts, (cents) => cents) > atMostCents
    ? split(atMostCents, discounts)
    : discounts
