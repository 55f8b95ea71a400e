import type { AppWithDb } from '../app-context.ts'
import type { JobHandlers } from '../platform/start-worker.ts'
import { dueFeeds, fetchParcelMachines } from './fetch-parcel-machines.ts'
import { parcelMachineFeeds } from './parcel-machine-feeds.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'delivery.fetch-parcel-machines': object
  }
}

/** Only a production shop calls the carriers; elsewhere the seed's copy of their feeds serves. */
export const parcelJobs = (
  app: AppWithDb,
): Pick<JobHandlers, 'delivery.fetch-parcel-machines'> => ({
  'delivery.fetch-parcel-machines': async () => {
    if (app.config.production)
      await fetchParcelMachines(app, await dueFeeds(app, parcelMachineFeeds))
  },
})
