import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { type FileKind, rightOfFile } from '../../domain/staff/file-kinds.ts'
import { extentOf, roles } from '../../domain/staff/rights.ts'
import { orderShop } from '../../tests/support/order-shop.ts'
import { asDriver, asStaff, sameOrigin } from '../../tests/support/staff-of-tests.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { insertFile } from '../platform/files/files.ts'

const folder = mkdtempSync(join(tmpdir(), 'avots-files-'))
afterAll(() => rmSync(folder, { recursive: true }))
const shop = await orderShop({ DATA_DIR: folder })
const { db, app } = shop
const anna = await shop.customer()

const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer()

async function stored(kind: FileKind, customerId: number | null = null): Promise<number> {
  const put = kind === 'photo' ? app.files.putImage(photo) : putText()
  const content = await put
  if (!content.ok) throw new Error(content.refusal)
  const owner = { kind: 'stop', id: 1 }
  return inTransaction(db, (tx) =>
    insertFile(tx, { ...content.value, kind, owner, customerId, keepUntil: null }),
  )
}
const putText = () => app.files.putDocument(Buffer.from('<Document/>'), 'application/xml')

const read = (id: number | string, headers: Record<string, string>) =>
  shop.server.inject({ url: `/office/api/files/${id}`, headers })

const kinds = Object.keys(rightOfFile) as FileKind[]
const cases = kinds.flatMap((kind) => roles.map((role) => ({ kind, role })))

test.each(cases)('a $kind for the role of $role', async ({ kind, role }) => {
  const right = rightOfFile[kind]
  const { statusCode, json } = await read(await stored(kind), asStaff(role))
  if (extentOf([role], right) === 'whole') expect(statusCode).toBe(200)
  else {
    expect(statusCode).toBe(403)
    expect(json()).toMatchObject({ error: 'not_permitted', people: expect.any(Array) })
  }
})

test('a photo is shown, a statement is saved, and neither is cached', async () => {
  const shown = await read(await stored('photo'), asStaff('dispatcher'))
  expect(shown.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': expect.stringMatching(/^inline; filename="photo-\d+\.jpeg"$/),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect((await sharp(shown.rawPayload).metadata()).width).toBe(9)
  const { headers, body } = await read(await stored('statement'), asStaff('accountant'))
  expect(headers['content-disposition']).toMatch(/^attachment; filename="statement-\d+\.xml"$/)
  expect(body).toBe('<Document/>')
})

test('that a customer’s photo was seen is recorded for 90 days', async () => {
  const id = await stored('photo', anna.id)
  await read(id, asStaff('customerService'))
  const entry = await db
    .selectFrom('auditTrail')
    .select(['customerId', 'kept'])
    .where('action', '=', 'files.read')
    .where('subjectId', '=', id)
    .executeTakeFirst()
  expect(entry).toEqual({ customerId: anna.id, kept: 'quarter' })
})

test('a stranger learns nothing, and a file that is not there is missing', async () => {
  const id = await stored('photo')
  for (const headers of [sameOrigin, asDriver])
    for (const number of [id, 987_654]) {
      const { statusCode, json } = await read(number, headers)
      expect([statusCode, json()]).toMatchObject([401, { error: 'not_signed_in' }])
    }
  for (const number of [987_654, 'x', '../1', '9'.repeat(20)])
    expect((await read(number, asStaff('owner'))).statusCode, String(number)).toBe(404)
})

test('a file whose content is lost is missing, not broken', async () => {
  const id = await stored('photo')
  const { sha256 } = await db
    .selectFrom('files')
    .select('sha256')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await app.files.store.deleteIfOlderThan(new Date(Date.now() + 1_000), sha256)
  expect((await read(id, asStaff('owner'))).statusCode).toBe(404)
})
