import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/test-database.ts'
import { deleteExpired } from './jobs.ts'

const { db } = await testDatabase()

test('answers are stored for a week, the audit trail and mails for a year', async () => {
  const { id: customerId } = await db
    .insertInto('customers')
    .values({ role: 'guest' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ages = ['6 days', '8 days', '364 days', '13 months']
  await sql`
    insert into idempotency_keys (customer_id, call, key, request_hash, created_at)
    select ${customerId}, 'placeOrder', age, '', now() - age::interval from unnest(${ages}::text[]) age`.execute(
    db,
  )
  await sql`
    insert into audit_trail (actor_kind, action, at)
    select 'system', age, now() - age::interval from unnest(${ages}::text[]) age`.execute(db)
  await sql`
    insert into mail_outbox (template, cause, language, recipient, payload, message_id, created_at)
    select 'customers.welcome', age, 'lv', 'anna@epasts.lv', '{}', age, now() - age::interval
    from unnest(${ages}::text[]) age`.execute(db)
  await deleteExpired(db, new Date())
  const keys = await db.selectFrom('idempotencyKeys').select('key').execute()
  expect(keys.map(({ key }) => key)).toEqual(['6 days'])
  const trail = await db.selectFrom('auditTrail').select('action').orderBy('id').execute()
  expect(trail.map(({ action }) => action)).toEqual(['6 days', '8 days', '364 days'])
  const letters = await db.selectFrom('mailOutbox').select('cause').orderBy('id').execute()
  expect(letters.map(({ cause }) => cause)).toEqual(['6 days', '8 days', '364 days'])
})
