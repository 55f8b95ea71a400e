import { sql } from 'kysely'
import type { Outcome } from '../../../domain/outcome.ts'
import type { Tx } from './connect.ts'

/** Runs a verb inside its caller's transaction; a refusal takes back what it had written. */
export async function orRolledBack<Value, Refusal>(
  tx: Tx,
  verb: () => Promise<Outcome<Value, Refusal>>,
): Promise<Outcome<Value, Refusal>> {
  await sql`savepoint or_rolled_back`.execute(tx)
  const outcome = await verb()
  if (!outcome.ok) await sql`rollback to savepoint or_rolled_back`.execute(tx)
  await sql`release savepoint or_rolled_back`.execute(tx)
  return outcome
}
