import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { dayOf } from '../../../domain/calendar.ts'
import { orderShop } from '../../../tests/support/order-shop.ts'
import { testDatabase } from '../../../tests/support/test-database.ts'
import { backup } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import { inTransaction } from '../database/transaction.ts'
import { fileStore } from './file-store.ts'
import { deleteFile, findFile, insertFile, type StoredContent } from './files.ts'
import { sweepFiles } from './sweep-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'avots-files-'))
afterAll(() => rmSync(folder, { recursive: true }))
const shop = await orderShop({ DATA_DIR: folder })
const { db, app, clock } = shop
const { files } = app

const photo = await sharp({
  create: { width: 3000, height: 1000, channels: 3, background: 'teal' },
})
  .withExif({ IFD3: { GPSLatitude: '56/1 57/1 0/1' }, IFD0: { Model: 'Telefons' } })
  .jpeg()
  .toBuffer()

const put = async (content: StoredContent, more: Partial<Parameters<typeof insertFile>[1]> = {}) =>
  inTransaction(db, (tx) =>
    insertFile(tx, {
      ...content,
      kind: 'photo',
      owner: { kind: 'order', id: 1 },
      customerId: null,
      keepUntil: null,
      ...more,
    }),
  )

const photoOf = async (bytes = photo) => {
  const stored = await files.putImage(bytes)
  if (!stored.ok) throw new Error(stored.refusal)
  return stored.value
}

/** As if they had been put long ago. */
function age(...contents: StoredContent[]) {
  for (const { sha256 } of contents) {
    const name = sha256.toString('hex')
    utimesSync(join(folder, 'files', name.slice(0, 2), name), 0, 0)
  }
}

test('an image is drawn anew, small enough and without its place and camera', async () => {
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const content = await photoOf()
  const id = await put(content)
  const file = (await findFile(db, id))!
  expect(file).toMatchObject({ mediaType: 'image/jpeg', kind: 'photo', ownerKind: 'order' })
  const stored = (await files.store.get(file.sha256))!
  const { width, height, exif } = await sharp(stored).metadata()
  expect([width, height, exif]).toEqual([2000, 667, undefined])
  expect(file.sizeBytes).toBe(stored.length)
})

test('what is no image and what is too large is refused', async () => {
  expect(await files.putImage(Buffer.from('<svg/>'))).toMatchObject({ refusal: 'unreadable' })
  const large = Buffer.alloc(20 * 1024 * 1024 + 1)
  expect(await files.putDocument(large, 'text/csv')).toMatchObject({ refusal: 'too_large' })
})

test('a flood of images is refused beyond a few that wait, which keeps the memory small', async () => {
  const flood = Array.from({ length: 30 }, () => files.putImage(Buffer.from('<svg/>')))
  const refusals = (await Promise.all(flood)).map((put) => !put.ok && put.refusal)
  expect(refusals.filter((refusal) => refusal === 'busy')).toHaveLength(8)
  expect(await files.putImage(photo)).toMatchObject({ ok: true })
})

test('equal contents lie on disk once and go with the last row that names them', async () => {
  const statement = Buffer.from('<Document/>')
  const { value: one } = (await files.putDocument(statement, 'application/xml')) as {
    value: StoredContent
  }
  await files.putDocument(statement, 'application/xml')
  const [first, second] = [await put(one), await put(one, { keepUntil: dayOf('2026-11-20') })]
  age(one)
  await inTransaction(db, (tx) => deleteFile(tx, first))
  await sweepFiles(db, files.store, clock.today())
  expect(await files.store.get(one.sha256)).toEqual(statement)
  await sweepFiles(db, files.store, dayOf('2026-11-21'))
  expect(await findFile(db, second)).toBeUndefined()
  expect(await files.store.get(one.sha256)).toBeUndefined()
})

test('a content that was put a moment ago is not swept before its row comes', async () => {
  const { value } = (await files.putDocument(Buffer.from('a,b'), 'text/csv')) as {
    value: StoredContent
  }
  await sweepFiles(db, files.store, clock.today())
  expect(await files.store.get(value.sha256)).toBeDefined()
})

test('a content that is put again while it is swept stays for its row', async () => {
  const { value } = (await files.putDocument(Buffer.from('c,d'), 'text/csv')) as {
    value: StoredContent
  }
  age(value)
  const meanwhile = {
    ...files.store,
    async listOlderThan(moment: Date) {
      const old = await files.store.listOlderThan(moment)
      await files.putDocument(Buffer.from('c,d'), 'text/csv')
      return old
    },
  }
  await sweepFiles(db, meanwhile, clock.today())
  expect(await files.store.get(value.sha256)).toEqual(Buffer.from('c,d'))
})

test('a backup holds the contents, and a restored shop has them', async () => {
  const content = await photoOf()
  const id = await put(content)
  const file = join(folder, 'backup.gz')
  await backup(shop.owner, file, files.store)
  const empty = await testDatabase()
  const store = fileStore(join(folder, 'restored'))
  await restore(empty.owner, file, undefined, store)
  const restored = (await findFile(empty.db, id))!
  expect(await store.get(restored.sha256)).toEqual(await files.store.get(content.sha256))
})

test('a customer downloads the own files and takes them along when leaving', async () => {
  const anna = await shop.customer()
  const content = await photoOf(await sharp(photo).negate().jpeg().toBuffer())
  await put(content, { customerId: anna.id })
  const { data } = await anna.api.downloadMyData()
  const [mine] = (data as { files: { kind: string; content: string }[] }).files
  expect(mine).toMatchObject({ kind: 'photo' })
  expect(Buffer.from(mine!.content, 'base64')).toEqual(await files.store.get(content.sha256))
  await db.deleteFrom('files').where('customerId', '=', anna.id).execute()
  age(content)
  await sweepFiles(db, files.store, clock.today())
  expect(await files.store.get(content.sha256)).toBeUndefined()
})
