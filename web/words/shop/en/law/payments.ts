import type { DocumentText } from '../../../../../contract/shop/words/document.ts'
import type { FormattedRules } from '../../law/formatted-rules.ts'

export const payments = (rules: FormattedRules): DocumentText => ({
  title: 'Ways to pay',
  description:
    'How to pay at Avots: from your account, by card, in your online bank, in cash or afterwards.',
  intro: 'Pay the way that suits you. A charge, where there is one, is shown before you order.',
  sections: [
    {
      title: 'From your account',
      paragraphs: [
        'The account holds what you topped up and deposits that came back. If it suffices, the order is paid from it, without a charge. Top it up under “Top up the account”.',
      ],
    },
    {
      title: 'By card and in the online bank',
      list: [
        `Bank card (VISA, Mastercard): a charge of ${rules.cardCharge}.`,
        `SEB, Citadele, Luminor, Swedbank, Revolut: a charge of ${rules.bankCharge}.`,
      ],
      paragraphs: [
        'Montonio handles the payment; we never see card data. If a payment is still being processed, we write about how it ended, and the cart is not lost. If you cancel the order later, the charge is not given back.',
      ],
    },
    {
      title: 'In cash to the courier',
      paragraphs: [
        `Only for deliveries by our courier and orders up to ${rules.cashLimit}. The courier gives you a receipt. Cash is not available while a bill is overdue.`,
      ],
    },
    {
      title: 'Afterwards',
      paragraphs: [
        'Where we have agreed on it, orders add up until the end of the month, and the bill comes early in the next one. An order may not exceed your credit limit and your account together.',
      ],
    },
    {
      title: 'Bonus',
      paragraphs: [
        `Delivered 18.9 l water earns a bonus of ${rules.bonusEarn}. It can cover up to ${rules.bonusUse} of the goods, but no more than the goods other than water cost.`,
      ],
    },
  ],
})
