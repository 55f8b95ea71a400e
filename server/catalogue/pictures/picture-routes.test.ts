import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openImages, type Images } from '../../platform/images/images.ts'
import { pictureRoutes } from './picture-routes.ts'
import { pictureVersion } from '../picture-address.ts'
import type { GoodLooks } from './good-picture.ts'
import { proposeArt } from '../../../art/propose-art.ts'

const art = proposeArt('UD-001', 'Avota ūdens "Sila Avots", 18,9 l (atgriežama pudele)')
const goods = new Map<number, GoodLooks>([[1, { art, version: 'a0' }]])
const server = Fastify()
let directory = ''
let images: Images

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pictures-'))
  images = openImages({ directory })
  pictureRoutes(server, { images, findLooks: async (id) => goods.get(id) })
  const red = sharp({ create: { width: 900, height: 600, channels: 3, background: '#c00' } })
  const photo = await red.jpeg().toBuffer()
  goods.set(2, { art, version: 'a0', photo: { version: 'a1', read: async () => photo } })
})
afterAll(async () => {
  await server.close()
  images.close()
  await rm(directory, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers })

test.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['image/avif;q=0, image/webp', 'image/webp', 'webp'],
  ['*/*', 'image/jpeg', 'jpeg'],
])('a browser that accepts %s gets %s', async (accept, type, format) => {
  const answer = await get('/img/goods/1/w_340,h_500', { accept })
  expect(answer.headers).toMatchObject({ 'content-type': type, vary: 'accept' })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    width: 340,
    height: 500,
    format,
  })
})

test('a picture that the browser already has is not sent again', async () => {
  const { etag } = (await get('/img/goods/1/w_170,h_250')).headers
  const again = await get('/img/goods/1/w_170,h_250', { 'if-none-match': String(etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('with the version in its address a picture is cached for ever, without it for a day', async () => {
  const cacheOf = async (url: string) => (await get(url)).headers['cache-control']
  expect(
    await cacheOf(`/img/goods/1/w_170,h_250?v=${pictureVersion({ version: 'a0' })}`),
  ).toContain('immutable')
  expect(await cacheOf('/img/goods/1/w_170,h_250?v=old')).toContain('max-age=86400')
})

test('an uploaded photo replaces the drawing', async () => {
  const { rawPayload } = await get('/img/goods/2/w_500,h_500')
  const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
  const middle = (250 * 500 + 250) * 3
  expect(data[middle]).toBeGreaterThan(190)
  expect(data[middle + 1]).toBeLessThan(20)
})

test.each([
  '/img/goods/9/w_170,h_250',
  '/img/goods/1/w_171,h_250',
  '/img/goods/1/__proto__',
  '/img/goods/2/toString',
  '/img/goods/0/w_170,h_250',
  '/img/goods/99999999999/w_170,h_250',
  '/img/goods/1e3/w_170,h_250',
  '/img/goods/..%2f..%2fetc/w_170,h_250',
  '/img/banners/front_desktop4/w_1440,h_420',
  '/img/banners/front_mobile1/w_1440,h_420',
  '/img/banners/toString/w_1440,h_420',
  '/img/categories/nav/w_170,h_250',
])('%s is not found', async (url) => {
  const answer = await get(url)
  expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'not_found' }])
})

test('six banners, the shelf, the share picture and the icons are there', async () => {
  const sizeOf = async (url: string) => {
    const { width, height, format } = await sharp((await get(url)).rawPayload).metadata()
    return `${format} ${width}×${height}`
  }
  for (const i of [1, 2, 3]) {
    expect(await sizeOf(`/img/banners/front_desktop${i}/w_960,h_280`)).toBe('jpeg 960×280')
    expect(await sizeOf(`/img/banners/front_mobile${i}/w_430,h_520`)).toBe('jpeg 430×520')
  }
  expect(await sizeOf('/img/categories/bio/w_170,h_250')).toBe('jpeg 170×250')
  expect(await sizeOf('/img/share.png')).toBe('png 1200×630')
  expect(await sizeOf('/apple-touch-icon.png')).toBe('png 180×180')
  expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml')
  const icon = await get('/favicon.ico')
  expect([icon.headers['content-type'], icon.rawPayload.readUInt16LE(4)]).toEqual([
    'image/x-icon',
    3,
  ])
})
