import { expect, test } from 'vitest'
import { registeredPerson } from '../../tests/support/registered-person.ts'
import { testShop } from '../../tests/support/shop.ts'
import { deleteIdleGuestsAndSessions } from './delete-idle-guests.ts'

const shop = await testShop()

test('guests idle for 90 days are deleted with their carts; others and customers are not', async () => {
  const [idle, seen] = [await shop.nobody.createGuest(), await shop.nobody.createGuest()]
  const customer = await registeredPerson(shop)
  await shop.as(idle.token).createCart()
  await shop.as(seen.token).createCart()
  shop.clock.set('2026-12-15T08:00:00Z')
  await shop.as(seen.token).readUser()
  await expect
    .poll(() =>
      shop.db
        .selectFrom('customers')
        .select('id')
        .where('lastSeenAt', '>', new Date('2026-12-01'))
        .execute(),
    )
    .toHaveLength(1)
  shop.clock.set('2027-02-18T07:00:00Z')
  expect(await deleteIdleGuestsAndSessions(shop.app)).toBe(0)
  shop.clock.set('2027-02-18T09:00:00Z')
  expect(await deleteIdleGuestsAndSessions(shop.app)).toBe(1)
  const left = await shop.db.selectFrom('customers').select(['id', 'role']).execute()
  expect(left.map(({ role }) => role).toSorted()).toEqual(['customer', 'guest'])
  expect(await shop.db.selectFrom('carts').select('id').execute()).toHaveLength(1)
  expect(left.map(({ id }) => id)).toContain(customer.id)
  expect(await shop.db.selectFrom('sessions').select('id').execute()).toEqual([])
})
