/** Monthly bills before they go out. */
export const bills = {
  title: 'Mēneša rēķini',
  issuesOn: (day: string) => `Tagad tie būtu šādi. Paši iziet ${day} plkst. 3.10, ja netur.`,
  count: (count: number) =>
    count % 10 === 1 && count % 100 !== 11 ? `${count} rēķins` : `${count} rēķini`,
  more: (count: number) => `Un vēl klienti, kuru rēķini šeit nav rādīti: ${count}.`,
  held: (since: string, reason: string, by: string) => `Tur kopš ${since}: “${reason}” (${by}).`,
  byCommand: 'komandrinda',
  hold: 'Turēt…',
  release: 'Vairs neturēt…',
  none: 'Nav ko rēķināt',
  customer: 'Klients',
  rent: 'Noma',
  deferred: 'Pēcapmaksa',
  total: 'Kopā',
  toPay: 'Jāmaksā',
}
