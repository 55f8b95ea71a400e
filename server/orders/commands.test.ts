import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar.ts'
import { generatedOrder } from '../../tests/support/generated-order.ts'
import { closeDay } from '../../tests/support/dispatch.ts'
import { good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { balancesOf } from '../ledger/balances.ts'
import { commands } from '../commands.ts'
import { mailContext } from '../mails.ts'
import type { OpenApp } from '../open-app.ts'
import { findMail } from '../platform/mail/mail-store.ts'
import { writeMail } from '../platform/mail/write-mail.ts'

const shop = await orderShop()

type Options = Record<string, string | boolean>

const run = (name: string, words: string[], options: Options = {}) =>
  commands[name]!.run(shop.app as OpenApp, { words, options })

const lineOf = async (id: number, options: Options) =>
  (await run('orders list', [], options)).lines.find((line) => line.startsWith(`${id}  `))

// D-3, O-12.
test('the office lists orders by day, customer and state, and services without a day', async () => {
  const anna = await shop.customer({ name: 'Anna Bērziņa' })
  const tea = await placedOrder(anna, { [good.tea]: 5 })
  const service = await placedOrder(anna, { [good.cleaning]: 1 }, 2).catch(() => undefined)
  const day = (await anna.api.readOrder({ params: tea.params })).order.delivery_date!
  expect(await lineOf(tea.id, { date: day })).toMatch(
    new RegExp(
      `^${tea.id}  ${day}  processing  Anna Bērziņa \\(${anna.id}\\), .*Brīvības iela 1-2.*in cash$`,
    ),
  )
  expect(await lineOf(tea.id, { customer: String(anna.id) })).toBeDefined()
  expect(await lineOf(tea.id, { state: 'delivered,cancelled' })).toBeUndefined()
  expect(await lineOf(tea.id, { services: true })).toBeUndefined()
  if (service) expect(await lineOf(service.id, { services: true })).toContain('no day')
  await expect(run('orders list', [], { state: 'gone' })).rejects.toThrow('--state must be of')
  await expect(run('orders list', [], { date: 'rīt' })).rejects.toThrow('--date must be a day')
})

// D-3.
test('an order is shown with its goods, sums, payments and history', async () => {
  const anna = await shop.customer({ name: 'Anna Bērziņa', accountCents: 5_000 })
  const { id } = await placedOrder(anna, { [good.tea]: 5 }, 2)
  const { lines, data } = await run('order show', [String(id)])
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(`^Order ${id}: processing, 2026-11-`),
      expect.stringMatching(`^${anna.id}  Anna Bērziņa, `),
      '6 tea: 5, €22.50',
      expect.stringMatching(/^By account: prepaid or deferred €\d/),
      expect.stringMatching(new RegExp(`placed by customer ${anna.id}$`)),
    ]),
  )
  expect(data).toMatchObject({ id, customer: { name: 'Anna Bērziņa' }, payments: [] })
  await expect(run('order show', ['999999'])).rejects.toThrow('There is no such order.')
})

// D-4.
test('the office cancels an order, credits what was paid and writes why', async () => {
  const anna = await shop.customer({ accountCents: 5_000 })
  const { id } = await placedOrder(anna, { [good.tea]: 5 }, 2)
  const cancelling = { order: String(id), why: 'Zvanījāt un lūdzāt atcelt.' }
  await expect(run('order cancel', [], { order: String(id) })).rejects.toThrow('--why must say')
  expect((await run('order cancel', [], cancelling)).lines).toEqual([`Order ${id} is cancelled.`])
  expect((await run('order cancel', [], cancelling)).lines[0]).toContain('cancelled before')
  expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(5_000)
  const mail = await shop.db
    .selectFrom('mailOutbox')
    .select('id')
    .where('customerId', '=', anna.id)
    .where('template', '=', 'orders.cancelled')
    .executeTakeFirstOrThrow()
  const { text } = await writeMail(mailContext(shop.app), (await findMail(shop.db, mail.id))!)
  expect(text).toContain('Iemesls: Zvanījāt un lūdzāt atcelt.')
})

// D-4.
test('a locked order is cancelled with --sure, a delivered one not at all', async () => {
  const anna = await shop.customer()
  const locked = await placedOrder(anna, { [good.tea]: 5 })
  const day = (await anna.api.readOrder({ params: locked.params })).order.delivery_date!
  await closeDay(shop.app, dayOf(day))
  const options = { order: String(locked.id), why: 'Nemaksā.' }
  await expect(run('order cancel', [], options)).rejects.toThrow('with --sure it is cancelled')
  await run('order cancel', [], { ...options, sure: true })
  const { order } = await anna.api.readOrder({ params: locked.params })
  expect(order).toMatchObject({ status: 0, cancel_reason: 'office' })
  await expect(run('order cancel', [], { order: '999999', why: 'x' })).rejects.toThrow(
    'no such order',
  )
})

// D-4.
test('the delivery of an autoship whose order the office cancels is skipped', async () => {
  const { id } = await generatedOrder(shop, dayOf('2026-11-24'))
  await run('order cancel', [], { order: String(id), why: 'Pēc Jūsu lūguma.' })
  const occurrence = shop.db
    .selectFrom('autoshipOccurrences')
    .innerJoin('orders', 'orders.autoshipId', 'autoshipOccurrences.autoshipId')
    .select(['state', 'skipReason'])
    .where('orders.id', '=', id)
  expect(await occurrence.execute()).toEqual([{ state: 'skipped', skipReason: 'customer' }])
})

// D-4.
test('the office moves an order to a day of its address, and is told of the next one if not', async () => {
  const anna = await shop.customer()
  const { id, params } = await placedOrder(anna, { [good.tea]: 5 })
  const move = (to: string) => run('order move', [], { order: String(id), to })
  expect((await move('2026-11-26')).lines).toEqual([`Order ${id} goes on 2026-11-26.`])
  const { order } = await anna.api.readOrder({ params })
  expect(order.delivery_date).toBe('2026-11-26')
  await expect(move('2026-11-29')).rejects.toThrow('2026-11-30')
  await expect(run('order move', [], { order: '999999', to: '2026-11-26' })).rejects.toThrow(
    'There is no such order.',
  )
})
