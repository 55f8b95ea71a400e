import type { Outcome } from '../../../domain/outcome.ts'
import type { AppWithDb } from '../../../server/app-context.ts'
import type { Tx } from '../../../server/platform/database/connect.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'

/** Runs a verb that cannot be refused here: a refusal is a defect of the seed. */
export const done = <Value>(app: AppWithDb, verb: (tx: Tx) => Promise<Value>): Promise<Value> =>
  inTransaction(app.db, async (tx) => {
    const answer = await verb(tx)
    const outcome = answer as Outcome<unknown, unknown> | undefined
    if (outcome && typeof outcome === 'object' && 'ok' in outcome && !outcome.ok)
      throw new Error(`The living company: ${JSON.stringify(outcome.refusal)}`)
    return answer
  })
