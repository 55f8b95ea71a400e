import type { Db } from '../../platform/database/connect.ts'

export type FileOfStop = { stopId: number; fileId: number; kind: 'photo' | 'signature' }

/** The pictures of what happened at stops, in the order in which they were taken. */
export const findEventFiles = (db: Db, stopIds: readonly number[]): Promise<FileOfStop[]> =>
  db
    .selectFrom('eventFiles')
    .select(['stopId', 'fileId', 'kind'])
    .$narrowType<{ kind: FileOfStop['kind'] }>()
    .where('stopId', 'in', [0, ...stopIds])
    .where('kind', '<>', 'place')
    .orderBy('id')
    .execute()
