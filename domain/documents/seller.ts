import type { Seller } from './document.ts'

/** The seller of the settings until the office changes it; a document stores that of its day. */
export const seller: Seller = {
  name: 'SIA “Avots”',
  address: 'Avotu iela 1, Rīga, LV-1011',
  registrationNo: '40000000000',
  vatNumber: 'LV40000000000',
  iban: 'LV69TEST0000000000001',
  bank: 'Paraugbanka',
  phone: '67 000 000',
  email: 'labdien@avots.example',
}
