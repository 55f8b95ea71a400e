import { addDays, type Day } from '../../domain/calendar.ts'
import { rigaInstant } from '../../domain/calendar/riga-time.ts'
import { proposeArt } from '../../art/propose-art.ts'
import { stateDepositCentsPerPiece, type Measure, type SeedGood } from './catalogue/good.ts'

/** What nobody dates was there when the shop opened. */
export const openedDaysAgo = 400

export const instantDaysAgo = (today: Day, daysAgo: number): Date =>
  new Date(rigaInstant(addDays(today, -daysAgo), '00:00'))

/** A good as its table holds it. */
export const goodRow = (good: SeedGood, today: Day) => ({
  id: good.id,
  link: good.link,
  sku: good.sku,
  kind: good.kind,
  bottleKind: good.bottle?.kind ?? ('none' as const),
  nameLv: good.name.lv,
  nameEn: good.name.en,
  descriptionLv: good.description.lv,
  descriptionEn: good.description.en,
  longDescriptionLv: good.longDescription.lv,
  longDescriptionEn: good.longDescription.en,
  cardNoteLv: good.cardNote?.lv ?? null,
  cardNoteEn: good.cardNote?.en ?? null,
  facts: JSON.stringify(good.facts ?? []),
  foodInfo: good.food ? JSON.stringify(good.food) : null,
  art: JSON.stringify(proposeArt(good.sku, good.name.lv)),
  bottlesOfGoodId: good.bottle?.set?.ofGoodId ?? null,
  bottlesInSet: good.bottle?.set?.count ?? null,
  ...pricesOf(good),
  ...measureOf(good.measure),
  vatClass: good.vatClass,
  weightGrams: good.weightG,
  isCounted: good.stock !== 'uncounted',
  expiresOn: good.expiresInDays === undefined ? null : addDays(today, good.expiresInDays),
  autoshipAllowed: good.autoship !== undefined,
  parcelAllowed: !good.ownCourierOnly,
  topRank: good.topRank ?? null,
  createdAt: instantDaysAgo(today, good.createdDaysAgo ?? openedDaysAgo),
})

const pricesOf = (good: SeedGood) => ({
  basePriceCents: good.priceCents,
  formerPriceCents: good.sale?.oldPriceCents ?? null,
  wholesalePriceCents: good.wholesale?.bestPriceCents ?? null,
  wholesaleFromCount: good.wholesale?.fromPieces ?? null,
  autoshipPriceCents: good.autoship?.priceCents ?? null,
  autoshipWholesalePriceCents: good.wholesale?.autoshipBestPriceCents ?? null,
  monthlyPaymentCents: good.rental?.period === 'month' ? good.priceCents : 0,
  lentDepositCents: good.bottle?.lentDepositCents ?? good.rental?.securityCents ?? 0,
  stateDepositCents: (good.stateDepositPieces ?? 0) * stateDepositCentsPerPiece,
})

function measureOf(measure: Measure | undefined) {
  if (!measure) return { measureAmount: null, measureUnit: null }
  const [[measureUnit, measureAmount]] = Object.entries(measure) as [[string, number]]
  return { measureAmount, measureUnit }
}

/** Every price and the time it was asked; the one without an end is today's. */
export function priceHistoryRows(good: SeedGood, today: Day) {
  const steps = good.sale?.history ?? [
    { daysAgo: good.createdDaysAgo ?? openedDaysAgo, priceCents: good.priceCents },
  ]
  return steps.map(({ daysAgo, priceCents }, index) => {
    const next = steps[index + 1]
    return {
      goodId: good.id,
      priceCents,
      offeredFrom: instantDaysAgo(today, daysAgo),
      offeredUntil: next ? instantDaysAgo(today, next.daysAgo) : null,
    }
  })
}
