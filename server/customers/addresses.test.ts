import { beforeAll, expect, test } from 'vitest'
import { seedShop } from '../../db/seed/seed-shop.ts'
import { regionIdOf } from '../../db/seed/zones/regions.ts'
import { registeredPerson } from '../../tests/support/registered-person.ts'
import { maxAddresses } from '../../domain/customers/max-addresses.ts'
import { testShop } from '../../tests/support/shop.ts'

const shop = await testShop()
beforeAll(() => seedShop(shop.db, { today: shop.clock.today() }))

const home = { region: 101, street: 'Lāčplēša iela', house_no: '24' }

async function person() {
  const { as } = await registeredPerson(shop)
  const add = async (changes: object = {}) =>
    (await as.createAddress({ body: { ...home, ...changes } })).data
  const list = async () => (await as.listAddresses()).data.data
  const at = (id: number) => ({ params: { id: String(id) } })
  return { as, add, list, at }
}

const outsideOurZones = async () =>
  (await shop.nobody.listRegions()).data.data.find((region) => region.is_ours === 0)!.id

test('regions belong to cities, and Riga comes first with its 58 neighbourhoods', async () => {
  const cities = (await shop.nobody.listCities()).data.data
  const regions = (await shop.nobody.listRegions()).data.data
  expect(cities[0]?.name).toBe('Rīga')
  expect(regions.filter((region) => region.city_id === cities[0]?.id)).toHaveLength(58)
})

test('an address carries the days of its route as the calendar reads them', async () => {
  const { add } = await person()
  const centre = await add({ region: regionIdOf('Rīga', 'Centrs') })
  expect(centre).toMatchObject({ frequency: 1, weekdays: [1, 2, 3, 4, 5, 6], allowed_dates: '' })
  expect(centre.forbidden_working_days.split(';')).toContain('25-12')
  const leftBank = await add({ region: regionIdOf('Rīga', 'Imanta') })
  expect(leftBank).toMatchObject({ frequency: 1, weekdays: [2, 4] })
  expect(leftBank.allowed_dates.split(';').slice(0, 3)).toEqual([
    '24-11-2026',
    '26-11-2026',
    '1-12-2026',
  ])
})

test('the first address is the legal one; the flag moves to another and is never removed', async () => {
  const { as, add, list, at } = await person()
  const first = await add()
  const second = await add({ street: 'Brīvības iela' })
  expect([first.is_legal_address, second.is_legal_address]).toEqual([1, 0])
  await as.changeAddress({ ...at(second.id), body: { is_legal_address: 1 } })
  expect((await list()).map(({ id, is_legal_address: legal }) => [id, legal])).toEqual([
    [second.id, 1],
    [first.id, 0],
  ])
  await expect(
    as.changeAddress({ ...at(second.id), body: { is_legal_address: 0 } }),
  ).rejects.toMatchObject({
    status: 409,
    error: 'legal_address_stays',
  })
})

test('the legal and the last address cannot be removed', async () => {
  const { as, add, list, at } = await person()
  const first = await add()
  await expect(as.removeAddress(at(first.id))).rejects.toMatchObject({
    error: 'legal_address_stays',
  })
  const second = await add({ street: 'Brīvības iela' })
  await as.removeAddress(at(second.id))
  expect((await list()).map(({ id }) => id)).toEqual([first.id])
  await expect(as.readAddress(at(second.id))).rejects.toMatchObject({ status: 404 })
})

test('the number of addresses is limited, even with parallel requests', async () => {
  const { id: customerId, as } = await registeredPerson(shop)
  const row = { customerId, regionId: 101, street: 'Skolas iela', createdAt: shop.clock.now() }
  await shop.db
    .insertInto('addresses')
    .values(
      Array.from({ length: maxAddresses - 1 }, (_, index) => ({ ...row, isLegal: index === 0 })),
    )
    .execute()
  const added = await Promise.allSettled([1, 2, 3].map(() => as.createAddress({ body: home })))
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { data } = (await as.listAddresses()).data
  expect(data).toHaveLength(maxAddresses)
  const refused = as.createAddress({ body: home })
  await expect(refused).rejects.toMatchObject({ status: 422, error: 'too_many_addresses' })
  await expect(refused).rejects.toThrow(String(maxAddresses))
  await as.removeAddress({ params: { id: String(data.at(-1)!.id) } })
  await as.createAddress({ body: home })
})

