import { rigaDay } from '../../domain/calendar/riga-time.ts'
import { vatPercent } from '../../domain/documents/vat.ts'
import { loadVatRates } from '../catalogue/vat-rates.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { enqueue } from '../platform/queue.ts'
import { issuePaper } from './issue-document.ts'
import { sumLine } from './plain-lines.ts'
import { lineWords } from './words.ts'

/** Money came onto an account: its bill is made by a job, so that a bank's answer never waits for a number. */
export const oweAdvanceBill = (tx: Db, { paymentId }: { paymentId: number }): Promise<void> =>
  enqueue(tx, 'papers.issue-advance-bill', { paymentId })

/** The advance bill of a top-up. An advance for goods not yet chosen has no VAT; the bank's charge has. */
export const issueAdvanceBill = (app: App, paymentId: number): Promise<number | undefined> =>
  inTransaction(app.db, async (tx) => {
    const payment = await paidPayment(tx, paymentId)
    const paidOn = rigaDay((payment.paidAt ?? app.clock.now()).getTime())
    const chargeVat = vatPercent('standard', paidOn, await loadVatRates(tx))
    const toOrderCents = payment.creditedTo === 'order' ? payment.orderCents : 0
    const toAccountCents = payment.orderCents + payment.topupCents - toOrderCents
    // The charge stands on the order's invoice when there is one.
    const chargeCents = toOrderCents > 0 ? 0 : payment.chargeCents
    return issuePaper(tx, app, {
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
  })

const paidPayment = (db: Db, paymentId: number) =>
  db
    .selectFrom('payments')
    .select(['customerId', 'creditedTo', 'orderCents', 'topupCents', 'chargeCents', 'paidAt'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
