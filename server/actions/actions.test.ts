import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { byStaff } from '../../domain/actor.ts'
import { dayOf } from '../../domain/calendar.ts'
import { done } from '../../domain/outcome.ts'
import { allRows } from '../../tests/house/rights/all-rows.ts'
import { good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import type { Deed } from './deed.ts'
import { doAct } from './do-act.ts'
import { undoAction } from './undo-action.ts'
import type { DeedAnswer } from '../../contract/office/deed-call.ts'

const shop = await orderShop()
const { db } = shop
const owner = await newColleague(shop, 'owner', 'inese@avots.example')
const accountant = await newColleague(shop, 'accountant', 'ruta@avots.example')
const service = await newColleague(shop, 'customerService', 'dina@avots.example')

const preview = { query: { preview: '1' as const } }
const monday = dayOf('2026-11-23')
const wednesday = dayOf('2026-11-25')

const doneOf = (answer: DeedAnswer) => {
  if (!('actionId' in answer)) throw new Error(JSON.stringify(answer))
  return answer
}
const previewOf = (answer: DeedAnswer) => {
  if (!('hash' in answer)) throw new Error(JSON.stringify(answer))
  return answer
}

const orderOf = (id: number) =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const mailsOf = (customerId: number) =>
  db
    .selectFrom('mailOutbox')
    .select(['template', 'state', 'nextTryAt'])
    .where('customerId', '=', customerId)
    .where('template', 'like', 'orders.c%')
    .orderBy('id')
    .execute()

test('a preview names money, stock, orders and mails, and the deed does just that', async () => {
  const anna = await shop.customer({ accountCents: 5_000 })
  const order = await placedOrder(anna, { [good.honey]: 2 }, 2)
  const body = { orderIds: [order.id], reason: 'Zvanīja un atteicās' }
  const before = await allRows(db)
  const seen = previewOf(await owner.api.cancelOrders({ ...preview, body }))
  expect(await allRows(db)).toEqual(before)
  expect(seen).toMatchObject({
    effects: {
      money: [{ customerId: anna.id, account: 'account', cents: 1_300 }],
      stock: [{ goodId: good.honey, goodName: 'honey', onHand: 0, reserved: -2 }],
      orders: [{ orderId: order.id, change: 'cancelled' }],
      mails: [{ customerId: anna.id, template: 'orders.cancelled' }],
    },
    warnings: ['cannot_be_undone'],
    refusals: [],
  })
  const answer = doneOf(await owner.api.cancelOrders({ body: { ...body, previewHash: seen.hash } }))
  expect(answer).toMatchObject({
    done: [{ kind: 'order', id: order.id }],
    refused: [],
    undoableUntil: null,
  })
  expect(await orderOf(order.id)).toMatchObject({ status: 'cancelled' })
})

test('a deed whose effects have changed since the preview is refused with both', async () => {
  const anna = await shop.customer({ accountCents: 5_000 })
  const order = await placedOrder(anna, { [good.tea]: 2 }, 2)
  const body = { orderIds: [order.id], reason: 'Nav vajadzīgs' }
  const { hash } = previewOf(await owner.api.cancelOrders({ ...preview, body }))
  await anna.api.cancelOrder({ params: { id: String(order.id) } })
  await expect(
    owner.api.cancelOrders({ body: { ...body, previewHash: hash } }),
  ).rejects.toMatchObject({
    status: 409,
    error: 'preview_changed',
    body: { seen: hash, now: { effects: { money: [], orders: [] } } },
  })
})

test('a move is undone as a whole, and its customer hears nothing of it', async () => {
  const [anna, peter] = [await shop.customer(), await shop.customer()]
  const orders = [
    await placedOrder(anna, { [good.tea]: 6 }),
    await placedOrder(peter, { [good.tea]: 6 }),
  ]
  const orderIds = orders.map(({ id }) => id)
  const moved = doneOf(await owner.api.moveOrders({ body: { orderIds, day: wednesday } }))
  expect(moved.done).toHaveLength(2)
  expect(moved.undoableUntil).toBe('2026-11-21T08:00:00.000Z')
  for (const id of orderIds) expect((await orderOf(id)).deliveryOn).toBe(wednesday)
  const undo = () => owner.api.undoAction({ params: { id: String(moved.actionId) } })
  expect(await undo()).toMatchObject({ done: [{ id: orderIds[0] }, { id: orderIds[1] }] })
  expect(await undo()).toMatchObject({ actionId: moved.actionId })
  for (const id of orderIds) expect((await orderOf(id)).deliveryOn).not.toBe(wednesday)
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db)
  await shop.work()
  expect(await mailsOf(anna.id)).toEqual([])
  expect((await owner.api.listActions()).rows[0]).toMatchObject({
    actionId: moved.actionId,
    deed: 'orders.move',
    undone: { by: { id: owner.id } },
  })
})

