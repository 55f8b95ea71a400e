import { sql } from 'kysely'
import { DAY_MS } from '../../domain/calendar/durations.ts'
import type { Right } from '../../domain/staff/rights.ts'
import type { AttentionSource } from '../attention/source.ts'

/** Acts that wait for a second person; a day of waiting is too long. */
export const approvalSource: AttentionSource = {
  kind: 'approval',
  right: 'seeToday',
  find: async ({ db }) => {
    const { rows } = await sql<{
      id: number
      deed: string
      cents: number
      askedAt: Date
      askedBy: string
      right: Right
    }>`
      select a.id, a.deed, a.cents, a.asked_at, s.name as asked_by, a.right_needed as right
      from approvals a join staff s on s.id = a.asked_by
      where a.state = 'waiting' order by a.asked_at, a.id limit 200`.execute(db)
    return rows.map(({ id, cents, askedAt, right, ...facts }) => ({
      right,
      id: String(id),
      group: 'money',
      since: askedAt,
      until: new Date(askedAt.getTime() + DAY_MS),
      cents: cents === 0 ? null : cents,
      facts,
    }))
  },
}
