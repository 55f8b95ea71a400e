import { autoshipJobs } from './autoship/jobs.ts'
import { catalogueJobs } from './catalogue/jobs.ts'
import { customerJobs } from './customers/jobs.ts'
import { deliveryJobs } from './delivery/jobs.ts'
import { dispatchJobs } from './dispatch/jobs.ts'
import type { App } from './app-context.ts'
import { mailRoom } from './mails.ts'
import type { OpenApp } from './open-app.ts'
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
export const handlersOf = (app: App, mail = mailRoom(app)): JobHandlers => ({
  ...platformJobs(app),
  ...mailJobs(mail),
  ...catalogueJobs(app),
  ...dispatchJobs(app),
  ...paperJobs(app),
  ...notificationJobs(app),
  ...orderJobs(app),
  ...autoshipJobs(app),
  ...paymentJobs(app, paymentOutcomes(app)),
  ...customerJobs(app),
  ...deliveryJobs(app),
})

/** Works the queue until it is told to stop; on connections of its own, since a job may take longer than a page. */
export async function startWorker(app: OpenApp): Promise<Running> {
  const { db, pool, close } = app.connect('jobs')
  const mail = mailRoom({ ...app, db })
  const handlers = handlersOf({ ...app, db }, mail)
  const queue = await startQueue({ pool, handlers, crontab, log: app.log })
  for (const job of atStart) await enqueue(db, job, {}, { key: job })
  return {
    async stop() {
      await queue.stop()
      mail.post?.close()
      await close()
    },
  }
}
