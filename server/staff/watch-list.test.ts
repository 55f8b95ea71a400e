import { expect, test } from 'vitest'
import { orderShop } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'

const shop = await orderShop()
const owner = await newColleague(shop, 'owner', 'vadiba@example.lv')
const service = await newColleague(shop, 'customerService', 'klienti@example.lv')
const other = await newColleague(shop, 'customerService', 'otra@example.lv')
const anna = await shop.customer({ name: 'Anna Ozoliņa' })
const params = { id: String(anna.id) }

test('goodwill given far more often than by colleagues is shown to the owner, since when too', async () => {
  for (let at = 0; at < 6; at += 1)
    await service.api.giveGoodwill({
      params,
      body: { account: 'bonus', cents: 1, reason: 'Tests' },
    })
  await other.api.writeNote({ params, body: { reader: 'office', body: 'Nezvanīt' } })
  const { since, rows } = await owner.api.readWatchList()
  expect(since).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(rows).toEqual([
    {
      kind: 'goodwill',
      staffId: service.id,
      name: 'Inese Kļaviņa',
      cases: 6,
      of: 6,
      usual: [0, 0],
    },
  ])
})

test('nobody but the owner reads it', async () => {
  await expect(service.api.readWatchList()).rejects.toMatchObject({ error: 'not_permitted' })
})
