import type { AppWithDb } from '../../app-context.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { type CsvRow, chunksOfFile, hashOfFile } from './read-register-file.ts'

/** `isNew` is false for a file that was read to its end before. */
export type Imported = { rowsRead: number; rowsChanged: number; isNew: boolean }

type Importing = {
  kind: 'houses' | 'former_names'
  columns: readonly string[]
  /** Writes a chunk; returns the number of rows that changed. */
  write: (tx: Tx, rows: readonly CsvRow[]) => Promise<number>
  /** Runs once after the last chunk. */
  finish?: (tx: Tx) => Promise<void>
}

/**
 * Reads a file of the register chunk by chunk, each in a transaction with the count of what has
 * been read: a reading that was cut off goes on from there.
 */
export async function importFile(
  app: AppWithDb,
  path: string,
  { kind, columns, write, finish }: Importing,
): Promise<Imported> {
  const { db, clock } = app
  const started = await startImport(db, { kind, fileHash: await hashOfFile(path), at: clock.now() })
  const { id, finishedAt } = started
  let { rowsRead, rowsChanged } = started
  if (finishedAt !== null) return { rowsRead, rowsChanged, isNew: false }
  for await (const rows of chunksOfFile(path, { needed: columns, skip: rowsRead })) {
    rowsRead += rows.length
    rowsChanged += await inTransaction(db, async (tx) => {
      const changed = await write(tx, rows)
      await saveProgress(tx, id, { rowsRead, rowsChanged: rowsChanged + changed })
      return changed
    })
  }
  await inTransaction(db, async (tx) => {
    await finish?.(tx)
    await saveProgress(tx, id, { finishedAt: clock.now() })
  })
  return { rowsRead, rowsChanged, isNew: true }
}

type Starting = { kind: Importing['kind']; fileHash: Buffer; at: Date }

const startImport = (db: Db, { kind, fileHash, at }: Starting) =>
  inTransaction(db, async (tx) => {
    await tx
      .insertInto('registerImports')
      .values({ kind, fileHash, startedAt: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return tx
      .selectFrom('registerImports')
      .select(['id', 'rowsRead', 'rowsChanged', 'finishedAt'])
      .where('kind', '=', kind)
      .where('fileHash', '=', fileHash)
      .executeTakeFirstOrThrow()
  })

type Progress = { rowsRead?: number; rowsChanged?: number; finishedAt?: Date }

const saveProgress = (tx: Tx, id: number, progress: Progress) =>
  tx.updateTable('registerImports').set(progress).where('id', '=', id).execute()
