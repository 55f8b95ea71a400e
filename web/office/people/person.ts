import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'

export type Person = Answer<OfficeCalls['listStaff']>['rows'][number]

/** Apart from those who do not work here yet. */
export const hasLeft = ({ isActive, startsOn }: Person): boolean =>
  !isActive && startsOn <= rigaDay(Date.now())

export type PersonProps = { person: Person; onChanged: () => void }
