import type { attentionCalls } from '../../contract/office/attention.ts'
import { dayOf } from '../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import { allOrNothing, inTransaction } from '../platform/database/transaction.ts'
import type { Tx } from '../platform/database/connect.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { retryJobs } from '../platform/jobs-store.ts'
import { reviveMail } from '../platform/mail/mail-store.ts'
import { enqueue } from '../platform/queue.ts'
import { permit } from '../staff/permit.ts'
import { readMachine } from './machine-facts.ts'
import { markRow } from './mark-row.ts'
import { attentionReader } from './read-attention.ts'
import type { AttentionSource } from './source.ts'

export function attentionRoutes(
  app: AppWithDb,
  sources: readonly AttentionSource[],
): Omit<Handlers<typeof attentionCalls>, 'readTodayHead'> {
  const read = attentionReader(app, sources)
  return {
    readAttention: async ({ caller }) => done(await read(caller.roles)),
    putOffAttention: ({ by, body: { kind, id, until, reason } }) =>
      markRow(app, sources, by, { kind, id, putOffUntil: dayOf(until), reason }),
    giveAttention: ({ by, body: { kind, id, staffId: givenTo } }) =>
      markRow(app, sources, by, { kind, id, givenTo }),
    readMachine: async ({ caller }) => done(await readMachine(app.db, caller.roles)),
    retryJob: ({ by, params: { id } }) =>
      allOrNothing(app.db, (tx) => retryFailedJob(app, tx, by, id)),
    retryMail: ({ by, params: { id } }) =>
      inTransaction(app.db, (tx) => retryMail(app, tx, by, id)),
  }
}

type Done = Outcome<{ done: true }, Refusal>

/** Mails alone are for those whose right is limited; a refusal rolls the retry back. */
async function retryFailedJob(app: App, tx: Tx, by: Actor, jobId: number): Promise<Done> {
  const permitted = await permit(app, tx, by, 'manageJobs')
  if (!permitted.ok) return permitted
  if ((await retryJobs(tx, jobId)) === 0) return refuse({ code: 'not_found' })
  if (permitted.value.isLimited)
    return refuse({ code: 'not_permitted', mayDo: ['owner'], canAsk: false })
  await audit(app, tx, by, { action: 'jobs.retried', subject: 'job', subjectId: jobId })
  return done({ done: true })
}

async function retryMail(app: App, tx: Tx, by: Actor, mailId: number): Promise<Done> {
  const permitted = await permit(app, tx, by, 'manageJobs')
  if (!permitted.ok) return permitted
  if (!(await reviveMail(tx, mailId))) return refuse({ code: 'not_found' })
  await enqueue(tx, 'mail.send', { mailId }, { key: `mail:${mailId}` })
  await audit(app, tx, by, { action: 'mails.retried', subject: 'mail', subjectId: mailId })
  return done({ done: true })
}
