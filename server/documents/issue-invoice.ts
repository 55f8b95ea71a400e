import { isOnlineMethod } from '../../domain/payments/methods.ts'
import { type Cents, sumOf } from '../../domain/money.ts'
import { paymentSummary, type SettledSum } from '../../domain/orders/payment-summary.ts'
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
import { billedDebt } from './debts.ts'
import { depositLines } from './deposit-lines.ts'
import { issueDocument } from './issue-document.ts'
import { findCustomerDocument } from './store.ts'
import { lineWords } from './words.ts'

/** The invoice of a delivery equals the ledger to the cent. */
export async function issueInvoice(
  app: App,
  tx: Tx,
  deliveryId: number,
): Promise<number | undefined> {
  const facts = await loadDeliveredFacts(tx, deliveryId)
  const rates = await loadVatRates(tx)
  const { customerId, orderId, day, paymentMethod } = facts
  // What the account has already paid is not asked for.
  const shortCents = paymentMethod === 'deferred' ? 0 : Math.max(0, -facts.accountCents)
  const toPayCents = Math.min(shortCents, await billedDebt(tx, customerId))
  return issueDocument(tx, app, {
    customerId,
    orderId,
    kind: 'invoice',
    cause: { kind: 'delivery', id: deliveryId },
    suppliedOn: day,
    lines: invoiceLines(facts, rates),
    settled: withAdvance(
      settlements(facts, toPayCents),
      await findCustomerDocument(tx, customerId, { orderId, kind: 'advance_bill' }),
    ),
    toPayCents,
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
        unitCents: good.priceBeforePromoCents,
        discountCents: good.promoCents + good.bonusCents,
        grossCents: good.lineCents - good.bonusCents,
        percent: vatPercent(good.vatClass, day, rates),
        ...(facts.promoCode !== null &&
          good.promoCents > 0 && { promo: { code: facts.promoCode, cents: good.promoCents } }),
      })),
    ...sumLine(lineWords.delivery, facts.deliveryCents, standard),
    ...sumLine(lineWords.paymentCharge, facts.paymentChargeCents, standard),
    ...depositLines(facts),
    ...depositLine(lineWords.stateDeposit, stateDepositCents),
  ]
}

/** What the bank has paid is on an advance bill; orders paid before there were any have none. */
const withAdvance = (
  settled: readonly Settlement[],
  bill: Awaited<ReturnType<typeof findCustomerDocument>>,
): Settlement[] =>
  settled.map((part) =>
    part.by !== 'bank' || !bill
      ? part
      : {
          ...part,
          advance: { number: bill.number, issuedOn: bill.issuedOn, vatCents: bill.vat.vatCents },
        },
  )

/**
 * How the invoice was paid, as the order's page has it, without what the same payments brought to
 * the account.
 */
function settlements(facts: DeliveredFacts, debtCents: Cents): Settlement[] {
  const { settled, open, topUpCents, chargeCents } = paymentSummary({
    ...facts,
    status: 'delivered',
    totalWithDepositCents: 0,
    topupCents: 0,
    debtCents,
  })
  const beside = topUpCents + chargeCents - facts.paymentChargeCents
  const sumBy = (by: SettledSum['by']) => sumOf(settled, (sum) => (sum.by === by ? sum.cents : 0))
  const fromBank = settled.filter(({ by }) => by !== 'credited' && isOnlineMethod(by))
  return [
    { by: 'bank', cents: sumOf(fromBank, ({ cents }) => cents) - beside },
    { by: 'account', cents: sumBy('account') },
    { by: 'cash', cents: sumBy('cash') },
    { by: 'credit', cents: sumBy('credited') },
    { by: 'deferred', cents: open?.by === 'deferred' ? open.cents : 0 },
  ]
}
