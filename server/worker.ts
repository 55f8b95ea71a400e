import type { House } from './house.ts'
import type { OpenHouse } from './open-house.ts'
import type { Running } from './platform/running.ts'
import { type JobHandlers, startWorker as startQueue } from './platform/start-worker.ts'
import { crontab } from './schedules.ts'

/** Every room's job handlers by name: the one place where jobs are bound. */
export const handlersOf = (_house: House): JobHandlers => ({})

/** Works the queue until it is told to stop; on connections of its own, since a job may take longer than a page. */
export async function startWorker(house: OpenHouse): Promise<Running> {
  const { db, pool, close } = house.connect('jobs')
  const queue = await startQueue({ pool, handlers: handlersOf({ ...house, db }), crontab, log: house.log })
  return {
    async stop() {
      await queue.stop()
      await close()
    },
  }
}
