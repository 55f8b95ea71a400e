import type { DocumentText } from '../../../../../contract/shop/words/document.ts'
import { englishForm } from '../../../../../domain/words/plural.ts'
import type { FormattedRules } from '../../law/formatted-rules.ts'

const days = { one: 'day', other: 'days' }

export const autoship = (rules: FormattedRules): DocumentText => ({
  title: 'Autoship',
  description:
    'Autoship brings water and other goods every 1–8 weeks: how it works, what it costs and how to stop it.',
  intro:
    'You choose the goods, the address and how often, once; we remind you and deliver. There is no minimum duration.',
  sections: [
    {
      title: 'How it works',
      list: [
        'You choose how many weeks apart the deliveries are: from 1 to 8, as far as the route of your address allows.',
        `${rules.leadDays} ${englishForm(rules.leadDays, days)} before a delivery we prepare the order and ask you by e-mail to confirm it; and again the day before.`,
        'If you do not confirm, the delivery is skipped and nothing is to be paid. The next one comes as usual.',
      ],
    },
    {
      title: 'Price and payment',
      paragraphs: [
        'Goods often cost less in an autoship; the page of the product shows it. It is paid from your account if that suffices; if not, by deferred payment or in cash where that is possible. Where neither is, the order waits until you top up your account; if there is still not enough the evening before, we skip that delivery.',
      ],
    },
    {
      title: 'Change, pause, stop',
      paragraphs: [
        '“This delivery only” and “All that follow” are two separate places: in one you move or skip a single delivery, in the other you change the whole autoship. For a holiday you can pause until a day of your choice. Stopping takes one button, no call and no reason.',
      ],
    },
    {
      title: 'When something is missing',
      paragraphs: [
        'If a product is out of stock or no longer sold, we bring the rest and let you know by e-mail. No price in an autoship changes before we have told you.',
      ],
    },
  ],
})
