import { sql } from 'kysely'
import { mostBadStars } from '../../domain/feedback/ratings.ts'
import type { AttentionSource } from '../attention/source.ts'
import type { Db } from '../platform/database/connect.ts'

type Said = {
  id: number
  since: Date
  orderId: number
  facts: Record<string, string | number | null>
}

const openFeedback = async (db: Db, { isOfGood }: { isOfGood: boolean }): Promise<Said[]> => {
  // As its index says it: a plan for any number of stars could not use that.
  const which = isOfGood ? sql`f.good_id is not null` : sql`f.stars <= ${sql.lit(mostBadStars)}`
  const { rows } = await sql<Said>`
    select f.id, f.said_at as since, f.order_id, json_build_object('customerId', f.customer_id,
      'name', c.name, 'orderId', f.order_id, 'good', g.name_lv, 'stars', f.stars,
      'comment', f.comment) as facts
    from feedback f join customers c on c.id = f.customer_id left join goods g on g.id = f.good_id
    where f.answered_at is null and ${which}
    order by f.id limit 200`.execute(db)
  return rows
}

const source = (kind: string, isOfGood: boolean): AttentionSource => ({
  kind,
  right: 'writeNotes',
  find: async ({ db }) =>
    (await openFeedback(db, { isOfGood })).map(({ id, since, facts }) => ({
      id: String(id),
      group: 'customers' as const,
      since,
      until: null,
      cents: null,
      facts,
    })),
})

/** What customers say is wrong with a good, and deliveries that they have rated badly. */
export const feedbackSources = [source('fault', true), source('bad_rating', false)]
