import { sql } from 'kysely'
import type { Actor } from '../../../domain/actor.ts'
import type { App } from '../../app-context.ts'
import { audit } from '../../platform/audit-trail.ts'
import type { Tx } from '../../platform/database/connect.ts'

/** From now on this phone drives the driver's open shifts. */
export async function takeDriverDay(app: App, tx: Tx, by: Actor, phoneId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update shifts h set phone_id = ${phoneId}
    where h.driver_id = ${by.id} and h.phone_id is distinct from ${phoneId}
      and exists (select from runs r where r.shift_id = h.id
        and r.state not in ('settled', 'cancelled'))
    returning h.id`.execute(tx)
  for (const { id } of rows)
    await audit(app, tx, by, {
      action: 'shifts.phone',
      subject: 'shift',
      subjectId: id,
      details: { phoneId },
    })
}
