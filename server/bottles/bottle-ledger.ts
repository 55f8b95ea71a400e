import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import type { DocumentKind } from '../../domain/documents/numbers.ts'
import type { Db } from '../platform/database/connect.ts'

export type MovementRow = {
  id: number
  causeKind: 'opening' | 'delivery' | 'dispute' | 'audit' | 'deposit_refund' | 'correction'
  movedOn: Day
  /** Null where the deposit moved without a bottle. */
  goodId: number | null
  nameLv: string | null
  nameEn: string | null
  delivered: number
  returned: number
  declaredDelivered: number
  declaredReturned: number
  heldAfter: number | null
  depositCents: number
  depositAfterCents: number
  orderId: number | null
  note: string | null
  paperKind: DocumentKind | null
  paperYear: number | null
  paperNumber: number | null
  disputeState: 'open' | 'accepted' | 'refused' | null
  disputeAnswer: string | null
  /** It takes a delivery back. */
  isReversal: boolean
  /** It was taken back. */
  isReversed: boolean
}

type Page = { page: number; pageSize: number }

/**
 * Every movement of bottles and rented goods, the newest first, with its order and its document.
 * It includes movements of the deposit alone (refunds and corrections by the office), so that the
 * latest sum equals the customer's deposit.
 */
export async function bottleLedger(
  db: Db,
  customerId: number,
  { page, pageSize }: Page,
): Promise<{ rows: MovementRow[]; total: number }> {
  const { rows } = await sql<MovementRow & { total: number }>`
    with moved as (
      ${movements(customerId)}
    ), summed as (
      select *, row_number() over written as position, count(*) over () as total,
        (sum(deposit_cents) over written)::bigint as deposit_after_cents
      from moved window written as (order by recorded_at, good_id nulls last, id)
    )
    select m.*, g.name_lv, g.name_en, p.kind as paper_kind, p.year as paper_year,
      p.number as paper_number, d.state as dispute_state, d.answer as dispute_answer,
      m.cause_kind = 'delivery' and exists (select from bottle_movements r
        where r.customer_id = ${customerId} and r.cause_kind = 'reversal'
          and r.cause_id = m.cause_id) as is_reversed
    from (
      select * from summed order by position desc
      limit ${pageSize} offset ${(page - 1) * pageSize}
    ) m
      left join goods g on g.id = m.good_id
      left join papers p on p.cause_id = m.cause_id
        and p.cause_kind = case when m.is_reversal then 'delivery' else m.cause_kind end
        and p.kind = case when m.cause_kind = 'delivery' then 'invoice'
          when m.cause_kind = 'dispute' or m.is_reversal then 'credit_bill' end
        and p.customer_id = ${customerId}
      left join lateral (select b.state, b.answer from bottle_disputes b
        where b.movement_id = m.id and m.cause_kind = 'delivery'
        order by b.id desc limit 1) d on true
    order by m.position desc`.execute(db)
  return { rows, total: rows[0]?.total ?? (page === 1 ? 0 : await countMovements(db, customerId)) }
}

/** What bottles moved, and the deposit alone. */
const movements = (customerId: number) => sql`
  select id, recorded_at,
    case when cause_kind in ('reversal', 'recount', 'merge') then 'audit' else cause_kind end
      as cause_kind,
    cause_id, moved_on, good_id,
    ${unlessReversal('delivered', 'returned')}, ${unlessReversal('returned', 'delivered')},
    ${unlessReversal('declared_delivered', 'returned')},
    ${unlessReversal('declared_returned', 'delivered')},
    held_after, deposit_cents, order_id, note, cause_kind = 'reversal' as is_reversal
  from bottle_movements where customer_id = ${customerId}
  union all
  select t.id, t.recorded_at, t.cause_kind, t.cause_id, t.posted_on, null, 0, 0,
    0, 0, null, e.cents, null, t.note, false
  from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id and e.account = 'deposit'
  where t.customer_id = ${customerId} and (t.cause_kind = 'deposit_refund'
    or (t.cause_kind = 'correction' and t.cause_step not in ('dispute', 'hand_in')
      and t.cause_step not like 'recount:%' and t.cause_step not like 'merged:%'))`

/** A reversal mirrors its delivery: what it had left is fewer left, not more returned. */
const unlessReversal = (column: string, mirrored: string) => sql`
  case when cause_kind = 'reversal' then -${sql.ref(mirrored)} else ${sql.ref(column)} end
    as ${sql.ref(column)}`

/** A page beyond the last one has no rows to carry the total. */
async function countMovements(db: Db, customerId: number): Promise<number> {
  const { total } = await bottleLedger(db, customerId, { page: 1, pageSize: 1 })
  return total
}
