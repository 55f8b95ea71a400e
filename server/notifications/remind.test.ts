import { inTransaction } from '../platform/database/transaction.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { bySystem } from '../../domain/actor.ts'
import { dayOf } from '../../domain/calendar.ts'
import { vatTable } from '../../domain/documents/vat.ts'
import { rentBilled } from '../../domain/ledger/month.ts'
import { newCustomer } from '../../tests/support/new-customer.ts'
import { testShop } from '../../tests/support/shop.ts'
import { post } from '../ledger/post.ts'
import { notificationCommands } from './commands.ts'
import { insertNewsletter, sendNewsletters } from './newsletters.ts'
import { remind } from './remind.ts'

const shop = await testShop()
const { db, clock } = shop
const texts = {
  subjectLv: 'Jaunumi',
  subjectEn: 'News',
  bodyLv: 'Medus.\n\nŪdens.',
  bodyEn: 'Honey.\n\nWater.',
}

beforeEach(() => db.deleteFrom('mailOutbox').execute())

const rent = { grossCents: 4830, percent: 21 }

const mails = () =>
  db.selectFrom('mailOutbox').select(['customerId', 'template']).orderBy('id').execute()

test('the newsletter goes to its subscribers, at its time and once', async () => {
  const reader = await newCustomer(shop.app)
  await newCustomer(shop.app)
  await db.updateTable('customers').set({ newsletter: true }).where('id', '=', reader.id).execute()
  const sendAt = new Date('2026-11-20T10:00:00Z')
  await inTransaction(db, (tx) => insertNewsletter(tx, texts, sendAt))
  await sendNewsletters({ db, clock })
  expect(await mails()).toEqual([])
  clock.set('2026-11-20T10:00:00Z')
  await sendNewsletters({ db, clock })
  await sendNewsletters({ db, clock })
  expect(await mails()).toEqual([{ customerId: reader.id, template: 'notifications.newsletter' }])
})

test('a newsletter needs both languages and an instant with a time zone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'newsletter-'))
  const file = join(folder, 'letter.json')
  const add = async (text: string, at?: string) => {
    await writeFile(file, text)
    const options = at === undefined ? {} : { at }
    return notificationCommands['newsletter add']!.run(shop.app, { words: [file], options })
  }
  const whole = JSON.stringify(texts)
  await expect(add('{"subjectLv":')).rejects.toThrow('FILE must hold JSON.')
  await expect(add(JSON.stringify({ ...texts, bodyEn: ' ' }))).rejects.toThrow('bodyEn')
  await expect(add(whole, '2026-12-01T09:00:00')).rejects.toThrow('--at must be an instant')
  expect((await add(whole, '2026-12-01T09:00:00+02:00')).lines[0]).toContain(
    'goes out at 2026-12-01T07:00:00.000Z',
  )
  await db.deleteFrom('newsletters').where('sentAt', 'is', null).execute()
  await rm(folder, { recursive: true })
})

test('an overdue debt is reminded of by day, after three days and ten days, and no more', async () => {
  const { id: customerId } = await newCustomer(shop.app)
  const paper = await db
    .insertInto('papers')
    .values({
      customerId,
      kind: 'monthly_bill',
      causeKind: 'month',
      causeId: 202_610,
      issuedOn: dayOf('2026-11-01'),
      suppliedOn: dayOf('2026-10-31'),
      dueOn: dayOf('2026-11-15'),
      seller: '{}',
      buyer: '{}',
      lines: '[]',
      vat: '[]',
      totalCents: 4830,
      toPayCents: 4830,
      bankReference: 'x',
      issuedAt: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const overdue = {
    paperId: paper.id,
    customerId,
    overdueSince: dayOf('2026-11-16'),
    openCents: 4830,
  }
  await db.insertInto('overduePapers').values(overdue).execute()
  const cause = { kind: 'bill', id: customerId, step: '2026-10' } as const
  const billed = { customerId, cause, entry: rentBilled(vatTable([rent])), at: clock.now() }
  await inTransaction(db, (tx) => post(tx, { ...billed, by: bySystem }))
  const counts: number[] = []
  for (const day of [
    '2026-11-16T10:00',
    '2026-11-17T03:00',
    '2026-11-17T10:00',
    '2026-11-18T10:00',
    '2026-11-24T10:00',
    '2026-11-25T10:00',
    '2026-12-20T10:00',
  ]) {
    clock.set(`${day}:00Z`)
    await remind(shop.app)
    counts.push((await mails()).length)
  }
  expect(counts).toEqual([0, 0, 0, 1, 1, 2, 2])
})
