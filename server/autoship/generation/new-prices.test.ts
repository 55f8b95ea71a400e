import { expect, test } from 'vitest'
import { good, orderShop } from '../../../tests/support/order-shop.ts'
import { newTimes, runningAutoship } from '../../../tests/support/running-autoship.ts'
import { generate } from './generate.ts'

const shop = await orderShop()

// D-17
test('the letter of a delivery names the prices that differ from the last one', async () => {
  const { at, tuesday } = await newTimes(shop)
  const anna = await shop.customer({ accountCents: 100_000 })
  const lines = { [good.water]: 2, [good.tea]: 1 }
  await runningAutoship(anna, { day: tuesday(1), lines })
  at(4)
  await generate(shop.app)
  await shop.db
    .updateTable('goods')
    .set({ autoshipPriceCents: 860, basePriceCents: 900 })
    .where('id', '=', good.water)
    .execute()
  at(11)
  await generate(shop.app)
  const mails = await shop.db
    .selectFrom('mailOutbox')
    .select('payload')
    .where('customerId', '=', anna.id)
    .where('template', '=', 'autoship.confirm')
    .orderBy('id')
    .execute()
  expect(mails.map(({ payload }) => (payload as { newPrices: object[] }).newPrices)).toEqual([
    [],
    [{ good: { lv: 'water', en: 'water' }, wasCents: 740, nowCents: 860 }],
  ])
})
