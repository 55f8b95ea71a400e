import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import dpdCopy from '../../db/seed/parcel-machines/dpd.json' with { type: 'json' }
import omnivaCopy from '../../db/seed/parcel-machines/omniva.json' with { type: 'json' }
import unisendCopy from '../../db/seed/parcel-machines/unisend.json' with { type: 'json' }
import { testShop } from '../../tests/support/shop.ts'
import { dueFeeds, fetchParcelMachines } from './fetch-parcel-machines.ts'
import { parcelMachineFeeds } from './parcel-machine-feeds.ts'
import { parcelMachinesByTown } from './parcel-machines.ts'

const shop = await testShop()
type Said = { status: number; body: string; etag?: string }
const says: Record<string, Said> = {}
const asked: { path: string; origin: string | undefined; seen: string | undefined }[] = []

const carriers = createServer((request, response) => {
  const path = request.url!.slice(1)
  asked.push({ path, origin: request.headers.origin, seen: request.headers['if-none-match'] })
  const { status, body, etag } = says[path]!
  const isSame = etag !== undefined && request.headers['if-none-match'] === etag
  response
    .writeHead(isSame ? 304 : status, etag === undefined ? {} : { etag })
    .end(isSame ? '' : body)
})
afterAll(() => void carriers.close())

const say = (feed: string, body: unknown, more: Partial<Said> = {}) =>
  void (says[feed] = {
    status: 200,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...more,
  })

async function fetchAll() {
  const { port } = carriers.address() as { port: number }
  const feeds = parcelMachineFeeds.map((feed) => ({
    ...feed,
    address: `http://127.0.0.1:${port}/${feed.name}`,
  }))
  await fetchParcelMachines(shop.app, feeds)
}

const open = async () =>
  Object.groupBy(await parcelMachinesByTown(shop.db), ({ carrier }) => carrier)

const lastError = async (feed: string) =>
  (
    await shop.db
      .selectFrom('parcelMachineFeeds')
      .selectAll()
      .where('carrier', '=', feed)
      .executeTakeFirstOrThrow()
  ).lastError

beforeAll(async () => {
  carriers.listen(0, '127.0.0.1')
  await once(carriers, 'listening')
})

test('the machines of three carriers are taken in one form, and nothing else of their feeds', async () => {
  say('omniva', omnivaCopy)
  say('dpd', dpdCopy)
  say('unisend', unisendCopy)
  await fetchAll()
  const machines = await open()
  expect(machines.omniva).toHaveLength(15)
  expect(machines.dpd).toHaveLength(15)
  expect([...(machines.unisend ?? []), ...(machines.latvijas_pasts ?? [])]).toHaveLength(15)
  expect(machines.omniva).toContainEqual(
    expect.objectContaining({
      name: 'Rīgas Brīvības ielas pakomāts',
      address: 'Brīvības iela 68',
      city: 'Rīga',
    }),
  )
  expect(machines.dpd).toContainEqual(
    expect.objectContaining({ name: 'DPD Pickup Centrs', postcode: 'LV-1011', hours: '24/7' }),
  )
  expect(asked.find(({ path }) => path === 'unisend')?.origin).toBe('https://my.unisend.lv')
})

test.each([
  ['a feed that is down', { status: 503, body: '' }],
  ['half of a file', { status: 200, body: '[{"ZIP":' }],
  ['a page instead of data', { status: 200, body: '<html>' }],
  ['a feed of another shape', { status: 200, body: '{"error":"moved"}' }],
  ['an empty feed', { status: 200, body: '[]' }],
])('%s leaves the last good copy in place, and the other carriers', async (_what, said) => {
  shop.clock.set('2026-11-21T03:00:00Z')
  says.omniva = said
  await fetchAll()
  const machines = await open()
  expect([machines.omniva?.length, machines.dpd?.length]).toEqual([15, 15])
  expect(await lastError('omniva')).toBeTruthy()
  expect(await lastError('dpd')).toBeNull()
})

test('most of a feed gone overnight is not believed; one machine gone is no longer offered', async () => {
  shop.clock.set('2026-11-22T03:00:00Z')
  say('omniva', omnivaCopy.slice(0, 5))
  await fetchAll()
  expect((await open()).omniva).toHaveLength(15)
  say('omniva', omnivaCopy.slice(1))
  await fetchAll()
  expect((await open()).omniva).toHaveLength(14)
  const kept = shop.db
    .selectFrom('parcelMachines')
    .select('isActive')
    .where('externalId', '=', '9101')
  expect(await kept.executeTakeFirstOrThrow()).toEqual({ isActive: false })
})

test('machines in the sea and rows without a number are left out', async () => {
  shop.clock.set('2026-11-23T03:00:00Z')
  const [first, ...others] = omnivaCopy
  say('omniva', [
    ...others,
    { ...first, X_COORDINATE: '0', Y_COORDINATE: '0' },
    { ...first, ZIP: '' },
    null,
    7,
  ])
  await fetchAll()
  expect((await open()).omniva).toHaveLength(14)
})

test('what has not changed is not sent again', async () => {
  say('dpd', dpdCopy, { etag: '"one"' })
  await fetchAll()
  await fetchAll()
  expect(asked.filter(({ path }) => path === 'dpd').at(-1)?.seen).toBe('"one"')
  expect((await open()).dpd).toHaveLength(15)
  expect(await lastError('dpd')).toBeNull()
})

test('a feed is asked until there is a good copy of the day', async () => {
  const names = async () => (await dueFeeds(shop.app, parcelMachineFeeds)).map(({ name }) => name)
  expect(await names()).toEqual([])
  shop.clock.set('2026-11-24T02:00:00Z')
  says.dpd = { status: 500, body: '' }
  expect(await names()).toEqual(['omniva', 'dpd', 'unisend'])
  await fetchAll()
  expect(await names()).toEqual(['dpd'])
})
