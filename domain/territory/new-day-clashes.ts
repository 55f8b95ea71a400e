import { type Day, daysBetween } from '../calendar.ts'

/** What a new day of a delivery may meet, the worst first. */
export type Clash =
  | 'no_day'
  | 'not_possible'
  | 'full'
  | 'other_delivery_that_day'
  | 'two_in_a_week'
  | 'autoship_ends'

type Offered = {
  newDay: Day | null
  /** The customer's other deliveries to the same address. */
  otherDays: readonly Day[]
  /** The last day of the autoship. */
  validTo: Day | null
  /** The day takes more than it can with all that come to it. */
  isFull: boolean
  /** The office chose a day on which it cannot be. */
  isImpossible: boolean
}

/** What a person should look at before a delivery gets a new day. */
export function clashesOf({ newDay, otherDays, validTo, isFull, isImpossible }: Offered): Clash[] {
  const impossible: Clash[] = isImpossible ? ['not_possible'] : []
  if (newDay === null) return ['no_day', ...impossible]
  const found: [Clash, boolean][] = [
    ['full', isFull],
    ['other_delivery_that_day', otherDays.includes(newDay)],
    [
      'two_in_a_week',
      otherDays.some((day) => day !== newDay && Math.abs(daysBetween(day, newDay)) < 7),
    ],
    ['autoship_ends', validTo !== null && validTo < newDay],
  ]
  return [...impossible, ...found.flatMap(([clash, isMet]) => (isMet ? [clash] : []))]
}

/** Days without water before a delivery; null where its use is not known. */
export const dryDaysBefore = (newDay: Day | null, lastsUntil: Day | null): number | null =>
  newDay === null || lastsUntil === null ? null : Math.max(0, daysBetween(lastsUntil, newDay) - 1)

type Row = { newDay: string | null; dryDays: number | null; clashes: readonly Clash[] }

/** Those without a day first, then those longest without water, then by what is in the way. */
export const inOrderOfHurt = (a: Row, b: Row): number =>
  Number(a.newDay !== null) - Number(b.newDay !== null) ||
  (b.dryDays ?? 0) - (a.dryDays ?? 0) ||
  b.clashes.length - a.clashes.length
