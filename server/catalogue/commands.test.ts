import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { stockedShop } from '../../tests/support/stocked-shop.ts'
import { catalogueCommands } from './commands.ts'

const directory = await mkdtemp(join(tmpdir(), 'avots-commands-'))
const shop = await stockedShop({ DATA_DIR: directory })
afterAll(() => rm(directory, { recursive: true }))

const command = (name: string, words: string[], options: Record<string, string> = {}) =>
  catalogueCommands[name]!.run(shop.app, { words, options })
const file = async (name: string, content: string | Buffer) => {
  await writeFile(join(directory, name), content)
  return join(directory, name)
}

test('the operator imports a table of prices', async () => {
  const path = await file('prices.csv', 'sku;price\r\nUD-001;8,20\r\n')
  expect((await command('catalogue import', [path])).lines).toEqual([
    'Added 0 and changed 1 goods.',
  ])
  await expect
    .poll(async () => (await shop.nobody.readGood({ params: { id: '101' } })).price_vat)
    .toBe(8.2)
})

test('a missing or wrong file is refused in one sentence', async () => {
  await expect(command('catalogue import', ['/nowhere.csv'])).rejects.toThrow(
    '/nowhere.csv cannot be read.',
  )
  await expect(command('catalogue import', [await file('a.json', '{}')])).rejects.toThrow(
    'must hold a JSON list',
  )
  await expect(command('catalogue import', [await file('c.json', '{')])).rejects.toThrow(
    /c\.json, .*JSON/,
  )
  await expect(
    command('catalogue import', [await file('d.csv', 'sku,price\nUD-001,8,20')]),
  ).rejects.toThrow('d.csv, row 1: 20 stands under no name.')
  await expect(
    command('catalogue import', [await file('b.csv', 'sku,price\nUD-001,cheap')]),
  ).rejects.toThrow('row 1: price cheap is no price')
})

test('a photo replaces the drawing, under a new address', async () => {
  const address = async () => (await shop.nobody.readGood({ params: { id: '101' } })).images[0]!.url
  const drawing = await address()
  const red = sharp({ create: { width: 600, height: 600, channels: 3, background: '#c00' } })
  await command('catalogue photo', [await file('red.jpg', await red.jpeg().toBuffer())], {
    good: '101',
  })
  await expect.poll(address).not.toBe(drawing)
  const answer = await shop.server.inject({
    url: await address(),
    headers: { accept: 'image/jpeg' },
  })
  expect(answer.headers['cache-control']).toContain('immutable')
  const { data } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true })
  expect(data[(125 * 170 + 85) * 3]).toBeGreaterThan(180)
  await expect(
    command('catalogue photo', [await file('text.jpg', 'text')], { good: '101' }),
  ).rejects.toThrow('no picture')
})

test('a good without chosen art has a picture, too', async () => {
  const { id } = await shop.db
    .insertInto('goods')
    .values({
      link: 'griku-medus-700-g',
      nameLv: 'Griķu medus, 700 g',
      nameEn: 'Buckwheat honey',
      basePriceCents: 990,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const answer = await shop.server.inject({
    url: `/img/goods/${id}/w_170,h_250`,
    headers: { accept: 'image/webp' },
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
})
