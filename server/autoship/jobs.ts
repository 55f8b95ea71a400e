import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { generate } from './generation/generate.ts'
import { settleUnanswered } from './proposals/answer-proposal.ts'
import { proposeDays } from './proposals/propose-days.ts'
import { remindToConfirm } from './generation/mails.ts'
import { queueChangedMail } from './plan/autoship-mails.ts'
import { endPauses } from './plan/end-pauses.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'autoship.generate': object
    'autoship.remind': object
    'autoship.tell-changed': { customerId: number; autoshipId: number }
    'autoship.propose-days': object
  }
}

export const autoshipJobs = (app: AppWithDb) => ({
  'autoship.generate': async () => {
    const { made, skipped, ended, failed } = await generate(app)
    if (made + skipped + ended + failed.length > 0)
      app.log.info({ made, skipped, ended, failed }, 'autoship orders generated')
  },
  'autoship.remind': async () => {
    const failed: unknown[] = []
    // A task that fails must not stop the others.
    for (const task of [remindToConfirm, endPauses, settleUnanswered])
      await task(app).catch((error: unknown) => failed.push(error))
    if (failed.length > 0)
      throw new AggregateError(failed, `${failed.length} of the hourly autoship tasks failed`)
  },
  'autoship.tell-changed': async (key: { customerId: number; autoshipId: number }) => {
    await inTransaction(app.db, (tx) => queueChangedMail(app, tx, key))
  },
  'autoship.propose-days': async () => {
    await proposeDays(app)
  },
})
