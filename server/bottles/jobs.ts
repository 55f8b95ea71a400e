import type { AppWithDb } from '../app-context.ts'
import { checkContainers } from './container-places.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'bottles.check-containers': object
  }
}

export const bottleJobs = ({ db, clock, log }: AppWithDb) => ({
  'bottles.check-containers': async () => {
    const problems = await checkContainers(db)
    const check = { checkedAt: clock.now(), problems: problems.length }
    await db.insertInto('containerChecks').values(check).execute()
    for (const problem of problems) log.error({ problem }, 'the places of bottles do not agree')
  },
})
