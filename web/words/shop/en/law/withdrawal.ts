import type { DocumentText } from '../../../../../contract/shop/words/document.ts'

export const withdrawal: DocumentText = {
  title: 'Withdraw from contract',
  description:
    'Withdraw from a purchase within 14 days: two steps, without log-in, with a receipt by e-mail.',
  intro:
    'You can withdraw from a purchase within 14 days of receiving it, without giving a reason. No log-in is needed, and a receipt is in your mailbox at once.',
  sections: [
    {
      title: 'What happens next',
      list: [
        'You give the goods back within 14 days: to the courier at your next delivery, or at our office. What we delivered we take back free of charge.',
        'We pay you back, standard delivery included, within 14 days and the same way as you paid. We may wait until the goods are here or we see that they were sent.',
        'The deposit for returned bottles comes back in full.',
      ],
    },
    {
      title: 'When withdrawing is not possible',
      list: [
        'Water, food and hygiene goods once they are opened.',
        'Goods that spoil quickly or are close to their date.',
        'A service that was fully provided with your consent, such as cleaning a cooler.',
      ],
    },
    {
      title: 'Not delivered yet?',
      paragraphs: [
        'An order that can still be changed can simply be cancelled under “Waiting for delivery”: the money is in your account at once.',
      ],
    },
  ],
}
