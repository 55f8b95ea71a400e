import { expect, test } from 'vitest'
import { orderShop } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'

const shop = await orderShop()
const service = await newColleague(shop, 'customerService', 'klienti@avots.example')
const anna = await shop.customer()

const above = {
  params: { id: String(anna.id) },
  body: { account: 'bonus' as const, cents: 15_00, reason: 'Gaidīja nedēļu' },
}
const refusals = () =>
  shop.db
    .selectFrom('auditTrail')
    .select(['action', 'refused'])
    .where('refused', 'is not', null)
    .execute()

test('a refused preview tries nothing and is not recorded, a refused deed is', async () => {
  const preview = { ...above, query: { preview: '1' as const } }
  await expect(service.api.giveGoodwill(preview)).rejects.toMatchObject({ error: 'not_permitted' })
  expect(await refusals()).toEqual([])
  await expect(service.api.giveGoodwill(above)).rejects.toMatchObject({ error: 'not_permitted' })
  expect(await refusals()).toEqual([{ action: 'office.giveGoodwill', refused: 'not_permitted' }])
})
