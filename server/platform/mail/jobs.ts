import { inTransaction } from '../database/transaction.ts'
import { enqueueAll } from '../queue.ts'
import type { JobHandlers } from '../start-worker.ts'
import { findOverdueMails } from './mail-store.ts'
import { type MailDeps, sendMail } from './send-mail.ts'

declare module '../queue.ts' {
  interface Jobs {
    'mail.catch-up': Record<string, never>
  }
}

export const mailJobs = (deps: MailDeps): Pick<JobHandlers, 'mail.send' | 'mail.catch-up'> => ({
  'mail.send': ({ mailId }) => sendMail(deps, mailId),
  'mail.catch-up': async () => {
    // Without a transport they wait for the next start.
    if (deps.transport === undefined && deps.production) return
    const overdue = await findOverdueMails(deps.db)
    const jobs = overdue.map(({ id }) => ({ payload: { mailId: id }, key: `mail:${id}` }))
    await inTransaction(deps.db, (tx) => enqueueAll(tx, 'mail.send', jobs))
  },
})
