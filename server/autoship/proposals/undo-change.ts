import { sql } from 'kysely'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { Actor } from '../../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { queueNewDayProposals } from '../../territory/change-holiday.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import { moveDelivery } from '../schedule/move-delivery.ts'
import { applyChange, type Restoring } from './apply-change.ts'
import { withTerritoryOf } from './change-calendar.ts'
import { endOutdated } from './propose-days.ts'
import { lockMovedOf, type MovedCycle } from './change-store.ts'
import { endProposal } from './proposal-store.ts'

/**
 * Takes a change back: the deliveries of those who have not chosen another day have their former
 * day again, and their customers are told. Who has agreed to a day or chosen one, has that one.
 * Deliveries on days that only the change had opened are proposed new ones a moment later.
 */
export async function undoCalendarChange(
  app: App,
  tx: Tx,
  by: Actor,
  changeId: number,
): Promise<Outcome<null, Refusal>> {
  const change = await lockChange(tx, changeId)
  if (!change) return refuse({ code: 'not_found' })
  if (change.isUndone) return done(null)
  if (change.isReplaced) return refuse({ code: 'changed_since' })
  const applied = await applyChange(app, tx, by, change.former)
  if (!applied.ok) return applied
  const inside = await withTerritoryOf(app, tx)
  for (const cycle of await lockMovedOf(tx, changeId)) await settleCycle(inside, tx, by, cycle)
  await endOutdated(inside, tx)
  await queueNewDayProposals(tx)
  await tx
    .updateTable('calendarChanges')
    .set({ undoneAt: app.clock.now() })
    .where('id', '=', changeId)
    .execute()
  return done(null)
}

type LockedChange = { former: Restoring; isUndone: boolean; isReplaced: boolean }

async function lockChange(tx: Tx, changeId: number): Promise<LockedChange | undefined> {
  const { rows } = await sql<LockedChange>`
    select former, undone_at is not null as is_undone, exists (
      select from calendar_changes later
      where later.id > c.id and later.undone_at is null
        and case when c.kind = 'places'
          then later.kind = 'places' and exists (
            select from jsonb_array_elements(later.change -> 'regionIds') r
            where c.change -> 'regionIds' @> r)
          when c.kind = 'streets' then later.kind = 'streets'
            and later.change -> 'regionId' = c.change -> 'regionId' and exists (
            select from jsonb_array_elements(later.change -> 'streets') s
            where c.change -> 'streets' @> s)
          else later.subject = c.subject and later.kind <> 'places'
            and (later.kind = c.kind or c.kind <> 'route')
          end) as is_replaced
    from calendar_changes c where id = ${changeId} for update`.execute(tx)
  return rows[0]
}

/** A planned delivery that waits for an answer goes back; one that was agreed to stays. */
async function settleCycle(
  app: App,
  tx: Tx,
  by: Actor,
  { id, customerId, autoshipId, plannedOn, state, oldDay, newDay }: MovedCycle,
): Promise<void> {
  const key = { customerId, autoshipId, plannedOn }
  const day = state === 'asked' ? oldDay : newDay
  const moved = await moveDelivery(app, tx, by, { ...key, newDay: day, wholeSeries: false })
  if (!moved.ok) app.log.warn({ proposal: id, day }, 'a delivery could not be put on its day')
  // One that cannot go back stays where it was put, and its customer is still asked.
  if (state !== 'asked' || !moved.ok) return
  await endProposal(tx, id, 'lapsed', { at: app.clock.now() })
  const payload = { day: oldDay, isOrder: false }
  await queueMails(tx, 'autoship.day-kept', [{ customerId, cause: `proposal:${id}`, payload }])
}
