import { expect, test } from 'vitest'
import { newColleague } from '../../tests/support/staff-client.ts'
import { stockedShop } from '../../tests/support/stocked-shop.ts'

const shop = await stockedShop()
const service = await newColleague(shop, 'customerService', 'klienti@example.lv')
const accountant = await newColleague(shop, 'accountant', 'gramatvede@example.lv')

// P-10
test('whoever writes the texts of goods sees what customers searched in vain', async () => {
  for (const search of ['Zirga siens', 'zirga  siens', 'medus', 'kajaks'])
    await shop.nobody.listGoods({ query: { search } })
  const today = shop.clock.today()
  await expect
    .poll(async () => (await service.api.listSearchMisses()).rows)
    .toEqual([
      { term: 'zirga siens', times: 2, lastOn: today },
      { term: 'kajaks', times: 1, lastOn: today },
    ])
  await expect(accountant.api.listSearchMisses()).rejects.toMatchObject({ error: 'not_permitted' })
})
