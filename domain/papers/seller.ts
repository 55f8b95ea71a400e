import type { Seller } from './paper.ts'

/** Who sells; each paper keeps it as it was on the day of issue. */
export const seller: Seller = {
  name: 'SIA “Avots”',
  address: 'Avotu iela 1, Rīga, LV-1011',
  registrationNo: '40000000000',
  vatNumber: 'LV40000000000',
  iban: 'LV69TEST0000000000001',
  bank: 'Paraugbanka',
  phone: '+371 60000000',
  email: 'labdien@avots.example',
}

/** Days to pay a paper that is not paid when it is issued. */
export const paymentTermDays = 14
