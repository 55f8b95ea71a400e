import { topUpMethods } from '../../domain/payments/methods.ts'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { filledCart, furnish, good } from '../../tests/support/order-shop.ts'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { testShop } from '../../tests/support/shop.ts'
import { startMethodRefresh } from './offered-methods.ts'

type Setup = { paymentMethods: { name: string; code: string }[] }

// A provider without cards and Revolut, and with another code for Swedbank.
const provider = Fastify()
let setup: Record<string, Setup> = {}
let fails = false
provider.get('/api/stores/payment-methods', (_request, reply) =>
  fails
    ? reply.code(500).send({})
    : reply.send({ paymentMethods: { paymentInitiation: { setup } } }),
)
const address = await provider.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => provider.close())

const production = { PAYMENT_PROVIDER: 'montonio', MONTONIO_URL: `${address}/api` }
const keys = {
  MONTONIO_ACCESS_KEY: 'store',
  MONTONIO_SECRET_KEY: 'a secret of thirty-two characters',
}

test('the provider’s methods are offered under its codes; without an answer the last list remains', async () => {
  const shop = await furnish(await payingShop({ ...production, ...keys }))
  const anna = await shop.customer()
  const { params } = await filledCart(anna, { [good.tea]: 5 })
  const listed = async () => (await anna.api.listPaymentMethods()).data.map(({ id }) => id)
  const open = async () =>
    (await anna.api.readActiveCart()).data.methods
      .filter((one) => one.id >= 6 && one.is_open)
      .map(({ id }) => id)
  expect(await listed()).toEqual([6, 7, 8, 9, 10, 11])
  setup = {
    EE: { paymentMethods: [{ name: 'LHV', code: 'LHVBEE22' }] },
    LV: {
      paymentMethods: [
        { name: 'SEB', code: 'UNLALV2X' },
        { name: 'Citadele', code: 'PARXLV22' },
        { name: 'Luminor', code: 'RIKOLV2X' },
        { name: 'Swedbank', code: 'HABALV2X' },
      ],
    },
  }
  expect(await shop.app.bankOffers.refresh()).toBe(true)
  expect(await listed()).toEqual([7, 8, 9, 10])
  expect(await open()).toEqual([7, 8, 9, 10])
  expect([shop.app.bankOffers.bankCode('seb'), shop.app.bankOffers.bankCode('swedbank')]).toEqual([
    'UNLALV2X',
    'HABALV2X',
  ])
  fails = true
  expect(await shop.app.bankOffers.refresh()).toBe(false)
  expect(await listed()).toEqual([7, 8, 9, 10])

  await anna.api.changeCart({ params, body: { payment_type: 11 } })
  await expect(anna.api.placeOrder({ params })).rejects.toMatchObject({ error: 'method_not_open' })
  await expect(anna.api.startTopUp({ body: { topup: 5, method: 6 } })).rejects.toMatchObject({
    error: 'payments_off',
  })
})

test('the sandbox offers all methods', async () => {
  const shop = await payingShop()
  expect(await shop.app.bankOffers.refresh()).toBe(true)
  expect(shop.app.bankOffers.methods()).toEqual(topUpMethods.map(({ key }) => key))
})

test('without keys no provider is called, no bank is offered, and the log warns of it', async () => {
  const shop = await testShop({ PAYMENT_PROVIDER: 'montonio' })
  const warned: string[] = []
  const log = {
    ...shop.app.log,
    warn: (...said: unknown[]) => void warned.push(String(said.at(-1))),
  }
  startMethodRefresh({ ...shop.app, log: log as typeof shop.app.log })()
  expect(warned).toEqual([
    expect.stringContaining('only the account, cash and deferred payment are offered'),
  ])
  expect(shop.app.bankOffers.methods()).toEqual([])
})
