import type { preview as lv } from '../lv/preview.ts'

export const preview: typeof lv = {
  title: 'Office – Avots',
  name: 'Avots',
  office: 'office',
  places: 'Sections',
  heading: 'The office is being built',
  lead: 'The working day of Avots will be here: what to do, what is on the road, what customers wait for.',
  notSignedIn: 'You are not signed in. There are no staff accounts yet.',
  unreachable: 'The office does not answer now. Please reload the page.',
  signedInAs: (name: string) => `Signed in: ${name}`,
  parts: [
    { place: 'Today', purpose: 'What to do, and where the vans are.' },
    { place: 'Plan', purpose: 'Routes, days and holidays.' },
    { place: 'Orders', purpose: 'All orders and all that happened to them.' },
    { place: 'Customers', purpose: 'A customer, the account, the bottles and answers by phone.' },
    { place: 'Autoships', purpose: 'Deliveries that repeat.' },
    { place: 'Goods', purpose: 'The catalogue, prices and stock.' },
    { place: 'Money', purpose: 'Payments, the bank, invoices and the close of a month.' },
    { place: 'Numbers', purpose: 'How the company is doing.' },
  ],
  otherLanguage: 'Latviski',
  toShop: 'To the shop',
}
