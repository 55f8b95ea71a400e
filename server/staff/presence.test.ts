import { expect, test } from 'vitest'
import { orderShop } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'

const shop = await orderShop()
const ilze = await newColleague(shop, 'customerService', 'ilze@avots.example')
const andris = await newColleague(shop, 'dispatcher', 'andris@avots.example')
const driver = await newColleague(shop, 'driver', 'janis@avots.example')

const body = { subject: 'customer' as const, id: 7 }
const others = async ({ api }: typeof ilze) => (await api.reportPresence({ body })).others

test('two people at one record see each other until one of them goes', async () => {
  expect(await others(ilze)).toEqual([])
  expect(await others(andris)).toMatchObject([{ id: ilze.id, name: 'Inese Kļaviņa' }])
  expect(await others(ilze)).toMatchObject([{ id: andris.id }])
  await andris.api.endPresence({ body })
  expect(await others(ilze)).toEqual([])
})

test('a page that was closed without a word is forgotten, and so is one that was signed out', async () => {
  await others(andris)
  shop.clock.set(new Date(shop.clock.now().getTime() + 60_000).toISOString())
  expect(await others(ilze)).toEqual([])
  await others(andris)
  await andris.api.signOut()
  expect(await others(ilze)).toEqual([])
})

test('another record is another place, and drivers are in no office', async () => {
  const elsewhere = await ilze.api.reportPresence({ body: { subject: 'staff', id: 7 } })
  expect(elsewhere.others).toEqual([])
  await expect(others(driver)).rejects.toMatchObject({ error: 'not_permitted' })
})
