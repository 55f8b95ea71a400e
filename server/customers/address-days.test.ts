import { expect, test } from 'vitest'
import { seedDemo } from '../../db/seed/seed-demo.ts'
import { regionIdOf } from '../../db/seed/zones/regions.ts'
import { dayOf } from '../../domain/calendar.ts'
import { mayDeliverOn } from '../../domain/territory/days.ts'
import { addressesOf, defaultAddress } from './addresses.ts'
import { testShop } from '../../tests/support/shop.ts'
import { clockOfDelivery, regionDays } from '../territory/region-days.ts'
import { addressDays } from './address-days.ts'

const shop = await testShop()
await seedDemo(shop.db, { today: shop.clock.today() })
const { id: annaId } = await shop.db
  .selectFrom('customers')
  .select('id')
  .where('email', '=', 'demo@avots.example')
  .executeTakeFirstOrThrow()
const home = (await defaultAddress(shop.db, annaId))!

const mayGoHomeOn = async (day: string) => {
  const days = await addressDays(shop.app, shop.db, home.id)
  const answer = mayDeliverOn(dayOf(day), days, await clockOfDelivery(shop.app))
  return answer.ok || answer.refusal
}

test('the legal address comes first, in the form of a postal address', async () => {
  expect((await addressesOf(shop.db, annaId)).map(({ text }) => text)).toEqual([
    'Lāčplēša iela 24-15, Rīga, LV-1011',
    'Meža iela 7, Ādaži, Ādažu novads, LV-2164',
  ])
})

test('the centre of Riga is served from Monday to Saturday, except on days off', async () => {
  expect(await addressDays(shop.app, shop.db, home.id)).toMatchObject({ allowedDates: [] })
  expect(await mayGoHomeOn('2026-11-21')).toBe(true)
  expect(await mayGoHomeOn('2026-11-22')).toBe('sunday')
  expect(await mayGoHomeOn('2026-12-25')).toBe('day_off')
})

test('the office adds a day off', async () => {
  expect(await mayGoHomeOn('2026-12-20')).toBe(true)
  expect(await mayGoHomeOn('2026-12-15')).toBe(true)
  await shop.db
    .insertInto('holidays')
    .values({ day: dayOf('2026-12-15'), nameLv: 'Remonts', nameEn: 'Repairs' })
    .execute()
  await expect.poll(() => mayGoHomeOn('2026-12-15')).toBe('day_off')
})

test('a day that is closed early is a day off', async () => {
  expect(await mayGoHomeOn('2026-11-24')).toBe(true)
  await shop.db
    .insertInto('closedDays')
    .values({ day: dayOf('2026-11-24'), closedAt: shop.clock.now() })
    .execute()
  await expect.poll(() => mayGoHomeOn('2026-11-24')).toBe('day_off')
})

test('the list of days always begins with tomorrow', async () => {
  const listed = async () =>
    (await regionDays(shop.app, regionIdOf('Rīga', 'Imanta')))!.allowedDates
  expect((await listed())[0]).toBe('2026-11-24')
  shop.clock.set('2026-11-25T08:00:00Z')
  expect((await listed())[0]).toBe('2026-11-26')
  expect(await mayGoHomeOn('2026-11-25')).toBe('today_or_earlier')
})

test('an address outside our zones has no days', async () => {
  const outside = await shop.db
    .selectFrom('regions')
    .innerJoin('zones', 'zones.id', 'regions.zoneId')
    .select('regions.id')
    .where('zones.ourCourier', '=', false)
    .executeTakeFirstOrThrow()
  const { id } = await shop.db
    .insertInto('addresses')
    .values({ customerId: annaId, regionId: outside.id, street: 'Kalna iela', houseNo: '1' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await addressDays(shop.app, shop.db, id)).toBeNull()
})
