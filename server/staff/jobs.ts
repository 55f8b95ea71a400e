import { sessionLimitsMs } from '../../domain/staff/session-limits.ts'
import type { AppWithDb } from '../app-context.ts'
import type { JobHandlers } from '../platform/start-worker.ts'
import { deleteSessionsBefore } from './session-store.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'staff.forget-sessions': object
  }
}

export const staffJobs = ({
  db,
  clock,
}: AppWithDb): Pick<JobHandlers, 'staff.forget-sessions'> => ({
  'staff.forget-sessions': async () => {
    await deleteSessionsBefore(db, new Date(clock.now().getTime() - sessionLimitsMs.driver))
  },
})
