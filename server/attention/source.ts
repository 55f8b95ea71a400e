import type { AttentionRow } from '../../contract/office/attention.ts'
import type { Right } from '../../domain/staff/rights.ts'
import type { AppWithDb } from '../app-context.ts'

export type FoundRow = Omit<AttentionRow, 'kind' | 'givenTo' | 'since' | 'until'> & {
  since: Date | null
  until: Date | null
  /** Where a row is for fewer people than its kind. */
  right?: Right
}

/** A kind of rows, read from the facts each time; a room has its own in `attention.ts`. */
export type AttentionSource = {
  kind: string
  /** The rows are for those who may do this. */
  right: Right
  find: (app: AppWithDb) => Promise<FoundRow[]>
}
