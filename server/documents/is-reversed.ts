import { type RawBuilder, sql } from 'kysely'

/** The delivery of an invoice was taken back: a credit bill credits it whole. */
export const isReversedSql = (invoice: RawBuilder<unknown>) => sql<boolean>`
  exists (select from deliveries v
    where v.id = ${invoice}.cause_id and ${invoice}.cause_kind = 'delivery'
      and v.outcome = 'reversed')`
