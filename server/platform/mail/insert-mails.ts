import { sql } from 'kysely'
import type { Language } from '../../../domain/words/language.ts'
import type { Db } from '../database/connect.ts'
import type { JobName } from '../queue.ts'

type NewMail = { template: string; cause: string; payload: string; messageId: string }

export async function insertMail(
  tx: Db,
  mail: NewMail & { recipient: string; language: Language; customerId: number | null },
): Promise<number | undefined> {
  const added = await tx
    .insertInto('mailOutbox')
    .values(mail)
    .onConflict((conflict) => conflict.columns(['template', 'cause']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** The insert of one mail to a customer, for use inside another statement. */
export const customerMailSql = ({
  customerId,
  template,
  cause,
  payload,
  messageId,
}: NewMail & { customerId: number }) => sql`
  insert into mail_outbox (customer_id, template, cause, payload, message_id, language, recipient)
  select id, ${template}, ${cause}, ${payload}::jsonb, ${messageId}, language, email
  from customers where id = ${customerId} and email is not null
  on conflict (template, cause) do nothing
  returning id`

/** The most common case: a mail with its job in one statement. */
export const insertAndEnqueueMail = (tx: Db, mail: NewMail & { customerId: number }) =>
  sql`with added as (${customerMailSql(mail)})
    select from added, lateral graphile_worker.add_job(
      ${'mail.send' satisfies JobName}, json_build_object('mailId', added.id),
      job_key := 'mail:' || added.id)`.execute(tx)

/** Enqueues the jobs of mails that were inserted without one. */
export const enqueueMailsByMessageId = (db: Db, messageIds: readonly string[]) =>
  sql`select from graphile_worker.add_jobs(array(
    select row(${'mail.send' satisfies JobName}::text, json_build_object('mailId', id), null, now(),
      null, 'mail:' || id, null, null)::graphile_worker.job_spec
    from mail_outbox where message_id = any(${messageIds}::text[]) and state = 'waiting'))`.execute(
    db,
  )

type CustomerMail = Omit<NewMail, 'payload'> & { customerId: number; payload: unknown }

/** Any number of mails in one statement, passed as one JSON value. */
export async function insertMailsToCustomers(
  tx: Db,
  mails: readonly CustomerMail[],
): Promise<number[]> {
  const added = await sql<{ id: number }>`
    insert into mail_outbox (customer_id, template, cause, payload, message_id, language, recipient)
    select c.id, m.template, m.cause, m.payload, m."messageId", c.language, c.email
    from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb)
      as m ("customerId" bigint, template text, cause text, payload jsonb, "messageId" text)
    join customers c on c.id = m."customerId" and c.email is not null
    on conflict (template, cause) do nothing
    returning id`.execute(tx)
  return added.rows.map(({ id }) => id)
}
