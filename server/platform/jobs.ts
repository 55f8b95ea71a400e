import type { Db } from './database/connect.ts'
import { forgetOld } from './forget-old.ts'
import type { JobHandlers } from './start-worker.ts'

declare module './queue.ts' {
  interface Jobs {
    'platform.forget-old': Record<string, never>
  }
}

export const platformJobs = ({ db }: { db: Db }): Pick<JobHandlers, 'platform.forget-old'> => ({
  'platform.forget-old': () => forgetOld(db),
})
