import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'

export type Rehearsal = Answer<OfficeCalls['rehearseCalendarChange']>
export type Displaced = Rehearsal['rows'][number]
export type MadeChange = Answer<OfficeCalls['listCalendarChanges']>['rows'][number]
export type CalendarChange = MadeChange['change']
export type Zone = Answer<OfficeCalls['listOfficeZones']>['rows'][number]
export type ReadChange = Answer<OfficeCalls['readCalendarChange']>
export type OfficeDay = Answer<OfficeCalls['listOfficeDays']>['rows'][number]
