import { latvianForm } from '../../../../domain/words/plural.ts'

const addresses = { zero: 'adrešu', one: 'adrese', other: 'adreses' }
// accusative, because we took them
const empties = { zero: 'tukšo', one: 'tukšo', other: 'tukšās' }

/** A delivery on its day. */
export const tracking = {
  planned: 'Pasūtījums ir ieplānots reisā. Kad auto izbrauks, šeit parādīsim laiku.',
  onTheWay: 'Ceļā pie Jums.',
  between: (from: string, until: string) =>
    `Gaidiet no plkst. ${from} līdz ${until}.`.replaceAll(':', '.'),
  before: (count: number) =>
    count === 0 ? 'Jūs esat nākamie.' : `Pirms Jums vēl ${count} ${latvianForm(count, addresses)}.`,
  delivered: (time: string) => `Piegādāts plkst. ${time.replace(':', '.')}.`,
  billTonight: 'Rēķinu nosūtīsim vakarā.',
  looked: 'Skaitu vēl pārbaudām.',
  left: (count: number) => `atstājām ${count}`,
  taken: (count: number) => `paņēmām ${count} ${latvianForm(count, empties)}`,
  otherThanOrdered: (count: number) => `pasūtījāt ${count}`,
  otherThanDeclared: (count: number) => `norādījāt ${count}`,
  goods: 'Preces un piegāde',
  deposit: 'Depozīts',
  cash: 'Samaksāts kurjeram',
  account: 'Izmaiņas kontā',
  receiver: (name: string) => `Saņēma: ${name}.`,
  pictures: { photo: 'Foto pie durvīm', signature: 'Saņēmēja paraksts' },
}
