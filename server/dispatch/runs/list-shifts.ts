import { sql } from 'kysely'
import type { Shift } from '../../../contract/office/zones.ts'
import type { Day } from '../../../domain/calendar.ts'
import { floatsOfShifts } from '../../ledger/cash-places.ts'
import type { Db } from '../../platform/database/connect.ts'

type Row = Omit<Shift, 'floatCents'>

/** Each van and driver of a day with the runs of the shift and the cash that it was given. */
export async function listShifts(db: Db, day: Day): Promise<Shift[]> {
  const { rows } = await sql<Row>`
    select h.id, v.plate, v.cash_register, t.name as driver, h.start_km,
      h.float_told_cents,
      (select coalesce(json_agg(json_build_object('id', r.id, 'number', r.number,
          'zones', r.zones, 'state', r.state) order by r.number), '[]')
        from runs r where r.shift_id = h.id and r.state <> 'cancelled') as runs
    from shifts h join vehicles v on v.id = h.vehicle_id left join staff t on t.id = h.driver_id
    where h.day = ${day}
      and exists (select from runs r where r.shift_id = h.id and r.state <> 'cancelled')
    order by v.plate, h.id`.execute(db)
  const floats = await floatsOfShifts(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, floatCents: floats.get(row.id) ?? 0 }))
}
