import type { DocumentText } from '../../../../../contract/shop/words/document.ts'
import type { Seller } from '../../../../../domain/documents/document.ts'

export const accessibility = (seller: Seller): DocumentText => ({
  title: 'Accessibility statement',
  description: 'How accessible the Avots shop is, and how to tell us about a barrier.',
  intro: `${seller.name} builds the shop so that everybody can buy in it, with a keyboard, a screen reader or enlarged text, too. This statement was made on 20 November 2026.`,
  sections: [
    {
      title: 'What the shop conforms to',
      paragraphs: [
        'The aim is the Latvian law on the accessibility of goods and services and the standard EN\u00a0301\u00a0549, which rests on WCAG 2.1 AA; we check the demands of WCAG 2.2, too. Pages are checked automatically with every change, and the main journeys – logging in, cart, payment, autoship – are also made by keyboard alone.',
      ],
    },
    {
      title: 'What is done',
      list: [
        'Everything can be done by keyboard, and it is visible where you are.',
        'Fields, buttons and mistakes are named in words; nothing is said by colour alone.',
        'Pages work at 400% zoom and at a width of 320 pixels.',
        'Nothing moves if your device asks for that. Beside the map and the plots stands the same in words.',
      ],
    },
    {
      title: 'What is not complete yet',
      list: ['The pages of banks and cards belong to the banks and the payment provider.'],
    },
    {
      title: 'Tell us about a barrier',
      paragraphs: [
        `Write to ${seller.email} or call ${seller.phone}: which page, and what was in the way. We answer within 15 working days, and take your order by phone at once. If our answer does not satisfy you, turn to the Consumer Rights Protection Centre, www.ptac.gov.lv.`,
      ],
    },
  ],
})
