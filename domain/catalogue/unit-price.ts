import { roundCents, type Cents } from '../money.ts'

/** The content of a pack in thousandths, so that 18.9 l is the whole number 18,900. */
export type Measure = { thousandths: number; per: 'l' | 'kg' | 'piece' }

export type UnitPrice = { cents: Cents; per: Measure['per'] }

/** Without deposits; null without a measure, or where it would repeat the price. */
export function unitPrice(priceCents: Cents, measure: Measure | null): UnitPrice | null {
  if (!measure || measure.thousandths <= 0 || measure.thousandths === 1000) return null
  return { cents: roundCents((priceCents * 1000) / measure.thousandths), per: measure.per }
}
