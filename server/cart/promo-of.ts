import { type Day } from '../../domain/calendar.ts'
import { rigaDay } from '../../domain/calendar/riga-time.ts'
import type { Promo, PromoUse } from '../../domain/pricing/promo.ts'
import type { LoadedCart, LoadedPromo } from './load-cart.ts'

/** A promo code in the words of the rules. */
export const promoOf = (row: LoadedPromo): Promo => ({
  code: row.code,
  benefit: benefitOf(row),
  fromDay: row.validFrom === null ? null : rigaDay(Date.parse(row.validFrom)),
  // Until an instant: its last day is that of the moment before.
  toDay: row.validUntil === null ? null : rigaDay(Date.parse(row.validUntil) - 1),
  maxUses: row.useLimit,
  maxUsesPerCustomer: row.customerLimit,
  customerIds: row.isForCustomer ? null : [],
  goodIds: row.goodIds,
  minimumCents: row.minimumCents === 0 ? null : row.minimumCents,
  leavesOutServices: !row.servicesIncluded,
})

function benefitOf({ kind, percent, amountCents }: LoadedPromo): Promo['benefit'] {
  if (kind === 'percent') return { kind, percent: percent! }
  return kind === 'sum' ? { kind, cents: amountCents! } : { kind }
}

export const promoUse = ({ customerId, promo }: LoadedCart, today: Day): PromoUse => ({
  today,
  customerId,
  uses: promo?.uses ?? 0,
  usesByCustomer: promo?.usesByCustomer ?? 0,
})
