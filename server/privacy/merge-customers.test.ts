import { expect, test } from 'vitest'
import { byCommand } from '../../domain/actor.ts'
import { atOnce } from '../../tests/faults/kit/at-once.ts'
import { deliverOrder } from '../../tests/support/dispatch.ts'
import { credit, good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { correctHeld } from '../bottles/correct-held.ts'
import { checkContainers } from '../bottles/container-places.ts'
import { moveBottles } from '../bottles/move-bottles.ts'
import { sendLogInLink } from '../customers/log-in-link.ts'
import { findMoneyProblems } from '../payments/check-money.ts'
import { inTransaction } from '../platform/database/transaction.ts'

const shop = await orderShop()
const owner = await newColleague(shop, 'owner', 'vadiba@example.lv')
const second = await newColleague(shop, 'owner', 'padome@example.lv')
const service = await newColleague(shop, 'customerService', 'klienti@example.lv')

async function deliveredTo(customer: Awaited<ReturnType<typeof shop.customer>>) {
  const { id } = await placedOrder(customer, { [good.water]: 2 })
  await shop.db
    .updateTable('orders')
    .set({ status: 'waitingForDelivery', lockedAt: shop.clock.now() })
    .where('id', '=', id)
    .execute()
  await deliverOrder(shop.app, { orderId: id })
  return id
}

/** The second owner approves what waits. */
async function agree() {
  const [asked] = (await second.api.listApprovals()).rows
  const approval = { params: { id: String(asked!.id) } }
  const { preview } = await second.api.readApproval(approval)
  await second.api.approve({ ...approval, body: { previewHash: preview!.hash } })
}

const page = (id: number) => owner.api.readCustomerPage({ params: { id: String(id) } })

test('two records of one customer become one when a second owner agrees', async () => {
  const from = await shop.customer({ name: 'Anna Ozoliņa', accountCents: 20_000 })
  const into = await shop.customer({ name: 'Anna Ozoliņa', accountCents: 1_000 })
  await deliveredTo(from)
  await service.api.writeNote({
    params: { id: String(from.id) },
    body: { reader: 'driver', body: 'Kods 24' },
  })
  const [was, before] = [await page(from.id), await page(into.id)]
  const params = { id: String(into.id) }
  const body = { fromId: from.id, reason: 'Reģistrējās divreiz' }
  const seen = await owner.api.mergeCustomers({ params, query: { preview: '1' }, body })
  expect(seen).toMatchObject({
    warnings: ['needs_second_person', 'cannot_be_undone'],
    effects: {
      bottles: [{ returned: 2 }, { delivered: 2 }],
      mails: [{ template: 'customers.merged' }],
    },
  })
  await owner.api.mergeCustomers({ params, body })
  expect((await page(into.id)).money).toEqual(before.money)
  await agree()
  const [ended, after] = [await page(from.id), await page(into.id)]
  expect(after.money.accountCents).toBe(before.money.accountCents + was.money.accountCents)
  expect(after.money.deposit.paidCents).toBe(was.money.deposit.paidCents)
  expect(after.bottles.map(({ held }) => held)).toEqual([2])
  expect(after.notes).toMatchObject([{ body: 'Kods 24' }])
  expect(after.mergedFrom).toMatchObject([{ id: from.id }])
  expect(ended).toMatchObject({ mergedInto: into.id, bottles: [], money: { accountCents: 0 } })
  expect(ended.orders.length).toBe(1)
  expect(await findMoneyProblems(shop.db)).toEqual([])
  expect(await checkContainers(shop.db)).toEqual([])
})

test('nobody signs in any more to a record that has ended in another', async () => {
  const [from, into] = [await shop.customer(), await shop.customer()]
  const { email } = await shop.db
    .updateTable('customers')
    .set({ emailConfirmedAt: shop.clock.now() })
    .where('id', '=', from.id)
    .returning('email')
    .executeTakeFirstOrThrow()
  const passkey = { credentialId: 'zenta', publicKey: Buffer.from('key'), name: 'Tālrunis' }
  await shop.db
    .insertInto('customerPasskeys')
    .values({ ...passkey, customerId: from.id, counter: 0, createdAt: shop.clock.now() })
    .execute()
  const askLink = async () => {
    const request = { email: email!, returnPath: '/', guestCart: null }
    await inTransaction(shop.db, (tx) => sendLogInLink(shop.app, tx, request))
    const links = shop.db.selectFrom('logInLinks').select('tokenHash')
    return links.where('customerId', '=', from.id).execute()
  }
  expect(await askLink()).toHaveLength(1)
  const body = { fromId: from.id, reason: 'Reģistrējās divreiz' }
  await owner.api.mergeCustomers({ params: { id: String(into.id) }, body })
  await agree()
  expect(await askLink()).toEqual([])
  const passkeys = shop.db.selectFrom('customerPasskeys').select('id')
  expect(await passkeys.where('customerId', '=', from.id).execute()).toEqual([])
})

test('goodwill of a record that ended is not paid out, and own money still is', async () => {
  const [from, into] = [await shop.customer({ accountCents: 700 }), await shop.customer()]
  for (const [customer, cents] of [
    [from, 500],
    [into, 5_000],
  ] as const) {
    await credit(shop, customer.id, 'deposit', cents)
    await customer.api.askDepositRefund({ body: { pay_to: 'account' } })
  }
  await placedOrder(into, { [good.tea]: 5 }, 2)
  const body = { fromId: from.id, reason: 'Reģistrējās divreiz' }
  await owner.api.mergeCustomers({ params: { id: String(into.id) }, body })
  await agree()
  expect((await page(into.id)).money.accountCents).toBe(700 + 500 + 5_000 - 2_300)
  expect((await into.api.readDeposit()).data).toMatchObject({ payable: 32 })
  expect(await findMoneyProblems(shop.db)).toEqual([])
})

test('a record with an open order ends only after it is settled, and never in itself', async () => {
  const from = await shop.customer({ accountCents: 20_000 })
  const into = await shop.customer({})
  await placedOrder(from, { [good.tea]: 1 })
  const ask = (fromId: number) =>
    owner.api.mergeCustomers({
      params: { id: String(into.id) },
      query: { preview: '1' },
      body: { fromId, reason: 'Reģistrējās divreiz' },
    })
  expect(await ask(from.id)).toMatchObject({ refusals: [{ error: 'orders_are_open' }] })
  expect(await ask(into.id)).toMatchObject({ refusals: [{ error: 'same_customer' }] })
})

/** A record with two bottles that was merged into one with a bottle of its own. */
async function mergedWithBottles() {
  const from = await shop.customer({ name: 'Zane Kalniņa', accountCents: 20_000 })
  const into = await shop.customer({ name: 'Zane Kalniņa', accountCents: 20_000 })
  const orderId = await deliveredTo(from)
  await deliveredTo(into)
  const params = { id: String(into.id) }
  const merge = () =>
    owner.api.mergeCustomers({ params, body: { fromId: from.id, reason: 'Divreiz' } })
  return { from, into, orderId, merge }
}

const correct = (orderId: number, left: number) =>
  owner.api.correctDelivery({
    params: { id: String(orderId) },
    body: { counts: [{ goodId: good.water, left, taken: 0 }], reason: 'Atstāja citu skaitu' },
  })

const holdings = async (customerId: number) => {
  const { bottles, money } = await page(customerId)
  const { accountCents, deposit } = money
  return { held: bottles.map(({ held }) => held), accountCents, paidCents: deposit.paidCents }
}

const problems = async () => [
  ...(await findMoneyProblems(shop.db)),
  ...(await checkContainers(shop.db)),
]

test('what is corrected of an old order of a merged record goes to the one that lives, once', async () => {
  const { from, into, orderId, merge } = await mergedWithBottles()
  await merge()
  await agree()
  const before = await holdings(into.id)
  expect(before.held).toEqual([4])
  await correct(orderId, 3)
  const after = await holdings(into.id)
  expect(after.held).toEqual([5])
  expect(after.paidCents).toBeGreaterThan(before.paidCents)
  expect(after.accountCents).toBeLessThan(before.accountCents)
  expect(await holdings(from.id)).toEqual({ held: [], accountCents: 0, paidCents: 0 })
  for (const { id } of [from, into]) {
    const { rows } = await owner.api.readCustomerHistory({ params: { id: String(id) }, query: {} })
    expect(rows.filter(({ action }) => action === 'customers.passed_on')).toHaveLength(1)
  }
  await correct(orderId, 2)
  expect(await holdings(into.id)).toEqual(before)
  await correct(orderId, 1)
  expect(await holdings(into.id)).toMatchObject({ held: [3] })
  expect(await holdings(from.id)).toEqual({ held: [], accountCents: 0, paidCents: 0 })
  // No order is opened again for the record that has ended.
  const other = await shop.customer({ accountCents: 20_000 })
  const { id: toOrderId } = await placedOrder(other, { [good.water]: 1 })
  const moving = { params: { id: String(orderId) }, body: { toOrderId, reason: 'Citam' } }
  await expect(owner.api.moveDeliveryToOther(moving)).rejects.toMatchObject({
    error: 'customer_merged',
  })
  expect(await problems()).toEqual([])
})

test('a correction and the merge at once leave all with the record that lives', async () => {
  for (const _ of [1, 2, 3]) {
    const { from, into, orderId, merge } = await mergedWithBottles()
    await merge()
    const outcomes = await atOnce<unknown>([agree, () => correct(orderId, 3)])
    // The second owner agrees to what was seen; where it has changed, once more.
    if (outcomes[0]?.status === 'rejected') await agree()
    if (outcomes[1]?.status === 'rejected') await correct(orderId, 3)
    expect(await holdings(into.id)).toMatchObject({ held: [5] })
    expect(await holdings(from.id)).toEqual({ held: [], accountCents: 0, paidCents: 0 })
    expect(await problems()).toEqual([])
  }
})

test('a van that has lost a bottle to a merged record gives it to the one that lives', async () => {
  const { from, into, merge } = await mergedWithBottles()
  await merge()
  await agree()
  const correcting = {
    customerId: from.id,
    goodId: good.water,
    orderId: null,
    more: 1,
    cause: { kind: 'audit', id: 4_711, step: 'hand_in' } as const,
    note: 'Nodošana',
  }
  await inTransaction(shop.db, (tx) => correctHeld(shop.app, tx, byCommand, correcting))
  expect(await holdings(into.id)).toMatchObject({ held: [5] })
  expect(await holdings(from.id)).toMatchObject({ held: [] })
})

test('bottles left at one address and taken at another are merged as many as are held', async () => {
  const [from, into] = [await shop.customer(), await shop.customer()]
  const move = (addressId: number | null, delivered: number, returned: number, id: number) =>
    inTransaction(shop.db, (tx) =>
      moveBottles(tx, {
        customerId: from.id,
        by: byCommand,
        note: 'Pārskaitīts',
        movedOn: shop.clock.today(),
        cause: { kind: 'audit', id },
        addressId,
        goods: [{ goodId: good.water, delivered, returned, depositCents: 0 }],
      }),
    )
  const { id: addressId } = await shop.db
    .selectFrom('addresses')
    .select('id')
    .executeTakeFirstOrThrow()
  await move(null, 3, 0, 815_001)
  await move(addressId, 0, 2, 815_002)
  const params = { id: String(into.id) }
  await owner.api.mergeCustomers({ params, body: { fromId: from.id, reason: 'Divreiz' } })
  await agree()
  expect((await holdings(into.id)).held).toEqual([1])
  expect((await holdings(from.id)).held).toEqual([])
})
