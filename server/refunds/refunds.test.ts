import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { byCommand, bySystem } from '../../domain/actor.ts'
import { endToEndIdOf } from '../../domain/bank/end-to-end-id.ts'
import { sampleLine } from '../../domain/bank/sample-line.ts'
import type { StatementLine } from '../../domain/bank/statement.ts'
import { addDays, dayOf } from '../../domain/calendar.ts'
import { credit } from '../../tests/support/order-shop.ts'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { camtFile } from '../../tests/support/statement-files.ts'
import { importStatementFile } from '../bank/import-statements.ts'
import { matchNewLines } from '../bank/match-lines.ts'
import { balancesOf } from '../ledger/balances.ts'
import { checkMoney } from '../payments/check-money.ts'
import type { Tx } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { exportTransfer } from './export-transfers.ts'

const shop = await payingShop()
const { app, db } = shop
const accountant = await newColleague(shop, 'accountant', 'ruta@avots.example')
const owner = await newColleague(shop, 'owner', 'inese@avots.example')
const service = await newColleague(shop, 'customerService', 'dina@avots.example')
const ourIban = (await app.settings()).seller.iban
const iban = 'LV97HABA0012345678910'

let day = dayOf('2026-11-01')
let openingCents = 0

async function bringLine(change: Partial<StatementLine>) {
  day = addDays(day, 1)
  const blank = { text: '', partyName: null, partyIban: null, partyCode: null, endToEndId: null }
  const line = { ...sampleLine, ...blank, bookedOn: day, bankRef: `b-${day}`, ...change }
  const statement = { iban: ourIban, from: day, to: day, openingCents, lines: [line] }
  openingCents += line.cents
  const content = Buffer.from(camtFile(statement))
  await importStatementFile(app, bySystem, { name: 'a.xml', content })
  await matchNewLines(app)
  const { rows } = await accountant.api.listBankLines({ query: { sort: '-id', limit: '1' } })
  return rows[0]!
}

/** A customer who has asked for 5 € of deposit to a bank account. */
async function asked(name = 'Anna Bērziņa') {
  const { id } = await shop.customer({ name })
  await credit(shop, id, 'deposit', 500)
  const body = { to: 'iban', iban, reason: 'Vairs nepasūta' } as const
  await service.api.refundCustomer({ params: { id: String(id) }, body })
  const { rows } = await accountant.api.listRefunds({ query: { sort: '-id', limit: '1' } })
  return { customerId: id, refundId: rows[0]!.id }
}

const stateOf = async (refundId: number) =>
  (await accountant.api.listRefunds({ query: {} })).rows.find(({ id }) => id === refundId)?.state

async function makeFile(refundIds: number[]) {
  const waits = await accountant.api.exportTransfers({ body: { refundIds } })
  if (!('approvalId' in waits)) throw new Error('It was done alone')
  const params = { id: String(waits.approvalId) }
  const { preview } = await owner.api.readApproval({ params })
  await owner.api.approve({ params, body: { previewHash: preview!.hash } })
  await shop.work()
}

test('a refund goes by a file to the bank, and its statement ends it', async () => {
  const [anna, janis] = [await asked(), await asked('SIA “Ūdens & dēls”')]
  expect(await stateOf(anna.refundId)).toBe('asked')
  await makeFile([anna.refundId, janis.refundId])
  const [file] = (await accountant.api.listTransferFiles()).rows
  expect(file).toMatchObject({ transfers: 2, cents: 1_000, done: 0, sentAt: null })
  const xml = (await app.files.store.get(Buffer.from(file!.sha256!, 'hex')))!.toString()
  expect(xml).toContain('<CtrlSum>10.00</CtrlSum>')
  expect(xml).toContain('<Nm>Anna Berzina</Nm>')
  expect(xml).toContain(`<EndToEndId>${endToEndIdOf(anna.refundId)}</EndToEndId>`)
  expect(await stateOf(anna.refundId)).toBe('approved')
  await accountant.api.sendTransferFile({ params: { id: String(file!.id) } })
  expect(await stateOf(anna.refundId)).toBe('sent')
  await bringLine({ cents: -500, endToEndId: endToEndIdOf(anna.refundId) })
  await bringLine({ cents: -500, endToEndId: endToEndIdOf(janis.refundId) })
  expect(await stateOf(anna.refundId)).toBe('done')
  await bringLine({ cents: 500, endToEndId: endToEndIdOf(janis.refundId) })
  expect(await stateOf(janis.refundId)).toBe('returned')
  expect((await balancesOf(db, janis.customerId)).accountCents).toBe(500)
  expect((await accountant.api.listTransferFiles()).rows[0]).toMatchObject({ done: 1, returned: 1 })
  const { rows } = await sql`select customer_id, payload from mail_outbox
    where template = 'bank.transfer-returned'`.execute(db)
  expect(rows).toEqual([{ customerId: janis.customerId, payload: { cents: 500, iban } }])
  expect(await checkMoney(app)).toEqual([])
})

