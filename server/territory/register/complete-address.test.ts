import { expect, test } from 'vitest'
import { seedShop } from '../../../db/seed/seed-shop.ts'
import { regionIdOf } from '../../../db/seed/zones/regions.ts'
import { byCommand } from '../../../domain/actor.ts'
import { dayOf, weekdayOf } from '../../../domain/calendar.ts'
import { done } from '../../../domain/outcome.ts'
import { testShop } from '../../../tests/support/shop.ts'
import { newColleague } from '../../../tests/support/staff-client.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'
import { moveStreets } from '../move-streets.ts'
import { importHouses } from './import-houses.ts'

const shop = await testShop()
await seedShop(shop.db, { today: shop.clock.today() })

const complete = async (text: string, city?: number) => {
  const query = { text, ...(city !== undefined && { city: String(city) }) }
  return (await shop.nobody.completeAddress({ query })).data.data
}

test('without a register nothing is suggested', async () => {
  expect(await complete('Brīvības')).toEqual([])
  await importHouses(shop.app, 'db/seed/register/aw_eka.csv')
})

test('a street is suggested from its second letter on, with or without diacritics', async () => {
  expect(await complete('B')).toEqual([])
  const names = (await complete('briv')).map(({ street }) => street)
  expect(names).toEqual(expect.arrayContaining(['Brīvības iela', 'Brīvības gatve']))
  expect((await complete('Kr. Val')).map(({ text }) => text)).toEqual([
    'Krišjāņa Valdemāra iela, Rīga',
  ])
})

test('a house brings its postcode, its city and the neighbourhood that it lies in', async () => {
  const [house] = await complete('skanstes 29')
  expect(house).toMatchObject({
    text: 'Skanstes iela 29, Rīga, LV-1013',
    street: 'Skanstes iela',
    house_no: '29',
    postcode: 'LV-1013',
    city: 1,
    region: regionIdOf('Rīga', 'Skanste'),
  })
  const [flat] = await complete('Lāčplēša iela 24-15')
  expect(flat).toMatchObject({ house_no: '24', flat_no: '15' })
})

test('a street through several neighbourhoods leaves the choice to the customer', async () => {
  const [street] = await complete('Lāčplēša')
  expect(street).toMatchObject({ house_no: '', city: 1, region: null })
  const [village] = await complete('Kantora')
  expect(village).toMatchObject({ region: regionIdOf('Mārupes novads', 'Mārupe') })
})

test('a chosen city leaves out the others; a farm is found by its name', async () => {
  expect(await complete('Kantora', 1)).toEqual([])
  expect((await complete('Kantora', 3)).length).toBe(1)
  const [farm] = await complete('Kalniņi')
  expect(farm).toMatchObject({ street: 'Kalniņi', house_no: '', postcode: 'LV-2107' })
})

test('the exact number comes first, and signs of a pattern are only letters', async () => {
  const numbers = (await complete('Brīvības iela 1')).map(({ house_no: house }) => house)
  expect(numbers[0]).toBe('1')
  expect(numbers).toHaveLength(8)
  expect(await complete('%%%')).toEqual([])
  expect(await complete('Brīvības iela 1_')).toEqual([])
})

test('the office sees each place once, and the zone that drives a street', async () => {
  const service = await newColleague(shop, 'customerService', 'klienti@example.lv')
  const read = () => service.api.completeAddressFor({ query: { text: 'skanstes 29' } })
  const places = await service.api.listPlaceNames()
  const [house] = (await read()).rows
  const { id: zoneId, code } = await shop.db
    .selectFrom('zones')
    .select(['id', 'code'])
    .where('code', '<>', house!.zone!)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const regionId = house!.regionId!
  const driveWith = (zone: number | null) => {
    const streets = [{ street: house!.street, zoneId: zone }]
    return allOrNothing(shop.db, async (tx) =>
      done(await moveStreets(shop.app, tx, byCommand, { regionId, streets })),
    )
  }
  await driveWith(zoneId)
  expect((await read()).rows[0]).toMatchObject({ regionId, zone: code })
  expect(await service.api.listPlaceNames()).toEqual(places)
  await driveWith(null)
})

// P-m10
test('a house brings the next day on which our courier comes there', async () => {
  const [house] = await complete('skanstes 29')
  const day = dayOf(house!.next_delivery!)
  const zones = (await shop.nobody.listZones()).data
  const { weekdays } = zones.find(({ places }) => places.includes('Skanste'))!
  expect(day > shop.clock.today()).toBe(true)
  expect(weekdays).toContain(weekdayOf(day))
  const [street] = await complete('Lāčplēša')
  expect(street!.next_delivery).toBe(null)
  await shop.db.updateTable('zones').set({ ourCourier: false, weekdays: [] }).execute()
  await expect.poll(async () => (await complete('skanstes 29'))[0]!.next_delivery).toBe(null)
})
