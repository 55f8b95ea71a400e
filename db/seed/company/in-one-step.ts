import { sql } from 'kysely'
import { printDocument } from '../../../server/documents/print-document.ts'
import type { Db, Tx } from '../../../server/platform/database/connect.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'
import { type Past, sentAt } from '../past/live-past.ts'

/**
 * Work of the past in one transaction beside an open shop: a killed process leaves all of it or
 * nothing. Its papers are printed and its letters gone before anybody can see them, so that no
 * job of today carries them out.
 */
export async function inOneStep(
  app: Past,
  work: (past: Past, tx: Tx) => Promise<void>,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const lastLetter = await newestLetter(tx)
    const sendLetters = () => sendOwnLetters(tx, lastLetter, app.clock.now())
    const past = { ...app, db: insideOf(tx, sendLetters) }
    await work(past, tx)
    await printPapers(past.db)
    await sendLetters()
  })
}

/** A database whose transactions are savepoints of one that is open; `after` follows each. */
const insideOf = (tx: Tx, after: () => Promise<void>): Db =>
  new Proxy<Db>(tx, {
    get(target, name) {
      if (name === 'transaction')
        return () => ({
          execute: async (work: (inner: Tx) => Promise<unknown>) => {
            const answer = await savepoint(tx, work)
            await after()
            return answer
          },
        })
      const member: unknown = Reflect.get(target, name, target)
      return typeof member === 'function' ? (member.bind(target) as unknown) : member
    },
  })

async function savepoint<Answer>(tx: Tx, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  await sql`savepoint inside`.execute(tx)
  try {
    const answer = await work(tx)
    await sql`release savepoint inside`.execute(tx)
    return answer
  } catch (error) {
    await sql`rollback to savepoint inside`.execute(tx)
    throw error
  }
}

async function newestLetter(tx: Tx): Promise<number> {
  const letters = tx.selectFrom('mailOutbox').select(({ fn }) => fn.max('id').as('id'))
  return (await letters.executeTakeFirst())?.id ?? 0
}

/** Each letter of the past went at its own time, beside those of the open shop. */
async function sendOwnLetters(tx: Tx, afterId: number, at: Date): Promise<void> {
  await tx
    .updateTable('mailOutbox')
    .set(sentAt(at))
    .where('id', '>', afterId)
    .where('state', '=', 'waiting')
    .where(sql<boolean>`written_here(xmin)`)
    .execute()
}

async function printPapers(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from (select id, xmin from papers order by id desc limit 200) latest
    where written_here(xmin) order by id`.execute(db)
  for (const { id } of rows) await printDocument(db, id)
}
