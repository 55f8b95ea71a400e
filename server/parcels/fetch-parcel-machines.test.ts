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
type FeedResponse = { status: number; body: string; etag?: string }
const responses: Record<string, FeedResponse> = {}
const requests: { path: string; origin: string | undefined; etag: string | undefined }[] = []

const carriers = createServer((request, response) => {
  const path = request.url!.slice(1)
  requests.push({ path, origin: request.headers.origin, etag: request.headers['if-none-match'] })
  const { status, body, etag } = responses[path]!
  const isSame = etag !== undefined && request.headers['if-none-match'] === etag
  response
    .writeHead(isSame ? 304 : status, etag === undefined ? {} : { etag })
    .end(isSame ? '' : body)
})
afterAll(() => void carriers.close())

const respond = (feed: string, body: unknown, more: Partial<FeedResponse> = {}) =>
  void (responses[feed] = {
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

test('the machines of three carriers are stored in one form, without the rest of their feeds', async () => {
  respond('omniva', omnivaCopy)
  respond('dpd', dpdCopy)
  respond('unisend', unisendCopy)
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
  expect(requests.find(({ path }) => path === 'unisend')?.origin).toBe('https://my.unisend.lv')
})

test.each([
  ['a feed that is down', { status: 503, body: '' }],
  ['half of a file', { status: 200, body: '[{"ZIP":' }],
  ['a page instead of data', { status: 200, body: '<html>' }],
  ['a feed of another shape', { status: 200, body: '{"error":"moved"}' }],
  ['an empty feed', { status: 200, body: '[]' }],
])('%s leaves the last good copy and the other carriers as they are', async (_what, response) => {
  shop.clock.set('2026-11-21T03:00:00Z')
  responses.omniva = response
  await fetchAll()
  const machines = await open()
  expect([machines.omniva?.length, machines.dpd?.length]).toEqual([15, 15])
  expect(await lastError('omniva')).toBeTruthy()
  expect(await lastError('dpd')).toBeNull()
})

test('a feed that lost most machines is ignored; a single missing machine is no longer offered', async () => {
  shop.clock.set('2026-11-22T03:00:00Z')
  respond('omniva', omnivaCopy.slice(0, 5))
  await fetchAll()
  expect((await open()).omniva).toHaveLength(15)
  respond('omniva', omnivaCopy.slice(1))
  await fetchAll()
  expect((await open()).omniva).toHaveLength(14)
  const removed = shop.db
    .selectFrom('parcelMachines')
    .select('isActive')
    .where('externalId', '=', '9101')
  expect(await removed.executeTakeFirstOrThrow()).toEqual({ isActive: false })
})

test('machines outside Latvia and rows without a number are left out', async () => {
  shop.clock.set('2026-11-23T03:00:00Z')
  const [first, ...others] = omnivaCopy
  respond('omniva', [
    ...others,
    { ...first, X_COORDINATE: '0', Y_COORDINATE: '0' },
    { ...first, ZIP: '' },
    null,
    7,
  ])
  await fetchAll()
  expect((await open()).omniva).toHaveLength(14)
})

test('a feed that has not changed is not sent again', async () => {
  respond('dpd', dpdCopy, { etag: '"one"' })
  await fetchAll()
  await fetchAll()
  expect(requests.filter(({ path }) => path === 'dpd').at(-1)?.etag).toBe('"one"')
  expect((await open()).dpd).toHaveLength(15)
  expect(await lastError('dpd')).toBeNull()
})

test('a feed is fetched until there is a good copy of the day', async () => {
  const names = async () => (await dueFeeds(shop.app, parcelMachineFeeds)).map(({ name }) => name)
  expect(await names()).toEqual([])
  shop.clock.set('2026-11-24T02:00:00Z')
  responses.dpd = { status: 500, body: '' }
  expect(await names()).toEqual(['omniva', 'dpd', 'unisend'])
  await fetchAll()
  expect(await names()).toEqual(['dpd'])
})
