import { deliveriesAfter } from '../../../domain/autoship/series.ts'
import { addDays, type Day, parseDay } from '../../../domain/calendar.ts'
import type { Draft, Fields } from './draft.ts'

type Rule = Pick<
  Fields,
  'delivery_date' | 'frequency' | 'pause' | 'pause_from' | 'pause_to' | 'valid_from' | 'valid_to'
>

/** Changes of these move the next deliveries. */
const ruleFields = [
  'delivery_date',
  'frequency',
  'address_id',
  'pause',
  'pause_from',
  'pause_to',
  'valid_from',
  'valid_to',
] as const

export const changesDays = (draft: Draft): boolean =>
  ruleFields.some((name) => draft[name] !== undefined)

const dayOrNull = (text: string | null): Day | null => (text === null ? null : parseDay(text))

/** The first two deliveries from the chosen day on, outside the pause and within the validity. */
export function firstDeliveries(rule: Rule, mayDeliver: (day: Day) => boolean): Day[] {
  const anchorDay = dayOrNull(rule.delivery_date)
  if (anchorDay === null) return []
  const from = rule.pause === 1 ? dayOrNull(rule.pause_from) : null
  const series = {
    anchorDay,
    frequencyWeeks: rule.frequency,
    validFrom: dayOrNull(rule.valid_from),
    validTo: dayOrNull(rule.valid_to),
    pause: from && { from, to: dayOrNull(rule.pause_to) },
    skippedDays: [],
    movedDays: {},
  }
  return deliveriesAfter(series, mayDeliver, addDays(anchorDay, -1), 2).map(({ day }) => day)
}
