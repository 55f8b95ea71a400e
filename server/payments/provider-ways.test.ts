import Fastify from 'fastify'
import { decodeJwt } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { filledCart, furnish, good } from '../../tests/support/order-shop.ts'
import { payingShop } from '../../tests/support/paying-shop.ts'

type Sent = { merchantReference: string; grandTotal: number; payment: Record<string, unknown> }

// A provider with a wallet and later payment, and a picture that is none.
const provider = Fastify()
const sent: Sent[] = []
const png = Buffer.from('89504e470d0a1a0a', 'hex')
provider.get('/card.png', (_request, reply) => reply.type('image/png').send(png))
provider.get('/later.png', (_request, reply) => reply.type('text/html').send('<p>Lost</p>'))
provider.get('/api/stores/payment-methods', () => ({
  paymentMethods: {
    cardPayments: { processor: 'stripe', logoUrl: `${address}/card.png` },
    bnpl: {
      processor: 'inbank',
      logoUrl: `${address}/later.png`,
    },
  },
}))
provider.post<{ Body: { data: string } }>('/api/orders', ({ body }) => {
  const order = decodeJwt<Sent>(body.data)
  sent.push(order)
  const { merchantReference, grandTotal } = order
  return {
    uuid: crypto.randomUUID(),
    merchantReference,
    paymentStatus: 'PENDING',
    grandTotal,
    currency: 'EUR',
    paymentUrl: `${address}/pay`,
  }
})
const address = await provider.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => provider.close())

const shop = await furnish(
  await payingShop({
    PAYMENT_PROVIDER: 'montonio',
    MONTONIO_URL: `${address}/api`,
    MONTONIO_ACCESS_KEY: 'store',
    MONTONIO_SECRET_KEY: 'a secret of thirty-two characters',
  }),
)
await shop.app.bankOffers.refresh()

const wayOfLatest = async (customerId: number) =>
  shop.db
    .selectFrom('payments')
    .select(['method', 'providerWay'])
    .where('customerId', '=', customerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

test('all that the provider offers is listed by name with its own picture', async () => {
  const anna = await shop.customer()
  const { data } = await anna.api.listPaymentWays()
  expect(data.map(({ method, way, name, charge }) => [method, way, name, charge])).toEqual([
    [6, null, 'Bankas karte (VISA/Mastercard)', 0.3],
    [6, 'wallet', 'Apple Pay vai Google Pay', 0.3],
    [6, 'pay_later', 'Samaksāt pēc mēneša', 0.3],
  ])
  expect(data.map(({ least }) => least)).toEqual([0.01, 0.01, 30])
  expect(data.map(({ picture }) => picture)).toEqual([
    `data:image/png;base64,${png.toString('base64')}`,
    null,
    null,
  ])
})

test('an order goes to the wallet or to later payment at the charge of the card', async () => {
  const anna = await shop.customer()
  const { params } = await filledCart(anna, { [good.tea]: 6 }, 6)
  const placed = await anna.api.placeOrder({ params, body: { provider_way: 'wallet' } })
  expect(placed.payment_url).toBe(`${address}/pay`)
  expect(sent.at(-1)).toMatchObject({
    grandTotal: 27.9,
    payment: { method: 'cardPayments', methodOptions: { preferredMethod: 'wallet' } },
  })
  expect(await wayOfLatest(anna.id)).toEqual({ method: 'card', providerWay: 'wallet' })

  await anna.api.startTopUp({ body: { topup: 50, method: 6, provider_way: 'pay_later' } })
  expect(sent.at(-1)).toMatchObject({
    grandTotal: 50.3,
    payment: { method: 'bnpl', methodOptions: { period: 1 } },
  })
  expect(await wayOfLatest(anna.id)).toEqual({ method: 'card', providerWay: 'pay_later' })
})

test('a way that is not offered for this sum or method is refused before an order is made', async () => {
  const anna = await shop.customer()
  const { params } = await filledCart(anna, { [good.tea]: 6 }, 6)
  for (const provider_way of ['pay_later', 'instalments'] as const)
    await expect(anna.api.placeOrder({ params, body: { provider_way } })).rejects.toMatchObject({
      error: 'method_not_open',
    })
  await anna.api.changeCart({ params, body: { payment_type: 3 } })
  await expect(
    anna.api.placeOrder({ params, body: { provider_way: 'wallet' } }),
  ).rejects.toMatchObject({ error: 'method_not_open' })
  await expect(
    anna.api.startTopUp({ body: { topup: 5, method: 6, provider_way: 'pay_later' } }),
  ).rejects.toMatchObject({ error: 'payments_off' })
  expect(await wayOfLatest(anna.id)).toBeUndefined()
})

test('the sandbox offers every way with a picture, and its page opens with the chosen one', async () => {
  const sandbox = await furnish(await payingShop())
  await sandbox.app.bankOffers.refresh()
  const anna = await sandbox.customer()
  const { data } = await anna.api.listPaymentWays()
  expect(data.map(({ way }) => way).filter(Boolean)).toEqual(['wallet', 'pay_later', 'instalments'])
  const pictured = data.filter(({ picture }) => picture?.startsWith('data:image/svg+xml;base64,'))
  expect(pictured).toHaveLength(8)
  const body = { topup: 150, method: 6, provider_way: 'instalments' } as const
  const { payment_url } = await anna.api.startTopUp({ body })
  expect(await (await fetch(payment_url)).text()).toContain('value="instalments" checked')
})
