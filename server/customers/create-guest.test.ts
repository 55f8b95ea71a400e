import { expect, test } from 'vitest'
import { registeredPerson } from '../../tests/support/registered-person.ts'
import { testShop } from '../../tests/support/shop.ts'

const shop = await testShop()

test('a visitor becomes a guest and is identified by the token', async () => {
  const { token } = await shop.nobody.createGuest()
  const { user } = await shop.as(token).readUser()
  expect(user).toMatchObject({ role: 0, balance: 0, language: 'lv' })
})

test("a guest's language is stored", async () => {
  const { token } = await shop.as(undefined, 'en').createGuest()
  const { user } = await shop.as(token).readUser()
  expect(user.language).toBe('en')
})

test('the database stores a hash, never the token', async () => {
  const { token } = await shop.nobody.createGuest()
  const rows = await shop.db.selectFrom('sessions').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('an unknown token is refused, and so is a missing one', async () => {
  await expect(shop.as('a'.repeat(43)).readUser()).rejects.toMatchObject({
    status: 401,
    error: 'token_invalid',
  })
  await expect(shop.nobody.readUser()).rejects.toMatchObject({
    status: 401,
    error: 'token_not_provided',
  })
})

test('a token lasts 30 days from its last use', async () => {
  const { token } = await shop.nobody.createGuest()
  shop.clock.set('2026-12-19T08:00:00Z')
  await shop.as(token).readUser()
  await expect
    .poll(async () =>
      (await shop.db.selectFrom('sessions').select('lastUsedAt').execute()).map((row) =>
        row.lastUsedAt.toISOString(),
      ),
    )
    .toContain('2026-12-19T08:00:00.000Z')
  shop.clock.set('2027-01-17T08:00:00Z')
  expect((await shop.as(token).readUser()).user.role).toBe(0)
  shop.clock.set('2027-03-20T08:00:00Z')
  await expect(shop.as(token).readUser()).rejects.toMatchObject({ error: 'token_invalid' })
})

// S-m11
test('a log-in ends after half a year, however often it is used', async () => {
  shop.clock.set('2026-11-20T08:00:00Z')
  const { token, id } = await registeredPerson(shop)
  const used = (at: string) =>
    shop.db
      .updateTable('sessions')
      .set({ lastUsedAt: new Date(at) })
      .where('customerId', '=', id)
      .execute()
  await used('2027-05-18T08:00:00Z')
  shop.clock.set('2027-05-19T07:59:59Z')
  expect((await shop.as(token).readUser()).user.role).toBe(1)
  shop.clock.set('2027-05-19T08:02:00Z')
  await expect(shop.as(token).readUser()).rejects.toMatchObject({ error: 'token_invalid' })
})
