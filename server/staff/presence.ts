import { sql } from 'kysely'
import type { presenceCalls } from '../../contract/office/presence.ts'
import { done } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { permit } from './permit.ts'

/** A page reports more often; one that is not heard of for so long was closed. */
const FORGOTTEN_AFTER_MS = 45_000

type Place = { subject: string; id: number }
type Looking = Place & { sessionId: number; staffId: number; now: Date }

export const presenceRoutes = (app: AppWithDb): Handlers<typeof presenceCalls> => ({
  reportPresence: ({ by, caller: { sessionId }, body }) =>
    inTransaction(app.db, async (tx) => {
      const permitted = await permit(app, tx, by, 'seeToday')
      if (!permitted.ok) return permitted
      const looking = { ...body, sessionId, staffId: by.id!, now: app.clock.now() }
      return done({ others: await reportPresence(tx, looking) })
    }),
  endPresence: async ({ caller: { sessionId }, body: { subject, id } }) => {
    await app.db
      .deleteFrom('staffPresence')
      .where('sessionId', '=', sessionId)
      .where('subject', '=', subject)
      .where('subjectId', '=', id)
      .execute()
    return done({ done: true })
  },
})

/** The person looks at a record; answers the others who do. */
async function reportPresence(tx: Tx, { subject, id, sessionId, staffId, now }: Looking) {
  const since = new Date(now.getTime() - FORGOTTEN_AFTER_MS)
  await tx
    .deleteFrom('staffPresence')
    .where('subject', '=', subject)
    .where('subjectId', '=', id)
    .where('seenAt', '<', since)
    .execute()
  await tx
    .insertInto('staffPresence')
    .values({ sessionId, subject, subjectId: id, seenAt: now })
    .onConflict((known) => known.constraint('staff_presence_pk').doUpdateSet({ seenAt: now }))
    .execute()
  const { rows } = await sql<{ id: number; name: string }>`
    select distinct s.id, s.name from staff_presence p
    join staff_sessions e on e.id = p.session_id
    join staff s on s.id = e.staff_id
    where p.subject = ${subject} and p.subject_id = ${id} and s.id <> ${staffId}
    order by s.name`.execute(tx)
  return rows
}