test('phone and notes can be changed, street and region cannot', async () => {
  const { as, add, at } = await person()
  const { id } = await add()
  const sent = {
    phone: '26 543 210',
    notes: 'Zvanīt pie vārtiem',
    street: 'Cita iela',
    region: 102,
  }
  const { data } = await as.changeAddress({ ...at(id), body: sent })
  expect(data).toMatchObject({
    phone: '+37126543210',
    notes: 'Zvanīt pie vārtiem',
    street: home.street,
    region: 101,
  })
  await expect(as.changeAddress({ ...at(id), body: { phone: 'zvaniet' } })).rejects.toMatchObject({
    status: 422,
  })
})

test('a region that does not exist or belongs to another city is refused at its field', async () => {
  const { add } = await person()
  await expect(add({ region: 9 })).rejects.toMatchObject({
    error: { region: [expect.any(String)] },
  })
  await expect(add({ city: 2 })).rejects.toMatchObject({ error: { region: [expect.any(String)] } })
  await expect(add({ postcode: 'xx' })).rejects.toMatchObject({
    error: { postcode: [expect.any(String)] },
  })
})

test('the address of another customer is not found', async () => {
  const [mine, theirs] = [await person(), await person()]
  const { id } = await theirs.add()
  await theirs.add({ street: 'Otra iela' })
  const { as, at } = mine
  const refused = { status: 404, error: 'not_found' }
  await expect(as.readAddress(at(id))).rejects.toMatchObject(refused)
  await expect(as.changeAddress({ ...at(id), body: { notes: 'x' } })).rejects.toMatchObject(refused)
  await expect(as.removeAddress(at(id))).rejects.toMatchObject(refused)
  await expect(as.readDeliveryTypes(at(id))).rejects.toMatchObject(refused)
})

test('the ways of delivery come with prices, parcel machines and the reason why one is closed', async () => {
  const { as, add, at } = await person()
  const { id } = await add()
  const answer = await as.readDeliveryTypes(at(id))
  expect(answer).toMatchObject({ address_id: id, delivery_type_id: 1 })
  expect(answer.data.map((type) => [type.id, type.is_open])).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
  ])
  const machines = answer.data[1]!.parcel_machine_locations
  expect(machines).toHaveLength(45)
  const towns = machines.map(({ city }) => city)
  expect(towns[0]).toBe('Rīga')
  expect(towns.lastIndexOf('Rīga')).toBe(towns.filter((town) => town === 'Rīga').length - 1)
  const far = await add({ region: await outsideOurZones() })
  expect(far).toMatchObject({ frequency: 0, deliveryType: { is_courier_service: 0 } })
  const fromFar = await as.readDeliveryTypes(at(far.id))
  expect(fromFar.data[0]).toMatchObject({ id: 1, is_open: 0, reason: 'outside_our_zones' })
  expect(fromFar.delivery_type_id).toBe(2)
})

test('with water in the cart only our courier delivers', async () => {
  const { as, add, at } = await person()
  const { id } = await add()
  const { data: cart } = await as.createCart()
  const water = await shop.db
    .selectFrom('goods')
    .select('id')
    .where('sku', '=', 'UD-001')
    .executeTakeFirstOrThrow()
  await as.changeCartItem({
    params: { id: String(cart.id) },
    body: { good_id: water.id, order: 1 },
  })
  const answer = await as.readDeliveryTypes(at(id))
  expect(answer.data.map((type) => [type.id, type.is_open, type.reason])).toEqual([
    [1, 1, null],
    [2, 0, 'water_goods'],
    [3, 0, 'water_goods'],
  ])
  expect(answer.extra_delivery).toBe(1.5)
})
