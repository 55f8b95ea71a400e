import type { DocumentText } from '../../../../../contract/shop/words/document.ts'
import { withdrawalDays } from '../../../../../domain/orders/withdrawal-days.ts'
import type { Seller } from '../../../../../domain/documents/document.ts'

export const privacy = (seller: Seller): DocumentText => ({
  title: 'Privacy',
  description: 'Which personal data Avots handles, why, for how long, and what your rights are.',
  intro: `We gather only what is needed to bring water to your door. The controller is ${seller.name}, ${seller.address}, ${seller.email}.`,
  sections: [
    {
      title: 'What we know, and why',
      list: [
        'Name, phone, e-mail and addresses: to conclude the contract and to deliver.',
        'Orders, payments, deposit and the number of bottles: to fulfil the contract and keep accounts as the law requires.',
        'A personal code or registration number, if you give it: so that the invoice names the right buyer.',
        'Times of logging in and the kind of device: to keep your profile safe.',
        'What you agreed to and refused, with the day and the wording: so that we can prove it.',
      ],
    },
    {
      title: 'On what grounds',
      paragraphs: [
        'Fulfilling the contract (delivery, payment, deposit), duties by law (accounting, consumer rights), our legitimate interest (the safety of the shop) and your consent (newsletter, counting visits, measuring advertising). Consent is as easy to take back as to give.',
      ],
    },
    {
      title: 'Who receives data',
      list: [
        'The courier: name, address, phone and notes for the delivery.',
        'The operator of parcel machines or another courier, if you choose them.',
        'The payment provider Montonio: the sum and the number of the payment. We never see card data.',
        'Google and Meta, if you agree to it: which pages and goods you look at and what you buy, without name, e-mail or address.',
        'Authorities where the law demands it. We sell no data.',
      ],
    },
    {
      title: 'How long we keep it',
      list: [
        'Invoices and payments: five years after the end of the financial year.',
        'The record of bottles and deposit: until the deposit is given back, and five more years.',
        'The cart of a guest: 90 days after the last visit.',
        'Our e-mails to you: a year.',
        `A withdrawal from a contract that you began and did not confirm: ${withdrawalDays} days.`,
        'The rest: as long as you have a profile.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        `In your profile you can see, correct and download everything, and delete the profile. What the law makes us keep stays, without your name where that is possible. You can also object to the handling of data or ask us to restrict it by writing to ${seller.email}; we answer within a month.`,
        'If you think that we do wrong, you can complain to the Data State Inspectorate, Elijas iela 17, Riga, LV-1050, www.dvi.gov.lv.',
      ],
    },
  ],
})
