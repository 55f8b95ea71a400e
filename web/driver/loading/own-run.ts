import type { Answer } from '../../../contract/shared/call.ts'
import type { DriverCalls } from '../../../contract/driver/calls.ts'

export type OwnRun = Answer<DriverCalls['listOwnRuns']>['runs'][number]
export type OwnLoad = Answer<DriverCalls['readOwnLoad']>
export type OwnTransfer = Answer<DriverCalls['listOwnTransfers']>['transfers'][number]
