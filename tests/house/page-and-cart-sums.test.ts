import { expect, test } from 'vitest'
import type { GoodCard } from '../../contract/shop/goods.ts'
import { byCommand } from '../../domain/actor.ts'
import { centsOf } from '../../domain/money.ts'
import type { SetOfBottles } from '../../domain/cart/cart-line.ts'
import { moveBottles } from '../../server/bottles/move-bottles.ts'
import {
  depositOfAnswer,
  depositOfBasis,
  lineOfGood,
  lineOfItem,
} from '../../web/shop/goods/cart-lines.ts'
import { goodSums } from '../../web/shop/goods/good-sums.ts'
import { newCustomer } from '../support/new-customer.ts'
import { stockedShop } from '../support/stocked-shop.ts'

const shop = await stockedShop()
const { depositSteps } = await shop.app.settings()
const goods = await allGoods()
const lent = goods.filter(({ isrentable }) => isrentable === 1)
const water = goods.find(({ sku }) => sku === 'UD-001')!

async function allGoods(): Promise<GoodCard[]> {
  const page = async (number: number) =>
    (await shop.nobody.listGoods({ query: { page: String(number), limit: '48' } })).goods
  const first = await page(1)
  const rest = Array.from({ length: first.last_page - 1 }, (_, index) => page(index + 2))
  return [first, ...(await Promise.all(rest))].flatMap(({ data }) => data)
}

/** A customer with so many bottles of water at home, and their deposit paid. */
async function customerWith(held: number) {
  const { id, token } = await newCustomer(shop)
  const goodsMoved = [{ goodId: water.id, delivered: held, returned: 0, depositCents: 800 * held }]
  const cause = { kind: 'opening', id } as const
  const move = { customerId: id, by: byCommand, cause, movedOn: shop.clock.today() }
  if (held > 0) await moveBottles(shop.db, { ...move, goods: goodsMoved })
  // in an object: a client answers any name, `then` too
  return { anna: shop.as(token) }
}

type Api = Awaited<ReturnType<typeof customerWith>>['anna']
type Counts = { order: number; return: number }

/** What the cart asks for more once it has these counts; a stock may grant fewer. */
async function inCart(api: Api, good: GoodCard, counts: Counts) {
  const before = (await api.createCart()).data
  const params = { id: String(before.id) }
  const body = { good_id: good.id, ...counts }
  const { data } = await api.changeCartItem({ params, body })
  await api.removeCartItem({
    params: { cartId: params.id, goodId: String(good.id) },
  })
  const goodsAndDeposit = ({ details }: Pick<typeof before, 'details'>) =>
    centsOf(details.total_price_with_bail_and_vat) - centsOf(details.extra_delivery)
  return {
    counts: { ...counts, order: data.granted },
    cents: goodsAndDeposit(data) - goodsAndDeposit(before),
  }
}

// P-1
test('the page of every good states the sum of the cart', async () => {
  const { anna } = await customerWith(0)
  const customer = depositOfAnswer((await anna.readDeposit()).data)
  for (const good of goods) {
    for (const order of new Set([1, 3, good.best_price_no_required ?? 2])) {
      const cart = await inCart(anna, good, { order, return: 0 })
      const { totalCents } = goodSums(good, cart.counts, { others: [], customer, depositSteps })
      expect([good.name, order, totalCents]).toEqual([good.name, order, cart.cents])
    }
  }
})

// P-1, P-2
test.each([0, 1, 4, 9, 10])(
  'the page of a lent good knows %i bottles that the customer has at home',
  async (held) => {
    const { anna } = await customerWith(held)
    const customer = depositOfAnswer((await anna.readDeposit()).data)
    for (const good of lent) {
      for (const order of [0, 1, 2, 5, 10]) {
        for (const returned of [0, 1, 3]) {
          const cart = await inCart(anna, good, { order, return: returned })
          const { totalCents } = goodSums(good, cart.counts, { others: [], customer, depositSteps })
          const named = [good.name, order, returned]
          expect([...named, totalCents]).toEqual([...named, cart.cents])
        }
      }
    }
  },
)

// P-1
test('the page of a set counts the bottles that the cart has already', async () => {
  const { anna } = await customerWith(3)
  const { data: cart } = await anna.createCart()
  const body = { good_id: water.id, order: 2, return: 0 }
  const { data } = await anna.changeCartItem({ params: { id: String(cart.id) }, body })
  const others = data.data.map((item) => lineOfItem(item, data.cart.basis))
  const customer = depositOfBasis(data.cart.basis)
  for (const set of goods.filter(({ bottles }) => bottles)) {
    const { cents, counts } = await inCart(anna, set, { order: 2, return: 0 })
    const { totalCents } = goodSums(set, counts, { others, customer, depositSteps })
    expect([set.name, totalCents]).toEqual([set.name, cents])
  }
})

// P-1
test('the starter kit for an office has four bottles at 8.00', () => {
  const office = goods.find(({ id }) => id === 114)!
  const bottles: SetOfBottles = lineOfGood(office, { order: 1, return: 0 }).bottles!
  expect([office.bail, bottles.inEach, bottles.lentDepositCents]).toEqual([32, 4, 800])
})
