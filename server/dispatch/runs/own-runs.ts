import { sql } from 'kysely'
import type { Day } from '../../../domain/calendar.ts'
import type { RunState } from '../../../domain/dispatch/run-states.ts'
import type { Cents } from '../../../domain/money.ts'
import { floatsOfShifts, spentOfShifts } from '../../ledger/cash-places.ts'
import type { Db } from '../../platform/database/connect.ts'

/** What a driver says that he gives back. */
export type HandedIn = {
  full: number
  empty: number
  /** The empties by good, where the phone has said so. */
  empties?: readonly { goodId: number; pieces: number }[] | undefined
  cashCents: Cents
}

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
  phoneName: string | null
  revision: number
  leftAt: Date | null
  startKm: number | null
  /** When the driver signed for the hand-in. */
  signedAt: Date | null
  /** What the driver signed for. */
  handedIn: HandedIn | null
  state: Exclude<RunState, 'settled' | 'cancelled'>
  stops: number
  floatCents: Cents
  spentCents: Cents
}

/** The runs of a driver that are not over: those of today, and older ones that are still out. */
export async function findOwnRuns(db: Db, driverId: number, today: Day): Promise<OwnRun[]> {
  const { rows } = await sql<OwnRun>`
    select r.id, r.day, r.shift_id, r.number, v.plate, v.cash_register, h.phone_id,
      p.name as phone_name, r.zones, r.revision, r.state, h.start_km,
      (select max(c.made_at) from run_changes c where c.run_id = r.id and c.kind = 'state'
        and c.details ->> 'to' = 'road') as left_at,
      g.made_at as signed_at, g.details as handed_in,
      (select count(*) from stops s
        where s.run_id = r.id and s.state not in ('moved', 'withdrawn'))::int as stops
    from runs r join shifts h on h.id = r.shift_id join vehicles v on v.id = h.vehicle_id
      left join staff_devices p on p.id = h.phone_id
      left join lateral (select c.made_at, c.details from run_changes c
        where c.run_id = r.id and c.kind = 'signed' order by c.id desc limit 1) g on true
    where h.driver_id = ${driverId} and r.state not in ('settled', 'cancelled')
      and (r.day = ${today} or (r.day < ${today} and r.state in ('road', 'handing_in')))
    order by r.day, r.number`.execute(db)
  const shiftIds = [...new Set(rows.map(({ shiftId }) => shiftId))]
  const floats = await floatsOfShifts(db, shiftIds)
  const spent = await spentOfShifts(db, shiftIds)
  return rows.map((run) => ({
    ...run,
    floatCents: floats.get(run.shiftId) ?? 0,
    spentCents: spent.get(run.shiftId) ?? 0,
  }))
}

/** The driver of a run; undefined where it has none. */
export const findDriverOfRun = async (db: Db, runId: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('runs')
      .innerJoin('shifts', 'shifts.id', 'runs.shiftId')
      .select('driverId')
      .where('runs.id', '=', runId)
      .executeTakeFirst()
  )?.driverId ?? undefined

type RunToMeet = { id: number; number: number; plate: string; driver: string | null }

/** The other runs of the day that may still give or take. */
export async function findRunsToMeet(db: Db, runId: number): Promise<RunToMeet[]> {
  const { rows } = await sql<RunToMeet>`
    select r.id, r.number, v.plate, d.name as driver
    from runs own
      join runs r on r.day = own.day and r.id <> own.id
      join shifts h on h.id = r.shift_id
      join vehicles v on v.id = h.vehicle_id
      left join staff d on d.id = h.driver_id
    where own.id = ${runId} and r.state in ('planned', 'loading', 'road')
    order by v.plate, r.number`.execute(db)
  return rows
}
