import type { Db } from '../../platform/database/connect.ts'
import { writeCsv } from './csv.ts'
import { recordFields } from './good-record.ts'
import { readRecords } from './record-store.ts'

/** The whole catalogue; importing the text changes nothing. */
export async function exportGoods(db: Db, format: 'csv' | 'json'): Promise<string> {
  const records = await readRecords(db)
  return format === 'csv'
    ? writeCsv(recordFields, records)
    : `${JSON.stringify(records, null, 2)}\n`
}
