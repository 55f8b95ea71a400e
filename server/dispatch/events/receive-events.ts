import { sql } from 'kysely'
import type { z } from 'zod'
import { DriverEvent } from '../../../contract/driver/events.ts'
import { byDriver } from '../../../domain/actor.ts'
import { dayOf } from '../../../domain/calendar.ts'
import type { StopFact } from '../../../domain/dispatch/stop-events.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { AppWithDb } from '../../app-context.ts'
import type { Db } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { findSigningDevice } from '../../staff/signing-device.ts'
import { announceNextStop } from '../runs/announce-next-stop.ts'
import { isSignedBy } from './is-signed-by.ts'
import { recordEvent, type ToldEvent, type Verdict } from './record-event.ts'

type SentEvents = {
  device: number
  sentAt: string
  /** Its codes were read by another, who knows not how long after they were shown. */
  isCarried?: boolean | undefined
  events: readonly { id: string; text: string; signature: string }[]
}

type Received = { verdicts: Verdict[]; expectedSeq: number }

/**
 * Takes a phone's events, each in a transaction of its own. The key makes them the driver's, also
 * after the session has ended; an event that it has not signed is not stored.
 */
export async function receiveEvents(
  app: AppWithDb,
  { device: deviceId, sentAt, isCarried = false, events }: SentEvents,
): Promise<Outcome<Received, { code: 'device_unknown' }>> {
  const device = await findSigningDevice(app, app.db, deviceId)
  if (!device) return refuse({ code: 'device_unknown' })
  const by = byDriver(device.staffId)
  const verdicts: Verdict[] = []
  let lastStop: number | null = null
  for (const { id, text, signature } of events) {
    if (!isSignedBy(device, text, signature))
      verdicts.push({ id, verdict: 'parked', flags: ['signature'] })
    else {
      const told = {
        ...readEvent(app, deviceId, id, text),
        sentAt: sentBy(app, new Date(sentAt), isCarried),
        signed: { deviceId, text, signature: Buffer.from(signature, 'base64url') },
        flags: device.hasEnded ? (['device_ended'] as const) : [],
      }
      verdicts.push(await inTransaction(app.db, (tx) => recordEvent(app, tx, by, told)))
      lastStop = told.stopId ?? lastStop
    }
  }
  if (lastStop !== null) await announceNextStop(app, lastStop)
  return done({ verdicts, expectedSeq: await findExpectedSeq(app.db, deviceId) })
}

/** Codes that are read late are no clock that is slow: what they tell has happened when they say. */
function sentBy({ clock }: AppWithDb, sentAt: Date, isCarried: boolean): Date {
  const now = clock.now()
  return isCarried && sentAt < now ? now : sentAt
}

/** A text that is no event of ours, or names another phone, waits for a person. */
function readEvent(app: AppWithDb, deviceId: number, id: string, text: string): ToldEvent {
  const source = `device:${deviceId}`
  const read = DriverEvent.safeParse(jsonOf(text))
  if (!read.success || read.data.id !== id || read.data.device !== deviceId)
    return { id, source, seq: 0, stopId: null, fact: null, saidAt: app.clock.now() }
  const { seq, stopId, at, fact } = read.data
  return { id, source, seq, stopId, saidAt: new Date(at), fact: factOf(fact) }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function factOf(read: z.output<typeof DriverEvent>['fact']): StopFact {
  if (read.kind !== 'not_delivered') return read
  const { askedDay, ...fact } = read
  return askedDay === undefined ? fact : { ...fact, askedDay: dayOf(askedDay) }
}

/** The first number that is missing: what lies before it has all arrived. */
export async function findExpectedSeq(db: Db, deviceId: number): Promise<number> {
  const { rows } = await sql<{ expected: number }>`
    select coalesce(min(n.seq), 0) + 1 as expected
    from (select seq from driver_events where device_id = ${deviceId}
      union select 0) n
    where not exists (select from driver_events e
      where e.device_id = ${deviceId} and e.seq = n.seq + 1)`.execute(db)
  return rows[0]!.expected
}
