import { type RawBuilder, sql } from 'kysely'
import type { CustomerPage } from '../../contract/office/customer-page.ts'
import type { Day } from '../../domain/calendar.ts'
import type { Language } from '../../domain/words/language.ts'
import { unpaidPromisesSql } from '../debts/stopped-clock.ts'
import type { Tx } from '../platform/database/connect.ts'

type Records = Pick<
  CustomerPage,
  | 'since'
  | 'emailIsConfirmed'
  | 'bounced'
  | 'language'
  | 'places'
  | 'bottles'
  | 'notes'
  | 'promises'
  | 'holds'
  | 'consents'
  | 'openDisputes'
  | 'mergedInto'
  | 'mergedFrom'
>

/** The longest history of promises and holds on a page: a promise of twelve parts fits. */
const shown = 12

/** What is stored about a customer, in one statement. */
export async function readRecords(
  tx: Tx,
  customerId: number,
  { today, language }: { today: Day; language: Language },
): Promise<Records> {
  const name = sql.ref(`g.name_${language}`)
  const { rows } = await sql<Records>`
    select (c.registered_at at time zone 'Europe/Riga')::date::text as since, c.language,
      c.email_confirmed_at is not null as email_is_confirmed,
      (select json_build_object('template', m.template, 'at', ${instant(sql`m.created_at`)})
        from mail_outbox m where m.customer_id = c.id and m.state = 'given_up'
        order by m.id desc limit 1) as bounced,
      ${list(places)} as places, ${list(bottles(name))} as bottles,
      ${list(notes(today))} as notes, ${list(promises(today))} as promises,
      ${list(holds)} as holds, ${list(consents)} as consents,
      (select count(*)::int from bottle_disputes d
        where d.customer_id = c.id and d.state = 'open') as open_disputes,
      c.merged_into, ${list(sql`
        select f.id, coalesce(f.name, '') as name from customers f
        where f.merged_into = c.id order by f.id`)} as merged_from
    from customers c where c.id = ${customerId}`.execute(tx)
  return rows[0]!
}

const list = (rows: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(row_to_json(r)), '[]') from (${rows}) r)`

const instant = (at: RawBuilder<unknown>) =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const staffName = (row: string) =>
  sql`(select name from staff where ${sql.ref(`${row}.actor_kind`)} = 'staff'
    and id = ${sql.ref(`${row}.actor_id`)})`

const addressText = sql`concat_ws(', ', concat_ws(' ', a.street,
  concat_ws('-', a.house_no, nullif(a.flat_no, ''))), r.name)`

const places = sql`
  select a.id, ${addressText} as address, z.code as zone, a.phone, a.notes,
    a.call_before_minutes as "callBeforeMinutes", a.takes_debt as "takesDebt"
  from addresses a join regions r on r.id = a.region_id left join zones z on z.id = r.zone_id
  where a.customer_id = c.id and a.removed_at is null order by a.is_legal desc, a.id`

/** By address; a record that was merged has none, wherever they were left once. */
const bottles = (name: RawBuilder<unknown>) => sql`
  select ${addressText} as address, ${name} as name,
    sum(m.delivered - m.returned)::int as held, max(m.moved_on) as "lastOn"
  from bottle_movements m join goods g on g.id = m.good_id
    left join addresses a on a.id = m.address_id left join regions r on r.id = a.region_id
  where m.customer_id = c.id and c.merged_into is null
  group by a.id, r.id, g.id having sum(m.delivered - m.returned) > 0 order by a.id, g.id`

const notes = (today: Day) => sql`
  select n.id, n.reader, n.body, case when a.id is not null then ${addressText} end as address,
    n.until_on as "untilOn", s.name as by, ${instant(sql`n.written_at`)} as at
  from customer_notes n join staff s on s.id = n.staff_id
    left join addresses a on a.id = n.address_id left join regions r on r.id = a.region_id
  where n.customer_id = c.id and n.ended_at is null
    and (n.until_on is null or n.until_on >= ${today}) order by n.reader, n.id desc`

/** A promise is kept when as much has been paid in since it was made. */
const promises = (today: Day) => sql`
  select p.id, p.due_on as "dueOn", p.cents, p.note, ${staffName('p')} as by,
    ${instant(sql`p.made_at`)} as at,
    case when p.ended_at is not null then 'ended'
      when not exists (select from (${unpaidPromisesSql}) u
        where u.customer_id = c.id and u.id = p.id) then 'kept'
      when p.due_on < ${today}::date then 'broken' else 'waits' end as state
  from promises p where p.customer_id = c.id
  order by p.ended_at is not null, p.made_at desc, p.due_on, p.id limit ${shown}`

const holds = sql`
  select h.id, h.reason, ${staffName('h')} as by, ${instant(sql`h.made_at`)} as at,
    ${instant(sql`h.ended_at`)} as "endedAt",
    (select name from staff where h.ended_actor_kind = 'staff' and id = h.ended_actor_id)
      as "endedBy"
  from holds h where h.customer_id = c.id order by h.id desc limit ${shown}`

const consents = sql`
  select distinct on (k.purpose) k.purpose, k.granted, ${instant(sql`k.given_at`)} as at
  from consents k where k.customer_id = c.id order by k.purpose, k.id desc`
