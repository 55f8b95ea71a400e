import { expect, test } from 'vitest'
import { credit, filledCart, good, orderShop, setStock } from '../../tests/support/order-shop.ts'
import { newTimes, runningAutoship } from '../../tests/support/running-autoship.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { byCommand } from '../../domain/actor.ts'
import { moveBottles } from '../bottles/move-bottles.ts'
import { balancesOf } from '../ledger/balances.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { closeDay } from '../../tests/support/dispatch.ts'

const shop = await orderShop()
let people = 0

/** A later period, in which a person of the office has just signed in. */
async function newDays() {
  const times = await newTimes(shop)
  const { api } = await newColleague(shop, 'customerService', `ilze${(people += 1)}@avots.example`)
  return { ...times, api }
}

const preview = { query: { preview: '1' as const } }
await setStock(shop, good.honey, 500)

const ordersOf = (customerId: number) =>
  shop.db
    .selectFrom('orders')
    .selectAll()
    .where('customerId', '=', customerId)
    .orderBy('id')
    .execute()

const lastChange = (orderId: number) =>
  shop.db
    .selectFrom('orderChanges')
    .select(['kind', 'actorKind', 'onBehalfOf'])
    .where('orderId', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

// Issue 23: on behalf.
test('the office orders for a customer by a preview, and the own cart of the customer stays', async () => {
  const { api } = await newDays()
  const anna = await shop.customer({ accountCents: 100_00 })
  const cart = await filledCart(anna, { [good.tea]: 2 })
  const params = { id: String(anna.id) }
  const body = { lines: [{ goodId: good.honey, ordered: 4 }] }
  const seen = await api.placeOrderFor({ ...preview, params, body })
  expect(seen).toMatchObject({
    refusals: [],
    effects: {
      money: [{ account: 'account', cents: -20_00 }],
      orders: [{ change: 'placed' }],
      mails: [{ template: 'orders.placed' }],
      changes: expect.arrayContaining([
        expect.objectContaining({ field: 'total_cents', after: 20_00 }),
      ]),
    },
  })
  expect(await ordersOf(anna.id)).toEqual([])
  const previewHash = (seen as { hash: string }).hash
  const done = await api.placeOrderFor({ query: {}, params, body: { ...body, previewHash } })
  const [order] = await ordersOf(anna.id)
  expect(order).toMatchObject({
    status: 'processing',
    prepaidCents: 20_00,
    paymentMethod: 'account',
  })
  expect(await lastChange(order!.id)).toEqual({
    kind: 'placed',
    actorKind: 'staff',
    onBehalfOf: anna.id,
  })
  const { acts } = await anna.api.listOfficeActsOfOrder({ params: { id: String(order!.id) } })
  expect(acts).toMatchObject([{ kind: 'placed', by: 'Inese' }])
  expect((await anna.api.readActiveCart()).data.id).toBe(cart.id)
  const letter = await shop.db
    .selectFrom('mailOutbox')
    .select('payload')
    .where('customerId', '=', anna.id)
    .where('template', '=', 'orders.placed')
    .executeTakeFirstOrThrow()
  expect(letter.payload).toMatchObject({ byOffice: 'Inese' })
  const { actionId } = done as { actionId: number }
  await api.undoAction({ params: { id: String(actionId) }, body: {} })
  expect((await ordersOf(anna.id))[0]).toMatchObject({ status: 'cancelled' })
  // What was paid is on the account again, and the page no longer says that it was paid.
  const { money } = await api.readOfficeOrder({ params: { id: String(order!.id) } })
  expect(money).toMatchObject({ totalCents: 20_00, prepaidCents: 0, cashDueCents: 0 })
  expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(100_00)
})

test('the last order is repeated with one press, with as many empties as the customer has', async () => {
  const { api } = await newDays()
  const anna = await shop.customer({ accountCents: 100_00 })
  const params = { id: String(anna.id) }
  const body = { lines: [{ goodId: good.tea, ordered: 6 }] }
  await api.placeOrderFor({ query: {}, params, body })
  await api.placeOrderFor({ query: {}, params, body: {} })
  const [first, second] = await ordersOf(anna.id)
  const { id: _, version: _version, ...repeated } = second!
  expect(repeated).toMatchObject({
    addressId: first!.addressId,
    totalCents: first!.totalCents,
    deliveryOn: first!.deliveryOn,
  })
})

test('empties that the office names as none stay at home', async () => {
  const { api } = await newDays()
  const anna = await shop.customer({ accountCents: 100_00 })
  await inTransaction(shop.db, (tx) =>
    moveBottles(tx, {
      customerId: anna.id,
      by: byCommand,
      cause: { kind: 'delivery', id: 2_000_000 },
      movedOn: shop.clock.today(),
      goods: [{ goodId: good.water, delivered: 3, returned: 0, depositCents: 24_00 }],
    }),
  )
  const params = { id: String(anna.id) }
  const line = { goodId: good.water, ordered: 2 }
  for (const lines of [[line], [{ ...line, returned: 0 }]])
    await api.placeOrderFor({ query: {}, params, body: { lines, payment: 'cash' } })
  const orders = (await ordersOf(anna.id)).map(({ id }) => id)
  const items = await shop.db
    .selectFrom('orderItems')
    .select('returned')
    .where('orderId', 'in', orders)
    .orderBy('orderId')
    .execute()
  expect(items).toEqual([{ returned: 2 }, { returned: 0 }])
})

test('an order without money is accepted with a link for just what is missing', async () => {
  const { api, ...times } = await newDays()
  const anna = await shop.customer({ accountCents: 5_00 })
  const params = { id: String(anna.id) }
  const body = { lines: [{ goodId: good.honey, ordered: 6 }], day: times.tuesday(0) }
  const account = { ...body, payment: 'account' as const }
  await expect(api.placeOrderFor({ query: {}, params, body: account })).rejects.toMatchObject({
    error: 'method_not_open',
    body: { reason: 'account_is_short', missing: 25 },
  })
  await api.placeOrderFor({ query: {}, params, body })
  const [order] = await ordersOf(anna.id)
  expect(order).toMatchObject({ status: 'processing', awaitedCents: 30_00, prepaidCents: 0 })
  const [letter] = await shop.db
    .selectFrom('mailOutbox')
    .select('payload')
    .where('customerId', '=', anna.id)
    .where('template', '=', 'orders.pay-link')
    .execute()
  expect(letter!.payload).toMatchObject({ cents: 25_00, order: { id: order!.id } })
  const unpaid = { query: {}, params, body }
  await api.placeOrderFor(unpaid)
  await credit(shop, anna.id, 'account', 25_00)
  times.at(3, '23')
  await closeDay(shop.app, times.tuesday(0))
  const [paid, dropped] = await ordersOf(anna.id)
  expect(paid).toMatchObject({ status: 'waitingForDelivery', prepaidCents: 30_00 })
  expect(dropped).toMatchObject({ status: 'cancelled', cancelReason: 'not_paid' })
})

test('lines of an order are changed at once and changed back by the undoing', async () => {
  const { api } = await newDays()
  const anna = await shop.customer({ accountCents: 100_00 })
  const customer = { id: String(anna.id) }
  const lines = [{ goodId: good.honey, ordered: 6 }]
  await api.placeOrderFor({ query: {}, params: customer, body: { lines } })
  const [order] = await ordersOf(anna.id)
  const params = { id: String(order!.id) }
  const more = { lines: [{ goodId: good.honey, ordered: 8 }], notes: 'Kods 12' }
  const seen = await api.editOrderFor({ ...preview, params, body: more })
  expect(seen).toMatchObject({ effects: { money: [{ cents: -10_00 }] } })
  const done = await api.editOrderFor({ query: {}, params, body: more })
  expect((await ordersOf(anna.id))[0]).toMatchObject({ prepaidCents: 40_00, notes: 'Kods 12' })
  const { actionId } = done as { actionId: number }
  await api.undoAction({ params: { id: String(actionId) }, body: {} })
  expect((await ordersOf(anna.id))[0]).toMatchObject({ prepaidCents: 30_00, notes: '' })
})

test('an undoing never takes back what was changed after the deed', async () => {
  const { api, ...times } = await newDays()
  const anna = await shop.customer({ accountCents: 500_00 })
  const customer = { id: String(anna.id) }
  const lines = (ordered: number) => ({ lines: [{ goodId: good.honey, ordered }] })
  await api.placeOrderFor({ query: {}, params: customer, body: lines(6) })
  const [order] = await ordersOf(anna.id)
  const params = { id: String(order!.id) }
  const actOf = (answer: object) => ({ id: String((answer as { actionId: number }).actionId) })
  const edited = actOf(await api.editOrderFor({ query: {}, params, body: lines(8) }))
  await api.editOrderFor({ query: {}, params, body: { notes: 'Kods 12' } })
  const later = actOf(await api.editOrderFor({ query: {}, params, body: lines(10) }))
  await expect(api.undoAction({ params: edited, body: {} })).rejects.toMatchObject({
    error: 'changed_since',
  })
  for (const undone of [later, edited]) await api.undoAction({ params: undone, body: {} })
  expect((await ordersOf(anna.id))[0]).toMatchObject({ prepaidCents: 30_00, notes: 'Kods 12' })

  const autoship = await runningAutoship(anna, {
    day: times.tuesday(2),
    lines: { [good.water]: 3 },
  })
  const change = (ordered: number) =>
    api.changeAutoshipLineFor({
      query: {},
      params: { id: String(autoship.id) },
      body: { goodId: good.water, ordered },
    })
  const [first, second] = [actOf(await change(5)), actOf(await change(4))]
  await expect(api.undoAction({ params: first, body: {} })).rejects.toMatchObject({
    error: 'changed_since',
  })
  for (const undone of [second, first]) await api.undoAction({ params: undone, body: {} })
  const { data } = await anna.api.readAutoshipDiary({ query: {} })
  expect(data.deliveries[0]).toMatchObject({ items: [{ order: 3 }] })
})

test('a delivery is moved alone or with all later ones, with the days named before', async () => {
  const { api, ...times } = await newDays()
  const anna = await shop.customer({ accountCents: 500_00 })
  const autoship = await runningAutoship(anna, {
    day: times.tuesday(3),
    lines: { [good.water]: 3 },
  })
  const [first, next] = [times.tuesday(3), times.tuesday(4)]
  const params = { id: String(autoship.id), plannedOn: first }
  const day = times.day(4 + 21 + 1)
  const move = (wholeSeries: boolean) =>
    api.moveDeliveryFor({ ...preview, params, body: { day, wholeSeries } })
  const days = async (wholeSeries: boolean) => {
    const { effects } = (await move(wholeSeries)) as {
      effects: { changes: { before: string[]; after: string[] }[] }
    }
    return effects.changes[0]!
  }
  const [alone, all] = [await days(false), await days(true)]
  expect(alone.before.slice(0, 2)).toEqual([first, next])
  expect(alone.after.slice(0, 2)).toEqual([day, next])
  expect(all.after.slice(0, 2)).toEqual([day, times.day(4 + 28 + 1)])
  const done = await api.moveDeliveryFor({ query: {}, params, body: { day, wholeSeries: true } })
  const { actionId } = done as { actionId: number }
  await api.undoAction({ params: { id: String(actionId) }, body: {} })
  expect((await days(false)).before.slice(0, 2)).toEqual([first, next])
})

test('the office skips, pauses and changes the autoships of a customer in the name of the customer', async () => {
  const { api, ...times } = await newDays()
  const anna = await shop.customer({ accountCents: 500_00 })
  const autoship = await runningAutoship(anna, {
    day: times.tuesday(2),
    lines: { [good.water]: 3 },
  })
  const id = String(autoship.id)
  const params = { id, plannedOn: times.tuesday(2) }
  await api.skipDeliveryFor({ query: {}, params, body: {} })
  await api.changeAutoshipLineFor({
    query: {},
    params: { id },
    body: { goodId: good.water, ordered: 5 },
  })
  await api.pauseAutoshipsFor({
    query: {},
    params: { id: String(anna.id) },
    body: { from: times.tuesday(3), to: times.day(4 + 21 + 2) },
  })
  const { data } = await anna.api.readAutoshipDiary({ query: {} })
  expect(data.deliveries.slice(0, 3)).toMatchObject([
    { state: 'skipped', delivery_date: null },
    { state: 'paused' },
    { state: 'planned', items: [{ order: 5 }] },
  ])
  const entries = await shop.db
    .selectFrom('auditTrail')
    .select(['action', 'actorKind', 'onBehalfOf'])
    .where('customerId', '=', anna.id)
    .where('actorKind', '=', 'staff')
    .orderBy('id')
    .execute()
  expect(entries.map(({ action, onBehalfOf }) => [action, onBehalfOf])).toEqual([
    ['deliveries.skip', anna.id],
    ['autoships.line', anna.id],
    ['autoships.pause', anna.id],
  ])
})

test('an address is added and its note changed, and both can be undone', async () => {
  const { api } = await newDays()
  const anna = await shop.customer()
  const params = { id: String(anna.id) }
  const added = await api.addAddressFor({
    query: {},
    params,
    body: { regionId: 1, street: 'Miera iela', houseNo: '4' },
  })
  const note = { notes: 'Durvju kods 12' }
  const addressId = String(anna.addressId)
  const changed = await api.changeAddressFor({
    query: {},
    params: { ...params, addressId },
    body: note,
  })
  const read = async () => (await anna.api.listAddresses()).data.data
  expect((await read()).map(({ notes }) => notes)).toEqual(['Durvju kods 12', ''])
  for (const act of [added, changed]) {
    const { actionId } = act as { actionId: number }
    await api.undoAction({ params: { id: String(actionId) }, body: {} })
  }
  expect((await read()).map(({ notes }) => notes)).toEqual([''])
})

test('of two people who change one order at once, the second sees what the first has done', async () => {
  const { api } = await newDays()
  const anna = await shop.customer({ accountCents: 100_00 })
  const lines = [{ goodId: good.honey, ordered: 6 }]
  await api.placeOrderFor({ query: {}, params: { id: String(anna.id) }, body: { lines } })
  const [order] = await ordersOf(anna.id)
  const params = { id: String(order!.id) }
  const change = async (ordered: number) => {
    const body = { lines: [{ goodId: good.honey, ordered }] }
    const seen = (await api.editOrderFor({ ...preview, params, body })) as { hash: string }
    return () => api.editOrderFor({ query: {}, params, body: { ...body, previewHash: seen.hash } })
  }
  const acts = [await change(8), await change(9)]
  const outcomes = await Promise.allSettled(acts.map((act) => act()))
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { error: 'preview_changed' } }])
  const page = await api.readOfficeOrder({ params })
  expect(page).toMatchObject({ customerId: anna.id, may: { edit: null }, attempts: [] })
  expect([8, 9]).toContain(page.lines[0]!.ordered)
})

test('the office sees the autoships of a customer with their next days and what may be done', async () => {
  const { api, ...times } = await newDays()
  const anna = await shop.customer({ accountCents: 500_00 })
  const day = times.tuesday(2)
  await runningAutoship(anna, { day, lines: { [good.water]: 3 } })
  const { autoships } = await api.readCustomerAutoships({ params: { id: String(anna.id) } })
  expect(autoships).toMatchObject([{ frequencyWeeks: 1, lines: [{ ordered: 3 }] }])
  expect(autoships[0]!.deliveries).toHaveLength(4)
  expect(autoships[0]!.deliveries[0]).toMatchObject({
    plannedOn: day,
    state: 'planned',
    missingCents: 0,
    may: { move: null, skip: null, lines: null },
  })
})
