import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'

export type Attention = Answer<OfficeCalls['readAttention']>
export type AttentionRow = Attention['rows'][number]
