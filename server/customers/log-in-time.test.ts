import { expect, test } from 'vitest'
import { registeredPerson } from '../../tests/support/registered-person.ts'
import { testShop } from '../../tests/support/shop.ts'

const shop = await testShop()

const TRIES = 41

const median = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!

test('a wrong password takes as long for an unknown e-mail as for a customer’s', async () => {
  const { email } = await registeredPerson(shop)
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const tryOnce = async (who: 'known' | 'unknown') => {
    const body = { email: who === 'known' ? email : 'neviens@nekur.lv', password: 'ne tā parole' }
    const begun = performance.now()
    await expect(shop.nobody.logIn({ body })).rejects.toMatchObject({
      error: 'invalid_credentials',
    })
    times[who].push(performance.now() - begun)
  }
  // In turns, so that whatever else the machine does falls on both alike.
  for (let tries = 0; tries < TRIES; tries += 1) {
    await tryOnce('known')
    await tryOnce('unknown')
  }
  const [known, unknown] = [median(times.known), median(times.unknown)]
  // Both hash once, which is nearly all of it; a difference of a hash would be a factor of ten.
  expect(Math.abs(known - unknown), `${known} and ${unknown} ms`).toBeLessThan(
    Math.max(5, known / 3),
  )
})
