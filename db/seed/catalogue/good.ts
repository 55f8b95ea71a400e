import type { VatClass } from '../../../domain/documents/vat.ts'
import type { Bilingual } from '../bilingual.ts'
import type { Food } from './food.ts'

/** The content of a pack, for the unit price per litre, kilogram or piece. */
export type Measure = { ml: number } | { g: number } | { pieces: number }

export type SeedGood = {
  id: number
  sku: string
  /** The main category at its deepest level. */
  category: number
  name: Bilingual
  link: string
  description: Bilingual
  longDescription: Bilingual
  /** On the card where a unit price would make no sense. */
  cardNote?: Bilingual
  facts?: { label: Bilingual; value: Bilingual }[]
  food?: Food

  kind: 'good' | 'rentable' | 'service'
  priceCents: number
  vatClass: VatClass
  measure?: Measure
  /** A reduction: the list price, and all prices, the oldest first, up to the reduced one. */
  sale?: { oldPriceCents: number; history: { daysAgo: number; priceCents: number }[] }
  wholesale?: {
    category: number
    bestPriceCents: number
    fromPieces: number
    autoshipBestPriceCents?: number
  }
  autoship?: { priceCents: number }

  /** Lent with the water. */
  bottle?: {
    kind: 'large' | 'small'
    lentDepositCents: number
    set?: { ofGoodId: number; count: number }
  }
  /** Lent against a security: paid by the month, or once for an event. */
  rental?: { securityCents: number; period: 'month' | 'day' }
  /** Packages under the state deposit system, 0.10 each. */
  stateDepositPieces?: number

  weightG: number
  /** Too big, too heavy or too perishable for a parcel machine or a carrier. */
  ownCourierOnly?: true
  /** Pieces on hand on the first day; services and goods made to order are not counted. */
  stock: number | 'uncounted'
  createdDaysAgo?: number
  expiresInDays?: number
  topRank?: number

  /** SKUs of replacements and of goods that go well with it, the best first. */
  alternatives: string[]
  related: string[]
}

export const stateDepositCentsPerPiece = 10
