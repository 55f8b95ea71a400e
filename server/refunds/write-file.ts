import { endToEndIdOf } from '../../domain/bank/end-to-end-id.ts'
import { transferFileXml } from '../../domain/bank/transfer-file.ts'
import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Tx } from '../platform/database/connect.ts'
import { insertFile } from '../platform/files/files.ts'

/** Writes a file of transfers once; its bytes follow from the rows. */
export async function writeTransferFile(app: AppWithDb, transferFileId: number): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const file = await lockFile(tx, transferFileId)
    if (file.fileId !== null || file.refusedAt !== null) return
    const content = Buffer.from(await fileXml(tx, file))
    const sha256 = await app.files.store.put(content)
    const fileId = await insertFile(tx, {
      sha256,
      sizeBytes: content.length,
      mediaType: 'application/xml',
      kind: 'transfers',
      owner: { kind: 'transfer_file', id: transferFileId },
      customerId: null,
      keepUntil: null,
    })
    await tx.updateTable('transferFiles').set({ fileId }).where('id', '=', transferFileId).execute()
  })
}

const lockFile = (tx: Tx, id: number) =>
  tx
    .selectFrom('transferFiles')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

async function fileXml(tx: Tx, file: Awaited<ReturnType<typeof lockFile>>): Promise<string> {
  const transfers = await tx
    .selectFrom('transfers')
    .selectAll()
    .where('transferFileId', '=', file.id)
    .orderBy('refundId')
    .execute()
  return transferFileXml({
    id: `AVOTS-${file.id}`,
    madeAt: file.madeAt,
    payOn: file.payOn,
    payer: { name: file.payerName, iban: file.iban },
    transfers: transfers.map(({ refundId, customerId, cents, iban, payeeName }) => {
      const endToEndId = endToEndIdOf(refundId)
      const text = `Atmaksa, klients ${customerId}, ${endToEndId}`
      return { endToEndId, cents, payeeName, iban, text }
    }),
  })
}
