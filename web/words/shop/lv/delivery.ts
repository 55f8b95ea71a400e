import { latvianForm } from '../../../../domain/words/plural.ts'

const fulls = { zero: 'pilnu', one: 'pilna', other: 'pilnas' }
const goods = { zero: 'preču', one: 'prece', other: 'preces' }
const empties = { zero: 'tukšo', one: 'tukšā', other: 'tukšās' }

const emptiesBack = (count: number) => `${count} ${latvianForm(count, empties)} atpakaļ`

/** A delivery's contents and payment, shared by the list of orders and an autoship's schedule. */
export const delivery = {
  bring: (full: number, back: number) =>
    [full > 0 && `${full} ${latvianForm(full, fulls)}`, back > 0 && emptiesBack(back)]
      .filter(Boolean)
      .join(', '),
  emptiesBack,
  andGoods: (count: number) => `vēl ${count} ${latvianForm(count, goods)}`,
  piece: (count: number, name: string) => `${count} × ${name}`,
  deposit: 'Depozīts',
  delivery: 'Piegāde',
  free: 'Bez maksas',
  total: 'Kopā',
  totalFrom: (how: string) => `Kopā ${how}`,
  paidFrom: {
    account: 'no konta',
    cash: 'skaidrā naudā kurjeram',
    deferred: 'ar pēcapmaksu',
    card: 'ar karti',
    seb: 'SEB internetbankā',
    citadele: 'Citadeles internetbankā',
    luminor: 'Luminor internetbankā',
    swedbank: 'Swedbank internetbankā',
    revolut: 'ar Revolut',
  },
  until: (until: string) => `Mainīt var ${until}.`,
}
