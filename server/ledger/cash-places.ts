import { sql } from 'kysely'
import type { CashPlaceKind } from '../../domain/ledger/cash-places.ts'
import type { Cents } from '../../domain/money.ts'
import type { Db } from '../platform/database/connect.ts'

type MovedInShift = { floatCents: Cents; expensesCents: Cents; droppedCents: Cents }

/** What came to a shift and left it, beside what customers paid; until a moment, or until now. */
export async function cashOfShift(db: Db, shiftId: number, until?: Date): Promise<MovedInShift> {
  const { rows } = await sql<MovedInShift>`
    select
      coalesce(sum(cents) filter (where to_shift_id = ${shiftId}
        and from_place not in ('expense', 'difference')), 0)::bigint as float_cents,
      (coalesce(sum(cents) filter (where to_place = 'expense'), 0)
        - coalesce(sum(cents) filter (where from_place = 'expense'), 0))::bigint
        as expenses_cents,
      coalesce(sum(cents) filter (where from_shift_id = ${shiftId}
        and to_place not in ('expense', 'difference')), 0)::bigint as dropped_cents
    from cash_moves
    where (from_shift_id = ${shiftId} or to_shift_id = ${shiftId})
      and moved_at <= ${until ?? 'infinity'}::timestamptz`.execute(db)
  return rows[0]!
}

export type CashAtPlace = {
  place: CashPlaceKind
  shiftId: number | null
  driver: string | null
  plate: string | null
  cents: Cents
  /** Since when something has been there; of a shift its day. */
  since: Date | null
}

/** Every euro of cash in the books with its holder, the oldest shift first. */
export async function findCashPlaces(db: Db): Promise<CashAtPlace[]> {
  const { rows } = await sql<CashAtPlace>`
    with moved as (
      select to_place as place, to_shift_id as shift_id, cents, moved_at from cash_moves
      union all
      select from_place, from_shift_id, -cents, moved_at from cash_moves
      union all
      select case when r.shift_id is null then 'desk' else 'shift' end, r.shift_id, d.cash_cents,
        d.happened_at
      from deliveries d
        left join stops s on s.id = d.stop_id
        left join runs r on r.id = s.run_id
      where d.cash_cents > 0)
    select m.place, m.shift_id, t.name as driver, v.plate, sum(m.cents)::bigint as cents,
      case when m.place = 'shift' then min(m.moved_at) else max(m.moved_at) end as since
    from moved m
      left join shifts h on h.id = m.shift_id
      left join vehicles v on v.id = h.vehicle_id
      left join staff t on t.id = h.driver_id
    where m.place not in ('expense', 'difference', 'bank')
    group by m.place, m.shift_id, t.name, v.plate
    having sum(m.cents) <> 0
    order by m.place, min(m.moved_at)`.execute(db)
  return rows
}
