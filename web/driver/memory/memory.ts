import type { DriverDay } from '../../../contract/driver/day.ts'
import type { StopChange } from '../../../domain/dispatch/day-changes.ts'
import { answerOf, inOneTransaction, type Stores } from './database.ts'
import { announceChange } from './changes.ts'
import type { Fact, NewBlob, Screen, StoredBlob, StoredEvent } from './stored-event.ts'
import { uuidByTime } from './uuid-by-time.ts'

/** The day's package, and when this phone had all of it. */
export type StoredDay = {
  day: DriverDay
  loadedAtMs: number
  /** What the office has changed and the driver has not said OK to. */
  changes: readonly StopChange[]
  /** The revision of each run that the driver knows. */
  seenRevisions: Readonly<Record<number, number>>
}

/** The version of the app is the name of its bundle. */
const appVersion = /([\w-]+)\.js/.exec(import.meta.url)?.[1]?.slice(0, 40) ?? 'dev'

export const readDay = (): Promise<StoredDay | undefined> =>
  inOneTransaction(['day'], 'readonly', dayIn)

export const readScreen = (): Promise<Screen | undefined> =>
  inOneTransaction(['screen'], 'readonly', (store) =>
    answerOf<Screen | undefined>(store('screen').get('now')),
  )

/** What the phone has told, the oldest first. */
export const events = (): Promise<StoredEvent[]> =>
  inOneTransaction(['events'], 'readonly', (store) =>
    answerOf<StoredEvent[]>(store('events').getAll()),
  )

/** Where the driver goes without telling anything. */
export async function saveScreen(screen: Screen): Promise<void> {
  await inOneTransaction(['screen'], 'readwrite', (store) =>
    answerOf(store('screen').put(screen, 'now')),
  )
  announceChange()
}

/**
 * Stores what happened, the screen that follows and the pictures, in one transaction: when it is
 * fulfilled the event is on the phone for good, and the app opens at that screen.
 */
export async function recordEvent(
  { stopId, fact }: { stopId: number; fact: Fact },
  screen: Screen,
  blobs: readonly NewBlob[] = [],
): Promise<StoredEvent> {
  const stores = ['device', 'day', 'events', 'screen', 'blobs'] as const
  const event = await inOneTransaction(stores, 'readwrite', async (store) => {
    const recorded = await newEvent(store, stopId, fact)
    await answerOf(store('events').add(recorded))
    for (const blob of blobs)
      await answerOf(
        store('blobs').add({
          ...blob,
          id: uuidByTime(recorded.atMs),
          eventId: recorded.id,
          isSent: 0,
        } satisfies StoredBlob),
      )
    await answerOf(store('screen').put(screen, 'now'))
    return recorded
  })
  announceChange()
  return event
}

async function newEvent(store: Stores, stopId: number, fact: Fact): Promise<StoredEvent> {
  const { deviceId } = await answerOf<{ deviceId: number }>(store('device').get('own'))
  const seq = await nextSeq(store, deviceId)
  const planRevision = await revisionOf(store, stopId)
  const now = new Date()
  const id = uuidByTime(now.getTime())
  const text = JSON.stringify({
    id,
    device: deviceId,
    seq,
    stopId,
    at: now.toISOString(),
    elapsedMs: Math.round(performance.now()),
    planRevision,
    appVersion,
    fact,
  })
  return { seq, id, stopId, atMs: now.getTime(), fact, text, state: 'onPhone' }
}

/** Numbers go on after the events of an earlier day were wiped, and after those of another key. */
async function nextSeq(store: Stores, deviceId: number): Promise<number> {
  const key = `seq of ${deviceId}`
  const last = await answerOf<number | undefined>(store('device').get(key))
  const stored = await answerOf(store('events').openKeyCursor(null, 'prev'))
  const seq = Math.max(last ?? 0, Number(stored?.key ?? 0)) + 1
  await answerOf(store('device').put(seq, key))
  return seq
}

async function revisionOf(store: Stores, stopId: number): Promise<number> {
  const stored = await dayIn(store)
  const stop = stored?.day.stops.find(({ id }) => id === stopId)
  return (stop && stored?.seenRevisions[stop.runId]) ?? 0
}

const dayIn = (store: Stores): Promise<StoredDay | undefined> =>
  answerOf<StoredDay | undefined>(store('day').get('now'))
