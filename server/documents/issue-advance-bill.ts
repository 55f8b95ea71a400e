import { depositLine, type DocumentLine, sumLine } from '../../domain/documents/document.ts'
import { rigaDay } from '../../domain/calendar/riga-time.ts'
import { vatPercent } from '../../domain/documents/vat.ts'
import type { OrderAdvance } from '../../domain/ledger/order-advance.ts'
import { sumOf } from '../../domain/money.ts'
import { loadVatRates } from '../catalogue/vat-rates.ts'
import type { App } from '../app-context.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { enqueue } from '../platform/queue.ts'
import { issueDocument } from './issue-document.ts'
import { lineWords } from './words.ts'

/** `advance` is what an order was paid with, as it was when it was paid. */
export type ReceivedAdvance = { paymentId: number; advance?: OrderAdvance | undefined }

/** A job issues the bill, so that a webhook never waits for the lock of the number series. */
export const queueAdvanceBill = (tx: Tx, received: ReceivedAdvance): Promise<void> =>
  enqueue(tx, 'papers.issue-advance-bill', received)

/**
 * The advance bill of a payment. What an order was paid with bears its VAT at once, and the invoice
 * sets it off; a top-up, an advance for unknown goods, bears none. The charge does.
 */
export async function issueAdvanceBill(
  app: App,
  tx: Tx,
  { paymentId, advance }: ReceivedAdvance,
): Promise<number | undefined> {
  const { customerId, orderId, ...payment } = await loadPayment(tx, paymentId)
  const paidOn = rigaDay((payment.paidAt ?? app.clock.now()).getTime())
  const chargeVat = vatPercent('standard', paidOn, await loadVatRates(tx))
  const toAccountCents = payment.topupCents + (advance ? 0 : payment.orderCents)
  const lines = [
    ...(advance && orderId !== null ? orderLines(orderId, advance) : []),
    ...sumLine(lineWords.advance, toAccountCents, null),
    ...sumLine(lineWords.paymentCharge, payment.chargeCents, chargeVat),
  ]
  return issueDocument(tx, app, {
    customerId,
    paymentId,
    orderId: advance ? orderId : null,
    kind: 'advance_bill',
    cause: { kind: 'payment', id: paymentId },
    suppliedOn: paidOn,
    lines,
    settled: [{ by: 'bank', cents: sumOf(lines, ({ grossCents }) => grossCents) }],
  })
}

export const orderLines = (
  orderId: number,
  { taxed, depositCents }: OrderAdvance,
): DocumentLine[] => [
  ...taxed.flatMap(({ percent, grossCents }) =>
    sumLine(lineWords.orderAdvance(orderId), grossCents, percent),
  ),
  ...depositLine(lineWords.orderDeposit(orderId), depositCents),
]

const loadPayment = (db: Db, paymentId: number) =>
  db
    .selectFrom('payments')
    .select(['customerId', 'orderId', 'orderCents', 'topupCents', 'chargeCents', 'paidAt'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
