import { isOnlineMethod } from '../../domain/payments/methods.ts'
import { sumOf } from '../../domain/money.ts'
import {
  type DocumentLine,
  type Settlement,
  depositLine,
  sumLine,
} from '../../domain/documents/document.ts'
import { vatPercent, type VatRate } from '../../domain/documents/vat.ts'
import { loadVatRates } from '../catalogue/vat-rates.ts'
import { loadDeliveredFacts, type DeliveredFacts } from '../dispatch/delivered-facts.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { issueDocument } from './issue-document.ts'
import { lineWords } from './words.ts'

/** The invoice of a delivery equals the ledger to the cent. */
export async function issueInvoice(
  app: App,
  tx: Tx,
  deliveryId: number,
): Promise<number | undefined> {
  const facts = await loadDeliveredFacts(tx, deliveryId)
  const rates = await loadVatRates(tx)
  const { customerId, orderId, day } = facts
  return issueDocument(tx, app, {
    customerId,
    orderId,
    kind: 'invoice',
    cause: { kind: 'delivery', id: deliveryId },
    suppliedOn: day,
    lines: invoiceLines(facts, rates),
    settled: settlements(facts),
    toPayCents: Math.max(0, -facts.accountCents),
  })
}

function invoiceLines(facts: DeliveredFacts, rates: readonly VatRate[]): DocumentLine[] {
  const { goods, day } = facts
  const stateDepositCents = sumOf(goods, (good) =>
    good.isLent ? 0 : good.left * good.stateDepositCents,
  )
  const standard = vatPercent('standard', day, rates)
  return [
    ...goods
      .filter((good) => good.left > 0)
      .map((good): DocumentLine => ({
        name: good.nameLv,
        unit: good.kind === 'service' ? 'service' : 'piece',
        quantity: good.left,
        unitCents: good.unitPriceCents,
        discountCents: good.discountCents + good.bonusCents,
        grossCents: good.lineCents - good.bonusCents,
        percent: vatPercent(good.vatClass, day, rates),
      })),
    ...sumLine(lineWords.delivery, facts.deliveryCents, standard),
    ...sumLine(lineWords.paymentCharge, facts.paymentChargeCents, standard),
    ...depositLine(lineWords.depositCharged, facts.depositChargedCents),
    ...depositLine(lineWords.depositReturned, -facts.depositReturnedCents),
    ...depositLine(lineWords.stateDeposit, stateDepositCents),
  ]
}

/** The payment charge was paid with the order; what exceeds the invoice went to the account. */
function settlements(facts: DeliveredFacts): Settlement[] {
  const { prepaidCents, cashCents, accountCents, paymentMethod, paymentChargeCents } = facts
  const isBank = paymentMethod !== null && isOnlineMethod(paymentMethod)
  return [
    {
      by: paymentMethod === 'deferred' ? 'deferred' : isBank ? 'bank' : 'account',
      cents: prepaidCents + paymentChargeCents,
    },
    { by: 'cash', cents: cashCents },
    { by: 'credit', cents: -Math.max(0, accountCents) },
  ]
}
