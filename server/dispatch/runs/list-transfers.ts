import type { Language } from '../../../domain/words/language.ts'
import type { Db } from '../../platform/database/connect.ts'
import { findTransfers } from './transfer-store.ts'

/** The transfers of a run as office and driver see them, the newest first. */
export async function listTransfers(db: Db, runId: number, language: Language) {
  const transfers = await findTransfers(db, runId, language)
  return transfers.map(({ givenAt, takenAt, ...transfer }) => ({
    ...transfer,
    isGiven: givenAt !== null,
    isTaken: takenAt !== null,
  }))
}
