import { Counter } from 'prom-client'
import type { Db } from '../database/connect.ts'
import type { Logger } from '../log.ts'
import { metrics } from '../metrics.ts'
import { inTransaction } from '../database/transaction.ts'
import { enqueue } from '../queue.ts'
import type { Letter } from './letter.ts'
import {
  findWaitingMail,
  markFailed,
  markSent,
  markUnsubscribed,
  type WaitingMail,
} from './mail-store.ts'
import type { MailTopic } from './mails.ts'
import type { MailTransport } from './smtp-transport.ts'
import { type MailContext, templateOf, writeMail } from './write-mail.ts'

export type MailDeps = MailContext & {
  db: Db
  log: Pick<Logger, 'warn' | 'error'>
  /** Without one, mails are only readable at /dev/mail; in production they wait. */
  transport: MailTransport | undefined
  production: boolean
  wantsMail: (db: Db, customerId: number, topic: MailTopic) => Promise<boolean>
  /** Sends a letter to the customer's phones if so chosen; true when no mail is needed. */
  notify: (mail: WaitingMail, letter: Letter) => Promise<boolean>
}

const sentMails = new Counter({
  name: 'avots_mails_total',
  help: 'Mails by template and end: sent, failed attempt, given up, unwanted',
  labelNames: ['template', 'end'],
  registers: [metrics],
})

const minute = 60
const hour = 60 * minute
/** Pauses in seconds: two days for a server that is down, two more tries after a refusal. */
const pauses = {
  later: [
    minute,
    2 * minute,
    5 * minute,
    15 * minute,
    hour,
    2 * hour,
    4 * hour,
    8 * hour,
    12 * hour,
    24 * hour,
  ],
  refused: [15 * minute, 6 * hour],
}

/** Sends one mail of the outbox, marks it as unsubscribed, or retries it after a longer pause. */
export async function sendMail(deps: MailDeps, mailId: number): Promise<void> {
  const { db, clock, log, transport } = deps
  const mail = await findWaitingMail(db, mailId)
  if (mail === undefined) return
  const count = (end: string) => sentMails.inc({ template: mail.template, end })

  const topic = templateOf(deps, mail.template)?.topic
  if (topic && mail.customerId !== null && !(await deps.wantsMail(db, mail.customerId, topic))) {
    count('unwanted')
    return void (await markUnsubscribed(db, mailId))
  }
  if (transport === undefined && deps.production)
    return log.warn({ mailId }, 'a mail waits for SMTP_URL')
  try {
    const { letter, ...written } = await writeMail(deps, mail)
    if (!(await deps.notify(mail, letter)))
      await transport?.send({ ...written, to: mail.recipient, messageId: mail.messageId })
  } catch (error) {
    const pause = pauseAfter(error, mail.attempts)
    await markFailed(db, mailId, errorText(error), pause)
    count(pause === undefined ? 'given up' : 'failed attempt')
    if (pause === undefined)
      return log.error({ mailId, template: mail.template }, 'a mail was given up')
    log.warn(
      { mailId, template: mail.template, pauseSeconds: pause },
      'a mail could not be sent yet',
    )
    const later = { key: `mail:${mailId}`, afterSeconds: pause }
    return inTransaction(db, (tx) => enqueue(tx, 'mail.send', { mailId }, later))
  }
  await markSent(db, mailId, clock.now())
  count('sent')
}

const isRefusedForGood = (error: unknown) =>
  ((error as { responseCode?: number }).responseCode ?? 0) >= 500

const pauseAfter = (error: unknown, attempts: number): number | undefined =>
  (isRefusedForGood(error) ? pauses.refused : pauses.later)[attempts]

const errorText = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500)