test('an order that has been moved again since cannot be moved back', async () => {
  const anna = await shop.customer()
  const order = await placedOrder(anna, { [good.tea]: 6 })
  const body = { orderIds: [order.id], day: wednesday }
  const { actionId } = doneOf(await owner.api.moveOrders({ body }))
  await owner.api.moveOrders({ body: { ...body, day: dayOf('2026-11-26') } })
  await expect(owner.api.undoAction({ params: { id: String(actionId) } })).rejects.toMatchObject({
    error: 'changed_since',
  })
  expect((await orderOf(order.id)).deliveryOn).toBe('2026-11-26')
})

test('several orders in one act are done or refused one by one', async () => {
  const anna = await shop.customer()
  const order = await placedOrder(anna, { [good.tea]: 6 })
  const body = { orderIds: [order.id, 999_999], day: monday }
  await owner.api.moveOrders({ body: { ...body, day: wednesday } })
  const stays = await placedOrder(await shop.customer(), { [good.tea]: 6 })
  await owner.api.moveOrders({ body: { orderIds: [stays.id], day: monday } })
  body.orderIds.push(stays.id)
  expect(await owner.api.moveOrders({ body })).toMatchObject({
    done: [{ id: order.id }, { id: stays.id }],
    undoableUntil: expect.any(String),
    refused: [{ kind: 'order', id: 999_999, error: 'not_found', message: /\p{L}/u }],
  })
})

test('a mail of staff waits a minute before it leaves', async () => {
  const anna = await shop.customer({ accountCents: 2_000 })
  const order = await placedOrder(anna, { [good.tea]: 2 }, 2)
  await owner.api.cancelOrders({ body: { orderIds: [order.id], reason: 'Pārdomāja' } })
  await shop.work()
  const [mail] = await mailsOf(anna.id)
  expect(mail).toMatchObject({ template: 'orders.cancelled', state: 'waiting' })
  expect(mail!.nextTryAt!.getTime() - Date.now()).toBeGreaterThan(50_000)
})

/** A deed that tells a customer, and one that takes it back and tells that too. */
const Telling = z.object({ customerId: z.int(), back: z.boolean() })
const tellDeed: Deed<z.output<typeof Telling>> = {
  name: 'test.tell',
  right: 'changeOrders',
  input: Telling,
  subject: ({ customerId }) => ({ kind: 'customer', id: customerId }),
  reasonOf: () => null,
  reach: (_tx, { customerId }) => Promise.resolve({ customerId }),
  run: async (_app, tx, _by, { customerId, back }) => {
    const cause = `test:${customerId}:${back}`
    const payload = { orderId: 1 }
    await queueMail(tx, { template: 'orders.not-paid', cause, customerId, payload })
    return done({ undo: { deed: 'test.tell', input: { customerId, back: !back } } })
  },
}

