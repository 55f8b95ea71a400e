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

/** The float of each shift that has one. */
export async function floatsOfShifts(
  db: Db,
  shiftIds: readonly number[],
): Promise<Map<number, Cents>> {
  const { rows } = await sql<{ shiftId: number; cents: Cents }>`
    select to_shift_id as shift_id, sum(cents)::bigint as cents from cash_moves
    where to_shift_id = any (${shiftIds}::bigint[]) and from_place not in ('expense', 'difference')
    group by to_shift_id`.execute(db)
  return new Map(rows.map(({ shiftId, cents }) => [shiftId, cents]))
}

/** What has left each shift as an expense or a drop, and was not taken back. */
export async function spentOfShifts(
  db: Db,
  shiftIds: readonly number[],
): Promise<Map<number, Cents>> {
  const { rows } = await sql<{ shiftId: number; cents: Cents }>`
    select s.id as shift_id, (coalesce(sum(m.cents) filter (where m.from_shift_id = s.id), 0)
      - coalesce(sum(m.cents) filter (where m.to_shift_id = s.id), 0))::bigint as cents
    from unnest(${shiftIds}::bigint[]) as s (id)
      join cash_moves m on (m.from_shift_id = s.id and m.to_place <> 'difference')
        or (m.to_shift_id = s.id and m.from_place = 'expense')
    group by s.id`.execute(db)
  return new Map(rows.map(({ shiftId, cents }) => [shiftId, cents]))
}

export type SpentRow = {
  to: 'safe' | 'desk' | 'expense'
  cents: Cents
  note: string
  at: Date
  /** Who took a drop. */
  witness: string | null
  fileId: number | null
}

/** Each expense and drop of a shift, with its receipt. */
export async function findSpentOfShift(db: Db, shiftId: number): Promise<SpentRow[]> {
  const { rows } = await sql<SpentRow>`
    select m.to_place as to, m.cents, m.note, m.moved_at as at, t.name as witness,
      (select f.id from files f where f.owner_kind = 'cash_move' and f.owner_id = m.id limit 1)
        as file_id
    from cash_moves m left join staff t on t.id = m.witnessed_by
    where m.from_shift_id = ${shiftId} and m.to_place <> 'difference'
      and not exists (select from cash_moves b where b.takes_back = m.id)
    order by m.id`.execute(db)
  return rows
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
    select p.place, p.shift_id, t.name as driver, v.plate, p.cents,
      case when p.place = 'shift' then p.first_at else p.last_at end as since
    from cash_places p
      left join shifts h on h.id = p.shift_id
      left join vehicles v on v.id = h.vehicle_id
      left join staff t on t.id = h.driver_id
    where p.place not in ('expense', 'difference', 'bank') and p.cents <> 0
    order by p.place, p.first_at`.execute(db)
  return rows
}

/** What the books have with a shift: doors that are not booked yet are not in it. */
export async function cashOfPurse(db: Db, shiftId: number): Promise<Cents> {
  const held = await db
    .selectFrom('cashPlaces')
    .select('cents')
    .where('place', '=', 'shift')
    .where('shiftId', '=', shiftId)
    .executeTakeFirst()
  return held?.cents ?? 0
}
