import { sql } from 'kysely'
import type { Day } from '../../../domain/calendar.ts'
import type { RunState } from '../../../domain/dispatch/run-states.ts'
import type { Cents } from '../../../domain/money.ts'
import { floatsOfShifts } from '../../ledger/cash-places.ts'
import type { Db } from '../../platform/database/connect.ts'

export type OwnRun = {
  id: number
  day: Day
  shiftId: number
  number: number
  plate: string
  /** The number of the van's cash register. */
  cashRegister: string | null
  zones: string[]
  /** The phone that drives it. */
  phoneId: number | null
  revision: number
  state: Exclude<RunState, 'settled' | 'cancelled'>
  stops: number
  floatCents: Cents
}

/** The runs of a driver that are not over: those of today, and older ones that are still out. */
export async function findOwnRuns(db: Db, driverId: number, today: Day): Promise<OwnRun[]> {
  const { rows } = await sql<OwnRun>`
    select r.id, r.day, r.shift_id, r.number, v.plate, v.cash_register, h.phone_id, r.zones,
      r.revision, r.state,
      (select count(*) from stops s
        where s.run_id = r.id and s.state not in ('moved', 'withdrawn'))::int as stops
    from runs r join shifts h on h.id = r.shift_id join vehicles v on v.id = h.vehicle_id
    where h.driver_id = ${driverId} and r.state not in ('settled', 'cancelled')
      and (r.day = ${today} or (r.day < ${today} and r.state in ('road', 'handing_in')))
    order by r.day, r.number`.execute(db)
  const floats = await floatsOfShifts(
    db,
    rows.map(({ shiftId }) => shiftId),
  )
  return rows.map((run) => ({ ...run, floatCents: floats.get(run.shiftId) ?? 0 }))
}