// Trap 18.
test('undoing withdraws the mails of a deed, and done again after that they go', async () => {
  const { id: customerId } = await shop.customer()
  const by = byStaff(owner.id)
  const act = { deed: tellDeed, rows: [{ customerId, back: false }] }
  const wanted = { isPreview: false, previewHash: undefined, asks: false }
  const tell = async () => {
    const told = await doAct(shop.app, by, act, wanted)
    if (!told.ok) throw new Error('refused')
    return doneOf(told.value).actionId!
  }
  const undo = (actionId: number) =>
    allOrNothing(db, (tx) =>
      undoAction(shop.app, tx, by, { deeds: { 'test.tell': tellDeed }, actionId }),
    )
  const states = async () =>
    (
      await db
        .selectFrom('mailOutbox')
        .select('state')
        .where('customerId', '=', customerId)
        .orderBy('id')
        .execute()
    ).map(({ state }) => state)
  expect(await undo(await tell())).toMatchObject({ ok: true })
  expect(await states()).toEqual(['unwanted', 'unwanted'])
  const again = await tell()
  expect(await states()).toEqual(['unwanted', 'unwanted', 'waiting'])
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db)
  await shop.work()
  expect((await states()).at(-1)).toBe('sent')
  // The customer has read it, so the undoing is told as well.
  expect(await undo(again)).toMatchObject({ ok: true })
  expect(await states()).toEqual(['unwanted', 'unwanted', 'sent', 'waiting'])
})

test('a sum is corrected by two people above the limit, never by one, never one’s own', async () => {
  const anna = await shop.customer()
  const params = { id: String(anna.id) }
  const body = { account: 'account' as const, cents: 60_00, reason: 'Ieskaitīts divreiz' }
  const asked = await accountant.api.correctBalance({ params, body })
  const waitingFor = { roles: ['owner', 'accountant'], people: [expect.any(String)] }
  expect(asked).toMatchObject({ waitingFor })
  const id = String((asked as { approvalId: number }).approvalId)
  const balance = async () => (await anna.api.readUser()).user.balance
  expect(await balance()).toBe(0)
  const own = await accountant.api.readApproval({ params: { id } })
  expect(own).toMatchObject({ mayDecide: false, preview: null })
  const { preview: shown } = await owner.api.readApproval({ params: { id } })
  expect(shown).toMatchObject({ effects: { money: [{ cents: 60_00 }] } })
  const approving = { params: { id }, body: { previewHash: shown!.hash } }
  await expect(accountant.api.approve(approving)).rejects.toMatchObject({ error: 'own_request' })
  await expect(service.api.approve(approving)).rejects.toMatchObject({ error: 'not_permitted' })
  expect(await owner.api.approve(approving)).toMatchObject({ done: [{ id: anna.id }] })
  expect(await balance()).toBe(60)
  await expect(owner.api.approve(approving)).rejects.toMatchObject({ error: 'already_decided' })
  const entry = await db
    .selectFrom('auditTrail')
    .selectAll()
    .where('action', '=', 'ledger.correct')
    .where('customerId', '=', anna.id)
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ actorId: accountant.id, approvedBy: owner.id, onBehalfOf: anna.id })
})

