import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { seedDemo } from '../../../db/seed/seed-demo.ts'
import { byCommand } from '../../../domain/actor.ts'
import { testShop } from '../../../tests/support/shop.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { unmatchedAddressSource } from '../attention.ts'
import { registerCommands } from './commands.ts'
import { importHouses } from './import-houses.ts'
import { matchAddresses } from './match-addresses.ts'
import { CHUNK } from './read-register-file.ts'
import { setPin } from './save-places.ts'
import { findUnmatched } from './unmatched-addresses.ts'

const demoFile = 'db/seed/register/aw_eka.csv'
const formerNames = 'db/seed/register/aw_iela_his.csv'
const directory = await mkdtemp(join(tmpdir(), 'avots-register-'))
const shop = await testShop()
await seedDemo(shop.db, { today: shop.clock.today() })
afterAll(() => rm(directory, { recursive: true }))

const command = (name: string, words: string[], options: Record<string, string | boolean> = {}) =>
  registerCommands[name]!.run(shop.app, { words, options })

/** A file of the register with these houses of one street. */
async function file(name: string, houses: { code: number; house: string; state?: string }[]) {
  const head = 'KODS,TIPS_CD,STATUSS,VKUR_CD,NOSAUKUMS,ATRIB,STD,DD_N,DD_E'
  const rows = houses.map(
    ({ code, house, state = 'EKS' }) =>
      `${code},108,${state},77,${house},LV-1010,"Jaunā iela ${house}, Rīga, LV-1010",56.95,24.11`,
  )
  await writeFile(join(directory, name), `\uFEFF${[head, ...rows].join('\r\n')}\r\n`)
  return join(directory, name)
}

const housesOf = (streetCode: number) =>
  shop.db
    .selectFrom('registerHouses')
    .select(['code', 'house'])
    .where('streetCode', '=', streetCode)
    .orderBy('code')
    .execute()

const sourcesOf = async (street: string) => {
  const rows = await shop.db
    .selectFrom('addressPlaces')
    .innerJoin('addresses', 'addresses.id', 'addressPlaces.addressId')
    .select(['addresses.id', 'source', 'latitude', 'longitude'])
    .where('street', '=', street)
    .execute()
  return rows[0]
}

beforeEach(async () => {
  await shop.db.deleteFrom('addressPlaces').execute()
  await shop.db.deleteFrom('registerHouses').execute()
  await shop.db.deleteFrom('registerStreets').execute()
  await shop.db.deleteFrom('registerImports').execute()
})

test('the addresses of the demo are found in its register, and the others are listed', async () => {
  await command('register import', [demoFile])
  expect(await sourcesOf('Lāčplēša iela')).toMatchObject({ source: 'house' })
  expect(await sourcesOf('Kantora iela')).toMatchObject({ source: 'house' })
  expect(await sourcesOf('Brīvības gatve')).toMatchObject({ source: 'house' })
  // Of all that the demo's people have, one alone is left without a house.
  const [first, ...others] = await findUnmatched(shop.db, 100)
  expect([first!.address, others]).toEqual([expect.stringContaining('Jūras iela 40'), []])
  const { lines } = await command('register unmatched', [])
  expect(lines.join('\n')).toContain('Jūras iela 40')
  expect(lines.join('\n')).not.toContain('Lāčplēša iela')
})

test('a file that was read before is not read again', async () => {
  const first = await importHouses(shop.app, demoFile)
  expect(first).toMatchObject({ isNew: true })
  expect(first.rowsChanged).toBeGreaterThan(1_000)
  expect(await importHouses(shop.app, demoFile)).toEqual({ ...first, isNew: false })
})

test('a new file changes what has changed, and removes what was struck off', async () => {
  const day = [
    { code: 1, house: '1' },
    { code: 2, house: '2' },
    { code: 3, house: '3' },
  ]
  expect(await importHouses(shop.app, await file('monday.csv', day))).toMatchObject({
    rowsRead: 3,
    rowsChanged: 3,
  })
  const next = [day[0]!, { code: 2, house: '2A' }, { code: 3, house: '3', state: 'DEL' }]
  expect(await importHouses(shop.app, await file('tuesday.csv', next))).toMatchObject({
    rowsRead: 3,
    rowsChanged: 2,
  })
  expect(await housesOf(77)).toEqual([
    { code: 1, house: '1' },
    { code: 2, house: '2A' },
  ])
})

