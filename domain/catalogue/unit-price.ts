import { roundCents, type Cents } from '../money.ts'

/** What one pack holds: thousandths of a litre, a kilogram or a piece, so that 18.9 l is the whole number 18 900. */
export type Measure = { thousandths: number; per: 'l' | 'kg' | 'piece' }

export type UnitPrice = { cents: Cents; per: Measure['per'] }

/** EUR/l or EUR/kg where the good has a measure, without any deposit; needless where it would repeat the price. */
export function unitPrice(priceCents: Cents, measure: Measure | null): UnitPrice | null {
  if (!measure || measure.thousandths <= 0 || measure.thousandths === 1000) return null
  return { cents: roundCents((priceCents * 1000) / measure.thousandths), per: measure.per }
}
