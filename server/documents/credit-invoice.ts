import type { IssuedDocument, Settlement } from '../../domain/documents/document.ts'
import { sumOf } from '../../domain/money.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { issueDocument } from './issue-document.ts'
import { loadDocument } from './store.ts'

/**
 * The invoice of a reversed delivery is credited whole; the new delivery has its own. The job is
 * retried until the invoice is issued.
 */
export async function creditInvoice(
  app: App,
  tx: Tx,
  { deliveryId }: { deliveryId: number },
): Promise<number | undefined> {
  const found = await tx
    .selectFrom('papers')
    .select('id')
    .where('kind', '=', 'invoice')
    .where('causeKind', '=', 'delivery')
    .where('causeId', '=', deliveryId)
    .executeTakeFirst()
  if (!found) throw new Error(`the invoice of delivery ${deliveryId} is not issued yet`)
  const invoice = await loadDocument(tx, found.id)
  const { id, customerId, orderId, suppliedOn, lines } = invoice
  const credited = lines.map(({ promo: _promo, ...line }) => ({
    ...line,
    unitCents: -line.unitCents,
    discountCents: -line.discountCents,
    grossCents: -line.grossCents,
  }))
  return issueDocument(tx, app, {
    customerId,
    orderId,
    correctsId: id,
    kind: 'credit_bill',
    cause: { kind: 'delivery', id: deliveryId },
    suppliedOn,
    lines: credited,
    settled: takenBack(invoice),
  })
}

/**
 * What had paid the invoice waits for the new one, its advance with the VAT too; only what the
 * invoice still asked for, or had credited, moves the account.
 */
function takenBack({ settled, toPayCents }: IssuedDocument): Settlement[] {
  const paid = settled.filter(({ by }) => by !== 'credit')
  const credited = settled.filter(({ by }) => by === 'credit')
  return [
    ...paid.map(({ by, cents, advance }) => ({
      by,
      cents: -cents,
      ...(advance && { advance: { ...advance, vatCents: -advance.vatCents } }),
    })),
    { by: 'credit', cents: -toPayCents - sumOf(credited, ({ cents }) => cents) },
  ]
}
