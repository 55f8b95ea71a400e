import { randomUUID } from 'node:crypto'
import type { Language } from '../../../domain/words/language.ts'
import type { Db } from '../database/connect.ts'
import { enqueue, enqueueAll } from '../queue.ts'
import type { MailName, Mails } from './mails.ts'
import { addMail, addMailsToCustomers, queueMailToCustomer } from './mail-store.ts'

declare module '../queue.ts' {
  interface Jobs {
    'mail.send': { mailId: number }
  }
}

/** To a customer's own address in their language, or to an address that somebody gave. */
type Recipient = { customerId: number } | { to: string; language: Language; customerId?: number }

type Mail<Name extends MailName> = {
  template: Name
  /** What it is about, once: `order:123`. The same template for the same cause is not sent again. */
  cause: string
  payload: Mails[Name]
} & Recipient

/**
 * Leaves a mail to the worker, if and when the caller's transaction commits; the post being down neither delays nor fails
 * anybody. A customer without an e-mail, as guests are, gets none.
 */
export async function queueMail<Name extends MailName>(tx: Db, mail: Mail<Name>): Promise<void> {
  const row = {
    template: mail.template,
    cause: mail.cause,
    payload: JSON.stringify(mail.payload),
    messageId: randomUUID(),
  }
  if (!('to' in mail))
    return void (await queueMailToCustomer(tx, { ...row, customerId: mail.customerId }))
  const mailId = await addMail(tx, {
    ...row,
    recipient: mail.to,
    language: mail.language,
    customerId: mail.customerId ?? null,
  })
  if (mailId !== undefined) await enqueue(tx, 'mail.send', { mailId }, { key: `mail:${mailId}` })
}

/** The same letter to any number of customers, each about its own cause, in two statements. */
export async function queueMails<Name extends MailName>(
  tx: Db,
  template: Name,
  mails: readonly { cause: string; customerId: number; payload: Mails[Name] }[],
): Promise<void> {
  if (mails.length === 0) return
  const ids = await addMailsToCustomers(
    tx,
    mails.map((mail) => ({ ...mail, template, messageId: randomUUID() })),
  )
  await enqueueAll(
    tx,
    'mail.send',
    ids.map((mailId) => ({ payload: { mailId }, key: `mail:${mailId}` })),
  )
}