test('a reading that was cut off goes on after the rows that it has read', async () => {
  const houses = Array.from({ length: CHUNK + 10 }, (_, index) => ({
    code: index + 1,
    house: String(index + 1),
  }))
  const path = await file('long.csv', houses)
  await importHouses(shop.app, path)
  await shop.db.deleteFrom('registerHouses').execute()
  await shop.db
    .updateTable('registerImports')
    .set({ rowsRead: CHUNK, rowsChanged: CHUNK, finishedAt: null })
    .execute()
  expect(await importHouses(shop.app, path)).toMatchObject({ rowsRead: CHUNK + 10, isNew: true })
  const codes = (await housesOf(77)).map(({ code }) => code)
  expect(codes).toEqual(houses.slice(CHUNK).map(({ code }) => code))
})

test('a file that is not the register’s is refused, and so is one that is not there', async () => {
  const path = join(directory, 'goods.csv')
  await writeFile(path, 'sku,price\r\n1,2\r\n')
  await expect(command('register import', [path])).rejects.toThrow('the file has no column KODS')
  await expect(command('register import', ['nowhere.csv'])).rejects.toThrow('There is no such file')
})

test('an address under the street’s former name is found', async () => {
  const { id, customerId } = await shop.db
    .selectFrom('addresses')
    .select(['id', 'customerId'])
    .where('street', '=', 'Skanstes iela')
    .executeTakeFirstOrThrow()
  const row = { customerId, regionId: 101, houseNo: '7', street: 'Ļeņina iela' }
  await shop.db.insertInto('addresses').values(row).execute()
  await command('register import', [demoFile])
  expect(await sourcesOf('Ļeņina iela')).toMatchObject({ source: 'none' })
  shop.clock.set(new Date(shop.clock.now().getTime() + 60_000).toISOString())
  await command('register import', [formerNames], { 'former-names': true })
  expect(await sourcesOf('Ļeņina iela')).toMatchObject({ source: 'house' })
  await shop.db
    .deleteFrom('addresses')
    .where('street', '=', 'Ļeņina iela')
    .where('id', '<>', id)
    .execute()
})

test.each(['office', 'driver'] as const)('a pin of the %s stays for ever', async (source) => {
  await importHouses(shop.app, demoFile)
  await matchAddresses(shop.app)
  const { id } = (await sourcesOf('Lāčplēša iela'))!
  const point = { latitude: 56.9501, longitude: 24.1301 }
  await inTransaction(shop.db, (tx) =>
    setPin(shop.app, tx, byCommand, { addressId: id, point, source }, shop.clock.now()),
  )
  shop.clock.set(new Date(shop.clock.now().getTime() + 86_400_000).toISOString())
  await importHouses(shop.app, await file(`${source}.csv`, [{ code: 1, house: '1' }]))
  await matchAddresses(shop.app)
  expect(await sourcesOf('Lāčplēša iela')).toEqual({ id, source, ...point })
})

test('the office pins an address by command; one that does not exist is refused', async () => {
  await command('register import', [demoFile])
  const [unmatched] = await findUnmatched(shop.db, 10)
  await command('address pin', [String(unmatched!.addressId)], { at: '57.1601,23.2204' })
  expect(await findUnmatched(shop.db, 10)).not.toContainEqual(unmatched)
  await expect(command('address pin', ['999999'], { at: '57.16,23.22' })).rejects.toThrow(
    'not found',
  )
  await expect(command('address pin', ['1'], { at: 'here' })).rejects.toThrow('--at must be')
})

test('without a register nothing is looked up', async () => {
  expect(await matchAddresses(shop.app)).toEqual({ house: 0, street: 0, none: 0 })
  expect(await shop.db.selectFrom('addressPlaces').selectAll().execute()).toEqual([])
})

test('an address without a point asks for a person; one that our courier does not serve does not', async () => {
  await command('register import', [demoFile])
  const rows = await unmatchedAddressSource.find(shop.app)
  const addresses = rows.map(({ facts }) => String(facts.address))
  expect(addresses.some((address) => address.startsWith('Jūras iela 40'))).toBe(true)
  expect(addresses.some((address) => address.startsWith('Kungu iela'))).toBe(false)
})
