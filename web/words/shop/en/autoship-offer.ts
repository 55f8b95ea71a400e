import { endSentence } from '../../../../domain/words/end-sentence.ts'
import type { autoshipOffer as lv } from '../lv/autoship-offer.ts'

export const autoshipOffer: typeof lv = {
  title: (sum) => `The same as an autoship would cost ${sum}`,
  titleOfSome: (sum) => `The goods that can come regularly would cost ${sum}`,
  besideDeposit: (sum) => `${sum} and the deposit`,
  saves: (sum) =>
    `You save ${sum} with each delivery. It can be changed, paused or stopped at any time.`,
  depositOnce:
    'The deposit for new bottles is paid only at first: later empty ones go back for full.',
  every: (frequency) => (frequency === 1 ? 'Get it every week' : `Get it every ${frequency} weeks`),
  days: (first, next) => `first ${first}, then ${next}.`,
  skipped: (names) => endSentence(`Cannot be part of an autoship: ${names}`),
}
