import { randomUUID } from 'node:crypto'
import type { BaseLogger } from 'pino'
import type { Language } from '../../../domain/words/language.ts'
import type { Db, Tx } from '../database/connect.ts'
import { batch } from '../batch.ts'
import { enqueue, enqueueAll } from '../queue.ts'
import type { MailName, Mails } from './mails.ts'
import {
  insertMail,
  insertMailsToCustomers,
  insertAndEnqueueMail,
  enqueueMailsByMessageId,
} from './insert-mails.ts'

declare module '../queue.ts' {
  interface Jobs {
    'mail.send': { mailId: number }
  }
}

/** A customer's own address and language, or a given address. */
type Recipient = { customerId: number } | { to: string; language: Language; customerId?: number }

type Mail<Name extends MailName> = {
  template: Name
  /** What causes the mail: `order:123`. One template is sent once for one cause. */
  cause: string
  payload: Mails[Name]
} & Recipient

/**
 * Queues a mail for the worker when the caller's transaction commits. A customer without an e-mail,
 * such as a guest, gets none.
 */
export async function queueMail<Name extends MailName>(tx: Tx, mail: Mail<Name>): Promise<void> {
  const row = {
    template: mail.template,
    cause: mail.cause,
    payload: JSON.stringify(mail.payload),
    messageId: randomUUID(),
  }
  if (!('to' in mail))
    return void (await insertAndEnqueueMail(tx, { ...row, customerId: mail.customerId }))
  const mailId = await insertMail(tx, {
    ...row,
    recipient: mail.to,
    language: mail.language,
    customerId: mail.customerId ?? null,
  })
  if (mailId !== undefined) await enqueue(tx, 'mail.send', { mailId }, { key: `mail:${mailId}` })
}

/** The same template for any number of customers in two statements. */
export async function queueMails<Name extends MailName>(
  tx: Tx,
  template: Name,
  mails: readonly { cause: string; customerId: number; payload: Mails[Name] }[],
): Promise<void> {
  if (mails.length === 0) return
  const ids = await insertMailsToCustomers(
    tx,
    mails.map((mail) => ({ ...mail, template, messageId: randomUUID() })),
  )
  await enqueueAll(
    tx,
    'mail.send',
    ids.map((mailId) => ({ payload: { mailId }, key: `mail:${mailId}` })),
  )
}

/**
 * Enqueues a mail that was committed without a job, many at once: inside the transaction the job
 * would cost more than the order, and its notice would make PostgreSQL commit orders one at a time.
 * `mail.catch-up` enqueues what a dying process leaves behind.
 */
export const committedMails = (db: Db, log: Pick<BaseLogger, 'warn'>) =>
  batch(async (messageIds: string[]) => {
    await enqueueMailsByMessageId(db, messageIds).catch((err: unknown) =>
      log.warn({ err }, 'mails wait for the next catch-up'),
    )
    return messageIds
  })
