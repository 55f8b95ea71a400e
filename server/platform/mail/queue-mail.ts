import { randomUUID } from 'node:crypto'
import type { Language } from '../../../domain/words/language.ts'
import type { Db } from '../database/connect.ts'
import { enqueue } from '../queue.ts'
import type { MailName, Mails } from './mails.ts'
import { addMail, addMailToCustomer } from './mail-store.ts'

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
  const mailId =
    'to' in mail
      ? await addMail(tx, {
          ...row,
          recipient: mail.to,
          language: mail.language,
          customerId: mail.customerId ?? null,
        })
      : await addMailToCustomer(tx, { ...row, customerId: mail.customerId })
  if (mailId !== undefined) await enqueue(tx, 'mail.send', { mailId }, { key: `mail:${mailId}` })
}
