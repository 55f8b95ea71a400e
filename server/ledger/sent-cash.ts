import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Tx } from '../platform/database/connect.ts'
import { lockShift, type SentCash } from './move-cash.ts'

export type SentCashRefusal = Refusal<'cash_already_written'> | { code: 'conflict' }

/**
 * What is known of a move that a phone sends: it was written before, one that it replaces was, or
 * it was replaced itself. The purse stays locked, so that of two of them one is written.
 */
export async function findSentCash(
  tx: Tx,
  by: Actor,
  shiftId: number,
  { sentAs, insteadOf }: SentCash,
): Promise<Outcome<{ moveId: number }, SentCashRefusal> | undefined> {
  await lockShift(tx, shiftId)
  const came = await movesOf(tx, by)
    .where('sentAs', 'in', [sentAs, ...insteadOf])
    .orderBy('id')
    .execute()
  const own = came.find((move) => move.sentAs === sentAs)
  if (own) return done({ moveId: own.id })
  const [former] = came
  if (former)
    return refuse({ code: 'cash_already_written', sentAs: former.sentAs!, cents: former.cents })
  const replacing = await movesOf(tx, by)
    .where(sql<boolean>`instead_of @> array[${sentAs}::uuid]`)
    .executeTakeFirst()
  return replacing && refuse({ code: 'conflict' })
}

const movesOf = (tx: Tx, { kind, id }: Actor) =>
  tx
    .selectFrom('cashMoves')
    .select(['id', 'sentAs', 'cents'])
    .where('actorKind', '=', kind)
    .where('actorId', '=', id!)
