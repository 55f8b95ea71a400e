import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../../domain/actor.ts'
import { type Cents, sumOf } from '../../domain/money.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Deed } from '../actions/deed.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { permit } from '../staff/permit.ts'
import { insertTransferFile } from './export-transfers.ts'
import { reported } from './list-refunds.ts'

const Replacing = z.object({ transferFileId: z.int(), reason: z.string() })
type Replacing = z.output<typeof Replacing>

type ReplaceRefusal = Refusal<'not_permitted'> | { code: 'not_found' | 'already_replaced' }

/**
 * The bank has refused a file whole: the same transfers go by a new one. The books stay as they
 * are, since no money has moved. What the bank has reported is in no refused file.
 */
async function replaceFile(
  app: App,
  tx: Tx,
  by: Actor,
  { transferFileId, reason }: Replacing,
): Promise<Outcome<{ cents: Cents }, ReplaceRefusal>> {
  const permitted = await permit(app, tx, by, 'exportTransfers')
  if (!permitted.ok) return permitted
  const file = await tx
    .selectFrom('transferFiles')
    .select('refusedAt')
    .where('id', '=', transferFileId)
    .forUpdate()
    .executeTakeFirst()
  if (!file) return refuse({ code: 'not_found' })
  if (file.refusedAt !== null) return refuse({ code: 'already_replaced' })
  const transfers = await transfersOf(tx, transferFileId)
  if (await isReported(tx, transferFileId)) return refuse({ code: 'already_replaced' })
  const nextFileId = await insertTransferFile(app, tx, by)
  await tx
    .updateTable('transfers')
    .set({ transferFileId: nextFileId })
    .where('transferFileId', '=', transferFileId)
    .execute()
  await tx
    .updateTable('transferFiles')
    .set({ refusedAt: app.clock.now(), refusedWhy: reason, nextFileId })
    .where('id', '=', transferFileId)
    .execute()
  const about = { subject: 'transfer_file', subjectId: transferFileId, reason }
  await audit(app, tx, by, { action: 'refunds.replaced', ...about, kept: 'books' })
  return done({ cents: sumOf(transfers, ({ cents }) => cents) })
}

async function isReported(tx: Tx, transferFileId: number): Promise<boolean> {
  const { rows } = await sql`
    select from transfers t join (${reported}) b using (refund_id)
    where t.transfer_file_id = ${transferFileId} limit 1`.execute(tx)
  return rows.length > 0
}

const transfersOf = (tx: Tx, transferFileId: number) =>
  tx
    .selectFrom('transfers')
    .select(['refundId', 'cents'])
    .where('transferFileId', '=', transferFileId)
    .execute()

/** As a file itself, it needs a second person. */
export const replaceFileDeed: Deed<Replacing> = {
  name: 'refunds.replace_file',
  right: 'exportTransfers',
  input: Replacing,
  subject: ({ transferFileId }) => ({ kind: 'transfer_file', id: transferFileId }),
  reasonOf: ({ reason }) => reason,
  reach: async (tx, { transferFileId }) => ({
    cents: sumOf(await transfersOf(tx, transferFileId), ({ cents }) => cents),
  }),
  run: async (app, tx, by, replacing) => {
    const replaced = await replaceFile(app, tx, by, replacing)
    return replaced.ok ? done({}) : replaced
  },
}
