import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { registeredPerson } from '../../tests/support/registered-person.ts'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { seedDemo } from '../../db/seed/seed-demo.ts'

const shop = await payingShop()
const { db } = shop
await seedDemo(db, { today: shop.clock.today() })

/** A person with a top-up of 70.00 and its charge, opened at the bank. */
async function payer() {
  const person = await registeredPerson(shop)
  const call = shop.as(person.token)
  const { payment_url: paymentUrl } = await call.startTopUp({ body: { topup: 70, method: 7 } })
  const leave = () =>
    call.deleteAccount({ body: { password: person.password } }).catch((refused: unknown) => refused)
  return { ...person, call, leave, paymentUrl }
}

const paymentOf = (customerId: number) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow()

// S-M5
test('an account is not deleted while a payment of its owner is open at the bank', async () => {
  const anna = await payer()
  expect(await anna.leave()).toMatchObject({
    status: 409,
    error: 'payments_are_open',
    body: { open: ['payments'] },
  })
  await shop.choose(anna.paymentUrl, 'abandoned')
  await shop.work()
  expect(await anna.leave()).toEqual({ data: null })
})

// S-M5
test('money that comes after the deletion goes back whole, and no name returns', async () => {
  const anna = await payer()
  await shop.choose(anna.paymentUrl, 'abandoned')
  await shop.work()
  expect(await anna.leave()).toEqual({ data: null })
  await shop.choose(anna.paymentUrl, 'paid')
  await shop.work()
  const payment = await paymentOf(anna.id)
  expect(payment).toMatchObject({ status: 'REFUNDED', flag: null })
  expect(payment.refundedCents).toBe(payment.amountCents)
  const { cents } = await db
    .selectFrom('ledgerBalances')
    .select('cents')
    .where('customerId', '=', anna.id)
    .where('account', '=', 'account')
    .executeTakeFirstOrThrow()
  expect(cents).toBe(0)
  expect(await rowsThatName(anna.email)).toEqual([])
})

// S-M4
test('of a provider’s messages only the fields that we read are stored', async () => {
  const anna = await payer()
  const { token } = await shop.choose(anna.paymentUrl, 'paid')
  await anna.call.topUpCallback({ body: { payment_token: token } })
  await shop.work()
  const events = await db
    .selectFrom('providerEvents')
    .select(['source', 'raw', 'payload'])
    .where('customerId', '=', anna.id)
    .execute()
  expect(new Set(events.map(({ source }) => source))).toEqual(
    new Set(['return', 'poll', 'webhook']),
  )
  expect(events.map(({ raw }) => raw)).toEqual(events.map(() => null))
  expect(JSON.stringify(events)).not.toMatch(/billingAddress|sender|firstName|@/)
})

async function rowsThatName(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select 'provider_events' as name from provider_events e where e::text ilike ${`%${text}%`}`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}
