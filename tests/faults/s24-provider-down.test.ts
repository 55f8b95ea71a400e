import { afterAll, beforeEach, expect, test } from 'vitest'
import { balancesOf } from '../../server/ledger/balances.ts'
import { checkMoney } from '../../server/payments/check-money.ts'
import { SANDBOX_PATH, sandboxKeys } from '../../server/payments/provider.ts'
import { filledCart, good, orderShop } from '../support/order-shop.ts'
import { bankShop, payingShop } from '../support/paying-shop.ts'
import { providerOfFaults } from '../support/provider-of-faults.ts'
import { expectWithin } from './kit/expect-within.ts'
import { choices, rounds } from './kit/rounds.ts'

// The real adapter with its own keys and address; another shop's sandbox is behind the faults.
const behind = await payingShop()
const keys = sandboxKeys(behind.app.secret)
const provider = await providerOfFaults(() => `${behind.app.config.publicUrl}${SANDBOX_PATH}`)
const shop = await bankShop(orderShop, {
  PAYMENT_PROVIDER: 'montonio',
  MONTONIO_ACCESS_KEY: keys.accessKey,
  MONTONIO_SECRET_KEY: keys.secretKey,
  MONTONIO_URL: `${provider.address}/api`,
})
const anna = await shop.customer()
afterAll(provider.close)

// The circuit closes again once the provider has answered.
beforeEach(async () => {
  provider.spoil('none')
  await expect
    .poll(
      () =>
        topUp().then(
          () => true,
          () => false,
        ),
      { timeout: 15_000, interval: 500 },
    )
    .toBe(true)
})

const topUp = () => anna.api.startTopUp({ body: { topup: 5, method: 7 } })
const payments = () => shop.db.selectFrom('payments').selectAll().orderBy('id').execute()

const faults = ['reset', 'status-500', 'garbage', 'refuses', 'done-but-silent'] as const

test.each(rounds(faults.length))(
  'a failing provider is reported plainly, and nothing is lost (seed %i)',
  async (seed) => {
    const { oneOf } = choices(seed)
    provider.spoil(faults[seed - 1] ?? oneOf(faults))
    await expect(topUp()).rejects.toMatchObject({ status: 503, error: 'provider_unavailable' })
    expect((await payments()).at(-1)).toMatchObject({ status: 'ABANDONED', paidAt: null })

    // An order of the same moment keeps its cart, and another way of paying is open to it.
    const berta = await shop.customer()
    const { params } = await filledCart(berta, { [good.tea]: 5 }, 10)
    await expect(berta.api.placeOrder({ params })).rejects.toMatchObject({
      error: 'method_not_open',
    })
    expect((await berta.api.readActiveCart()).data).toMatchObject({
      id: Number(params.id),
      status: 1,
    })
    await berta.api.changeCart({ params, body: { payment_type: 3 } })
    expect(await berta.api.placeOrder({ params })).toMatchObject({ payment_url: null })
    expect(await checkMoney(shop.app)).toEqual([])
  },
)

test('money for a provider’s order whose answer was lost reaches the account', async () => {
  provider.spoil('done-but-silent')
  await expect(topUp()).rejects.toMatchObject({ error: 'provider_unavailable' })
  provider.spoil('none')
  const lost = (await payments()).at(-1)!
  const known = await behind.db
    .selectFrom('sandboxOrders')
    .select('uuid')
    .where('merchantReference', '=', lost.merchantReference)
    .executeTakeFirstOrThrow()
  await behind.choose(`${behind.app.config.publicUrl}${SANDBOX_PATH}/pay/${known.uuid}`, 'paid')
  const before = (await balancesOf(shop.db, anna.id)).accountCents
  // The sandbox of the other shop notifies this one.
  await behind.work()
  await expect
    .poll(async () => {
      await shop.work()
      return (await balancesOf(shop.db, anna.id)).accountCents
    })
    .toBe(before + 500)
  expect(await checkMoney(shop.app)).toEqual([])
})

test('a payment without an answer is polled when the provider is back', async () => {
  const { payment_url, id } = await topUp()
  await behind.choose(payment_url, 'paid')
  provider.spoil('status-500')
  shop.clock.set('2026-11-20T08:10:00Z')
  await shop.jobs['payments.poll']!({} as never)
  expect((await anna.api.readTempTransaction({ params: { id: String(id) } })).temptrx.status).toBe(
    2,
  )
  provider.spoil('none')
  let hour = 9
  await expect
    .poll(
      async () => {
        shop.clock.set(`2026-11-20T${String(hour++).padStart(2, '0')}:00:00Z`)
        await shop.jobs['payments.poll']!({} as never)
        return (await anna.api.readTempTransaction({ params: { id: String(id) } })).temptrx.status
      },
      { timeout: 10_000, interval: 1_000 },
    )
    .toBe(1)
})

test('a top-up ends after 24 hours, and a later payment still reaches the account', async () => {
  const { payment_url, id } = await topUp()
  shop.clock.set('2026-11-22T10:00:00Z')
  behind.clock.set('2026-11-22T10:00:00Z')
  await shop.jobs['payments.poll']!({} as never)
  const standing = async () =>
    (await anna.api.readTempTransaction({ params: { id: String(id) } })).temptrx
  expect(await standing()).toMatchObject({ status: 3, payment_status: 'ABANDONED' })
  const { token } = await behind.choose(payment_url, 'paid')
  await anna.api.topUpCallback({ body: { payment_token: token } })
  expect(await standing()).toMatchObject({
    status: 1,
    payment_status: 'PAID',
    credited_to: 'account',
  })
  expect(await checkMoney(shop.app)).toEqual([])
})

// The last test, because the circuit stays open for seconds after it.
test('a silent provider delays calls by its time limit at most, and then not at all', async () => {
  provider.spoil('slow')
  const began = performance.now()
  await Promise.all(
    [topUp(), topUp(), topUp()].map((started) =>
      expect(started).rejects.toMatchObject({ error: 'provider_unavailable' }),
    ),
  )
  expectWithin(12_000, performance.now() - began)
  const requests = provider.asked()
  const quick = performance.now()
  await expect(topUp()).rejects.toMatchObject({ error: 'provider_unavailable' })
  expectWithin(500, performance.now() - quick)
  expect(provider.asked()).toBe(requests)
}, 60_000)
