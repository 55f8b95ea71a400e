import { setTimeout as pause } from 'node:timers/promises'
import { type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Db } from './connect.ts'
import { isWorthAnotherTry } from './statement-names.ts'

const mostTries = 3

/**
 * All or nothing; inside another transaction it is a part of that one. A deadlock or a serialisation failure is
 * nobody's fault and is tried again, so the work must touch nothing but the database.
 */
export async function inTransaction<Answer>(
  db: Db,
  work: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  if (db.isTransaction) return work(db)
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tries === mostTries || !isWorthAnotherTry(error)) throw error
      await pause(Math.random() * 20 * tries)
    }
  }
}

/** Gives a transaction up whose work was refused. */
class Refused extends Error {
  readonly refusal: unknown
  constructor(refusal: unknown) {
    super('The work was refused')
    this.refusal = refusal
  }
}

/**
 * The same for work that may be refused after it has written: of what is refused nothing stays. Inside another transaction it is
 * for that one to be given up.
 */
export async function allOrNothing<Value, No>(
  db: Db,
  work: (tx: Db) => Promise<Outcome<Value, No>>,
): Promise<Outcome<Value, No>> {
  if (db.isTransaction) return work(db)
  try {
    return await inTransaction(db, async (tx) => {
      const outcome = await work(tx)
      if (!outcome.ok) throw new Refused(outcome.refusal)
      return outcome
    })
  } catch (error) {
    if (error instanceof Refused) return refuse(error.refusal as No)
    throw error
  }
}
