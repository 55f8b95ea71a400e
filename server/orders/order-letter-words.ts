import { by } from '../../domain/calendar/phrases.ts'
import { englishForm } from '../../domain/words/plural.ts'

/** What stands in every letter about an order. */
export const orderLetterWords = {
  lv: {
    day: 'Piegādes diena',
    days: '2–3 darba dienās',
    place: 'Kurp',
    pieces: (count: number) => `${count} gab.`,
    back: (count: number) => `atdodamas ${count}`,
    monthly: (sum: string) => `pēc pirmā mēneša ${sum} mēnesī, līdz atdosiet`,
    goods: 'Preces',
    promo: (code: string) => `Promo kods ${code}`,
    bonus: 'Bonuss',
    deposit: 'Depozīts',
    delivery: 'Piegāde',
    total: 'Kopā',
    vat: (rates: string) => `Tai skaitā PVN ${rates}.`,
    refund: (sum: string) => `Pēc pudeļu saskaitīšanas depozīts ${sum} atgriezīsies Jūsu kontā.`,
    cash: (sum: string) => `Lūdzu, sagatavojiet kurjeram ${sum} skaidrā naudā.`,
    changeable: (until: string) => `Pasūtījumu varat mainīt vai atcelt ${until}.`,
    cancellable: 'Kamēr sūtījums nav nodots pārvadātājam, pasūtījumu varat atcelt.',
    service: {
      time: 'Laiks',
      arranged: 'sazināsimies, lai par to vienotos',
      place: 'Kur',
      sum: 'Pakalpojumi',
      changeable: 'Kamēr pakalpojums nav sniegts, pasūtījumu varat mainīt vai atcelt.',
    },
  },
  en: {
    day: 'Delivery day',
    days: 'in 2–3 working days',
    place: 'Where to',
    pieces: (count: number) => `${count} ${englishForm(count, { one: 'pc', other: 'pcs' })}`,
    back: (count: number) => `${count} to give back`,
    monthly: (sum: string) => `after the first month ${sum} a month until you give it back`,
    goods: 'Goods',
    promo: (code: string) => `Promo code ${code}`,
    bonus: 'Bonus',
    deposit: 'Deposit',
    delivery: 'Delivery',
    total: 'Total',
    vat: (rates: string) => `VAT included: ${rates}.`,
    refund: (sum: string) =>
      `Once the bottles have been counted, the deposit of ${sum} comes back to your account.`,
    cash: (sum: string) => `Please have ${sum} in cash for the courier.`,
    changeable: (until: string) => `You can change or cancel the order ${by(until)}.`,
    cancellable: 'Until the parcel is handed to the carrier you can cancel the order.',
    service: {
      time: 'Time',
      arranged: 'we will contact you to agree on it',
      place: 'Where',
      sum: 'Services',
      changeable: 'Until the service has been done you can change or cancel the order.',
    },
  },
} as const
