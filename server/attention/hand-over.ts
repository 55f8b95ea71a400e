import type { Actor } from '../../domain/actor.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'

type Rows = { from: number; to: number | null }

/** The rows that were given to a person who leaves go to another, or to nobody. */
export async function handOverRows(app: App, tx: Tx, by: Actor, { from, to }: Rows): Promise<void> {
  const handed = await tx
    .updateTable('attentionMarks')
    .set({ givenTo: to })
    .where('givenTo', '=', from)
    .executeTakeFirst()
  const rows = Number(handed.numUpdatedRows)
  if (rows === 0) return
  const about = { subject: 'staff', subjectId: from, details: { rows, to } }
  await audit(app, tx, by, { action: 'attention.handed_over', ...about })
}
