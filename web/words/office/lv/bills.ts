import { latvianForm } from '../../../../domain/words/plural.ts'

/** Monthly bills before they go out. */
export const bills = {
  title: 'Mēneša rēķini',
  issuesOn: (day: string) =>
    `Tagad tie būtu šādi. Ja tos neaizturēs, tie aizies paši ${day} plkst. 3.10.`,
  count: (count: number) =>
    `${count} ${latvianForm(count, { zero: 'rēķinu', one: 'rēķins', other: 'rēķini' })}`,
  more: (count: number) => `Un vēl klienti, kuru rēķini šeit nav rādīti: ${count}.`,
  held: (since: string, reason: string, by: string) =>
    `Aizturēti kopš ${since}: “${reason}” (${by}).`,
  byCommand: 'komandrinda',
  hold: 'Aizturēt…',
  release: 'Vairs neaizturēt…',
  ownerHolds: 'Aizturēt rēķinus var tikai īpašnieks. Ja kas nav pareizi, lūdziet viņam.',
  ownerReleases: 'Atlaist rēķinus var tikai īpašnieks.',
  none: 'Nav ko rēķināt',
  customer: 'Klients',
  rent: 'Noma',
  deferred: 'Pēcapmaksa',
  total: 'Kopā',
  toPay: 'Jāmaksā',
  sign: 'Jāapskata',
  toLookAt: (count: number) => `jāapskata: ${count}`,
  signs: {
    disputed: 'klients iebilst',
    unsettled: 'reiss nav noslēgts',
    large: 'vairāk nekā divreiz lielāks',
    unreachable: 'vēstules nepienāk',
    changed: 'mainījušies klienta dati',
    repriced: 'mēneša laikā mainījusies cena',
    first: 'pirmais rēķins',
  },
}
