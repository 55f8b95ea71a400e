import type { Day } from '../../../domain/calendar.ts'
import type { SkipReason } from '../../../domain/autoship/schedule.ts'
import type { Tx } from '../../platform/database/connect.ts'

type Skipped = { autoshipId: number; plannedOn: Day; reason: SkipReason }

/** Records that the order of an occurrence was skipped when its day closed. */
export const recordSkip = (tx: Tx, { autoshipId, plannedOn, reason }: Skipped) =>
  tx
    .updateTable('autoshipOccurrences')
    .set({ state: 'skipped', skipReason: reason })
    .where('autoshipId', '=', autoshipId)
    .where('plannedOn', '=', plannedOn)
    .execute()
