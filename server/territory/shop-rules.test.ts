import { expect, test } from 'vitest'
import { seedShop } from '../../db/seed/seed-shop.ts'
import { testShop } from '../../tests/support/shop.ts'

const shop = await testShop()
await seedShop(shop.db, { today: shop.clock.today() })

test('anyone can read the sums of the shop’s rules', async () => {
  const { data } = await shop.nobody.readShopRules()
  expect(data).toMatchObject({
    bail: 8,
    deposit_steps: [
      { from_bottle: 5, percent_off: 10 },
      { from_bottle: 10, percent_off: 20 },
    ],
    fuel_surcharge: 1.5,
    delivery_fee: 3,
    free_delivery_from: 20,
    third_party_free_above: 50,
    day_closes_at: '24:00',
  })
})

test('the zones are named in the caller’s language, with their towns and days', async () => {
  const { data } = await shop.nobody.listZones()
  const { data: english } = await shop.as(undefined, 'en').listZones()
  expect(english.map(({ code }) => code)).toEqual(data.map(({ code }) => code))
  expect(english.map(({ name }) => name)).not.toEqual(data.map(({ name }) => name))
  const centre = data.find(({ places }) => places.includes('Centrs'))
  expect(centre).toMatchObject({ weekdays: [1, 2, 3, 4, 5, 6], frequency: 1 })
})
