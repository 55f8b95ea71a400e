import type { DriverDay } from '../../../contract/driver/day.ts'
import { addChanges, changesOfDay, withStopsInHand } from '../../../domain/dispatch/day-changes.ts'
import { announceChange } from './changes.ts'
import { answerOf, inOneTransaction, type Stores } from './database.ts'
import type { StoredDay } from './memory.ts'
import type { Screen, StoredEvent } from './stored-event.ts'

/**
 * Stores the day that has just come, and what has changed since the driver last looked. What is in
 * his hands stays; events name the revision that he has said OK to.
 */
export async function receiveDay(day: DriverDay): Promise<void> {
  await inOneTransaction(['day', 'events', 'screen'], 'readwrite', async (store) => {
    const known = await answerOf<StoredDay | undefined>(store('day').get('now'))
    const told = await answerOf<StoredEvent[]>(store('events').getAll())
    const screen = await answerOf<Screen | undefined>(store('screen').get('now'))
    const isSameDay = known?.day.day === day.day
    const changes = isSameDay
      ? addChanges(known.changes, changesOfDay(known.day.stops, day.stops))
      : []
    const inHand = new Set(
      [screen?.stopId, ...told.map(({ stopId }) => stopId)].filter((id) => id !== undefined),
    )
    const stops = known ? withStopsInHand(known.day.stops, day.stops, inHand) : day.stops
    const stored: StoredDay = {
      day: { ...day, stops },
      loadedAtMs: Date.now(),
      changes,
      seenRevisions: revisionsOf(day, changes.length > 0 ? known?.seenRevisions : undefined),
    }
    await answerOf(store('day').put(stored, 'now'))
    await markSeen(store, told, day)
  })
  announceChange()
}

/** While a change waits for its OK the driver works by what he knew. */
const revisionsOf = (day: DriverDay, seen: Readonly<Record<number, number>> = {}) =>
  Object.fromEntries(day.runs.map(({ id, revision }) => [id, seen[id] ?? revision]))

/** What is in the books has been seen. */
async function markSeen(store: Stores, told: readonly StoredEvent[], { stops }: DriverDay) {
  const booked = new Set(
    stops.filter(({ state }) => state === 'done' || state === 'failed').map(({ id }) => id),
  )
  for (const event of told)
    if (event.state === 'received' && booked.has(event.stopId))
      await answerOf(store('events').put({ ...event, state: 'seen' } satisfies StoredEvent))
}

/** The driver has read what the office has changed. */
export async function acceptChanges(): Promise<void> {
  await inOneTransaction(['day'], 'readwrite', async (store) => {
    const known = await answerOf<StoredDay | undefined>(store('day').get('now'))
    if (!known) return
    const accepted: StoredDay = { ...known, changes: [], seenRevisions: revisionsOf(known.day) }
    await answerOf(store('day').put(accepted, 'now'))
  })
  announceChange()
}
