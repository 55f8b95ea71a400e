import { sql } from 'kysely'
import type { Cents } from '../../domain/money.ts'
import type { Db } from '../platform/database/connect.ts'

export type Notification = {
  source: 'webhook' | 'refund_webhook'
  uuid: string
  merchantReference: string
  hash: Buffer
  raw: string
  payload: unknown
  outcome: string
}

export type NotifiedPayment = { id: number; amountCents: Cents; currency: string; providerUuid: string | null }

/**
 * In one statement, since a provider that reports a busy day at once must not wait: finds the payment, keeps the report if it is
 * new, and then leaves the asking to the worker. No answer for a payment that is not ours.
 */
export async function keepNotification(db: Db, told: Notification): Promise<NotifiedPayment | undefined> {
  const { rows } = await sql<NotifiedPayment>`
    with payment as (
      select id, customer_id, amount_cents, currency, provider_uuid from payments
      where provider_uuid = ${told.uuid} or merchant_reference = ${told.merchantReference} limit 1
    ), event as (
      insert into provider_events (customer_id, payment_id, source, token_hash, raw, payload, outcome)
      select customer_id, id, ${told.source}, ${told.hash}, ${told.raw}, ${JSON.stringify(told.payload)}::jsonb, ${told.outcome}
      from payment on conflict (token_hash) do nothing returning payment_id
    ), job as (
      select graphile_worker.add_job('payments.ask', json_build_object('paymentId', payment_id),
        job_key := 'payments.ask:' || payment_id) from event
    )
    select id, amount_cents, currency, provider_uuid, (select count(*) from job) from payment`.execute(db)
  return rows[0]
}
