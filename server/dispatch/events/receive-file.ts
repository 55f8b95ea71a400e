import { justDone } from '../../platform/http/done-answers.ts'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { EventFile } from '../../../contract/driver/event-files.ts'
import { addDays } from '../../../domain/calendar.ts'
import { mostPhotosOfEvent } from '../../../domain/dispatch/proof-wanted.ts'
import { type Outcome, refuse } from '../../../domain/outcome.ts'
import type { AppWithDb } from '../../app-context.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import { RetryTransaction } from '../../platform/database/errors.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'
import {
  insertFile,
  photoDays,
  pictureRefusal,
  type StoredContent,
} from '../../platform/files/files.ts'
import { findSigningDevice } from '../../staff/signing-device.ts'
import { lockStop } from '../runs/run-store.ts'
import { isSignedBy } from './is-signed-by.ts'

type SentFile = { device: number; text: string; signature: string; content: string }
type FileRefusal =
  | { code: 'device_unknown' | 'event_unknown' | 'file_unreadable' | 'too_many_pictures' }
  | ReturnType<typeof pictureRefusal>

/**
 * Stores a picture with its event, once. The event comes first: a picture of one that has not
 * arrived is refused, and the phone sends it again.
 */
export async function receiveFile(
  app: AppWithDb,
  { device: deviceId, text, signature, content }: SentFile,
): Promise<Outcome<{ done: true }, FileRefusal>> {
  const device = await findSigningDevice(app, app.db, deviceId)
  if (!device) return refuse({ code: 'device_unknown' })
  const bytes = Buffer.from(content, 'base64')
  const told = fileIn(text)
  const isWhole = createHash('sha256').update(bytes).digest('hex') === told?.hash
  const isOwn = told?.device === deviceId && isSignedBy(device, text, signature)
  if (!told || !isWhole || !isOwn) return refuse({ code: 'file_unreadable' })
  if (await isKnown(app.db, told.id)) return justDone
  const stop = await findStopOfEvent(app.db, deviceId, told.eventId)
  if (!stop) return refuse({ code: 'event_unknown' })
  if (stop.pictures > mostPhotosOfEvent) return refuse({ code: 'too_many_pictures' })
  const stored = await app.files.putImage(bytes)
  if (!stored.ok) return refuse(pictureRefusal(stored.refusal))
  return allOrNothing(app.db, (tx) => insertPicture(app, tx, { ...told, ...stop }, stored.value))
}

/** Pictures that come at once are counted one after another. */
async function insertPicture(
  { clock }: AppWithDb,
  tx: Tx,
  { id, device, eventId, kind, stopId, customerId }: EventFile & StopOfEvent,
  content: StoredContent,
): Promise<Outcome<{ done: true }, { code: 'too_many_pictures' }>> {
  await lockStop(tx, stopId)
  if (await isKnown(tx, id)) return justDone
  const { pictures } = (await findStopOfEvent(tx, device, eventId))!
  if (pictures > mostPhotosOfEvent) return refuse({ code: 'too_many_pictures' })
  const fileId = await insertFile(tx, {
    ...content,
    kind,
    owner: { kind: 'stop', id: stopId },
    customerId,
    keepUntil: addDays(clock.today(), photoDays),
  })
  const stored = await tx
    .insertInto('eventFiles')
    .values({ id, eventId, stopId, kind, fileId, receivedAt: clock.now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!stored) throw new RetryTransaction('it came for another stop meanwhile')
  return justDone
}

function fileIn(text: string): EventFile | undefined {
  try {
    return EventFile.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const isKnown = async (db: Db, id: string) =>
  (await db.selectFrom('eventFiles').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined

type StopOfEvent = { stopId: number; customerId: number; pictures: number }

/** Of an event that this phone has told: another adds nothing to it. */
const findStopOfEvent = (
  db: Db,
  deviceId: number,
  eventId: string,
): Promise<StopOfEvent | undefined> =>
  db
    .selectFrom('driverEvents')
    .innerJoin('stops', 'stops.id', 'driverEvents.stopId')
    .select(['stops.id as stopId', 'stops.customerId'])
    .select(
      sql<number>`(select count(*)::int from event_files f where f.event_id = driver_events.id)`.as(
        'pictures',
      ),
    )
    .where('driverEvents.id', '=', eventId)
    .where('driverEvents.deviceId', '=', deviceId)
    .executeTakeFirst()
