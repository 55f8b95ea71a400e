import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'

export type Person = Answer<OfficeCalls['listStaff']>['rows'][number]

export type PersonProps = { person: Person; onChanged: () => void }
