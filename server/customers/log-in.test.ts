import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../db/seed/seed-demo.ts'
import { testShop } from '../../tests/support/shop.ts'

const shop = await testShop()
const demo = { email: 'demo@avots.example', password: 'avots-demo' }

beforeAll(() => seedDemo(shop.db, { today: shop.clock.today() }))

test('the right password gives a token, and capitals in the e-mail do not matter', async () => {
  const { token } = await shop.nobody.logIn({ body: { ...demo, email: ' Demo@Avots.Example ' } })
  expect((await shop.as(token).readUser()).user).toMatchObject({ role: 1, email: demo.email })
})

test('a wrong password and an unknown e-mail get the same answer', async () => {
  const wrong = await shop.nobody
    .logIn({ body: { ...demo, password: 'nepareiza' } })
    .catch((refused: unknown) => refused)
  const unknown = await shop.nobody
    .logIn({ body: { ...demo, email: 'x@y.lv' } })
    .catch((refused: unknown) => refused)
  expect(wrong).toMatchObject({
    status: 401,
    error: 'invalid_credentials',
    message: 'Pārbaudi e-pastu un paroli!',
  })
  expect(unknown).toEqual(wrong)
})

test('a customer without a password cannot log in', async () => {
  const { email } = await shop.db
    .selectFrom('customers')
    .leftJoin('customerPasswords', 'customerPasswords.customerId', 'customers.id')
    .select('email')
    .where('hash', 'is', null)
    .executeTakeFirstOrThrow()
  await expect(
    shop.nobody.logIn({ body: { email: email!, password: 'avots-demo' } }),
  ).rejects.toMatchObject({
    status: 401,
  })
})

test('an expired token does not prevent a log-in', async () => {
  expect(await shop.as('b'.repeat(43)).logIn({ body: demo })).toEqual({
    token: expect.any(String) as string,
  })
})

test('log-out ends only this token', async () => {
  const [here, there] = [
    await shop.nobody.logIn({ body: demo }),
    await shop.nobody.logIn({ body: demo }),
  ]
  await shop.as(here.token).logOut()
  await expect(shop.as(here.token).readUser()).rejects.toMatchObject({
    status: 401,
    error: 'token_invalid',
  })
  expect((await shop.as(there.token).readUser()).user.role).toBe(1)
})

test('the audit trail distinguishes the log-out of a guest and of a customer', async () => {
  for (const { token } of [
    await shop.nobody.createGuest(),
    await shop.nobody.logIn({ body: demo }),
  ])
    await shop.as(token).logOut()
  const { rows } =
    await sql`select actor_kind, details from audit_trail where action = 'customers.log_out' order by id desc limit 2`.execute(
      shop.db,
    )
  expect(rows).toEqual([
    { actorKind: 'customer', details: {} },
    { actorKind: 'customer', details: { guest: true } },
  ])
})

test('sessions are listed and ended one by one or all at once', async () => {
  const tokens = [
    await shop.nobody.logIn({ body: demo }),
    await shop.nobody.logIn({ body: demo }),
    await shop.nobody.logIn({ body: demo }),
  ]
  const [here, there] = tokens.map(({ token }) => shop.as(token))
  const { data: sessions } = await here!.listSessions()
  expect(sessions.filter((session) => session.is_this === 1)).toHaveLength(1)
  const { data: theirs } = await there!.listSessions()
  await here!.endSession({
    params: { id: String(theirs.find((session) => session.is_this === 1)!.id) },
  })
  await expect(there!.readUser()).rejects.toMatchObject({ status: 401 })
  await here!.endOtherSessions()
  expect((await here!.listSessions()).data).toHaveLength(1)
})

test("another customer's session is not found", async () => {
  const { token } = await shop.nobody.logIn({ body: demo })
  const guest = await shop.nobody.createGuest()
  const latest = shop.db.selectFrom('sessions').select('id').orderBy('id', 'desc').limit(1)
  const { id } = await latest.executeTakeFirstOrThrow()
  await expect(shop.as(token).endSession({ params: { id: String(id) } })).rejects.toMatchObject({
    status: 404,
  })
  expect((await shop.as(guest.token).readUser()).user.role).toBe(0)
})

test("a log-in merges the guest's cart, adds up quantities and ends the guest's session", async () => {
  const { id: goodId } = await shop.db
    .selectFrom('goods')
    .select('id')
    .where('sku', '=', 'BP-002')
    .executeTakeFirstOrThrow()
  const known = shop.as((await shop.nobody.logIn({ body: demo })).token)
  const { data: theirs } = await known.createCart()
  await known.changeCartItem({
    params: { id: String(theirs.id) },
    body: { good_id: goodId, order: 2 },
  })
  const { token } = await shop.nobody.createGuest()
  const guest = shop.as(token)
  const { data: cart } = await guest.createCart()
  await guest.changeCartItem({
    params: { id: String(cart.id) },
    body: { good_id: goodId, order: 3 },
  })
  const logged = await guest.logIn({ body: { ...demo, cartid: cart.id } })
  const { data: merged } = await shop.as(logged.token).readActiveCart()
  expect(merged.items).toMatchObject([{ good_id: goodId, order: 5 }])
  expect((await shop.as(logged.token).readUser()).user.cartid).toBe(merged.id)
  await expect(guest.readUser()).rejects.toMatchObject({ status: 401 })
})

test("another guest's cart cannot be merged", async () => {
  const stranger = shop.as((await shop.nobody.createGuest()).token)
  const { data: cart } = await stranger.createCart()
  await shop.nobody.logIn({ body: { ...demo, cartid: cart.id } })
  const mine = shop.as((await shop.nobody.createGuest()).token)
  await mine.logIn({ body: { ...demo, cartid: cart.id } })
  expect((await stranger.readActiveCart()).data.id).toBe(cart.id)
})
