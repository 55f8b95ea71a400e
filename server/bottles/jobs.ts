import type { AppWithDb } from '../app-context.ts'
import { checkContainers } from './container-places.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'bottles.check-containers': object
  }
}

export const bottleJobs = ({ db, log }: AppWithDb) => ({
  'bottles.check-containers': async () => {
    for (const problem of await checkContainers(db))
      log.error({ problem }, 'the places of bottles do not agree')
  },
})
