import { latvianForm } from '../../../../domain/words/plural.ts'

const goods = { zero: 'preču', one: 'prece', other: 'preces' }
// accusative, because these goods are the object of the verb
const broughtGoods = { ...goods, one: 'preci' }
const full = { zero: 'pilnu', one: 'pilnu', other: 'pilnas' }
const empty = { zero: 'tukšo', one: 'tukšo', other: 'tukšās' }
const sameDayOrders = { zero: 'pasūtījumu', one: 'pasūtījums', other: 'pasūtījumi' }
const count = (number: number, forms: typeof goods) =>
  `${number}\u00a0${latvianForm(number, forms)}`

/** The home page. */
export const home = {
  title: 'Ūdens, kas atgriežas',
  description:
    'Avota ūdens atgriežamās 18,9 l pudelēs, bio pārtika un saimniecības preces ar piegādi līdz durvīm Rīgā un Pierīgā.',
  banners: 'Aktualitātes',
  previous: 'Iepriekšējais attēls',
  next: 'Nākamais attēls',
  position: (place: number, of: number) => `${place} no ${of}`,
  see: 'Apskatīt preces',
  categories: 'Izvēlieties kategoriju',
  allTop: 'Visas iecienītākās',
  allDiscount: 'Visas akcijas',
  allNew: 'Visi jaunumi',
  lastOrder: 'Pēdējais pasūtījums',
  andMore: (goodsLeft: number) => `un vēl ${count(goodsLeft, goods)}`,
  ofDay: (day: string, goodsNamed: string, sum: string) => `${day}: ${goodsNamed}\u00a0– ${sum}`,
  lastGoods: 'Nesen pasūtītās preces',
  repeatOrder: 'Atkārtot pasūtījumu',
  nextDelivery: 'Jūsu nākamā piegāde',
  bring: 'Atvedīsim',
  brings: (bottles: number, others: number) =>
    [bottles > 0 && count(bottles, full), others > 0 && count(others, broughtGoods)]
      .filter(Boolean)
      .join(' un '),
  take: 'Paņemsim',
  takes: (bottles: number) => count(bottles, empty),
  sum: 'Summa',
  until: (until: string) => `Mainīt var ${until}.`,
  sameDay: (orders: number) => `Tajā dienā vēl ${count(orders, sameDayOrders)}`,
  seeDelivery: 'Apskatīt piegādi',
}
