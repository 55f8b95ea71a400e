import type { DocumentText } from '../../../../../contract/shop/words/document.ts'
import type { Seller } from '../../../../../domain/documents/document.ts'

export const guarantee = (seller: Seller): DocumentText => ({
  title: 'Legal guarantee of conformity',
  description: 'Two years in which the seller answers for the conformity of a good.',
  intro:
    'In the European Union every product has a legal guarantee of conformity. In Latvia it lasts two years from receipt, and it is free of charge.',
  sections: [
    {
      title: 'What you can rely on',
      paragraphs: [
        'A product must be as described, work as such goods usually do, and be of the quantity and quality promised. If it is not, we answer for it as the seller, not the producer. A fault that shows in the first year is taken to have been there on receipt.',
      ],
    },
    {
      title: 'What you can ask for',
      list: [
        'First: repair or exchange free of charge, as you choose.',
        'If that is impossible or not done in a reasonable time: a lower price, or the end of the contract and your money back.',
      ],
    },
    {
      title: 'How to tell us',
      paragraphs: [
        `Write to ${seller.email} or call ${seller.phone}. Tell us the order number and what happened; a photo helps. A cooler or another heavy product is fetched by our courier.`,
        'For bottles and coolers lent to you the guarantee does not end: if something does not work, we exchange it.',
      ],
    },
    {
      title: 'Guarantee of the producer',
      paragraphs: [
        'If a producer promises more, the page of the product says so. It never makes the legal guarantee smaller.',
      ],
    },
  ],
})
