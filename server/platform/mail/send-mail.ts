import { Counter } from 'prom-client'
import type { Db } from '../database/connect.ts'
import type { Logger } from '../log.ts'
import { metrics } from '../metrics.ts'
import { enqueue } from '../queue.ts'
import { findWaitingMail, markFailed, markSent, markUnwanted } from './mail-store.ts'
import type { MailTopic } from './mails.ts'
import type { Post } from './post.ts'
import { type Desk, templateOf, writeMail } from './write-mail.ts'

export type MailRoom = Desk & {
  db: Db
  log: Pick<Logger, 'warn' | 'error'>
  /** Without one, mails are only to be read at /dev/mail; in production they wait for one. */
  post: Post | undefined
  production: boolean
  wants: (db: Db, customerId: number, topic: MailTopic) => Promise<boolean>
}

const sentMails = new Counter({
  name: 'avots_mails_total',
  help: 'Mails by template and end: sent, failed attempt, given up, unwanted',
  labelNames: ['template', 'end'],
  registers: [metrics],
})

const minute = 60
const hour = 60 * minute
/** Two days for a post that is down; a letter that was refused for good may still go when its address is mended. */
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

/** Does one mail of the outbox: sent, not wanted any more, or put off with a longer pause each time. */
export async function sendMail(room: MailRoom, mailId: number): Promise<void> {
  const { db, clock, log, post } = room
  const mail = await findWaitingMail(db, mailId)
  if (mail === undefined) return
  const count = (end: string) => sentMails.inc({ template: mail.template, end })

  const topic = templateOf(room, mail.template)?.topic
  if (topic && mail.customerId !== null && !(await room.wants(db, mail.customerId, topic))) {
    count('unwanted')
    return void (await markUnwanted(db, mailId))
  }
  if (post === undefined && room.production)
    return log.warn({ mailId }, 'a mail waits for SMTP_URL')
  try {
    const { letter: _, ...written } = writeMail(room, mail)
    await post?.send({ ...written, to: mail.recipient, messageId: mail.messageId })
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
    return enqueue(db, 'mail.send', { mailId }, { key: `mail:${mailId}`, afterSeconds: pause })
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
