import type { DocumentText } from '../../../../../contract/shop/words/document.ts'
import type { FormattedRules } from '../../law/formatted-rules.ts'
import type { Seller } from '../../../../../domain/documents/document.ts'

export const questions = (rules: FormattedRules, seller: Seller): DocumentText => ({
  title: 'Frequently asked questions',
  description:
    'What people call about most: the delivery day, empty bottles, deposit, invoices and pauses.',
  intro: `This is what people call us about most. If the answer is not here, call ${seller.phone}.`,
  sections: [
    {
      title: 'When will the courier be here?',
      paragraphs: [
        'On the day of delivery between 8:00 and 20:00. We cannot promise the hour, but the courier calls before arriving. The calendar shows the days on which we drive to you.',
      ],
    },
    {
      title: 'Can a delivery be moved?',
      paragraphs: [
        'Yes. Open “Waiting for delivery” and choose another day. This is possible until the day closes; the time is shown beside the order. In an autoship choose whether to move this delivery only or all that follow.',
      ],
    },
    {
      title: 'I have more empty bottles than I said I would give back',
      paragraphs: [
        `Give them all. The courier counts, and the deposit for the others comes back to your account. If you need nothing, make an order of empty bottles alone; the drive has a fuel surcharge of ${rules.surcharge}.`,
      ],
    },
    {
      title: 'Why a deposit, when I have bottles already?',
      paragraphs: [
        `The deposit (${rules.lentDeposit} for a bottle) is only for bottles that come on top. For as many as you give back there is none. Check the number “Empties back” in the cart.`,
      ],
    },
    {
      title: 'Where are my invoices?',
      paragraphs: [
        'After the delivery the invoice comes by e-mail; it is under “Executed orders”, too. Advance and monthly bills have their own pages. All can be downloaded.',
      ],
    },
    {
      title: 'The payment was taken, but there is no order',
      paragraphs: [
        'Banks sometimes confirm late, even by some hours. As soon as the money is with us, the order appears under “Waiting for delivery” and you get an e-mail. If its time has passed, the money is in your account.',
      ],
    },
    {
      title: 'How do I pause for a holiday?',
      paragraphs: [
        'Switch on the pause in your autoship and enter the dates. Several addresses can be paused at once. We remind you before it goes on.',
      ],
    },
    {
      title: 'The cooler leaks or does not cool',
      paragraphs: [
        `Call ${seller.phone}. A rented cooler is exchanged free of charge on the next round; one that you bought is repaired under the guarantee.`,
      ],
    },
    {
      title: 'I forgot my password',
      paragraphs: [
        'Choose “Forgotten your password?” on the log-in page. The link works for 60 minutes, once.',
      ],
    },
  ],
})
