import { expect, test } from 'vitest'
import { byCustomer } from '../../domain/actor.ts'
import { orderShop } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { deleteAccount } from './delete-account.ts'

const shop = await orderShop()
const owner = await newColleague(shop, 'owner', 'inese@avots.example')
const accountant = await newColleague(shop, 'accountant', 'ruta@avots.example')

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
