import type { Seller } from '../../../domain/documents/document.ts'
import type { DocumentText } from './document.ts'

/** A translation for reading; the Latvian text binds. */
export const termsEn = (seller: Seller): DocumentText => ({
  title: 'Distance contract',
  description:
    'The terms of Avots: ordering, prices, delivery, deposit, autoship and the right to withdraw.',
  intro:
    'These terms hold from 1 November 2026. By ordering you conclude a distance contract with us. This is a translation; the Latvian text binds.',
  sections: [
    {
      title: '1. Who we are',
      paragraphs: [
        `The seller is ${seller.name}, registration No.\u00a0${seller.registrationNo}, ${seller.vatNumber === null ? '' : `VAT No.\u00a0${seller.vatNumber}, `}${seller.address}. Call us on ${seller.phone} on working days from 8:00 to 18:00, or write to ${seller.email} at any time.`,
      ],
    },
    {
      title: '2. How the contract is concluded',
      paragraphs: [
        'Before ordering, the cart and the payment page show the goods, their number, prices, deposit, delivery fee and the total. You can change everything until you press “Order with obligation to pay”.',
        'The contract is concluded when we send the confirmation to your e-mail. It holds the whole content of the order; orders also stay visible in your profile. The contract is in Latvian.',
      ],
    },
    {
      title: '3. Prices and payment',
      paragraphs: [
        'All prices are in euros and include VAT. Each product also shows its price per litre or kilogram, and its deposit where there is one. The delivery fee and the charge of the chosen way of paying are shown before you order.',
        'You can pay from your account, by card, in your online bank, in cash to the courier, or afterwards where we have agreed on it. If a payment fails, the cart stays and you can pay another way.',
      ],
    },
    {
      title: '4. Delivery',
      paragraphs: [
        'Our courier drives by zones on certain weekdays; the calendar shows the possible days. Outside our zones we send goods, except large bottles and lent goods, by parcel machine or another courier, usually within 2–3 working days.',
        'If a delivery fails, we move it to the next possible day and write to you why; you can change the day. For an order that was not delivered you get all of your money back.',
      ],
    },
    {
      title: '5. Deposit and returnable bottles',
      paragraphs: [
        'Large bottles and coolers are ours and lent to you. For them you pay a deposit, which is no part of a price. The deposit goes back to your account when the courier has counted what was returned; on request we transfer it to your bank account.',
        'Bottles must be whole. For a bottle that is lost or broken the deposit is not given back.',
      ],
    },
    {
      title: '6. Autoship',
      paragraphs: [
        'An autoship is a delivery that comes again every so many weeks. It has no fixed or minimum duration. We write about each delivery in good time and remind you the day before; it comes and is paid only if you confirm it. You can skip, move, pause or end it at any time in your profile, free of charge.',
      ],
    },
    {
      title: '7. Changing and cancelling an order',
      paragraphs: [
        'An order can be changed or cancelled free of charge until its delivery day closes; the time is shown beside the order. What was paid, except the charge of the way of paying, goes back to your account.',
      ],
    },
    {
      title: '8. The right to withdraw',
      paragraphs: [
        'A consumer can withdraw from the contract within 14 days of receiving the goods, without giving a reason. In an autoship these days count from the first delivery. Filling in the form on the page “Withdraw from contract” is enough; no log-in is needed.',
        'The goods are to be handed over to us within 14 days. We pay back what was paid, standard delivery included, within 14 days, but may wait until the goods are here or you prove that you sent them. Goods that we delivered are taken back by our courier free of charge.',
        'There is no withdrawal from opened water, food and hygiene goods that cannot be sold again for reasons of hygiene, from goods that spoil quickly or are close to their date, and from a service that was fully provided with your consent.',
      ],
    },
    {
      title: '9. If a product does not conform',
      paragraphs: [
        'We answer for any lack of conformity for two years from receipt. You can ask for repair or exchange free of charge and, where that is impossible or not done in a reasonable time, for a lower price or your money back.',
      ],
    },
    {
      title: '10. Complaints and disputes',
      paragraphs: [
        'Please send us complaints in writing; we answer within 15 working days. If we do not agree, a consumer can turn to the Consumer Rights Protection Centre (PTAC), Brīvības iela 55, Riga, LV-1010, www.ptac.gov.lv, and to the Consumer Dispute Resolution Commission or a court. The law of Latvia applies.',
      ],
    },
    {
      title: '11. Personal data',
      paragraphs: ['The page “Privacy” tells how we handle personal data.'],
    },
  ],
})
