/** A delivery on its day. */
export const tracking = {
  planned: 'Pasūtījums ir ieplānots reisā. Kad auto izbrauks, šeit parādīsim laiku.',
  onTheWay: 'Ceļā pie Jums.',
  between: (from: string, until: string) =>
    `Gaidiet no plkst. ${from} līdz ${until}.`.replaceAll(':', '.'),
  before: (count: number) =>
    count === 0
      ? 'Jūs esat nākamie.'
      : `Pirms Jums vēl ${count} ${count % 10 === 1 && count % 100 !== 11 ? 'adrese' : 'adreses'}.`,
  delivered: (time: string) => `Piegādāts plkst. ${time.replace(':', '.')}.`,
  billTonight: 'Rēķins vakarā.',
  looked: 'Skaitu vēl pārbaudām.',
  left: (count: number) => `atstājām ${count}`,
  taken: (count: number) => `paņēmām ${count} ${count === 1 ? 'tukšo' : 'tukšās'}`,
  otherThanOrdered: (count: number) => `pasūtījāt ${count}`,
  otherThanDeclared: (count: number) => `norādījāt ${count}`,
  goods: 'Preces un piegāde',
  deposit: 'Depozīts',
  cash: 'Samaksāts kurjeram',
  account: 'Izmaiņas kontā',
  receiver: (name: string) => `Saņēma: ${name}.`,
  pictures: { photo: 'Foto pie durvīm', signature: 'Saņēmēja paraksts' },
}
