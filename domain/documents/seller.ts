import type { Seller } from './document.ts'
import { sellerPhone } from './seller-phone.ts'

/** A document stores the seller as it was on the day of issue. */
export const seller: Seller = {
  name: 'SIA “Avots”',
  address: 'Avotu iela 1, Rīga, LV-1011',
  registrationNo: '40000000000',
  vatNumber: 'LV40000000000',
  iban: 'LV69TEST0000000000001',
  bank: 'Paraugbanka',
  phone: sellerPhone,
  email: 'labdien@avots.example',
}

export const sellerAddressEn = 'Avotu iela 1, Riga, LV-1011'

export const paymentTermDays = 14
