import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { byStaff } from '../../domain/actor.ts'
import { good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { recordStatements } from '../platform/database/statement-record.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { eventSources } from './event-sources.ts'
import { listEvents } from './list-events.ts'
import { readCustomerPage } from './read-customer-page.ts'

const shop = await orderShop()
const colleague = await newColleague(shop, 'customerService', 'klienti@example.lv')

test('the page of a customer with many orders is read like that of one with few', async () => {
  const few = await shop.customer({ accountCents: 20_000 })
  const many = await shop.customer({ accountCents: 50_000 })
  await placedOrder(few, { [good.tea]: 1 })
  for (let at = 0; at < 6; at += 1) await placedOrder(many, { [good.tea]: 1 })
  const by = byStaff(colleague.id)
  const seen = { phone: true, email: true, iban: false, credit: false }
  const statementsOf = async (customerId: number) => {
    const recorded = await recordStatements(() =>
      inTransaction(shop.db, (tx) =>
        readCustomerPage(shop.app, tx, by, { customerId, seen, language: 'lv' }),
      ),
    )
    return recorded.statements
  }
  await statementsOf(few.id)
  expect((await statementsOf(many.id)).length).toBe((await statementsOf(few.id)).length)
})

test('each part of the stream goes by an index of the customer, however many rows there are', async () => {
  const reading = { customerId: 1, below: 1e9, limit: 31, kind: undefined, language: 'lv' as const }
  for (const [name, { select }] of Object.entries(eventSources)) {
    const plan = await shop.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      const { rows } = await sql<Record<string, string>>`explain ${select(reading)}`.execute(tx)
      return rows.map((row) => Object.values(row)[0]).join('\n')
    })
    // The table that grows is the first that is read; lookups of names are by their keys.
    expect(plan, name).not.toMatch(
      /Seq Scan on (order_changes|deliveries|ledger_transactions|papers|mail_outbox|calls|customer_notes|audit_trail)/,
    )
  }
})

test('a letter that left late is on one page of the stream, and none is lost between two', async () => {
  const { id: customerId } = await shop.customer()
  // The first of them left last.
  await sql`
    insert into mail_outbox
      (customer_id, template, cause, language, recipient, payload, message_id, state, sent_at)
    select ${customerId}, 'orders.placed', 'late:' || n, 'lv', 'anna@epasts.lv', '{}', 'late-' || n,
      'sent', ${shop.clock.now()}::timestamptz - n * interval '1 hour'
    from generate_series(1, 40) n order by n`.execute(shop.db)
  const listing = { customerId, kind: 'letter', language: 'lv' } as const
  const first = await listEvents(shop.db, { ...listing, cursor: undefined })
  const second = await listEvents(shop.db, { ...listing, cursor: first.nextCursor! })
  expect(second.nextCursor).toBe(null)
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(40)
})
