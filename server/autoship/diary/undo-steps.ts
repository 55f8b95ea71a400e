import type { Day } from '../../../domain/calendar.ts'
import type { AutoshipRow } from '../store.ts'

/** How a change is taken back, in the words of the verbs. */
export type Step =
  | { kind: 'skip'; autoshipId: number; plannedOn: Day }
  | { kind: 'unskip'; autoshipId: number; plannedOn: Day }
  | { kind: 'move'; autoshipId: number; plannedOn: Day; day: Day; wholeSeries: boolean }
  | {
      kind: 'item'
      autoshipId: number
      plannedOn: Day
      goodId: number
      ordered: number | null
      returned: number
    }
  | { kind: 'fields'; autoshipId: number; row: AutoshipRow }
  | { kind: 'restore'; autoshipId: number; isActive: boolean; skipped: Day[] }
