import { endSentence } from '../../../../domain/words/end-sentence.ts'
import { latvian } from '../../../../domain/calendar/phrase-tables.ts'

/** The offer of a cart as a regular delivery. */
export const autoshipOffer = {
  title: (sum: string) => `Tas pats regulārajā piegādē maksātu ${sum}`,
  titleOfSome: (sum: string) => `Preces, ko var saņemt regulāri, maksātu ${sum}`,
  besideDeposit: (sum: string) => `${sum} un depozītu`,
  saves: (sum: string) =>
    `Katrā piegādē ietaupāt ${sum}. Mainīt, pauzēt vai apturēt var jebkurā laikā.`,
  depositOnce:
    'Depozīts par jaunām pudelēm jāmaksā tikai sākumā: pēc tam tukšās apmainām pret pilnām.',
  every: (frequency: number) =>
    frequency === 1
      ? 'Saņemt katru nedēļu'
      : `Saņemt reizi ${latvian.inNumbers[frequency]} nedēļās`,
  days: (first: string, next: string) => `pirmoreiz ${first}, tad ${next}.`,
  skipped: (names: string) => endSentence(`Regulāri nevar saņemt: ${names}`),
}
