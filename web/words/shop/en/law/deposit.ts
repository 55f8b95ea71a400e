import type { DocumentText } from '../../../../../contract/shop/words/document.ts'
import type { FormattedRules } from '../../law/formatted-rules.ts'

export const deposit = ({ lentDeposit, steps }: FormattedRules): DocumentText => ({
  title: 'Deposit and empty bottles',
  description:
    'How the deposit on 18.9 l bottles works: how much it is, when it is paid and when it comes back.',
  intro: `The large bottles are ours and travel back. For each bottle at your place the deposit is ${lentDeposit}; it is not part of the price of the water and comes back with the bottle.`,
  sections: [
    {
      title: 'The more bottles, the smaller the deposit',
      list: steps.map(
        ({ fromBottle, percentOff }) =>
          `From bottle ${fromBottle} on the deposit is ${percentOff} less.`,
      ),
    },
    {
      title: 'One for one',
      paragraphs: [
        'If you order as many full bottles as you give back empty, there is no deposit to pay. The cart has two numbers side by side: “To order” and “Empties back”; under them it says what this comes to.',
      ],
    },
    {
      title: 'How the deposit comes back',
      paragraphs: [
        'The courier counts the bottles at your door. If you give back more than you receive, the deposit is in your account on the same day. Pay your next order with it, or ask us to transfer it to your bank.',
        'If the count differs from the order, the invoice has what was counted and we e-mail you about it. If you disagree, reply to the e-mail or call us.',
      ],
    },
    {
      title: 'The state deposit on small bottles',
      paragraphs: [
        'Single-use bottles and cans carry a state deposit. The machines in shops give it back; we do not take these bottles.',
      ],
    },
  ],
})
