import type { DocumentText } from '../../../../../contract/shop/words/document.ts'
import { seller, sellerAddressEn } from '../../../../../domain/documents/seller.ts'

export const contacts: DocumentText = {
  title: 'Contacts',
  description: 'Phone, e-mail, office and company details of Avots.',
  intro: `Call ${seller.phone} on working days from 8:00 to 18:00, or write to ${seller.email}; we answer on the same working day.`,
  sections: [
    {
      title: 'Office and return of bottles',
      list: [
        sellerAddressEn,
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
        `VAT No.\u00a0${seller.vatNumber}`,
        `Registered address: ${sellerAddressEn}`,
        'A food business registered with the Food and Veterinary Service',
      ],
    },
  ],
}
