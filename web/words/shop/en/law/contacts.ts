import type { DocumentText } from '../../../../../contract/shop/words/document.ts'
import type { Seller } from '../../../../../domain/documents/document.ts'

export const contacts = (seller: Seller): DocumentText => ({
  title: 'Contacts',
  description: 'Phone, e-mail, office and company details of Avots.',
  intro: `Call ${seller.phone} on working days from 8:00 to 18:00, or write to ${seller.email}; we answer on the same working day.`,
  sections: [
    {
      title: 'Office and return of bottles',
      list: [
        seller.address,
        'Working days from 8:00 to 18:00',
        'We take empty bottles without an order, too.',
      ],
    },
    {
      title: 'On the day of delivery',
      paragraphs: [
        `The courier calls the phone given with the address before arriving. If something is urgent, call ${seller.phone}.`,
      ],
    },
    {
      title: 'Company',
      list: [
        `${seller.name}, registration No.\u00a0${seller.registrationNo}`,
        ...(seller.vatNumber === null ? [] : [`VAT No.\u00a0${seller.vatNumber}`]),
        `Registered address: ${seller.address}`,
        'A food business registered with the Food and Veterinary Service',
      ],
    },
  ],
})
