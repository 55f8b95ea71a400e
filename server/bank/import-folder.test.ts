import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleLine } from '../../domain/bank/sample-line.ts'
import { dayOf } from '../../domain/calendar.ts'
import { bankReference } from '../../domain/documents/bank-reference.ts'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { camtFile } from '../../tests/support/statement-files.ts'
import { balancesOf } from '../ledger/balances.ts'
import { refusedFileSource } from './attention.ts'
import { importFolder } from './import-folder.ts'

// D-2
const shop = await payingShop()
const { app, db } = shop
const { iban } = (await app.settings()).seller
const folder = join(app.config.dataDir, 'bank')
const day = dayOf('2026-11-12')
// What an earlier run of this clone left.
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

/** A file that lies in the folder since a while ago. */
function leave(name: string, text: string, secondsAgo = 60) {
  const path = join(folder, name)
  writeFileSync(path, text)
  const at = new Date(Date.now() - secondsAgo * 1_000)
  utimesSync(path, at, at)
}

const importAll = async () => {
  await importFolder(app)
  await shop.work()
}

test('a statement left in the folder is imported and matched, and one still being written waits', async () => {
  const anna = await shop.customer()
  const line = { ...sampleLine, cents: 2_500, text: bankReference(anna.id), bookedOn: day }
  const file = camtFile({ iban, from: day, to: day, openingCents: 0, lines: [line] })
  leave('izraksts.XML', file, 0)
  leave('piezimes.txt', 'nav izraksts')
  await importAll()
  expect(await db.selectFrom('bankLines').select('id').execute()).toEqual([])
  leave('izraksts.XML', file)
  await importAll()
  expect((await balancesOf(db, anna.id)).accountCents).toBe(2_500)
  expect(existsSync(join(folder, 'imported', 'izraksts.XML'))).toBe(true)
  leave('izraksts.XML', file)
  await importAll()
  expect((await balancesOf(db, anna.id)).accountCents).toBe(2_500)
  expect(readdirSync(folder).toSorted()).toEqual(['imported', 'piezimes.txt'])
})

test('a refused file of the folder is a row with the reason until somebody takes it away', async () => {
  const file = camtFile({ iban, from: day, to: day, openingCents: 0, lines: [] })
  leave('aprauts.xml', file.slice(0, -30))
  await importAll()
  expect(await refusedFileSource.find(app)).toMatchObject([
    { id: 'aprauts.xml', facts: { reason: expect.stringContaining('Fails ir aprauts') as string } },
  ])
  rmSync(join(folder, 'refused', 'aprauts.xml'))
  expect(await refusedFileSource.find(app)).toEqual([])
})
