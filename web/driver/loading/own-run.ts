import type { Answer } from '../../../contract/shared/call.ts'
import type { DriverCalls } from '../../../contract/driver/calls.ts'

export type OwnRun = Pick<
  Answer<DriverCalls['readDriverDay']>['runs'][number],
  'id' | 'number' | 'plate'
>
export type OwnLoad = Answer<DriverCalls['readOwnLoad']>
export type OwnTransfer = Answer<DriverCalls['listOwnTransfers']>['transfers'][number]
export type RunToMeet = Answer<DriverCalls['listRunsToMeet']>['runs'][number]
