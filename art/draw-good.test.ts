import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type GoodArt, shapeNames } from './art.ts'
import { categoryArt } from './category-art.ts'
import { drawGood } from './draw-good.ts'
import { firstGoods } from './first-goods.fixture.ts'
import { palettes } from './palette.ts'
import { proposeArt } from './propose-art.ts'

const arts = firstGoods.map(([sku, name]) => proposeArt(sku, name))
const card = (svg: string) => sharp(Buffer.from(svg)).resize(170, 250).raw().toBuffer()

test('no two goods look the same, neither as drawings nor as pictures on a card', async () => {
  expect(arts.length).toBeGreaterThan(130)
  const drawings = arts.map((art) => drawGood(art))
  expect(new Set(drawings).size).toBe(arts.length)
  const bitmaps = await Promise.all(drawings.map(card))
  expect(new Set(bitmaps.map((bitmap) => bitmap.toString('base64'))).size).toBe(arts.length)
})

test('goods look different even without their names', async () => {
  const nameless = await Promise.all(arts.map((art) => card(drawGood({ ...art, name: ' ' }))))
  const alike = arts.filter(
    (_, i) => nameless.findIndex((bitmap) => bitmap.equals(nameless[i]!)) !== i,
  )
  expect(alike.map(({ name }) => name)).toEqual([])
})

test('the same good is drawn the same, byte for byte, also from JSON', () => {
  for (const art of arts)
    expect(drawGood(JSON.parse(JSON.stringify(art)) as GoodArt)).toBe(drawGood(art))
})

test('a drawing needs no font: its letters are outlines', () => {
  for (const art of arts)
    expect(drawGood(art)).not.toMatch(/<text|font-family|NaN|undefined|Infinity/)
})

test('a drawing has a transparent background, or its category’s ground on request', async () => {
  const art = arts[0]!
  const corner = async (svg: string) => [
    ...(await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()).subarray(0, 4),
  ]
  expect(await corner(drawGood(art))).toEqual([0, 0, 0, 0])
  expect(await corner(drawGood(art, { ground: true }))).toEqual([0xe8, 0xf3, 0xf8, 255])
})

test('a square picture shows the whole good with wider margins', async () => {
  const { width, height } = await sharp(Buffer.from(drawGood(arts[0]!, { aspect: 1 }))).metadata()
  expect([width, height]).toEqual([250, 250])
})

test('every shape is used by some good', () => {
  expect(new Set(arts.map(({ shape }) => shape))).toEqual(new Set(shapeNames))
})

test('a good whose stored art is unknown is drawn as a box', () => {
  const strange = {
    shape: 'hologram',
    palette: 'moon',
    content: 'ether',
    name: 'Kaut kas',
  } as unknown as GoodArt
  expect(drawGood(strange)).toContain('<svg')
})

test('every category has a good that represents it', () => {
  for (const key of Object.keys(palettes)) expect(categoryArt(key)).toMatchObject({ palette: key })
  expect(categoryArt('constructor')).toBeUndefined()
})
