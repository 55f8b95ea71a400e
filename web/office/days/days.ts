import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'

export type Rehearsal = Answer<OfficeCalls['rehearseCalendarChange']>
export type Displaced = Rehearsal['rows'][number]
export type MadeChange = Answer<OfficeCalls['listCalendarChanges']>['rows'][number]
export type CalendarChange = MadeChange['change']
export type Zone = Answer<OfficeCalls['listOfficeZones']>['rows'][number]
export type StreetRow = Answer<OfficeCalls['listStreets']>['rows'][number]
export type ReadChange = Answer<OfficeCalls['readCalendarChange']>
export type OfficeDay = Answer<OfficeCalls['listOfficeDays']>['rows'][number]

type Place = Zone['places'][number]

/** Without the parts of which only some streets are in the zone. */
export const wholesOf = (places: readonly Place[]): Place[] =>
  places.filter(({ streets }) => streets.length === 0)

export const namedPlace = ({ name, city }: Pick<Place, 'name' | 'city'>): string =>
  name === '' || name === city ? city : `${name}, ${city}`
