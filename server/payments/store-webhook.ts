import { sql } from 'kysely'
import type { Cents } from '../../domain/money.ts'
import type { App } from '../app-context.ts'
import { memoizePerApp } from '../platform/memoize-per-app.ts'
import { batch } from '../platform/batch.ts'

export type Webhook = {
  source: 'webhook' | 'refund_webhook'
  uuid: string
  merchantReference: string
  hash: Buffer
  raw: string
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

/**
 * Finds the payment, stores the report if it is new and enqueues its sync, in one statement for all
 * reports that arrived while the previous statement was committed. Undefined for a payment that is
 * not ours.
 */
export const storeWebhook = memoizePerApp(({ db }: Pick<App, 'db'>) =>
  batch(async (webhooks: Webhook[]): Promise<(WebhookPayment | undefined)[]> => {
    const { rows } = await sql<MatchedPayment>`
      with told as (
        select * from unnest(${webhooks.map(({ source }) => source)}::text[], ${webhooks.map(({ uuid }) => uuid)}::uuid[],
          ${webhooks.map(({ merchantReference }) => merchantReference)}::text[], ${webhooks.map(({ hash }) => hash)}::bytea[],
          ${webhooks.map(({ raw }) => raw)}::text[], ${webhooks.map(({ payload }) => JSON.stringify(payload))}::jsonb[],
          ${webhooks.map(({ outcome }) => outcome)}::text[])
          with ordinality as t (source, uuid, reference, hash, raw, payload, outcome, place)
      ), payment as materialized (
        select told.place, p.id, p.customer_id, p.amount_cents, p.currency, p.provider_uuid
        from told cross join lateral (
          select * from payments where provider_uuid = told.uuid or merchant_reference = told.reference limit 1) p
      ), event as (
        insert into provider_events (customer_id, payment_id, source, token_hash, raw, payload, outcome)
        select p.customer_id, p.id, told.source, told.hash, told.raw, told.payload, told.outcome
        from payment p join told using (place) order by told.hash
        on conflict (token_hash) do nothing returning payment_id
      ), job as (
        select graphile_worker.add_jobs(array_agg(row('payments.ask', json_build_object('paymentId', payment_id), null,
          now(), null, 'payments.ask:' || payment_id, null, null)::graphile_worker.job_spec))
        from (select distinct payment_id from event order by payment_id) asked having count(*) > 0
      )
      select place::int - 1 as place, id, amount_cents, currency, provider_uuid, (select count(*) from job) from payment`.execute(
      db,
    )
    const payments = new Map(rows.map(({ position: place, ...payment }) => [place, payment]))
    return webhooks.map((_, place) => payments.get(place))
  }),
)
