import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'

export type Closing = Answer<OfficeCalls['rehearseClosing']>
