import { addDays, dayFromParts, type Day, weekdayOf, yearOf } from '../../domain/calendar.ts'
import type { Bilingual } from './bilingual.ts'

/** The office's word against the computed calendar: a day off more, or a Sunday on which the vans drive. */
export type OfficeDay = { day: Day; name: Bilingual; delivers: boolean }

/** The winter that is coming: the last Sunday before Christmas is worked, the stock is counted after New Year. */
export function officeDays(today: Day): OfficeDay[] {
  const christmasEve = dayFromParts(yearOf(today), 12, 24)!
  const stocktaking = dayFromParts(yearOf(today) + 1, 1, 4)!
  return [
    {
      day: addDays(christmasEve, -(weekdayOf(christmasEve) % 7 || 7)),
      name: { lv: 'Piegādes pirms Ziemassvētkiem', en: 'Deliveries before Christmas' },
      delivers: true,
    },
    { day: stocktaking, name: { lv: 'Inventūra noliktavā', en: 'Stocktaking' }, delivers: false },
  ]
}
