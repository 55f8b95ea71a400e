import { addDays } from '../../../domain/calendar.ts'
import type { App } from '../../app-context.ts'
import type { Db } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import { autoshipsById } from '../load-autoships.ts'
import { type Due, endOver, lockDue } from './cycle-store.ts'
import { makeDue } from './make-due.ts'

/** Autoships of one transaction: enough to spread the cost of its statements, few enough to hold their goods but a moment. */
const batchSize = 100

export type Generated = { made: number; skipped: number; ended: number; failed: number[] }

/**
 * Makes the orders that are due, batch by batch, so that its memory is that of one. Any number of generators may run at once, be
 * stopped anywhere and begin again: an autoship is dealt with by whoever holds its row, in the transaction that moves it on.
 */
export async function generate(app: App): Promise<Generated> {
  const done: Generated = { made: 0, skipped: 0, ended: await endAll(app), failed: [] }
  const until = addDays(app.clock.today(), (await app.settings()).autoshipLeadDays)
  let after: Due | undefined
  for (;;) {
    const batch = await dealWith(app, (tx) => lockDue(tx, until, after, batchSize), done)
    after = batch.at(-1)
    if (!after) return done
  }
}

/** One that fails fails a whole batch: then each is dealt with by itself, and it alone is left. */
async function dealWith(
  app: App,
  lock: (tx: Db) => Promise<Due[]>,
  done: Generated,
): Promise<Due[]> {
  let batch: Due[] = []
  try {
    const { made, lost } = await inTransaction(app.db, async (tx) => {
      batch = await lock(tx)
      if (batch.length === 0) return { made: [], lost: [] }
      const ids = batch.map(({ id }) => id)
      return makeDue(app, tx, await autoshipsById(tx, ids, app.clock.today()))
    })
    done.made += made.length
    done.skipped += lost.length
  } catch (error) {
    if (batch.length === 0) throw error
    if (batch.length === 1) {
      app.log.error({ err: error, autoshipId: batch[0]!.id }, 'an autoship could not be dealt with')
      done.failed.push(batch[0]!.id)
      return batch
    }
    for (const one of batch) {
      const until = one.nextOn
      await dealWith(app, (tx) => lockDue(tx, until, { ...one, id: one.id - 1 }, 1), done)
    }
  }
  return batch
}

const endAll = (app: App): Promise<number> =>
  inTransaction(app.db, async (tx) => {
    const ended = await endOver(tx, app.clock.today())
    const told = ended.map(({ id, customerId, name }) => ({
      cause: `autoship:${id}:ended:${app.clock.today()}`,
      customerId,
      payload: { autoshipId: id, name },
    }))
    await queueMails(tx, 'autoship.ended', told)
    return ended.length
  })
