import type { DocumentLine, Settlement, SettledBy } from '../../domain/documents/document.ts'
import type { DocumentKind } from '../../domain/documents/numbers.ts'

/** The texts of the PDFs, in Latvian with the terms of the law. */
export const documentTitles: Record<DocumentKind, string> = {
  invoice: 'Rēķins',
  credit_bill: 'Kredītrēķins',
  advance_bill: 'Avansa rēķins',
  monthly_bill: 'Mēneša rēķins',
}

export const unitWords: Record<DocumentLine['unit'], string> = {
  piece: 'gab.',
  month: 'mēn.',
  service: 'reize',
  sum: '',
}

export type SettledWords = Record<'paid' | 'freed', Record<SettledBy, string>>

/** What had paid an invoice is freed by its credit bill, for the invoice that follows. */
export const settledWords: SettledWords = {
  paid: {
    account: 'Samaksāts no konta',
    bank: 'Samaksāts bankā vai ar karti',
    cash: 'Samaksāts skaidrā naudā',
    deferred: 'Pēcapmaksa, iekļauta mēneša rēķinā',
    credit: 'Noņemts no konta',
  },
  freed: {
    account: 'Samaksa no konta, paliek pasūtījumam',
    bank: 'Samaksa bankā vai ar karti, paliek pasūtījumam',
    cash: 'Samaksa skaidrā naudā, ieskaita pareizajā rēķinā',
    deferred: 'Pēcapmaksa, atcelta',
    credit: 'Ieskaitīts kontā',
  },
}

/** The name says where the sum went, so the sum beside it has no sign. */
export const settledRow = (words: SettledWords, { by, cents }: Settlement) => ({
  name: words[cents < 0 ? 'freed' : 'paid'][by],
  cents: Math.abs(cents),
})

const rent = (name: string) => (/noma/iu.test(name) ? name : `Noma: ${name}`)

export const lineWords = {
  deposit: { bottles: 'taru', devices: 'iekārtu', untaxed: '(PVN neapliek)' },
  depositReturned: 'Atmaksāts depozīts par taru (PVN neapliek)',
  stateDeposit: 'Valsts depozīts par iepakojumu (PVN neapliek)',
  delivery: 'Piegāde',
  paymentCharge: 'Maksājuma komisija',
  advance: 'Avansa maksājums, konta papildināšana',
  orderAdvance: (orderId: number) => `Avansa maksājums par pasūtījumu Nr. ${orderId}`,
  orderDeposit: (orderId: number) => `Depozīts par pasūtījumu Nr. ${orderId} (PVN neapliek)`,
  rent,
  rentOfDays: (name: string, from: string, to: string) =>
    `${rent(name.replace(' (1 mēnesis)', ''))}, ${from}–${to}`,
  deferredInvoice: (number: string, date: string) => `Pēcapmaksas rēķins ${number}, ${date}`,
}

export const documentWords = {
  seller: 'Pārdevējs',
  buyer: 'Pircējs',
  registrationNo: 'Reģ. Nr.',
  vatNumber: 'PVN Nr.',
  bank: 'Banka',
  account: 'Konts',
  issuedOn: 'Izrakstīts',
  suppliedOn: 'Piegādes diena',
  servedOn: 'Pakalpojuma diena',
  paidOn: 'Maksājuma diena',
  period: 'Par laiku',
  dueOn: 'Apmaksāt līdz',
  order: 'Pasūtījums',
  corrects: 'Labo rēķinu',
  name: 'Nosaukums',
  unit: 'Mērv.',
  quantity: 'Daudz.',
  unitWithoutVat: 'Cena bez PVN',
  discount: 'Atlaide ar PVN',
  rate: 'PVN',
  sum: 'Summa ar PVN',
  vatRate: 'PVN likme',
  base: 'Summa bez PVN',
  vat: 'PVN',
  gross: 'Kopā ar PVN',
  withoutVat: 'Neapliek ar PVN',
  /** Deferred orders on a monthly bill have invoices of their own, with their VAT. */
  vatElsewhere: 'PVN ir minētajos rēķinos',
  total: 'Kopā',
  promo: (code: string) => `T. sk. promo kods ${code}`,
  inWords: 'Summa vārdiem',
  refundInWords: 'Atmaksājam',
  creditInWords: 'Kredīta summa',
  toPay: 'Jāmaksā',
  reference: 'Atsauce',
  purpose: 'Maksājuma mērķis',
  scan: 'Noskenējiet bankas lietotnē',
  code: (sum: string, iban: string) => `QR kods maksājumam: ${sum} uz kontu ${iban}`,
  orderAdvanceNote: 'Šo avansu ar tā PVN ieskaita rēķinā, ko izraksta pēc piegādes.',
  setOffAdvance: (number: string, day: string, vat: string) =>
    `Avansa rēķins ${number}, ${day} (PVN ${vat} aprēķināts tajā)`,
  freedAdvance: (number: string, day: string, vat: string) =>
    `Avansa rēķins ${number}, ${day}, atkal nav ieskaitīts (PVN ${vat} aprēķināts tajā)`,
  advanceNote: 'PVN par precēm aprēķina rēķinā, kad tās piegādātas.',
  signature: 'Dokuments sagatavots elektroniski un derīgs bez paraksta.',
  page: (page: number, pages: number) => `${page}. lapa no ${pages}`,
}
