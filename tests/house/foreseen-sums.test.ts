import { expect, test } from 'vitest'
import { predictCart } from '../../web/shop/cart/predict-cart.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { filledCart, good, orderShop, setStock } from '../support/order-shop.ts'

const seed = Number(process.env.SEED ?? 1)
const shop = await orderShop()

test(`the browser’s sums before the answer equal the server’s (seed ${seed})`, async () => {
  await setStock(shop, good.honey, 10_000)
  await shop.db
    .insertInto('promoCodes')
    .values({ code: 'ZIEMA', kind: 'percent', percent: 15 })
    .execute()
  const random = seededRandom(seed)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const goods = Object.values(good)
  const settings = await shop.app.settings()
  for (let person = 0; person < 4; person += 1) {
    const anna = await shop.customer({ bonusCents: upTo(900), enableBonus: person !== 3 })
    const { params } = await filledCart(
      anna,
      Object.fromEntries(goods.map((id) => [id, 1 + upTo(3)])),
    )
    if (person > 1) await anna.api.activatePromo({ params: { code: 'ZIEMA' } })
    for (let step = 0; step < 12; step += 1) {
      const before = (await anna.api.readActiveCart()).data
      const line = before.items[upTo(before.items.length - 1)]!
      const counts = { order: 1 + upTo(11), return: line.isrentable ? upTo(6) : 0 }
      const fields = { use_bonus: upTo(1) as 0 | 1 }
      const foreseen = predictCart(
        before,
        { counts: new Map([[line.good_id, counts]]), fields },
        settings,
      )
      await anna.api.changeCartItem({
        params,
        body: { id: line.id, good_id: line.good_id, ...counts },
      })
      const { data } = await anna.api.changeCart({ params, body: fields })
      expect(foreseen.details).toEqual(data.details)
      expect(foreseen.items.map(({ sum_vat, price_vat }) => [sum_vat, price_vat])).toEqual(
        data.items.map(({ sum_vat, price_vat }) => [sum_vat, price_vat]),
      )
      expect(foreseen.methods.map(({ to_pay }) => to_pay)).toEqual(
        data.methods.map(({ to_pay }) => to_pay),
      )
    }
  }
})
