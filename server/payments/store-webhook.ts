import { sql } from 'kysely'
import type { Cents } from '../../domain/money.ts'
import type { Db } from '../platform/database/connect.ts'
import { batch } from '../platform/batch.ts'

export type Webhook = {
  source: 'webhook' | 'refund_webhook'
  uuid: string
  merchantReference: string
  hash: Buffer
  payload: unknown
  outcome: string
}

export type WebhookPayment = {
  id: number
  amountCents: Cents
  currency: string
  providerUuid: string | null
}

type MatchedPayment = WebhookPayment & { position: number }

declare module '../app-context.ts' {
  interface App {
    storeWebhook: ReturnType<typeof webhookStore>
  }
}

/**
 * Finds the payment, stores the report if it is new and enqueues its sync, in one statement for all
 * reports that arrived while the previous statement was committed. Undefined for a payment that is
 * not ours.
 */
export const webhookStore = (db: Db) =>
  batch(async (webhooks: Webhook[]): Promise<(WebhookPayment | undefined)[]> => {
    const column = <Key extends keyof Webhook>(key: Key) => webhooks.map((row) => row[key])
    const payloads = column('payload').map((payload) => JSON.stringify(payload))
    const { rows } = await sql<MatchedPayment>`
      with report as (
        select * from unnest(${column('source')}::text[], ${column('uuid')}::uuid[],
          ${column('merchantReference')}::text[], ${column('hash')}::bytea[],
          ${payloads}::jsonb[], ${column('outcome')}::text[])
          with ordinality as t (source, uuid, reference, hash, payload, outcome, position)
      ), payment as materialized (
        select r.position, p.id, p.customer_id, p.amount_cents, p.currency, p.provider_uuid
        from report r cross join lateral (
          select * from payments
          where provider_uuid = r.uuid or merchant_reference = r.reference limit 1) p
      ), event as (
        insert into provider_events
          (customer_id, payment_id, source, token_hash, payload, outcome)
        select p.customer_id, p.id, r.source, r.hash, r.payload, r.outcome
        from payment p join report r using (position) order by r.hash
        on conflict (token_hash) do nothing returning payment_id
      ), job as (
        select graphile_worker.add_jobs(array_agg(row('payments.ask',
          json_build_object('paymentId', payment_id), null, now(), null,
          'payments.ask:' || payment_id, null, null)::graphile_worker.job_spec))
        from (select distinct payment_id from event order by payment_id) stored
        having count(*) > 0
      )
      select position::int - 1 as position, id, amount_cents, currency, provider_uuid,
        (select count(*) from job) from payment`.execute(db)
    const payments = new Map(rows.map(({ position, ...payment }) => [position, payment]))
    return webhooks.map((_, index) => payments.get(index))
  })
