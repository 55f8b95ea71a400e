import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from './connect.ts'
import { isWorthAnotherTry } from './statement-names.ts'

const mostTries = 3

/**
 * All or nothing; inside another transaction it is a part of that one. A deadlock or a serialisation failure is
 * nobody's fault and is tried again, so the work must touch nothing but the database.
 */
export async function inTransaction<Answer>(db: Db, work: (tx: Db) => Promise<Answer>): Promise<Answer> {
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
