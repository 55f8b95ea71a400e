import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import { checkStatement, numberLines, type Statement } from '../../domain/bank/statement.ts'
import type { StatementGap } from '../../domain/bank/statement-gaps.ts'
import { done, type Outcome } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Tx } from '../platform/database/connect.ts'
import { isLockTimeout } from '../platform/database/errors.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import { insertFile, type StoredContent } from '../platform/files/files.ts'
import { enqueue } from '../platform/queue.ts'
import { permit } from '../staff/permit.ts'
import { findGaps } from './find-gaps.ts'
import { type FileRefusal, readStatementFile } from './read-statement-file.ts'

export type Imported = {
  fileId: number
  lines: number
  newLines: number
  /** When the same file came before. */
  knownSince: Date | null
  gaps: StatementGap[]
}

export type ImportRefusal = Refusal<'not_permitted'> | FileRefusal

/** A file of statements as it was dropped; nothing of it is stored when any part is refused. */
export async function importStatementFile(
  app: AppWithDb,
  by: Actor,
  { name, content }: { name: string; content: Buffer },
): Promise<Outcome<Imported, ImportRefusal>> {
  const statements = await readStatementFile(content)
  if (!statements.ok) return statements
  const sha256 = await app.files.store.put(content)
  const stored = { sha256, sizeBytes: content.length, mediaType: 'application/xml' }
  const file = { name, stored, statements: statements.value }
  return inTurn(() => allOrNothing(app.db, (tx) => importStatements(app, tx, by, file)))
}

const mostTurns = 60

/** A large file takes longer than any statement may wait for its lock, so the wait begins again. */
async function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await work()
    } catch (error) {
      if (turn === mostTurns || !isLockTimeout(error)) throw error
    }
  }
}

type StatementFile = { name: string; stored: StoredContent; statements: readonly Statement[] }

/** Stores each line once; a job then says whose they are. */
async function importStatements(
  app: App,
  tx: Tx,
  by: Actor,
  { name, stored, statements }: StatementFile,
): Promise<Outcome<Imported, ImportRefusal>> {
  const permitted = await permit(app, tx, by, 'importStatements')
  if (!permitted.ok) return permitted
  const { iban } = (await app.settings()).seller
  for (const statement of statements) {
    const checked = checkStatement(statement, { ourIban: iban, today: app.clock.today() })
    if (!checked.ok) return checked
  }
  // Two imports of one moment come one after another.
  await sql`lock table bank_files in share row exclusive mode`.execute(tx)
  const known = await tx
    .selectFrom('bankFiles')
    .select('importedAt')
    .where('sha256', '=', stored.sha256)
    .orderBy('id')
    .executeTakeFirst()
  const lines = statements.flatMap((statement) => statement.lines)
  const file = { name, stored, lines: lines.length, importedAt: app.clock.now() }
  const fileId = await insertBankFile(tx, by, file)
  await insertStatements(tx, fileId, statements)
  const newLines = await insertLines(tx, { fileId, iban, lines: numberLines(lines) })
  await tx.updateTable('bankFiles').set({ newLines }).where('id', '=', fileId).execute()
  if (newLines > 0) await enqueue(tx, 'bank.match', {}, { key: 'bank.match' })
  const gaps = await findGaps(tx, iban)
  const knownSince = known?.importedAt ?? null
  return done({ fileId, lines: lines.length, newLines, knownSince, gaps })
}

type NewFile = { name: string; stored: StoredContent; lines: number; importedAt: Date }

async function insertBankFile(
  tx: Tx,
  by: Actor,
  { name, stored, lines, importedAt }: NewFile,
): Promise<number> {
  const { sha256 } = stored
  const { id } = await tx
    .insertInto('bankFiles')
    .values({ sha256, name, lines, newLines: 0, importedAt, ...actorColumns(by) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const owner = { kind: 'bank_file', id }
  await insertFile(tx, { ...stored, kind: 'statement', owner, customerId: null, keepUntil: null })
  return id
}

const insertStatements = (tx: Tx, fileId: number, statements: readonly Statement[]) =>
  tx
    .insertInto('bankStatements')
    .values(
      statements.map(({ iban, from, to, openingCents, closingCents, isInterim }) => ({
        fileId,
        iban,
        fromDay: from,
        toDay: to,
        openingCents,
        closingCents,
        isInterim,
      })),
    )
    .execute()

type NewLines = { fileId: number; iban: string; lines: ReturnType<typeof numberLines> }

const linesAtOnce = 2000

async function insertLines(tx: Tx, { fileId, iban, lines }: NewLines): Promise<number> {
  let newLines = 0
  for (let from = 0; from < lines.length; from += linesAtOnce) {
    const rows = lines.slice(from, from + linesAtOnce).map(({ key, ...line }) => ({
      ...line,
      keyHash: createHash('sha256').update(key).digest('hex'),
    }))
    const { rows: inserted } = await sql`
      with input as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (
          "bookedOn" date, cents bigint, kind text, "bankRef" text, "endToEndId" text,
          reference text, text text, "isReturn" boolean, "partyName" text, "partyIban" text,
          "partyCode" text, "keyHash" text, ordinal int)),
      added as (
        insert into bank_lines (file_id, iban, booked_on, cents, kind, bank_ref, end_to_end_id,
          reference, text, is_return, party_name, party_iban, party_code, key_hash, ordinal)
        select ${fileId}, ${iban}, "bookedOn", cents, kind, "bankRef", "endToEndId", reference,
          text, "isReturn", "partyName", "partyIban", "partyCode", decode("keyHash", 'hex'), ordinal
        from input i
        -- Of two formats of a bank one may lack the payer's own number: it is one line still.
        where not exists (select from bank_lines b
          where b.iban = ${iban} and b.booked_on = i."bookedOn" and b.file_id <> ${fileId}
            and b.cents = i.cents and b.bank_ref = i."bankRef"
            and (b.end_to_end_id is null) <> (i."endToEndId" is null))
        on conflict on constraint bank_lines_once do nothing
        returning id)
      insert into bank_line_states (line_id) select id from added returning line_id`.execute(tx)
    newLines += inserted.length
  }
  return newLines
}
