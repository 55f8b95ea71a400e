import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'

export type Setting = Answer<OfficeCalls['listSettings']>['rows'][number]
export type SettingChange = Answer<OfficeCalls['listSettingChanges']>['rows'][number]
export type SettingUnit = Setting['unit']
