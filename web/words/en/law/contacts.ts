import type { DocumentText } from '../../../../contract/words/document.ts'

export const contacts: DocumentText = {
  title: 'Contacts',
  description: 'Phone, e-mail, office and company data of Avots.',
  intro:
    'Call 67 000 000 on working days from 8 to 18, or write to labdien@avots.example; we answer on the same working day.',
  sections: [
    {
      title: 'Office and return of bottles',
      list: [
        'Avotu iela 1, Riga, LV-1011',
        'Working days from 8 to 18',
        'We take empty bottles without an order, too.',
      ],
    },
    {
      title: 'On the day of delivery',
      paragraphs: [
        'The courier calls the phone given with the address before arriving. If something is urgent, call 67 000 000.',
      ],
    },
    {
      title: 'Company',
      list: [
        'SIA “Avots”, registration No. 40000000000',
        'VAT No. LV40000000000',
        'Registered address: Avotu iela 1, Riga, LV-1011',
        'A food business registered with the Food and Veterinary Service',
      ],
    },
  ],
}
