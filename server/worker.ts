import type { OpenHouse } from './open-house.ts'
import type { JobHandlers } from './platform/start-worker.ts'
import { startWorker as startQueue } from './platform/start-worker.ts'
import type { Running } from './platform/running.ts'
import { crontab } from './schedules.ts'

/** Every room's job handlers by name: the one place where jobs are bound. */
const handlersOf = (_house: OpenHouse): JobHandlers => ({})

/** Works the queue until it is told to stop. */
export const startWorker = (house: OpenHouse): Promise<Running> =>
  startQueue({ pool: house.pool, handlers: handlersOf(house), crontab, log: house.log })
