import { sumOf } from '../../domain/money.ts'
import type { PaperLine, Settled } from '../../domain/documents/document.ts'
import { vatPercent, type VatRate } from '../../domain/documents/vat.ts'
import { loadVatRates } from '../catalogue/vat-rates.ts'
import { loadDeliveredFacts, type DeliveredFacts } from '../dispatch/delivered-facts.ts'
import type { App } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { issuePaper } from './issue-document.ts'
import { depositLine, sumLine } from './plain-lines.ts'
import { lineWords } from './words.ts'

/** The invoice of a delivery: it says what the ledger says, to the cent. */
export const issueInvoice = (app: App, deliveryId: number): Promise<number | undefined> =>
  inTransaction(app.db, async (tx) => {
    const facts = await loadDeliveredFacts(tx, deliveryId)
    const rates = await loadVatRates(tx)
    const { customerId, orderId, day } = facts
    return issuePaper(tx, app, {
      customerId,
      orderId,
      kind: 'invoice',
      cause: { kind: 'delivery', id: deliveryId },
      suppliedOn: day,
      lines: linesOf(facts, rates),
      settled: settledOf(facts),
      toPayCents: Math.max(0, -facts.accountCents),
    })
  })

function linesOf(facts: DeliveredFacts, rates: readonly VatRate[]): PaperLine[] {
  const { goods, day } = facts
  const stateDepositCents = sumOf(goods, (good) =>
    good.isLent ? 0 : good.left * good.stateDepositCents,
  )
  const standard = vatPercent('standard', day, rates)
  return [
    ...goods
      .filter((good) => good.left > 0)
      .map((good): PaperLine => ({
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

/** The charge of the bank's method was paid with the order; what is neither paid nor owed went to the account. */
function settledOf(facts: DeliveredFacts): Settled[] {
  const { prepaidCents, cashCents, accountCents, paymentMethod, paymentChargeCents } = facts
  const isBank = paymentMethod !== null && paymentMethod >= 6
  return [
    {
      by: paymentMethod === 5 ? 'deferred' : isBank ? 'bank' : 'account',
      cents: prepaidCents + paymentChargeCents,
    },
    { by: 'cash', cents: cashCents },
    { by: 'credit', cents: -Math.max(0, accountCents) },
  ]
}
