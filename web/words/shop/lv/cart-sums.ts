import { latvianForm } from '../../../../domain/words/plural.ts'

const full = { zero: 'pilnu', one: 'pilna', other: 'pilnas' }
const empty = { zero: 'tukšo', one: 'tukšā', other: 'tukšās' }

/** The details of the cart's summary. */
export const cartSums = {
  summary: 'Kopsavilkums',
  water: 'Ūdens',
  others: 'Citas preces',
  services: 'Pakalpojumi',
  bonus: 'Bonuss',
  deposit: 'Depozīts',
  delivery: 'Piegāde',
  free: 'Bez maksas',
  total: 'Kopā apmaksai',
  topUp: 'Konta papildinājums',
  charge: 'Maksājuma komisija',
  promo: (code: string) => `Promo kods ${code}`,
  rentLater: (sum: string) =>
    `Noma pēc pirmā mēneša: ${sum} mēnesī, līdz atdosiet. Atdošanu var pieteikt ar jebkuru pasūtījumu.`,
  totalInBar: 'Kopā ar depozītu',
  vat: (rates: [percent: number, sum: string][]) =>
    `Tai skaitā PVN ${rates.map(([percent, sum]) => `${percent}\u00a0%\u00a0– ${sum}`).join(', ')}.`,
  earn: (sum: string) => `Pēc piegādes saņemsiet ${sum} bonusā.`,
  savings: (sum: string) => `Ietaupījums ${sum}.`,
  refundLater: (sum: string) => `Pēc pudeļu saskaitīšanas kontā atgriezīsies ${sum}.`,
  missingToFree: (sum: string) => `Līdz bezmaksas piegādei pietrūkst ${sum}.`,
  depositExplanation: 'Depozīts ir Jūsu nauda: to saņemsiet atpakaļ, kad atdosiet pudeles.',
  andBack: (count: number) =>
    count === 0 ? '' : `, atpakaļ ${count}\u00a0${latvianForm(count, empty)}`,
  depositOf: (name: string, order: number, back: number) =>
    back === 0 ? `${name}: ${order}` : `${name}: ${order} − ${back}`,
  depositOfBottles: (name: string, order: number, back: number) =>
    `${name}: ${order}\u00a0${latvianForm(order, full)}${back === 0 ? '' : ` − ${back}\u00a0${latvianForm(back, empty)}`}`,
  bottlesOfSets: 'Pudeles komplektos',
  depositPaid: 'Jau iemaksātais depozīts',
  stateDeposit: 'Valsts depozīts',
  bonusLimit: {
    not_enabled: () => '',
    no_bonus: () => '',
    no_other_goods: () => '',
    customer_bonus: () => 'Izmantots viss Jūsu bonuss.',
    share_of_goods: (percent: number) =>
      `Ar bonusu var apmaksāt līdz ${percent}\u00a0% no preču summas.`,
    other_goods: () => 'Ar bonusu var apmaksāt citas preces, ne ūdeni.',
  },
  deliveryReasons: {
    nothing_to_deliver: () => 'Nav preču, kas būtu jāpiegādā.',
    promo: () => 'Piegāde ir bez maksas ar Jūsu promo kodu.',
    free_from_sum: (sum: string) => `Preču summa ir vismaz ${sum}, tāpēc piegāde ir bez maksas.`,
    fuel_surcharge: (sum: string) =>
      `Preču summa ir mazāka par ${sum}, tāpēc ir degvielas piemaksa.`,
    delivery_fee: (sum: string) => `Preču summa ir mazāka par ${sum}, tāpēc ir piegādes maksa.`,
    parcel_machine: () => 'Pakomāta cena.',
    third_party_courier: () => 'Kurjerpasta cena.',
    free_above_sum: () => 'Preču summa ir pietiekama, tāpēc šī piegāde ir bez maksas.',
  },
}
