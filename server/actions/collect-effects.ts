import { type RawBuilder, sql } from 'kysely'
import type { Effects } from '../../contract/office/effects.ts'
import type { Language } from '../../domain/words/language.ts'
import type { Tx } from '../platform/database/connect.ts'

/** The last rows before an act, and what its orders had reserved. */
export type Marks = {
  ledger: number
  bottles: number
  stock: number
  orders: number
  documents: number
  mails: number
  orderIds: readonly number[]
  reserved: Record<string, number>
}

/** Locks the orders of an act, so that what they have reserved is theirs until it ends. */
export async function markTables(tx: Tx, orderIds: readonly number[]): Promise<Marks> {
  await sql`select from orders where id = any(${orderIds}::bigint[]) order by id for update`.execute(
    tx,
  )
  const { rows } = await sql<Omit<Marks, 'orderIds'>>`
    select
      (select coalesce(max(id), 0) from ledger_transactions) as ledger,
      (select coalesce(max(id), 0) from bottle_movements) as bottles,
      (select coalesce(max(id), 0) from stock_movements) as stock,
      (select coalesce(max(id), 0) from order_changes) as orders,
      (select coalesce(max(id), 0) from papers) as documents,
      (select coalesce(max(id), 0) from mail_outbox) as mails,
      (select coalesce(json_object_agg(good_id, pieces), '{}') from (
        select good_id, sum(quantity)::int as pieces from stock_reservations
        where order_id = any(${orderIds}::bigint[]) group by good_id) r) as reserved`.execute(tx)
  return { ...rows[0]!, orderIds }
}

const list = (rows: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(row_to_json(e)), '[]') from (${rows}) e)`

/** What the transaction has written since the marks, in the order of names and numbers. */
export async function collectEffects(tx: Tx, marks: Marks, language: Language): Promise<Effects> {
  const name = sql.ref(`g.name_${language}`)
  const { rows } = await sql<Effects>`
    select ${list(moneySince(marks))} as money, ${list(bottlesSince(marks, name))} as bottles,
      ${list(stockSince(marks, name))} as stock, ${list(ordersSince(marks))} as orders,
      ${list(documentsSince(marks))} as documents, ${list(mailsSince(marks))} as mails`.execute(tx)
  return { ...rows[0]!, changes: [], hits: [] }
}

const moneySince = ({ ledger }: Marks) => sql`
  select t.customer_id as "customerId", c.name as "customerName", e.account,
    sum(e.cents)::bigint as cents
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
  join customers c on c.id = t.customer_id
  where t.id > ${ledger} and written_here(t.xmin) and e.account in ('account', 'bonus', 'deposit')
  group by 1, 2, 3 having sum(e.cents) <> 0 order by 1, 3`

/** Of a good, in the language of the person. */
type Name = RawBuilder<unknown>

const bottlesSince = ({ bottles }: Marks, name: Name) => sql`
  select m.customer_id as "customerId", c.name as "customerName", m.good_id as "goodId",
    ${name} as "goodName", m.delivered, m.returned, m.deposit_cents as "depositCents"
  from bottle_movements m join customers c on c.id = m.customer_id join goods g on g.id = m.good_id
  where m.id > ${bottles} and written_here(m.xmin) order by 1, 3, m.id`

const stockSince = ({ stock, orders, orderIds, reserved }: Marks, name: Name) => sql`
  select good_id as "goodId", ${name} as "goodName", sum(on_hand)::int as "onHand",
    sum(reserved)::int as reserved
  from (
    select good_id, quantity as on_hand, 0 as reserved from stock_movements
      where id > ${stock} and written_here(xmin)
    union all
    select good_id, 0, quantity from stock_reservations
      where order_id = any(${orderIds}::bigint[]) or order_id in (
        select order_id from order_changes
        where id > ${orders} and kind = 'placed' and written_here(xmin))
    union all
    select key::int, 0, -value::int from json_each_text(${JSON.stringify(reserved)}::json)) moved
  join goods g on g.id = good_id
  group by 1, 2 having sum(on_hand) <> 0 or sum(reserved) <> 0 order by 1`

const ordersSince = ({ orders }: Marks) => sql`
  select o.customer_id as "customerId", c.name as "customerName", o.order_id as "orderId",
    o.kind as change, o.changes as fields
  from order_changes o join customers c on c.id = o.customer_id
  where o.id > ${orders} and written_here(o.xmin) order by 3, o.id`

const documentsSince = ({ documents }: Marks) => sql`
  select p.customer_id as "customerId", c.name as "customerName", p.kind,
    p.total_cents as "totalCents"
  from papers p join customers c on c.id = p.customer_id
  where p.id > ${documents} and written_here(p.xmin) order by 1, p.id`

const mailsSince = ({ mails }: Marks) => sql`
  select m.customer_id as "customerId", c.name as "customerName", m.template
  from mail_outbox m left join customers c on c.id = m.customer_id
  where m.id > ${mails} and written_here(m.xmin) and m.state = 'waiting' order by 1, 3`
