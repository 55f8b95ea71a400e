import { sql } from 'kysely'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Tx } from '../platform/database/connect.ts'
import { isDelivered, type OrderRef } from './store.ts'

type Rating = OrderRef & { stars: number; comment: string }

/** An order has one rating. Another one replaces it, and the office may answer that anew. */
export async function rateDelivery(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { customerId, orderId, stars, comment }: Rating,
): Promise<Outcome<null, Refusal>> {
  const delivered = await isDelivered(tx, { customerId, orderId })
  if (delivered === undefined) return refuse({ code: 'not_found' })
  if (!delivered) return refuse({ code: 'not_delivered_yet' })
  const said = { stars, comment, saidAt: clock.now(), ...actorColumns(by) }
  await tx
    .insertInto('feedback')
    .values({ customerId, orderId, ...said })
    .onConflict((conflict) =>
      conflict
        .column('orderId')
        .where('goodId', 'is', null)
        .doUpdateSet({ ...said, answer: null, answeredAt: null })
        .where(
          sql<boolean>`(feedback.stars, feedback.comment) is distinct from
            (excluded.stars, excluded.comment)`,
        ),
    )
    .execute()
  return done(null)
}
