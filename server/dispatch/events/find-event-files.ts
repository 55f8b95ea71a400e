import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'

export type FileOfStop = { stopId: number; fileId: number; kind: 'photo' | 'signature' }

const filesOfStops = (db: Db, stopIds: readonly number[]) =>
  db
    .selectFrom('eventFiles')
    .select(['stopId', 'fileId', 'kind'])
    .$narrowType<{ kind: FileOfStop['kind'] }>()
    .where('stopId', 'in', [0, ...stopIds])
    .where('kind', '<>', 'place')
    .orderBy('id')

/** The pictures of what happened at stops, in the order in which they were taken. */
export const findEventFiles = (db: Db, stopIds: readonly number[]): Promise<FileOfStop[]> =>
  filesOfStops(db, stopIds).execute()

export const findShownFiles = (db: Db, stopId: number): Promise<FileOfStop[]> =>
  filesOfStops(db, [stopId])
    .where(isPictureShown(sql.ref('eventFiles.eventId')))
    .execute()

/**
 * Whether a picture leaves the office: not that of an event which was taken back, nor of another
 * driver or an ended phone before the office has looked.
 */
export const isPictureShown = (eventId: RawBuilder<unknown>) => sql<boolean>`
  exists (select from driver_events v where v.id = ${eventId}
    and (not v.flags && array['other_driver', 'device_ended']
      or v.number <= (select max(w.last_event) from stop_reviews w where w.stop_id = v.stop_id))
    and not exists (select from driver_events u where u.stop_id = v.stop_id
      and u.fact ->> 'kind' = 'undone' and u.fact ->> 'eventId' = v.id::text))`
