import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { byCommand, byCustomer } from '../../domain/actor.ts'
import { dayOf } from '../../domain/calendar.ts'
import { correctBalance } from '../../server/ledger/correct-balance.ts'
import { closeDay } from '../../server/dispatch/close-day.ts'
import { deliverOrder } from '../../server/dispatch/deliver-order.ts'
import { issueInvoice } from '../../server/documents/issue-invoice.ts'
import { cancelOrder } from '../../server/orders/cancel-order.ts'
import { placeOrder } from '../../server/orders/place-order.ts'
import type { Tx } from '../../server/platform/database/connect.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { filledCart, good, orderShop, placedOrder } from '../support/order-shop.ts'

const shop = await orderShop()
const { app, db } = shop

/** A fingerprint of every table, the queue of jobs included. */
async function fingerprints(): Promise<Record<string, string>> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname in ('public', 'graphile_worker') order by 1, 2`.execute(db)
  const found: Record<string, string> = {}
  for (const { schema, name } of rows) {
    const answer = await sql<{ mark: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as mark
      from ${sql.id(schema, name)} t`.execute(db)
    found[`${schema}.${name}`] = answer.rows[0]!.mark
  }
  return found
}

const rollBack = new Error('rolled back')

/** Runs the work, checks what it has written, and rolls it back. */
const rolledBack = (work: (tx: Tx) => Promise<void>) =>
  expect(
    inTransaction(db, async (tx) => {
      await work(tx)
      throw rollBack
    }),
  ).rejects.toBe(rollBack)

test('a rolled-back run leaves no row, job, mail, document number, audit entry or notice', async () => {
  const anna = await shop.customer({ accountCents: 20_000 })
  const by = byCustomer(anna.id)
  const other = await placedOrder(anna, { [good.honey]: 1 }, 2)
  const cart = await filledCart(anna, { [good.water]: 2, [good.honey]: 1 }, 2)
  const heard: string[] = []
  app.notices.on('stock_changed', (payload) => heard.push(payload))
  const notify = (word: string) => sql`select pg_notify('stock_changed', ${word})`.execute(db)
  await expect.poll(() => notify('before').then(() => heard)).toContain('before')
  heard.length = 0
  const before = await fingerprints()

  await rolledBack(async (tx) => {
    const ref = { customerId: anna.id, cartId: cart.id }
    const placed = await placeOrder(app, tx, by, ref)
    expect(placed).toMatchObject({ ok: true })
    const cancelling = { customerId: anna.id, orderId: other.id }
    expect(await cancelOrder(app, tx, by, cancelling)).toMatchObject({ ok: true })
    const correction = {
      customerId: anna.id,
      account: 'bonus',
      cents: 500,
      reason: 'Dāvana',
    } as const
    expect(await correctBalance(app, tx, byCommand, correction)).toMatchObject({ ok: true })
    const { deliveryOn } = await tx
      .selectFrom('orders')
      .select('deliveryOn')
      .where('id', '=', cart.id)
      .executeTakeFirstOrThrow()
    expect(await closeDay(app, tx, byCommand, dayOf(deliveryOn!))).toMatchObject({ locked: 1 })
    const delivered = await deliverOrder(app, tx, byCommand, { orderId: cart.id })
    if (!delivered.ok) throw new Error(delivered.refusal.code)
    expect(await issueInvoice(app, tx, delivered.value.deliveryId)).toBeGreaterThan(0)
    const { rows } = await sql<{ jobs: number }>`
      select count(*)::int as jobs from graphile_worker._private_jobs`.execute(tx)
    expect(rows[0]!.jobs).toBeGreaterThan(1)
  })

  expect(await fingerprints()).toEqual(before)
  await notify('after')
  await expect.poll(() => heard.at(-1)).toBe('after')
  expect(heard.filter((payload) => payload.includes(':'))).toEqual([])
})
