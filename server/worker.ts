import { autoshipJobs } from './autoship/jobs.ts'
import { catalogueJobs } from './catalogue/jobs.ts'
import { customerJobs } from './customers/jobs.ts'
import { deliveryJobs } from './delivery/jobs.ts'
import { dispatchJobs } from './dispatch/jobs.ts'
import type { House } from './house.ts'
import { mailRoom } from './mails.ts'
import type { OpenHouse } from './open-house.ts'
import { notificationJobs } from './notifications/jobs.ts'
import { orderJobs } from './orders/jobs.ts'
import { platformJobs } from './platform/jobs.ts'
import { mailJobs } from './platform/mail/jobs.ts'
import { paperJobs } from './papers/jobs.ts'
import { paymentOutcomes } from './payment-outcomes.ts'
import { paymentJobs } from './payments/jobs.ts'
import { enqueue } from './platform/queue.ts'
import type { Running } from './platform/running.ts'
import { type JobHandlers, startWorker as startQueue } from './platform/start-worker.ts'
import { atStart, crontab } from './schedules.ts'

/** Every room's job handlers by name: the one place where jobs are bound. */
export const handlersOf = (house: House, mail = mailRoom(house)): JobHandlers => ({
  ...platformJobs(house),
  ...mailJobs(mail),
  ...catalogueJobs(house),
  ...dispatchJobs(house),
  ...paperJobs(house),
  ...notificationJobs(house),
  ...orderJobs(house),
  ...autoshipJobs(house),
  ...paymentJobs(house, paymentOutcomes(house)),
  ...customerJobs(house),
  ...deliveryJobs(house),
})

/** Works the queue until it is told to stop; on connections of its own, since a job may take longer than a page. */
export async function startWorker(house: OpenHouse): Promise<Running> {
  const { db, pool, close } = house.connect('jobs')
  const mail = mailRoom({ ...house, db })
  const handlers = handlersOf({ ...house, db }, mail)
  const queue = await startQueue({ pool, handlers, crontab, log: house.log })
  for (const job of atStart) await enqueue(db, job, {}, { key: job })
  return {
    async stop() {
      await queue.stop()
      mail.post?.close()
      await close()
    },
  }
}
