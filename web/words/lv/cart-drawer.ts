import { latvianForm } from '../../../domain/words/plural.ts'

const goods = { zero: 'preču', one: 'prece', other: 'preces' }

/** Words of the cart that every page has at hand. */
export const cartDrawer = {
  title: 'Grozs',
  close: 'Aizvērt',
  button: (count: number) => (count === 0 ? 'Grozs ir tukšs' : `Grozs, ${count} ${latvianForm(count, goods)}`),
  empty: 'Pirkumu grozs ir tukšs!',
  emptyText: 'Sāciet ar ūdeni – pārējo pievienosiet pa ceļam.',
  browse: 'Apskatīt preces',
  loading: 'Ielādē grozu',
  failed: 'Grozu neizdevās ielādēt.',
  tryAgain: 'Mēģināt vēlreiz',
  ordering: 'Pasūtu',
  returning: 'Atdodu tukšās',
  countOf: (name: string) => `Skaits: ${name}`,
  returnOf: (name: string) => `Atdodu tukšās: ${name}`,
  givingBack: 'Atdodu',
  givingBackOf: (name: string) => `Atdodu: ${name}`,
  less: 'Mazāk',
  more: 'Vairāk',
  remove: (name: string) => `Izņemt no groza: ${name}`,
  goods: 'Preces',
  deposit: 'Depozīts',
  bonus: 'Bonuss',
  delivery: 'Piegāde',
  total: 'Kopā',
  missingToFree: (sum: string) => `Līdz bezmaksas piegādei pietrūkst ${sum}.`,
  toCart: 'Uz grozu',
  guest: 'Lai pasūtītu, pieslēdzieties vai reģistrējieties. Grozs paliks Jums.',
  skipped: (names: string) => `Grozā neielikām: ${names}.`,
  notChanged: 'Grozu neizdevās mainīt.',
  notReached: 'Nav savienojuma ar veikalu. Lūdzu, mēģiniet vēlreiz.',
}
