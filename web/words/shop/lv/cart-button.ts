import { latvianForm } from '../../../../domain/words/plural.ts'

const goods = { zero: 'preču', one: 'prece', other: 'preces' }

/** The cart's button in the header. */
export const cartButton = {
  button: (count: number) =>
    count === 0 ? 'Grozs' : `Grozs, ${count} ${latvianForm(count, goods)}`,
  notChanged: 'Grozu neizdevās mainīt.',
  notReached: 'Nav savienojuma ar veikalu. Lūdzu, mēģiniet vēlreiz.',
}
