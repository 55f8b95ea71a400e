import { latvianForm } from '../../../domain/words/plural.ts'

const goods = { zero: 'preču', one: 'prece', other: 'preces' }

/** Words of the cart that every page has at hand. */
export const cartButton = {
  button: (count: number) =>
    count === 0 ? 'Grozs' : `Grozs, ${count} ${latvianForm(count, goods)}`,
  notChanged: 'Grozu neizdevās mainīt.',
  notReached: 'Nav savienojuma ar veikalu. Lūdzu, mēģiniet vēlreiz.',
}
