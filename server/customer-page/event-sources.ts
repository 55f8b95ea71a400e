import { type RawBuilder, sql } from 'kysely'
import type { CustomerEventKind } from '../../domain/customers/customer-events.ts'
import type { Language } from '../../domain/words/language.ts'

export type SourceName =
  | 'order'
  | 'delivery'
  | 'money'
  | 'document'
  | 'letter'
  | 'call'
  | 'note'
  | 'feedback'
  | 'done'

export type Reading = {
  customerId: number
  /** The number below which the rows of this source begin. */
  below: number
  limit: number
  kind: CustomerEventKind | undefined
  language: Language
}

/** A person's name beside a row with the columns of an actor. */
const actor = (row: string) => {
  const [kind, id] = [sql.ref(`${row}.actor_kind`), sql.ref(`${row}.actor_id`)]
  return sql`json_build_object('kind', ${kind}, 'name', case
    when ${kind} in ('staff', 'driver') then (select name from staff where id = ${id})
    when ${kind} = 'customer' then (select name from customers where id = ${id}) end) as by`
}

const byStaff = (id: RawBuilder<unknown>) =>
  sql`json_build_object('kind', 'staff', 'name', (select name from staff where id = ${id})) as by`

/** The newest rows of a customer in the index of (customer_id, id). */
const newest = (row: string, { customerId, below, limit }: Reading, more = sql``) => sql`
  where ${sql.ref(`${row}.customer_id`)} = ${customerId} and ${sql.ref(`${row}.id`)} < ${below}
    ${more} order by ${sql.ref(`${row}.id`)} desc limit ${limit}`

/** What customers and the machine did to orders; the deeds of staff have their reasons in `done`. */
const orders = (reading: Reading) => sql`
  select c.id, c.made_at as at, 'order' as kind, c.kind as what, c.order_id::text as subject,
    c.order_id as subject_id, ${actor('c')},
    case when c.kind = 'moved' then concat_ws(' → ', c.changes -> 'delivery_on' ->> 0,
      c.changes -> 'delivery_on' ->> 1) end as text
  from order_changes c
  ${newest('c', reading, sql`and c.actor_kind not in ('staff', 'driver')`)}`

const deliveries = (reading: Reading) => sql`
  select d.id, d.happened_at as at, 'delivery' as kind, d.outcome as what,
    d.order_id::text as subject, d.order_id as subject_id, d.reason as text,
    json_build_object('kind', 'driver', 'name', (
      select p.name from stops s join runs r on r.id = s.run_id
        join shifts h on h.id = r.shift_id join staff p on p.id = h.driver_id
      where s.id = d.stop_id)) as by,
    (select json_agg(json_build_object(
        'name', ${sql.ref(`g.name_${reading.language}`)},
        'ordered', n.ordered, 'left', n.left_there, 'declared', n.declared_return,
        'taken', n.taken_back) order by n.good_id)
      from delivery_counts n join goods g on g.id = n.good_id
      where n.delivery_id = d.id) as counts,
    (select json_agg(f.file_id order by f.id) from event_files f
      where f.stop_id = d.stop_id and f.kind = 'photo') as photos
  from deliveries d ${newest('d', reading)}`

const money = (reading: Reading) => sql`
  select t.id, t.posted_at as at, 'money' as kind, t.code as what, t.order_id::text as subject,
    t.order_id as subject_id, t.note as text, ${actor('t')},
    e.account_cents, e.bonus_cents, e.deposit_cents
  from ledger_transactions t cross join lateral (
    select sum(cents) filter (where account = 'account')::bigint as account_cents,
      sum(cents) filter (where account = 'bonus')::bigint as bonus_cents,
      sum(cents) filter (where account = 'deposit')::bigint as deposit_cents
    from ledger_entries where transaction_id = t.id) e
  ${newest('t', reading, sql`and coalesce(e.account_cents, e.bonus_cents, e.deposit_cents) <> 0`)}`

/** The number of a document is written by its rule, not here. */
const documents = (reading: Reading) => sql`
  select p.id, p.issued_at as at, 'document' as kind, p.kind as what,
    p.year || ' ' || p.number as subject, p.id as subject_id, p.total_cents,
    json_build_object('kind', 'system', 'name', null) as by
  from papers p ${newest('p', reading)}`

const letters = (reading: Reading) => sql`
  select m.id, coalesce(m.sent_at, m.created_at) as at, 'letter' as kind, m.template as what,
    m.state, json_build_object('kind', 'system', 'name', null) as by
  from mail_outbox m ${newest('m', reading)}`

const calls = (reading: Reading) => sql`
  select c.id, c.answered_at as at, 'call' as kind, 'call' as what, c.line as text,
    ${byStaff(sql`c.staff_id`)}
  from calls c ${newest('c', reading)}`

const notes = (reading: Reading) => sql`
  select n.id, n.written_at as at, 'change' as kind, 'note_for_' || n.reader as what,
    n.body as text, ${byStaff(sql`n.staff_id`)}
  from customer_notes n ${newest('n', reading)}`

const feedback = (reading: Reading) => sql`
  select f.id, f.said_at as at, 'delivery' as kind,
    case when f.good_id is null then 'rated_' || f.stars else 'fault' end as what,
    f.order_id::text as subject, f.order_id as subject_id,
    nullif(concat_ws(': ', (select ${sql.ref(`g.name_${reading.language}`)}
      from goods g where g.id = f.good_id), nullif(f.comment, '')), '') as text, ${actor('f')},
    (select json_agg(p.id order by p.id) from files p
      where p.owner_kind = 'feedback' and p.owner_id = f.id) as photos
  from feedback f ${newest('f', reading)}`

/** What customers change themselves, apart from their orders. */
const ownChanges = sql`a.actor_kind = 'customer' and (a.action like 'autoships.%'
  or a.action like 'deliveries.%' or a.action in ('customers.add_address', 'customers.address',
    'customers.remove_address', 'customers.profile_changed', 'customers.email_changed'))`

/** Deeds of staff and of the customer, except those that another source tells of. */
const done = (reading: Reading) => sql`
  select a.id, a.at, case when a.subject = 'order' then 'order' else 'change' end as kind,
    a.action as what, case when a.subject = 'order' then a.subject_id::text end as subject,
    case when a.subject = 'order' then a.subject_id end as subject_id, a.reason as text,
    ${actor('a')}
  from audit_trail a
  ${newest(
    'a',
    reading,
    sql`and (a.actor_kind in ('staff', 'driver') or ${ownChanges}) and a.refused is null
      and a.action not in ('customers.read', 'customers.call', 'customers.write_note')
      and a.action not like 'ledger.%' and a.action <> 'customers.correction'
      ${reading.kind === 'order' ? sql`and a.subject = 'order'` : sql``}
      ${reading.kind === 'change' ? sql`and a.subject is distinct from 'order'` : sql``}`,
  )}`

type Source = {
  kinds: readonly CustomerEventKind[]
  select: (reading: Reading) => RawBuilder<unknown>
}

/** Where the events of a customer lie, and which kinds each gives. */
export const eventSources: Record<SourceName, Source> = {
  order: { kinds: ['order'], select: orders },
  delivery: { kinds: ['delivery'], select: deliveries },
  money: { kinds: ['money'], select: money },
  document: { kinds: ['document'], select: documents },
  letter: { kinds: ['letter'], select: letters },
  call: { kinds: ['call'], select: calls },
  note: { kinds: ['change'], select: notes },
  feedback: { kinds: ['delivery'], select: feedback },
  done: { kinds: ['order', 'change'], select: done },
}
