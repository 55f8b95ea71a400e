import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'

export type BankLine = Answer<OfficeCalls['listBankLines']>['rows'][number]
export type BankState = Answer<OfficeCalls['readBank']>
