import type { Day } from '../../../domain/calendar.ts'
import type { AutoshipRow } from './plan-store.ts'

export type SeriesBefore = { plannedOn: Day; day: Day; anchorDay: Day }

/** One step of undoing a change; stored as JSON in `autoship_changes`. */
export type UndoStep =
  | { kind: 'skip'; autoshipId: number; plannedOn: Day }
  | { kind: 'unskip'; autoshipId: number; plannedOn: Day }
  | { kind: 'move'; autoshipId: number; plannedOn: Day; day: Day; wholeSeries: boolean }
  /** The series as it was, with this occurrence on its earlier day. */
  | { kind: 'series'; autoshipId: number; plannedOn: Day; before: SeriesBefore }
  | {
      kind: 'item'
      autoshipId: number
      plannedOn: Day
      goodId: number
      ordered: number | null
      returned: number | null
    }
  | { kind: 'fields'; autoshipId: number; row: AutoshipRow }
  | { kind: 'restore'; autoshipId: number; isActive: boolean; skipped: Day[] }
