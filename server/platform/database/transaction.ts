import { setTimeout as pause } from 'node:timers/promises'
import { type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Db, Tx } from './connect.ts'
import { isRetryable } from './errors.ts'

const MAX_TRIES = 3

/**
 * Runs the work in a transaction; inside another one it throws. After a deadlock, a serialization
 * failure or a `RetryTransaction` the work runs again, so it may touch nothing but the database.
 */
export async function inTransaction<Answer>(
  db: Db,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tries === MAX_TRIES || !isRetryable(error)) throw error
      await pause(Math.random() * 20 * tries)
    }
  }
}

/** What the work would do: it runs, and everything that it has written is rolled back. */
export async function preview<Answer>(db: Db, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  const outcome = await allOrNothing<never, Answer>(db, async (tx) => refuse(await work(tx)))
  if (outcome.ok) throw new Error('A preview was not rolled back')
  return outcome.refusal
}

/** Rolls back a transaction whose work was refused. */
class Refused extends Error {
  readonly refusal: unknown
  constructor(refusal: unknown) {
    super('The work was refused')
    this.refusal = refusal
  }
}

/** The same for work that may be refused after it has written: a refusal rolls it back. */
export async function allOrNothing<Value, Refusal>(
  db: Db,
  work: (tx: Tx) => Promise<Outcome<Value, Refusal>>,
): Promise<Outcome<Value, Refusal>> {
  try {
    return await inTransaction(db, async (tx) => {
      const outcome = await work(tx)
      if (!outcome.ok) throw new Refused(outcome.refusal)
      return outcome
    })
  } catch (error) {
    if (error instanceof Refused) return refuse(error.refusal as Refusal)
    throw error
  }
}
