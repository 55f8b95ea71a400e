import { onDay } from '../../../../domain/calendar/phrases.ts'
import type { deliveryDay as lv } from '../lv/delivery-day.ts'

export const deliveryDay: typeof lv = {
  question: 'Do you come to my street?',
  street: 'Street and house number',
  suggestions: 'Suggested addresses',
  suggested: (count) =>
    count === 0 ? 'No suggestions.' : `Suggestions: ${count}. Choose with the arrow keys.`,
  houseToo: 'Type the house number, too: a long street may have several routes.',
  comes: (address, day) => `${address}: we deliver ${onDay(day, 'en')}.`,
  notByUs: (address) => `${address}: our courier does not go there.`,
  otherWays: 'Other ways of delivery',
}
