import { sql } from 'kysely'
import type { Closing } from '../../contract/office/closing.ts'
import type { Day } from '../../domain/calendar.ts'
import { type Unusual, unusualOf } from '../../domain/dispatch/unusual-order.ts'
import type { Language } from '../../domain/words/language.ts'
import type { Tx } from '../platform/database/connect.ts'
import type { NotReady } from './skip-not-ready.ts'

type Row = {
  orderId: number
  customerId: number
  customer: string | null
  phone: string | null
  address: string | null
  zone: string | null
  goods: string
  totalCents: number
  payment: string | null
  reason: NotReady | null
  awaitedCents: number
  letters: number
  lastLetterAt: string | null
  skippedBefore: number
  hasRoom: boolean
  hasRun: boolean
  hasPin: boolean
  bottles: number
  mostBottlesBefore: number | null
  isFirst: boolean
  accountCents: number
  isAddressNew: boolean
}

type Reading = { day: Day; dayStart: Date; language: Language }

type Parts = Pick<Closing, 'locked' | 'skipped' | 'unfit' | 'unusual'>

/** What a closed day has locked and skipped, and what a person should look at. */
export async function closingOrders(tx: Tx, { day, ...reading }: Reading): Promise<Parts> {
  const rows = await findRows(tx, { day, ...reading })
  const locked = rows.filter(({ reason }) => reason === null)
  const hasVans = await areThereVans(tx)
  const unfitFor = (row: Row) =>
    !row.hasRoom ? 'no_room' : hasVans && !row.hasRun ? 'no_run' : !row.hasPin ? 'no_pin' : null
  return {
    locked,
    skipped: rows
      .flatMap((row) => (row.reason === null ? [] : [{ ...row, reason: row.reason }]))
      .toSorted((a, b) => b.totalCents - a.totalCents),
    unfit: locked.flatMap((row) => {
      const why = unfitFor(row)
      return why === null ? [] : [{ ...row, why }]
    }),
    unusual: locked.flatMap((row) => {
      const why: Unusual[] = unusualOf(row)
      return why.length === 0 ? [] : [{ ...row, why }]
    }),
  }
}

async function areThereVans(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ hasVans: boolean }>`
    select exists (select from vehicles where retired_at is null) as has_vans`.execute(tx)
  return rows[0]!.hasVans
}

/** Letters that ask for the delivery's confirmation or its money. */
const askingTemplates = ['autoship.confirm', 'autoship.confirm-tomorrow', 'autoship.one-day']

/** This and the next two are subqueries of `findRows`, by its order `o`. */
const goodsOfOrder = (language: Language) => sql`
  select coalesce(string_agg(i.ordered || ' × ' || ${sql.ref(`g.name_${language}`)}, ', '
    order by i.id), '') as goods
  from order_items i join goods g on g.id = i.good_id
  where i.order_id = o.id and i.ordered > 0`

const askingLetters = sql`
  select count(*)::int as letters, max(coalesce(sent_at, created_at)) as last_letter_at
  from mail_outbox m where m.customer_id = o.customer_id
    and m.template = any(${askingTemplates})
    and (m.cause = 'order:' || o.id or m.cause like 'order:' || o.id || ':%'
      or m.cause like 'autoship:' || o.autoship_id || ':' || o.autoship_planned_on || '%')`

const mostBottlesBefore = sql`
  select max(e.load_bottles) as most from orders e
  where e.customer_id = o.customer_id and e.id <> o.id and e.placed_at < o.placed_at
    and e.status in ('delivered', 'waitingForDelivery', 'processing')`

async function findRows(tx: Tx, { day, dayStart, language }: Reading): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select o.id as order_id, o.customer_id, c.name as customer, coalesce(o.phone, c.phone) as phone,
      o.address_text as address, z.code as zone, l.goods, o.payment_method as payment,
      coalesce(o.total_with_deposit_cents, 0) as total_cents, o.awaited_cents,
      case when o.status = 'cancelled' then o.cancel_reason end as reason,
      m.letters, m.last_letter_at, (
        select count(*)::int from autoship_occurrences s
        where s.autoship_id = o.autoship_id and s.planned_on < o.autoship_planned_on
          and s.skip_reason in ('not_confirmed', 'not_paid')) as skipped_before,
      coalesce(p.source <> 'none', false) as has_pin,
      exists (select from stop_orders s where s.order_id = o.id and s.is_open) as has_run,
      not coalesce(is_over(d, z), false) as has_room,
      o.load_bottles as bottles, h.most as most_bottles_before, h.most is null as is_first,
      coalesce(b.cents, 0) as account_cents,
      coalesce(a.created_at >= ${dayStart}, false) as is_address_new
    from orders o
      join customers c on c.id = o.customer_id
      left join addresses a on a.id = o.address_id
      left join regions r on r.id = a.region_id
      left join zones z on z.id = r.zone_id
      left join zone_days d on d.zone_id = z.id and d.day = ${day}
      left join address_places p on p.address_id = o.address_id
      left join ledger_balances b on b.customer_id = o.customer_id and b.account = 'account'
      cross join lateral (${goodsOfOrder(language)}) l
      cross join lateral (${askingLetters}) m
      cross join lateral (${mostBottlesBefore}) h
    where o.delivery_on = ${day} and o.delivery_kind = 'courier'
      and (o.status = 'waitingForDelivery' or (o.status = 'cancelled'
        and o.cancel_reason in ('not_confirmed', 'not_paid')))
    order by z.code, o.id`.execute(tx)
  return rows.map((row) => ({
    ...row,
    lastLetterAt: row.lastLetterAt && new Date(row.lastLetterAt).toISOString(),
  }))
}
