import type { Outcome } from '../../../domain/outcome.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { AppWithDb } from '../../app-context.ts'
import { valueOrRefuse } from '../../platform/command.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'

/** Does a verb, or ends the command with its refusal; a verb of runs refuses no fields. */
export async function doByCommand<Value>(
  { db }: AppWithDb,
  verb: (tx: Tx) => Promise<Outcome<Value, { code: string } | Refusal<'not_permitted'>>>,
): Promise<Value> {
  return valueOrRefuse((await allOrNothing(db, verb)) as Outcome<Value, { code: string }>)
}
