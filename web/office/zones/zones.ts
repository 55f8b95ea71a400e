import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'

export type Zone = Answer<OfficeCalls['listOfficeZones']>['rows'][number]
export type Shift = Answer<OfficeCalls['listShifts']>['rows'][number]
export type Vehicle = Answer<OfficeCalls['listVehicles']>['rows'][number]
export type LimitField = 'maxBottles' | 'maxKilograms' | 'maxStops' | 'maxMinutes'
export type Limits = Record<LimitField, number | null>
