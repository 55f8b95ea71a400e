import { sumLine } from '../../domain/documents/document.ts'
import { rigaDay } from '../../domain/calendar/riga-time.ts'
import { vatPercent } from '../../domain/documents/vat.ts'
import { loadVatRates } from '../catalogue/vat-rates.ts'
import type { App } from '../app-context.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { enqueue } from '../platform/queue.ts'
import { issueDocument } from './issue-document.ts'
import { lineWords } from './words.ts'

/** A job issues the bill, so that a webhook never waits for the lock of the number series. */
export const queueAdvanceBill = (tx: Tx, { paymentId }: { paymentId: number }): Promise<void> =>
  enqueue(tx, 'papers.issue-advance-bill', { paymentId })

/** The advance bill of a top-up. An advance for unknown goods bears no VAT; the charge does. */
export async function issueAdvanceBill(
  app: App,
  tx: Tx,
  paymentId: number,
): Promise<number | undefined> {
  const payment = await loadPayment(tx, paymentId)
  const paidOn = rigaDay((payment.paidAt ?? app.clock.now()).getTime())
  const chargeVat = vatPercent('standard', paidOn, await loadVatRates(tx))
  const toOrderCents = payment.creditedTo === 'order' ? payment.orderCents : 0
  const toAccountCents = payment.orderCents + payment.topupCents - toOrderCents
  // With an order, the charge is on the order's invoice.
  const chargeCents = toOrderCents > 0 ? 0 : payment.chargeCents
  return issueDocument(tx, app, {
    customerId: payment.customerId,
    paymentId,
    kind: 'advance_bill',
    cause: { kind: 'payment', id: paymentId },
    suppliedOn: paidOn,
    lines: [
      ...sumLine(lineWords.advance, toAccountCents, null),
      ...sumLine(lineWords.paymentCharge, chargeCents, chargeVat),
    ],
    settled: [{ by: 'bank', cents: toAccountCents + chargeCents }],
  })
}

const loadPayment = (db: Db, paymentId: number) =>
  db
    .selectFrom('payments')
    .select(['customerId', 'creditedTo', 'orderCents', 'topupCents', 'chargeCents', 'paidAt'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
