import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { byCommand, byCustomer } from '../../domain/actor.ts'
import { orderShop } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { deleteAccount } from './delete-account.ts'
import { mergeCustomers } from './merge-customers.ts'

const shop = await orderShop()
const owner = await newColleague(shop, 'owner', 'inese@avots.example')
const accountant = await newColleague(shop, 'accountant', 'ruta@avots.example')
const dispatcher = await newColleague(shop, 'dispatcher', 'andris@avots.example')

const erase = (customerId: number) =>
  inTransaction(shop.db, (tx) => deleteAccount(shop.app, tx, byCustomer(customerId), customerId))

test('a request about a customer who was erased keeps its reason, and does nothing any more', async () => {
  const anna = await shop.customer({ name: 'Anna Ozoliņa' })
  const body = { account: 'account' as const, cents: 80_00, reason: 'Ieskaitīts divreiz' }
  const params = { id: String(anna.id) }
  const asked = await accountant.api.correctBalance({ params, body })
  const id = (asked as { approvalId: number }).approvalId
  expect(await erase(anna.id)).toMatchObject({ ok: true })
  const approval = { params: { id: String(id) } }
  expect(await owner.api.readApproval(approval)).toMatchObject({
    rows: [{ customerId: anna.id, reason: 'Ieskaitīts divreiz' }],
    preview: { effects: { money: [] }, refusals: [{ error: 'not_found' }] },
  })
  const previewHash = (await owner.api.readApproval(approval)).preview!.hash
  await expect(owner.api.approve({ ...approval, body: { previewHash } })).rejects.toMatchObject({
    error: 'not_found',
  })
  await expect(owner.api.correctBalance({ params, body })).rejects.toMatchObject({
    error: 'not_found',
  })
  await owner.api.refuseApproval({ ...approval, body: { reason: 'Klients ir izdzēsts' } })
  const stored = shop.db.selectFrom('approvals').select(['state', 'reason']).where('id', '=', id)
  expect(await stored.executeTakeFirst()).toEqual({
    state: 'refused',
    reason: 'Klients ir izdzēsts',
  })
})

test('a download says what was done and why, not by which colleague or device', async () => {
  const { id, api } = await shop.customer()
  await owner.api.giveGoodwill({
    params: { id: String(id) },
    body: { account: 'bonus', cents: 2_00, reason: 'Kavējāmies' },
  })
  const { data } = await api.downloadMyData()
  const entry = data.audit_trail!.find(({ action }) => action === 'ledger.correct')
  expect(entry).toMatchObject({ actor_kind: 'staff', reason: 'Kavējāmies' })
  for (const hidden of ['roles', 'device', 'request_id', 'ip_address'])
    expect(entry).not.toHaveProperty(hidden)
})

/** Tables with a row that has one of these words. */
async function tablesThatName(words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
    order by 1`.execute(shop.db)
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await sql`select from ${sql.table(name)} t
      where t::text ~* ${words.join('|')} limit 1`
      .execute(shop.db)
      .catch(() => ({ rows: [] }))
    if (hits.length > 0) found.push(name)
  }
  return found
}

const words = ['Zvirbul', 'Vārpaina', 'Suns kož', '20000777', 'LV80BANK0000435195001']

/** All that the office can write of a person, and what it was before. */
async function writtenOf(id: number, addressId: number) {
  const params = { id: String(id) }
  await owner.api.changeContactFor({ params, body: { name: 'Zenta Zvirbule' } })
  await owner.api.changeContactFor({ params, body: { name: 'Z. Zvirbule', phone: '20000777' } })
  await owner.api.changeContactFor({ params, body: { name: 'Zenta', phone: '20000778' } })
  const door = { id: String(id), addressId: String(addressId) }
  await owner.api.changeAddressFor({ params: door, body: { notes: 'Suns kož' } })
  await owner.api.changeAddressFor({ params: door, body: { notes: '' } })
  await owner.api.writeNote({ params, body: { reader: 'driver', body: 'Suns kož' } })
  const [note] = (await owner.api.readCustomerPage({ params })).notes
  await owner.api.endNote({ params: { id: String(note!.id) }, body: {} })
  await owner.api.addAddressFor({ params, body: { regionId: 1, street: 'Vārpainā iela' } })
  await dispatcher.api.changeContactFor({ params, body: { name: 'Zvirbule', ask: true } })
  await owner.api
    .changeContactFor({
      params,
      body: { name: 'Zvirbule', previewHash: '0'.repeat(64) },
    })
    .catch(() => undefined)
}

test('what the office wrote of a person, and would write back, leaves with the person', async () => {
  const { id, addressId } = await shop.customer({ name: 'Zenta Zvirbule' })
  const other = await shop.customer()
  await writtenOf(id, addressId)
  await owner.api.changeContactFor({ params: { id: String(other.id) }, body: { name: 'Berta' } })
  expect(await tablesThatName(words)).toEqual(
    expect.arrayContaining(['approvals', 'customer_notes', 'office_actions']),
  )
  expect(await erase(id)).toMatchObject({ ok: true })
  expect(await tablesThatName(words)).toEqual([])
  const { rows: acts } = await owner.api.listActions()
  const [ofOther, ...ofTheirs] = acts.slice(0, 9)
  expect(ofOther!.undoableUntil).not.toBeNull()
  expect(ofTheirs.map(({ undoableUntil }) => undoableUntil)).toEqual(ofTheirs.map(() => null))
  const [asked] = (await dispatcher.api.listApprovals()).rows
  expect(asked).toMatchObject({ rows: [{ customerId: id, name: '' }] })
})

test('a record that ended in another is downloaded and erased with it', async () => {
  const from = await shop.customer({ name: 'Zenta Zvirbule', email: 'zvirbule@nekur.example' })
  const into = await shop.customer({ name: 'Zenta Z.' })
  const merging = { fromId: from.id, intoId: into.id, reason: 'Reģistrējās divreiz' }
  expect(
    await inTransaction(shop.db, (tx) => mergeCustomers(shop.app, tx, byCommand, merging)),
  ).toMatchObject({ ok: true })
  const { data } = await into.api.downloadMyData()
  expect(data.customers!.map(({ id }) => id)).toEqual([from.id, into.id])
  expect(await erase(into.id)).toMatchObject({ ok: true })
  expect(await tablesThatName(['zvirbul'])).toEqual([])
})
