import { autoshipJobs } from './autoship/jobs.ts'
import { bankJobs } from './bank/jobs.ts'
import { bottleJobs } from './bottles/jobs.ts'
import { stockJobs } from './stock/jobs.ts'
import { customerJobs } from './customers/jobs.ts'
import { parcelJobs } from './parcels/jobs.ts'
import { debtJobs } from './debts/jobs.ts'
import { dispatchJobs } from './dispatch/jobs.ts'
import type { AppWithDb } from './app-context.ts'
import { mailDeps } from './mails.ts'
import type { OpenApp } from './open-app.ts'
import { notificationJobs } from './notifications/jobs.ts'
import { orderJobs } from './orders/jobs.ts'
import { inTransaction } from './platform/database/transaction.ts'
import { platformJobs } from './platform/jobs.ts'
import { mailJobs } from './platform/mail/jobs.ts'
import { documentJobs } from './documents/jobs.ts'
import { paymentOutcomes } from './payment-outcomes.ts'
import { paymentJobs } from './payments/jobs.ts'
import { refundJobs } from './refunds/jobs.ts'
import { staffJobs } from './staff/jobs.ts'
import { registerJobs } from './territory/register/jobs.ts'
import { enqueue } from './platform/queue.ts'
import type { Running } from './platform/running.ts'
import { type JobHandlers, startWorker as startQueue } from './platform/start-worker.ts'
import { jobsAtStart, crontab } from './schedules.ts'

/** All rooms' job handlers by name: the only place where jobs are bound. */
export const handlersOf = (app: AppWithDb, mail = mailDeps(app)): JobHandlers => ({
  ...platformJobs(app),
  ...mailJobs(mail),
  ...stockJobs(app),
  ...bankJobs(app),
  ...bottleJobs(app),
  ...debtJobs(app),
  ...dispatchJobs(app),
  ...documentJobs(app),
  ...notificationJobs(app),
  ...orderJobs(app),
  ...autoshipJobs(app),
  ...paymentJobs(app, paymentOutcomes(app)),
  ...customerJobs(app),
  ...parcelJobs(app),
  ...refundJobs(app),
  ...staffJobs(app),
  ...registerJobs(app),
})

/** Works the queue on connections of its own, because a job may take longer than a page. */
export async function startWorker(app: OpenApp): Promise<Running> {
  const { db, pool, close } = app.connect('jobs')
  const mail = mailDeps({ ...app, db })
  const handlers = handlersOf({ ...app, db }, mail)
  const queue = await startQueue({ pool, handlers, crontab, clock: app.clock, log: app.log })
  await inTransaction(db, async (tx) => {
    for (const job of jobsAtStart) await enqueue(tx, job, {}, { key: job })
  })
  return {
    async stop() {
      await queue.stop()
      mail.transport?.close()
      await close()
    },
  }
}
