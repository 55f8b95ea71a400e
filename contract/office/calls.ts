import { callTable } from '../shared/call.ts'
import { auditCalls } from './audit.ts'
import { ownCalls } from './own.ts'
import { peopleCalls } from './people.ts'
import { sessionCalls } from './session.ts'

/** Every call of the office, by name. */
export const officeCalls = callTable({
  ...sessionCalls,
  ...ownCalls,
  ...peopleCalls,
  ...auditCalls,
})

export type OfficeCalls = typeof officeCalls
