import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/test-database.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

const { owner, db } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'avots-backups-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('an unfinished backup leaves no file', async () => {
  mkdirSync(join(folder, 'taken.gz'))
  await expect(backup(owner, join(folder, 'taken.gz'))).rejects.toThrow('taken.gz')
  expect(readdirSync(folder)).toEqual(['taken.gz'])
})

test.each([
  ['text', Buffer.from('not compressed')],
  ['words', gzipSync('no backup at all\n')],
  ['rows', gzipSync('{"avots":"something else"}\n')],
])('a file of %s is refused in one line', async (name, bytes) => {
  const file = join(folder, `${name}.gz`)
  writeFileSync(file, bytes)
  await expect(restore(owner, file)).rejects.toThrow(/is no (?:whole )?backup/)
})

test('the largest allowed photo survives backup and restore', async () => {
  const { id: goodId } = await db
    .insertInto('goods')
    .values({ link: 'karafe', nameLv: 'Karafe', nameEn: 'Carafe', basePriceCents: 100 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const bytes = randomBytes(10 * 1024 * 1024)
  await db.insertInto('goodPhotos').values({ goodId, contentType: 'image/png', bytes }).execute()
  const file = join(folder, 'photo.gz')
  await backup(owner, file)
  const copy = await testDatabase()
  await restore(copy.owner, file)
  const photos = await copy.db.selectFrom('goodPhotos').select('bytes').execute()
  expect(photos.map((photo) => photo.bytes.equals(bytes))).toEqual([true])
})