test('a file that the bank refuses whole goes again as another one, once', async () => {
  const anna = await asked()
  await makeFile([anna.refundId])
  const [first] = (await accountant.api.listTransferFiles()).rows
  await accountant.api.sendTransferFile({ params: { id: String(first!.id) } })
  const params = { id: String(first!.id) }
  const body = { reason: 'Nepareizs maksātāja konts' }
  const waits = await accountant.api.replaceTransferFile({ params, body })
  if (!('approvalId' in waits)) throw new Error('It was done alone')
  const approval = { id: String(waits.approvalId) }
  const { preview } = await owner.api.readApproval({ params: approval })
  await owner.api.approve({ params: approval, body: { previewHash: preview!.hash } })
  await shop.work()
  const [next, refused] = (await accountant.api.listTransferFiles()).rows
  expect(refused).toMatchObject({ id: first!.id, transfers: 0, nextFileId: next!.id })
  expect(next).toMatchObject({ transfers: 1, cents: 500, sentAt: null, nextFileId: null })
  expect(next!.sha256).not.toBe(first!.sha256)
  expect(await stateOf(anna.refundId)).toBe('approved')
  const again = accountant.api.replaceTransferFile({ params, query: { preview: '1' }, body })
  expect(await again).toMatchObject({ refusals: [{ error: 'already_replaced' }] })
  await bringLine({ cents: -500, endToEndId: endToEndIdOf(anna.refundId) })
  expect(await stateOf(anna.refundId)).toBe('done')
  expect(await checkMoney(app)).toEqual([])
})

test('a customer without a name cannot be paid by a file, the others of it can', async () => {
  const anna = await asked()
  const nameless = await asked(' ')
  const body = { refundIds: [nameless.refundId, anna.refundId] }
  const seen = await accountant.api.exportTransfers({ query: { preview: '1' }, body })
  expect(seen).toMatchObject({
    refusals: [{ error: 'no_payee_name' }],
    warnings: ['needs_second_person', 'cannot_be_undone'],
    effects: { mails: [{ template: 'deposits.refund-paid' }] },
  })
})

test('refunds of one act go by one file, also while another act makes its own', async () => {
  const [anna, janis, berta] = [await asked(), await asked(), await asked()]
  const pay = (tx: Tx, { refundId }: { refundId: number }) =>
    exportTransfer(app, tx, byCommand, refundId)
  await inTransaction(db, async (tx) => {
    await pay(tx, anna)
    await inTransaction(db, (other) => pay(other, berta))
    await pay(tx, janis)
  })
  const [other, file] = (await accountant.api.listTransferFiles()).rows
  expect([file!.transfers, other!.transfers]).toEqual([2, 1])
})

test('a line without our reference is named as the refund that it is, once', async () => {
  const [anna, other] = [await asked(), await asked()]
  await makeFile([anna.refundId])
  const line = await bringLine({ cents: -500, text: 'atmaksa' })
  const name = (refundId: number) =>
    accountant.api.nameTransfer({ params: { id: String(line.id) }, body: { refundId } })
  await expect(name(other.refundId)).rejects.toMatchObject({ error: 'no_such_refund' })
  await name(anna.refundId)
  expect(await stateOf(anna.refundId)).toBe('done')
  await expect(name(anna.refundId)).rejects.toMatchObject({ error: 'already_matched' })
  expect(await checkMoney(app)).toEqual([])
})
