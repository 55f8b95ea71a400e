import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { stockedShop } from '../../tests/support/stocked-shop.ts'
import { stockCommands } from '../stock/commands.ts'
import { catalogueCommands } from './commands.ts'

const directory = await mkdtemp(join(tmpdir(), 'avots-commands-'))
const shop = await stockedShop({ DATA_DIR: directory })
afterAll(() => rm(directory, { recursive: true }))

const command = (name: string, words: string[], options: Record<string, string | boolean> = {}) =>
  catalogueCommands[name]!.run(shop.app, { words, options })
const file = async (name: string, content: string | Buffer) => {
  await writeFile(join(directory, name), content)
  return join(directory, name)
}

// D-15.
test('prices of an imported table are listed first, and change with --sure alone', async () => {
  const path = await file('prices.csv', 'sku;price\r\nUD-001;8,20\r\n')
  const change = expect.stringMatching(/^101 .*: price 7\.9\d* → 8\.2\d*$/)
  await expect(command('catalogue import', [path])).rejects.toThrow(
    /Nothing is changed yet: with --sure it is\.\nAdded 0 and changed 1 goods\.\n101 /,
  )
  const price = async () => (await shop.nobody.readGood({ params: { id: '101' } })).price_vat
  const previewed = await command('catalogue import', [path], { preview: true })
  expect(previewed.lines).toEqual([
    'Added 0 and changed 1 goods.',
    change,
    'Nothing is changed yet.',
  ])
  expect(await price()).toBe(7.9)
  expect((await command('catalogue import', [path], { sure: true })).lines).toEqual([
    'Added 0 and changed 1 goods.',
    change,
  ])
  await expect
    .poll(async () => (await shop.nobody.readGood({ params: { id: '101' } })).price_vat)
    .toBe(8.2)
})

// D-15.
test('an export that is imported again leaves the stock alone unless its column is asked for', async () => {
  const { lines } = await command('catalogue export', [], { format: 'csv' })
  const path = await file('export.csv', lines[0]!)
  const onHand = async () =>
    (
      await shop.db
        .selectFrom('stock')
        .select('onHand')
        .where('goodId', '=', 101)
        .executeTakeFirstOrThrow()
    ).onHand
  const exported = await onHand()
  await stockCommands['stock set']!.run(shop.app, {
    words: ['101', String(exported - 48)],
    options: {},
  })
  expect((await command('catalogue import', [path])).lines).toEqual([
    'Added 0 and changed 0 goods.',
    expect.stringMatching(/^The stock was left alone; 1 goods differ\. With --stock/),
  ])
  expect(await onHand()).toBe(exported - 48)
  expect((await command('catalogue import', [path], { stock: true })).lines[1]).toMatch(
    /^101 .*: stock \d+ → \d+$/,
  )
  expect(await onHand()).toBe(exported)
})

test('a file in other letters than UTF-8, and one of too many goods, is refused with a sentence', async () => {
  const path = await file('letters.csv', Buffer.from('sku,name_lv,price\nA,\xdbdens,1\n', 'latin1'))
  await expect(command('catalogue import', [path])).rejects.toThrow('save it as CSV UTF-8')
  const long = await file('long.csv', `sku\n${'A\n'.repeat(20_001)}`)
  await expect(command('catalogue import', [long])).rejects.toThrow('More than 20000 goods')
})

// D-31.
test('a file is looked for where the operator stands', async () => {
  const { npm_lifecycle_event: event, INIT_CWD: place } = process.env
  Object.assign(process.env, { npm_lifecycle_event: 'shop', INIT_CWD: directory })
  await file('here.csv', 'sku\r\nUD-001\r\n')
  const { lines } = await command('catalogue import', ['here.csv']).finally(() => {
    restoreVariable('npm_lifecycle_event', event)
    restoreVariable('INIT_CWD', place)
  })
  expect(lines).toEqual(['Added 0 and changed 0 goods.'])
})

function restoreVariable(name: string, value: string | undefined) {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}

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

const square = (background: string) =>
  sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .png()
    .toBuffer()

// P-8
test('a good shows several photos in their order, each at an address of its own', async () => {
  const files = [
    await file('front.png', await square('#00c')),
    await file('back.png', await square('#0c0')),
  ]
  await command('catalogue photo', files, { good: '102' })
  const readImages = async () => (await shop.nobody.readGood({ params: { id: '102' } })).images
  await expect.poll(async () => (await readImages()).length).toBe(2)
  const colours = await Promise.all(
    (await readImages()).map(async ({ raw }) => {
      const { headers, rawPayload } = await shop.server.inject({
        url: raw,
        headers: { accept: 'image/jpeg' },
      })
      expect(headers['cache-control']).toContain('immutable')
      const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
      const middle = (250 * 500 + 250) * 3
      return data[middle + 2]! > data[middle + 1]! ? 'blue' : 'green'
    }),
  )
  expect(colours).toEqual(['blue', 'green'])
  const card = (await shop.nobody.listGoods({ query: { search: 'UD-002' } })).goods.data
  expect(card.find(({ id }) => id === 102)!.images).toEqual(await readImages())
})

// P-8
test('a folder of photos is imported whole or not at all', async () => {
  const folder = join(directory, 'photos')
  await mkdir(folder)
  await file('photos/UD-001_2.png', await square('#c00'))
  await file('photos/UD-001.png', await square('#0cc'))
  await file('photos/103.png', await square('#cc0'))
  const before = (await shop.nobody.readGood({ params: { id: '103' } })).images
  const shown = ['Good 101 shows 2 photos now.', 'Good 103 shows the photo now.']
  const sorted = (lines: string[]) => lines.toSorted()
  const previewed = await command('catalogue import photos', [folder], { preview: true })
  expect(sorted(previewed.lines)).toEqual([...shown, 'Nothing is changed yet.'])
  await file('photos/nothing.png', await square('#000'))
  await expect(command('catalogue import photos', [folder])).rejects.toThrow(
    'nothing.png: No good has this code or id.',
  )
  await rm(join(folder, 'nothing.png'))
  await file('photos/103_2.png', 'no picture')
  await expect(command('catalogue import photos', [folder])).rejects.toThrow('no picture')
  expect((await shop.nobody.readGood({ params: { id: '103' } })).images).toEqual(before)
  await rm(join(folder, '103_2.png'))
  expect(sorted((await command('catalogue import photos', [folder])).lines)).toEqual(shown)
  const { data } = await command('catalogue import photos', [folder])
  expect(data).toContainEqual({ goodId: 101, files: ['UD-001.png', 'UD-001_2.png'] })
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
