import type { Day } from '../../../../domain/calendar.ts'
import { onDay } from '../../../../domain/calendar/phrases.ts'

/** When we come to a street, on the page of a good. */
export const deliveryDay = {
  question: 'Vai braucat uz manu ielu?',
  street: 'Iela un mājas numurs',
  suggestions: 'Adrešu ieteikumi',
  suggested: (count: number) =>
    count === 0 ? 'Ieteikumu nav.' : `Ieteikumi: ${count}. Izvēlieties ar bultiņām.`,
  houseToo: 'Ierakstiet arī mājas numuru: garai ielai var būt vairāki maršruti.',
  comes: (address: string, day: Day) => `${address}: piegādāsim ${onDay(day)}.`,
  notByUs: (address: string) => `${address}: mūsu kurjers tur nebrauc.`,
  otherWays: 'Kā vēl piegādājam',
}
