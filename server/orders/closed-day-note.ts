import type { Day } from '../../domain/calendar.ts'
import { dayTitle, onDay } from '../../domain/calendar/phrases.ts'
import type { Language } from '../../domain/words/language.ts'
import { type Block, note } from '../platform/mail/letter.ts'

const words = {
  lv: (chosen: string, now: string) =>
    `Maksājums pienāca, kad izvēlētās dienas (${chosen}) piegādes jau bija sagatavotas, tāpēc atvedīsim ${now}.`,
  en: (chosen: string, now: string) =>
    `The payment arrived when the chosen day (${chosen}) was already closed, so we will bring it ${now}.`,
}

/** Says why an order comes on another day than the customer chose. */
export function closedDayNote(
  { chosenOn, deliveryOn }: { chosenOn?: Day | null; deliveryOn: Day | null },
  language: Language,
): Block[] {
  if (!chosenOn || !deliveryOn) return []
  const text = words[language](dayTitle(chosenOn, language), onDay(deliveryOn, language))
  return [note('attention', text)]
}