test('a person above the own limit may ask, and a refused request does nothing', async () => {
  const anna = await shop.customer()
  const params = { id: String(anna.id) }
  const body = { account: 'bonus' as const, cents: 15_00, reason: 'Kavējāmies' }
  await expect(service.api.giveGoodwill({ params, body })).rejects.toMatchObject({
    status: 403,
    error: 'not_permitted',
    body: {
      mayDo: ['owner'],
      canAsk: true,
      people: ['Inese Kļaviņa'],
      passedLimit: { limitCents: 10_00, usedCents: 0 },
    },
  })
  const asked = await service.api.giveGoodwill({ params, body: { ...body, ask: true } })
  const id = String((asked as { approvalId: number }).approvalId)
  expect((await owner.api.listApprovals()).rows).toMatchObject([
    { id: Number(id), mayDecide: true, customers: [{ id: anna.id, name: 'Anna Bērziņa' }] },
  ])
  await owner.api.refuseApproval({ params: { id }, body: { reason: 'Pietiek ar 10 €' } })
  expect((await owner.api.listApprovals()).rows).toEqual([])
  expect((await service.api.listApprovals()).rows).toMatchObject([
    { id: Number(id), state: 'refused', mayDecide: false, reason: 'Pietiek ar 10 €' },
  ])
  expect((await anna.api.readUser()).user.bonus).toBe(0)
  const give = async (cents: number) =>
    doneOf(await service.api.giveGoodwill({ params, body: { ...body, cents } }))
  const given = await give(8_00)
  await expect(give(3_00)).rejects.toMatchObject({
    error: 'not_permitted',
    body: { passedLimit: { limitCents: 10_00, usedCents: 8_00 } },
  })
  await service.api.undoAction({ params: { id: String(given.actionId) } })
  const atOnce = await Promise.allSettled([give(6_00), give(6_00)])
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('nobody changes the money of the own customer record', async () => {
  const self = await shop.customer({ email: 'ruta@avots.example' })
  const body = { account: 'account' as const, cents: 1_00, reason: 'Sev' }
  await expect(
    accountant.api.correctBalance({ params: { id: String(self.id) }, body }),
  ).rejects.toMatchObject({ status: 403, error: 'own_record' })
  expect(await owner.api.correctBalance({ params: { id: String(self.id) }, body })).toMatchObject({
    done: [{ id: self.id }],
  })
})

test('nobody asks another to change the money of the own customer record', async () => {
  const self = await shop.customer({ email: 'dina@avots.example' })
  const params = { id: String(self.id) }
  const body = { account: 'bonus' as const, cents: 15_00, reason: 'Sev', ask: true }
  await expect(service.api.giveGoodwill({ params, body })).rejects.toMatchObject({
    status: 403,
    error: 'own_record',
  })
})

test('an accountant may lower credit and not raise it, and undoing gives it back', async () => {
  const anna = await shop.customer({ creditLimitCents: 100_00, payLater: true })
  const params = { id: String(anna.id) }
  const body = { creditLimitCents: 50_00, payLater: true, reason: 'Kavē' }
  await expect(
    accountant.api.grantCredit({ params, body: { ...body, creditLimitCents: 200_00 } }),
  ).rejects.toMatchObject({ error: 'not_permitted', body: { canAsk: true, mayDo: ['owner'] } })
  const { actionId } = doneOf(await accountant.api.grantCredit({ params, body }))
  const limit = async () =>
    (
      await db
        .selectFrom('customers')
        .select('creditLimitCents')
        .where('id', '=', anna.id)
        .executeTakeFirstOrThrow()
    ).creditLimitCents
  expect(await limit()).toBe(50_00)
  await owner.api.undoAction({ params: { id: String(actionId) } })
  expect(await limit()).toBe(100_00)
})

test('a count is measured by its worth, and undone while nothing has moved since', async () => {
  const params = { id: String(good.honey) }
  const { onHand } = await db
    .selectFrom('stock')
    .select('onHand')
    .where('goodId', '=', good.honey)
    .executeTakeFirstOrThrow()
  const far = { pieces: onHand + 5, reason: 'Inventūra' }
  expect(await owner.api.countStock({ params, body: far })).toHaveProperty('approvalId')
  const near = { pieces: onHand + 2, reason: 'Inventūra' }
  const { actionId } = doneOf(await owner.api.countStock({ params, body: near }))
  await owner.api.undoAction({ params: { id: String(actionId) } })
  expect(
    await db
      .selectFrom('stock')
      .select('onHand')
      .where('goodId', '=', good.honey)
      .executeTakeFirstOrThrow(),
  ).toEqual({ onHand })
})

test('a double press with one key is done once, and two people at once are done in turn', async () => {
  const anna = await shop.customer()
  const params = { id: String(anna.id) }
  const body = { account: 'account' as const, cents: 5_00, reason: 'Labojums' }
  const press = () => owner.api.correctBalance({ params, body }, { idempotencyKey: 'press-1' })
  const answers = await Promise.all([press(), press(), press()])
  expect(new Set(answers.map((answer) => doneOf(answer).actionId)).size).toBe(1)
  expect((await anna.api.readUser()).user.balance).toBe(5)
  const { hash } = previewOf(
    await owner.api.grantCredit({
      ...preview,
      params,
      body: { creditLimitCents: 10_00, payLater: true, reason: 'x' },
    }),
  )
  const both = await Promise.allSettled(
    [owner, owner].map(({ api }) =>
      api.grantCredit({
        params,
        body: { creditLimitCents: 10_00, payLater: true, reason: 'x', previewHash: hash },
      }),
    ),
  )
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { error: 'preview_changed' },
  })
})
