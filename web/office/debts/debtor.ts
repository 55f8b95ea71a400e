import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'

export type Debtor = Answer<OfficeCalls['listDebts']>['rows'][number]

export const debtorName = ({ name, id }: Debtor) => name ?? String(id)
