import { sql } from 'kysely'
import type { Language } from '../../../domain/words/language.ts'
import type { Db } from '../database/connect.ts'

export type WaitingMail = {
  id: number
  template: string
  language: Language
  recipient: string
  payload: unknown
  messageId: string
  attempts: number
  customerId: number | null
  /** The customer's first name where they are a person. */
  name: string | null
}

const mailRows = (db: Db) =>
  db
    .selectFrom('mailOutbox as mail')
    .leftJoin('customers', 'customers.id', 'mail.customerId')
    .select([
      'mail.id',
      'mail.template',
      'mail.language',
      'mail.recipient',
      'mail.payload',
      'mail.messageId',
      'mail.attempts',
      'mail.customerId',
    ])
    .select(
      sql<string | null>`case when person_type = 'person' then split_part(name, ' ', 1) end`.as(
        'name',
      ),
    )
    .$narrowType<{ language: Language }>()

export const findWaitingMail = (db: Db, mailId: number): Promise<WaitingMail | undefined> =>
  mailRows(db).where('mail.id', '=', mailId).where('mail.state', '=', 'waiting').executeTakeFirst()

/** Waiting mails that this transaction has queued, in the order of their numbers. */
export const findOwnMails = (tx: Db, limit: number): Promise<WaitingMail[]> =>
  mailRows(tx)
    .where('mail.state', '=', 'waiting')
    .where(sql<boolean>`written_here(mail.xmin)`)
    .orderBy('mail.id')
    .limit(limit)
    .execute()

export const markSent = (db: Db, mailId: number, sentAt: Date) =>
  db
    .updateTable('mailOutbox')
    .set(({ eb }) => ({
      state: 'sent',
      sentAt,
      attempts: eb('attempts', '+', 1),
      nextTryAt: null,
      lastError: null,
    }))
    .where('id', '=', mailId)
    .where('state', '=', 'waiting')
    .execute()

export const markUnsubscribed = (db: Db, mailId: number) =>
  db
    .updateTable('mailOutbox')
    .set({ state: 'unwanted' })
    .where('id', '=', mailId)
    .where('state', '=', 'waiting')
    .execute()

/** Uses the database's clock, as the queue does: the shop's may be set to another day. */
export const markFailed = (
  db: Db,
  mailId: number,
  error: string,
  pauseSeconds: number | undefined,
) =>
  db
    .updateTable('mailOutbox')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      lastError: error,
      ...(pauseSeconds === undefined
        ? { state: 'given_up', nextTryAt: null }
        : { nextTryAt: sql<Date>`now() + ${pauseSeconds}::int * interval '1 second'` }),
    }))
    .where('id', '=', mailId)
    .where('state', '=', 'waiting')
    .execute()

export const findMail = (db: Db, mailId: number): Promise<WaitingMail | undefined> =>
  mailRows(db).where('mail.id', '=', mailId).executeTakeFirst()

/** The newest first. */
export const listMails = (db: Db) =>
  db
    .selectFrom('mailOutbox')
    .select(['id', 'template', 'cause', 'recipient', 'state', 'createdAt', 'attempts', 'lastError'])
    .orderBy('id', 'desc')
    .limit(200)
    .execute()

export type ListedMail = Awaited<ReturnType<typeof listMails>>[number]

/**
 * Mails whose attempt is overdue: they never got a job, a restored backup lost it, or there was no
 * SMTP server.
 */
export const findOverdueMails = (db: Db) =>
  db
    .selectFrom('mailOutbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where(sql<boolean>`coalesce(next_try_at, created_at) < now() - interval '3 minutes'`)
    .limit(1_000)
    .execute()

export const findGivenUpMails = (db: Db) =>
  db
    .selectFrom('mailOutbox')
    .select(['id', 'template', 'recipient', 'customerId', 'lastError', 'createdAt'])
    // A literal, so that the plan of any connection may go by the index of these.
    .where('state', '=', sql.lit('given_up'))
    .orderBy('id')
    .limit(200)
    .execute()

/** A mail that was given up waits again; false for any other. */
export async function reviveMail(tx: Db, mailId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mailOutbox')
    .set({ state: 'waiting', attempts: 0, nextTryAt: null, lastError: null })
    .where('id', '=', mailId)
    .where('state', '=', 'given_up')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
