import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import type { Cents } from '../../domain/money.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { App } from '../app-context.ts'
import { lockBalances } from '../ledger/balances.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Tx } from '../platform/database/connect.ts'
import { permit } from '../staff/permit.ts'

type PromisedPart = { cents: Cents; dueOn: Day }

type StoredPart = PromisedPart & { id: number }

export const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

type Promising = { customerId: number; parts: readonly PromisedPart[]; note: string }

type PromiseRefusal = Refusal<'not_permitted'> | { code: 'day_passed' }

/** A customer promises to pay, perhaps in parts; what was promised before no longer counts. */
export async function makePromise(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, parts, note }: Promising,
): Promise<Outcome<{ madeIds: number[]; replaced: StoredPart[] }, PromiseRefusal>> {
  const permitted = await permit(app, tx, by, 'writeNotes')
  if (!permitted.ok) return permitted
  if (parts.some(({ dueOn }) => dueOn < app.clock.today())) return refuse({ code: 'day_passed' })
  await lockBalances(tx, customerId)
  const replaced = await endOpenPromises(app, tx, customerId)
  const madeAt = app.clock.now()
  const rows = parts.map((part) => ({ ...part, customerId, note, madeAt, ...actorColumns(by) }))
  const made = await tx.insertInto('promises').values(rows).returning('id').execute()
  return done({ madeIds: idsOf(made), replaced })
}

/** What a customer has promised is taken back: reminders go on. */
export async function endPromises(
  app: App,
  tx: Tx,
  by: Actor,
  customerId: number,
): Promise<Outcome<{ ended: StoredPart[] }, PromiseRefusal | { code: 'not_found' }>> {
  const permitted = await permit(app, tx, by, 'writeNotes')
  if (!permitted.ok) return permitted
  const ended = await endOpenPromises(app, tx, customerId)
  return ended.length > 0 ? done({ ended }) : refuse({ code: 'not_found' })
}

type Undoing = { customerId: number; madeIds: number[]; endedIds: number[] }

/**
 * What was promised before counts again as it was, with its own day and words, unless something
 * else has been promised meanwhile.
 */
export async function undoPromise(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, madeIds, endedIds }: Undoing,
): Promise<Outcome<null, PromiseRefusal | { code: 'changed_since' }>> {
  const permitted = await permit(app, tx, by, 'writeNotes')
  if (!permitted.ok) return permitted
  const open = await endOpenPromises(app, tx, customerId)
  if (!isDeepStrictEqual(new Set(idsOf(open)), new Set(madeIds)))
    return refuse({ code: 'changed_since' })
  await sql`update promises set ended_at = null
    where customer_id = ${customerId} and id = any(${endedIds}::bigint[])`.execute(tx)
  return done(null)
}

const endOpenPromises = ({ clock }: App, tx: Tx, customerId: number): Promise<StoredPart[]> =>
  tx
    .updateTable('promises')
    .set({ endedAt: clock.now() })
    .where('customerId', '=', customerId)
    .where('endedAt', 'is', null)
    .returning(['id', 'cents', 'dueOn'])
    .execute()
