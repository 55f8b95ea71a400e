import { expect, test } from 'vitest'
import { filledCart, good, orderShop, setStock } from '../support/order-shop.ts'
import { atOnce, permutations, unexpectedFailures } from './kit/at-once.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { choices, rounds } from './kit/rounds.ts'

const shop = await orderShop()
await setStock(shop, good.honey, 100_000)
await shop.db
  .insertInto('promoCodes')
  .values({ code: 'RUDENS', kind: 'percent', percent: 10 })
  .execute()

const steps = ['place', 'add', 'remove', 'count', 'promo'] as const
type Step = (typeof steps)[number]

/** A cart of honey and flour, and what may happen to it while it is being ordered. */
async function cartAndSteps() {
  const anna = await shop.customer({ accountCents: 100_000 })
  const { id, params } = await filledCart(anna, { [good.honey]: 4, [good.flour]: 2 }, 2)
  const { data } = await anna.api.listCartItems({ params })
  const honey = data.data.find(({ good_id }) => good_id === good.honey)!
  const calls: Record<Step, () => Promise<unknown>> = {
    place: () => anna.api.placeOrder({ params }),
    add: () => anna.api.changeCartItem({ params, body: { good_id: good.tea, order: 5 } }),
    remove: () =>
      anna.api.removeCartItem({ params: { cartId: params.id, goodId: String(good.flour) } }),
    count: () =>
      anna.api.changeCartItem({ params, body: { id: honey.id, good_id: good.honey, order: 7 } }),
    promo: () => anna.api.activatePromo({ params: { code: 'RUDENS' } }),
  }
  /** The order is the cart with just those changes that were told to have been made. */
  const check = async (made: ReadonlySet<Step>) => {
    const { order } = await anna.api.readOrder({ params })
    const lines = [
      [good.honey, made.has('count') ? 7 : 4, 5],
      ...(made.has('remove') ? [] : [[good.flour, 2, 3]]),
      ...(made.has('add') ? [[good.tea, 5, 4.5]] : []),
    ] as [number, number, number][]
    const counts = new Map(order.items.map((item) => [item.good_id, item.order]))
    expect(counts).toEqual(new Map(lines.map(([goodId, count]) => [goodId, count])))
    const full = lines.reduce((cents, [, count, price]) => cents + count * price * 100, 0)
    const paid = made.has('promo')
      ? full - lines.reduce((off, [, n, price]) => off + Math.round(n * price * 10), 0)
      : full
    expect(Math.round(order.details.total_price_vat * 100)).toBe(paid)
    expect(order.prepaid).toBe(order.total_amount_with_bail_and_vat)
    expect(order.id).toBe(id)
  }
  return { calls, check }
}

test.each(rounds(1))(
  'every order of them, in a row and all at once, gives one of the serial results (seed %i)',
  async (seed) => {
    const { random } = choices(seed)
    for (const order of permutations(steps).filter(
      () => process.env.FAULT_RUNS !== undefined || random() < 0.25,
    )) {
      const { calls, check } = await cartAndSteps()
      const outcomes = await atOnce(order.map((step) => calls[step]))
      expect(unexpectedFailures(outcomes)).toEqual([])
      const made = new Set(order.filter((_, index) => outcomes[index]!.status === 'fulfilled'))
      expect(made.has('place')).toBe(true)
      await check(made)
    }
    expect(await brokenRules(shop.db)).toEqual([])
  },
)
