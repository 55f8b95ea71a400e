import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import type { Cents } from '../../domain/money.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { App } from '../app-context.ts'
import { type AnswerRefusal, payRefund } from '../bottles/answer-refund.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Tx } from '../platform/database/connect.ts'
import { enqueue } from '../platform/queue.ts'
import { permit } from '../staff/permit.ts'

type ExportRefusal = Refusal<'not_permitted'> | AnswerRefusal | { code: 'no_payee_name' }

type Payee = { customerId: number; iban: string; name: string }

/** Pays a refund by the file of transfers that this transaction makes. */
export async function exportTransfer(
  app: App,
  tx: Tx,
  by: Actor,
  refundId: number,
): Promise<Outcome<{ cents: Cents }, ExportRefusal>> {
  const permitted = await permit(app, tx, by, 'exportTransfers')
  if (!permitted.ok) return permitted
  const payee = await findPayee(tx, refundId)
  if (!payee) return refuse({ code: 'no_open_request' })
  if (payee.name.trim() === '') return refuse({ code: 'no_payee_name' })
  const paid = await payRefund(app, tx, by, refundId)
  if (!paid.ok) return paid
  const transferFileId = (await fileOfTransaction(tx)) ?? (await insertTransferFile(app, tx, by))
  await tx
    .insertInto('transfers')
    .values({
      refundId,
      transferFileId,
      customerId: payee.customerId,
      cents: paid.value.cents,
      iban: payee.iban,
      payeeName: payee.name,
    })
    .execute()
  return done(paid.value)
}

async function findPayee(tx: Tx, refundId: number): Promise<Payee | undefined> {
  const { rows } = await sql<Payee>`
    select r.customer_id, r.iban, coalesce(c.name, '') as name
    from deposit_refunds r join customers c on c.id = r.customer_id
    where r.id = ${refundId} and r.pay_to = 'iban' and r.state = 'requested'`.execute(tx)
  return rows[0]
}

/** Another act may have committed a file since this one made its own. */
async function fileOfTransaction(tx: Tx): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from transfer_files
    where id > (select max(id) from transfer_files) - 100 and written_here(xmin)`.execute(tx)
  return rows[0]?.id
}

/** A file of transfers that a job writes after the commit. */
export async function insertTransferFile(app: App, tx: Tx, by: Actor): Promise<number> {
  const { iban, name } = (await app.settings()).seller
  const { id } = await tx
    .insertInto('transferFiles')
    .values({
      iban,
      payerName: name,
      payOn: app.clock.today(),
      madeAt: app.clock.now(),
      ...actorColumns(by),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, 'refunds.write-file', { transferFileId: id })
  return id
}
