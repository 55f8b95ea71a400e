import { expect, test } from 'vitest'
import type { DeedDone } from '../../contract/office/deed-call.ts'
import { filledCart, good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { runningAutoship } from '../../tests/support/running-autoship.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { byCommand } from '../../domain/actor.ts'
import { dayOf } from '../../domain/calendar.ts'
import { lineBooked } from '../../domain/ledger/bank-entries.ts'
import { loadDaySheet } from '../dispatch/day-sheet.ts'
import { post } from '../ledger/post.ts'
import { inTransaction } from '../platform/database/transaction.ts'

const shop = await orderShop()
const owner = await newColleague(shop, 'owner', 'vadiba@example.lv')
const service = await newColleague(shop, 'customerService', 'klienti@example.lv')
const warehouse = await newColleague(shop, 'warehouse', 'noliktava@example.lv')

const anna = await shop.customer({ name: 'Anna Ozoliņa', accountCents: 20_000 })
const params = { id: String(anna.id) }
const page = () => service.api.readCustomerPage({ params })
const events = (query: { kind?: 'call' | 'money'; cursor?: string } = {}) =>
  service.api.listCustomerEvents({ params, query })

test('a caller’s page begins with what comes next, and with the days it could come instead', async () => {
  const order = await placedOrder(anna, { [good.water]: 2 })
  const [next] = (await page()).deliveries
  expect(next).toMatchObject({
    orderId: order.id,
    state: 'open',
    goods: [{ goodId: good.water, ordered: 2, returned: 0 }],
    missingCents: 0,
    place: null,
  })
  expect(next!.changeableUntil).not.toBeNull()
  expect(next!.otherDays).toHaveLength(3)
  const days = [next!.day, ...next!.otherDays]
  expect(days).toEqual([...new Set(days)].toSorted())
})

test('a number finds its customers, a blank for its plus too, and no number finds nobody', async () => {
  await shop.db
    .updateTable('customers')
    .set({ phone: '+37129123456' })
    .where('id', '=', anna.id)
    .execute()
  const find = async (number: string) => service.api.findCallers({ query: { number } })
  for (const number of ['+37129123456', ' 37129123456', '2912 3456'])
    expect(await find(number)).toMatchObject({
      phone: '+37129123456',
      rows: [{ id: anna.id, name: 'Anna Ozoliņa', phone: '+37129123456' }],
    })
  expect(await find('29999999')).toEqual({ phone: '+37129999999', rows: [] })
  expect(await find('anna')).toEqual({ phone: null, rows: [] })
  await expect(warehouse.api.findCallers({ query: { number: '29123456' } })).rejects.toMatchObject({
    error: 'not_permitted',
  })
})

test('of several with one number the soonest delivery comes first', async () => {
  const peter = await shop.customer({ name: 'Pēteris Kalns', phone: '+37129123456' })
  const { rows } = await service.api.findCallers({ query: { number: '29123456' } })
  expect(rows.map(({ id }) => id)).toEqual([anna.id, peter.id])
})

test('one line stays of a call, with the person who answered', async () => {
  await service.api.recordCall({ params, body: { line: 'Kad būsiet?' } })
  const { rows } = await events({ kind: 'call' })
  expect(rows).toMatchObject([
    { kind: 'call', text: 'Kad būsiet?', by: { kind: 'staff', name: 'Inese Kļaviņa' } },
  ])
  await expect(
    service.api.recordCall({ params: { id: '987654' }, body: { line: 'x' } }),
  ).rejects.toMatchObject({ error: 'not_found' })
})

test('a note for the driver is on the sheet until its day, one for the office is not', async () => {
  const [{ day } = { day: '' }] = (await page()).deliveries
  await shop.db
    .updateTable('orders')
    .set({ status: 'waitingForDelivery', lockedAt: shop.clock.now() })
    .where('customerId', '=', anna.id)
    .execute()
  const sheetNotes = async () => (await loadDaySheet(shop.db, dayOf(day))).stops[0]!.notes
  await service.api.writeNote({ params, body: { reader: 'office', body: 'Nezvanīt pirms 10' } })
  await service.api.writeNote({
    params,
    body: { reader: 'driver', body: 'Kods 24', addressId: anna.addressId },
  })
  await service.api.writeNote({
    params,
    body: { reader: 'driver', body: 'Vecs', untilOn: '2026-01-01' },
  })
  expect(await sheetNotes()).toBe('Kods 24')
  const { notes } = await page()
  const driver = notes.find(({ reader }) => reader === 'driver')!
  expect(driver).toMatchObject({ body: 'Kods 24', by: 'Inese Kļaviņa' })
  const ended = await owner.api.endNote({ params: { id: String(driver.id) }, body: {} })
  expect(await sheetNotes()).toBe('')
  await owner.api.undoAction({ params: { id: String((ended as DeedDone).actionId) } })
  expect((await page()).notes).toContainEqual(driver)
})

test('a promise is shown until it is kept, and a day of the past is none', async () => {
  shop.clock.set(new Date(shop.clock.now().getTime() + 60_000).toISOString())
  const part = { cents: 500, dueOn: '2026-11-27' }
  const body = { parts: [part], note: 'Alga piektdien' }
  await service.api.promisePayment({ params, body })
  expect((await page()).promises).toMatchObject([
    { ...part, note: 'Alga piektdien', state: 'waits', by: 'Inese Kļaviņa' },
  ])
  await inTransaction(shop.db, (tx) =>
    post(tx, {
      customerId: anna.id,
      cause: { kind: 'payment', id: 1_001, step: 'paid' },
      entry: lineBooked('customer', part.cents)!,
      at: shop.clock.now(),
      by: byCommand,
    }),
  )
  expect((await page()).promises[0]!.state).toBe('kept')
  const passed = { ...body, parts: [{ ...part, dueOn: '2020-01-01' }] }
  await expect(service.api.promisePayment({ params, body: passed })).rejects.toMatchObject({
    error: 'day_passed',
  })
})

test('a customer on hold pays in advance until an owner releases', async () => {
  await shop.db
    .updateTable('customers')
    .set({ payLater: true, creditLimitCents: 10_000 })
    .where('id', '=', anna.id)
    .execute()
  await filledCart(anna, { [good.tea]: 1 })
  const open = async () => {
    const { methods } = (await anna.api.readActiveCart()).data
    return methods.filter(({ is_open }) => is_open === 1).map(({ id }) => id)
  }
  const before = await open()
  const nonPayment = { customerIds: [Number(params.id)], reason: 'Nav samaksāts oktobris' }
  await service.api.requirePrepayment({ body: nonPayment })
  const held = await open()
  const [cash, payLater] = [3, 5]
  expect(before).toEqual(expect.arrayContaining([cash, payLater]))
  expect(held).toEqual(before.filter((id) => id !== cash && id !== payLater))
  expect((await page()).holds).toMatchObject([{ reason: 'Nav samaksāts oktobris', endedAt: null }])
  const body = { reason: 'Samaksāja' }
  await expect(service.api.allowCredit({ params, body })).rejects.toMatchObject({
    error: 'not_permitted',
  })
  await owner.api.allowCredit({ params, body })
  expect(await open()).toEqual(before)
  expect((await page()).holds[0]!.endedAt).not.toBeNull()
})

test('the stream goes on by keys, and each event comes once', async () => {
  for (let at = 0; at < 40; at += 1)
    await service.api.recordCall({ params, body: { line: `Zvans ${at}` } })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { rows, nextCursor } = await events(cursor === undefined ? {} : { cursor })
    seen.push(...rows.map(({ id }) => id))
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.filter((id) => id.startsWith('call')).length).toBe(41)
  expect(seen.some((id) => id.startsWith('money'))).toBe(true)
})

test('what customers change themselves stands in their history as theirs', async () => {
  const juris = await shop.customer({ name: 'Juris Ozols' })
  const { on } = await runningAutoship(juris, { day: dayOf('2026-12-08') })
  await juris.api.skipDelivery({ params: on(0) })
  await juris.api.changeAddress({
    params: { id: String(juris.addressId) },
    body: { notes: 'Kods 12' },
  })
  const { rows } = await service.api.listCustomerEvents({
    params: { id: String(juris.id) },
    query: { kind: 'change' },
  })
  const by = { kind: 'customer', name: 'Juris Ozols' }
  expect(rows.map(({ what }) => what)).toEqual([
    'customers.address',
    'deliveries.skip',
    'autoships.start',
    'autoships.change',
  ])
  for (const row of rows) expect(row.by).toEqual(by)
})

test('a letter explains the deposit, and names the good and its sum', async () => {
  await service.api.explainDeposit({ params, body: {} })
  const mail = await shop.db
    .selectFrom('mailOutbox')
    .select(['payload', 'customerId'])
    .where('template', '=', 'deposits.explained')
    .executeTakeFirst()
  expect(mail).toMatchObject({ customerId: anna.id, payload: { requiredCents: 0 } })
})
