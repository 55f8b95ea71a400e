import { SignJWT } from 'jose'
import { afterEach, expect, test } from 'vitest'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { balancesOf } from '../ledger/balances.ts'
import { checkMoney } from './check-money.ts'
import { WEBHOOK_PATH } from './order-request.ts'

const shop = await payingShop()
const { accessKey, secretKey } = shop.app.provider!.keys
const anna = await shop.customer()
const { payment_url, id } = await anna.call.startTopUp({ body: { topup: 25, method: 7 } })
const payment = await shop.db
  .selectFrom('payments')
  .selectAll()
  .where('id', '=', id)
  .executeTakeFirstOrThrow()

const truth = {
  uuid: payment.providerUuid!,
  accessKey,
  merchantReference: payment.merchantReference,
  paymentStatus: 'PAID',
  grandTotal: 25.5,
  currency: 'EUR',
}

const now = () => Math.floor(shop.clock.now().getTime() / 1000)

const signed = (claims: object, secret = secretKey, algorithm = 'HS256', age = 0) =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: algorithm })
    .setIssuedAt(now() - age)
    .setExpirationTime(now() - age + 600)
    .sign(new TextEncoder().encode(secret))

const notify = (body: unknown, query = '') =>
  shop.server.inject({
    method: 'POST',
    url: `${WEBHOOK_PATH}${query}`,
    payload: body as object,
  })

const events = async () =>
  (await shop.db.selectFrom('providerEvents').select('id').execute()).length

const good = await signed(truth)
const withoutSignature = `${good.split('.').slice(0, 2).join('.')}.`
const header = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const bad: [string, string][] = [
  ['signed with another secret', await signed(truth, 'another secret, thirty-two characters long')],
  ['signed in another way', await signed(truth, secretKey, 'HS512')],
  ['of no algorithm', `${header({ alg: 'none' })}.${good.split('.')[1]}.`],
  ['without its signature', withoutSignature],
  ['cut off', good.slice(0, -5)],
  ['of another store', await signed({ ...truth, accessKey: 'another-store' })],
  ['without a payment', await signed({ accessKey })],
  ['of an unknown state', await signed({ ...truth, paymentStatus: 'FREE' })],
  ['of a reference that no database takes', await signed({ ...truth, merchantReference: 'A\0' })],
  ['of a currency that no database takes', await signed({ ...truth, currency: '\ud800' })],
  ['empty', ''],
  ['no token at all', 'abc'],
  ['a megabyte long', 'x'.repeat(200_000)],
]

afterEach(async () => {
  expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(0)
  expect(await checkMoney(shop.app)).toEqual([])
})

test.each(bad)(
  'a token %s is refused by every door, and nothing is written',
  async (_what, token) => {
    const before = await events()
    const returned = anna.call.topUpCallback({ body: { payment_token: token } })
    await expect(returned).rejects.toMatchObject({ status: 422 })
    await expect(anna.call.orderCallback({ body: { payment_token: token } })).rejects.toMatchObject(
      { status: 422 },
    )
    for (const body of [{ orderToken: token }, { refundToken: token }])
      expect((await notify(body)).statusCode).toBeGreaterThanOrEqual(400)
    expect(await events()).toBe(before)
  },
)

test('an expired token is refused on return, and as a webhook only triggers a sync', async () => {
  const old = await signed(truth, secretKey, 'HS256', 86_400)
  await expect(anna.call.topUpCallback({ body: { payment_token: old } })).rejects.toMatchObject({
    error: 'payment_token_invalid',
  })
  expect((await notify({ orderToken: old })).statusCode).toBe(200)
  await shop.work()
})

test('a token that says paid is not trusted: the state is read from the provider', async () => {
  const { data } = await anna.call.topUpCallback({ body: { payment_token: good } })
  expect(data).toMatchObject({ status: 2, payment_status: 'PENDING' })
  expect((await notify(undefined, `?order-token=${good}`)).statusCode).toBe(200)
  await shop.work()
})

test('a payment that is not ours is not found', async () => {
  const foreign = {
    ...truth,
    uuid: '00000000-0000-4000-8000-000000000000',
    merchantReference: 'AV-unknown',
  }
  expect((await notify({ orderToken: await signed(foreign) })).statusCode).toBe(404)
})

test.each([
  ['another sum', { grandTotal: 0.01 }, 'amount'],
  ['another currency', { currency: 'PLN' }, 'currency'],
])('a notification of %s never pays and is flagged', async (_what, change, flag) => {
  expect((await notify({ orderToken: await signed({ ...truth, ...change }) })).statusCode).toBe(200)
  await shop.work()
  const row = await shop.db
    .selectFrom('payments')
    .select(['status', 'flag'])
    .where('id', '=', id)
    .executeTakeFirst()
  expect(row).toEqual({ status: 'PENDING', flag })
})

test('a provider that reports a lower sum never pays', async () => {
  await shop.choose(payment_url, 'paid')
  const provider = shop.db.updateTable('sandboxOrders').where('uuid', '=', truth.uuid)
  await provider.set({ grandTotalCents: 2549 }).execute()
  await shop.work()
  const { temptrx } = await anna.call.readTempTransaction({ params: { id: String(id) } })
  expect(temptrx.payment_status).toBe('PENDING')
})
