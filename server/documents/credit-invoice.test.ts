import { expect, test } from 'vitest'
import { byCommand } from '../../domain/actor.ts'
import { deliverOrder } from '../../tests/support/dispatch.ts'
import { newCustomer } from '../../tests/support/new-customer.ts'
import { placedOrder } from '../../tests/support/placed-order.ts'
import { readPdf } from '../../tests/support/read-pdf.ts'
import { runJobs } from '../../tests/support/run-jobs.ts'
import { testShop } from '../../tests/support/shop.ts'
import { correctDelivery } from '../dispatch/correct-delivery.ts'
import { mailDeps } from '../mails.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { documentJobs } from './jobs.ts'
import { issuedPayload } from './print-document.ts'
import { findPdf, loadDocument } from './store.ts'

const { db, app, pool } = await testShop()

const { id: water } = await db
  .insertInto('goods')
  .values({ link: 'udens', nameLv: 'Avota ūdens', nameEn: 'Water', basePriceCents: 790 })
  .returning('id')
  .executeTakeFirstOrThrow()

const flat = (text: string) => text.replaceAll(/\s+/g, ' ')

/** The paper and the letters of the credit bill of three bottles that were two. */
async function credited(method: 'account' | 'deferred' | 'cash', cashCents = 0) {
  const { id: customerId } = await newCustomer(app)
  const orderId = await placedOrder(app, {
    customerId,
    lines: [{ goodId: water, order: 3 }],
    method,
  })
  const delivered = await deliverOrder(app, { orderId, cashCents })
  expect(delivered.ok).toBe(true)
  await runJobs(pool, documentJobs(app))
  const counts = [{ goodId: water, left: 2, taken: 0 }]
  const correcting = { orderId, counts, note: 'Pārrakstīšanās' }
  await inTransaction(db, (tx) => correctDelivery(app, tx, byCommand, correcting))
  await runJobs(pool, documentJobs(app))
  const { id } = await db
    .selectFrom('papers')
    .select('id')
    .where('orderId', '=', orderId)
    .where('kind', '=', 'credit_bill')
    .executeTakeFirstOrThrow()
  const payload = await issuedPayload(db, await loadDocument(db, id))
  const letter = async (language: 'lv' | 'en') => {
    const mail = { template: 'papers.issued', language, payload, customerId, name: null } as const
    return flat((await writeMail(mailDeps(app), mail)).text)
  }
  const paper = flat(readPdf((await findPdf(db, id))!.pdf))
  return { paper, lv: await letter('lv'), en: await letter('en') }
}

test('what the account paid stays with the order, and credit bill and letter say so', async () => {
  const { paper, lv, en } = await credited('account')
  expect(paper).toContain('Samaksa no konta, paliek 23,70 €')
  expect(paper).not.toContain('Samaksāts')
  expect(lv).toContain('Samaksa no konta, paliek pasūtījumam: 23,70 €')
  expect(en).toContain('Paid from the account, stays with the order: €23.70')
})

test('a deferred sum is cancelled', async () => {
  const { paper, lv } = await credited('deferred')
  expect(paper).toContain('Pēcapmaksa, atcelta 23,70 €')
  expect(lv).toContain('Pēcapmaksa, atcelta: 23,70 €')
})

test('cash is counted in the right invoice, and what went to the account is taken from it', async () => {
  const { paper, lv } = await credited('cash', 25_00)
  expect(paper).toContain('25,00 € ieskaita pareizajā rēķinā')
  expect(paper).toContain('Noņemts no konta 1,30 €')
  expect(lv).toContain('Noņemts no konta: 1,30 €')
})
