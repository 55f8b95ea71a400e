import type { Actor } from '../../../domain/actor.ts'
import { bySystem } from '../../../domain/actor.ts'
import { rigaInstant } from '../../../domain/calendar/riga-time.ts'
import type { AppWithDb } from '../../app-context.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'
import { findOpenStops } from '../runs/run-store.ts'
import { bookStop, type BookRefusal } from './book-stop.ts'

export type Booked = {
  done: number[]
  failed: number[]
  /** Stops that are not in the books, with the reason. */
  open: { stopId: number; reason: BookRefusal['code'] }[]
}

/** Books stops one by one, so that what one of them lacks does not hold up the others. */
export async function bookStops(
  app: AppWithDb,
  by: Actor,
  stopIds: readonly number[],
): Promise<Booked> {
  const booked: Booked = { done: [], failed: [], open: [] }
  for (const stopId of stopIds) {
    const outcome = await allOrNothing(app.db, (tx) => bookStop(app, tx, by, stopId))
    if (outcome.ok) booked[outcome.value.state].push(stopId)
    else booked.open.push({ stopId, reason: outcome.refusal.code })
  }
  return booked
}

/** Books what has come since a van is back: told late, typed from paper, looked at. */
export async function bookRunThatIsBack(app: AppWithDb, runId: number): Promise<void> {
  const run = await app.db
    .selectFrom('runs')
    .select('state')
    .where('id', '=', runId)
    .executeTakeFirst()
  if (run?.state === 'handing_in')
    await bookStops(app, bySystem, await findOpenStops(app.db, runId))
}

const booksCloseAt = '23:30'

/** Books what is still out at the end of its day, or is being handed in, and has no flag. */
export async function bookLeftStops(app: AppWithDb): Promise<Booked> {
  const today = app.clock.today()
  const isEvening = app.clock.now().getTime() >= rigaInstant(today, booksCloseAt)
  const rows = await app.db
    .selectFrom('stops')
    .innerJoin('runs', 'runs.id', 'stops.runId')
    .select('stops.id')
    .where('stops.state', '=', 'waiting')
    .where((eb) =>
      eb.or([eb('runs.day', isEvening ? '<=' : '<', today), eb('runs.state', '=', 'handing_in')]),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('driverEvents')
          .select('number')
          .whereRef('driverEvents.stopId', '=', 'stops.id'),
      ),
    )
    .orderBy('stops.id')
    .execute()
  const stopIds = rows.map(({ id }) => id)
  return bookStops(app, bySystem, stopIds)
}
