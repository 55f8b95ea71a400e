import type { DocumentText } from '../../../../../contract/shop/words/document.ts'
import type { FormattedRules } from '../../law/formatted-rules.ts'

export const delivery = (rules: FormattedRules): DocumentText => ({
  title: 'Delivery and delivery zones',
  description: 'When and where Avots delivers, what it costs, and what happens on holidays.',
  intro:
    'Our courier serves each zone on certain days. The calendar in the cart shows the days of your address.',
  sections: [
    {
      title: 'What our courier costs',
      list: [
        `Goods of ${rules.freeFrom} or more: free.`,
        `Less than ${rules.freeFrom}, with water in returnable bottles or nothing but empties in the cart: a fuel surcharge of ${rules.surcharge}.`,
        `Less than ${rules.freeFrom} without such water: a delivery fee of ${rules.fee}.`,
        'Services and topping up have no delivery fee.',
      ],
    },
    {
      title: 'Parcel machine or another courier',
      paragraphs: [
        `Outside our zones, and inside them if there are no water bottles or rented goods in the cart, we deliver by parcel machine (${rules.parcelMachine}) or another courier (${rules.thirdPartyCourier}). Above ${rules.thirdPartyFreeAbove} of goods it is free. It usually takes 2–3 working days, and no day can be chosen.`,
      ],
    },
    {
      title: 'Day and time',
      paragraphs: [
        'The earliest day is tomorrow, the latest three months ahead. The courier drives from 8:00 to 20:00 and calls before arriving. We do not deliver on public holidays; the calendar shows them and offers the next day.',
        'A day that is full takes no more orders; the calendar shows it and offers the next one.',
        'An order can be changed or moved until its day closes. The exact time is shown beside the order.',
      ],
    },
    {
      title: 'If you are not at home',
      paragraphs: [
        'Write in the notes where to leave the goods and where the courier finds the empty bottles. If delivery is impossible all the same, the courier calls. We move the delivery to the next possible day and write to you about it; you can change the day.',
      ],
    },
    {
      title: 'Addresses',
      paragraphs: [
        'The State Address Register (State Land Service, CC BY 4.0) helps to type an address. An address that it does not have can be typed by hand.',
      ],
    },
  ],
})
