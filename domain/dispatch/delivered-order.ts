import { isService, isWaterGood, type BottleKind, type SetOfBottles } from '../cart/cart-line.ts'
import type { DeliveredOrder } from '../ledger/delivered.ts'
import { roundCents, sumOf, type Cents } from '../money.ts'
import { vatFromGross, vatTable, type VatClass } from '../documents/vat.ts'
import { bonusShares, earnedBonus, usableBonus } from '../pricing/bonus.ts'
import { orderDeposit, type CustomerDeposit, type LentLine } from '../pricing/order-deposit.ts'
import type { ShopSettings } from '../settings.ts'
import { depositsByGood, type MovedGood } from './deposits-by-good.ts'

/** A placed line with the courier's counts. */
export type CountedLine = {
  goodId: number
  kind: 'good' | 'rentable' | 'service'
  bottleKind: BottleKind
  isLent: boolean
  ordered: number
  left: number
  taken: number
  unitPriceCents: Cents
  /** What the ordered pieces cost, after the promo code. */
  lineCents: Cents
  stateDepositCents: Cents
  vatPercent: number
  lentDepositCents: Cents
  /** The bottle inside a set, and how many. */
  bottles: SetOfBottles | null
}

/** A line at the customer's door, before the VAT rate of the day is known. */
export type DoorLine = Omit<CountedLine, 'vatPercent'> & {
  vatClass: VatClass
  /** Pieces that the customer had announced to return. */
  returned: number
  isCounted: boolean
  monthlyPaymentCents: Cents
}

export type DeliveredInput = {
  lines: readonly CountedLine[]
  deliveryCents: Cents
  /** The rate of the delivery fee and the payment charge. */
  standardVatPercent: number
  /** The charge of the payment method: on this invoice, but posted when it was paid. */
  paymentChargeCents: Cents
  bonusCents: Cents
  bonusIsEnabled: boolean
  prepaidCents: Cents
  /** What the courier received. */
  cashCents: Cents | 'as due'
  paysCourier: boolean
  deposit: CustomerDeposit
  /** The deposit paid for each good. */
  depositOfGood: Readonly<Record<number, Cents>>
}

export type SettledDelivery = {
  ledger: DeliveredOrder
  /** For each line, before its share of the bonus. */
  lineCents: Cents[]
  bonusShares: Cents[]
  /** Bonus earned by this delivery, and bonus returned because fewer goods were left. */
  bonusEarnedCents: Cents
  bonusGivenBackCents: Cents
  moved: MovedGood[]
  /** What the courier had to collect by these counts. */
  dueInCashCents: Cents
  /** The total of the invoice. */
  invoicedCents: Cents
  /** The change of the account, deposits included; below zero it is a debt. */
  accountCents: Cents
}

export type DeliverySettings = Pick<
  ShopSettings,
  'depositSteps' | 'bonusUsePercent' | 'bonusEarnPercent'
>

/** The sums of an order by what was left, taken back and paid. */
export function settleDelivery(input: DeliveredInput, settings: DeliverySettings): SettledDelivery {
  const { lines } = input
  const lineCents = lines.map(deliveredCents)
  const bonus = bonusOf(input, lineCents, settings)
  const moved = lines.map((line): LentLine => ({ ...line, order: line.left, return: line.taken }))
  const deposit = orderDeposit(moved, input.deposit, settings.depositSteps)
  const chargedCents = deposit.lentDepositCents - deposit.paidBeyondCents
  const sold = soldBesideCharge(
    input,
    lines.map((line, index) => ({
      grossCents: lineCents[index]! - bonus.shares[index]!,
      percent: line.vatPercent,
    })),
  )
  const dueCents = sold.grossCents + deposit.stateDepositCents + chargedCents - input.prepaidCents
  const dueInCashCents = input.paysCourier ? Math.max(0, dueCents) : 0
  const cashCents = input.cashCents === 'as due' ? dueInCashCents : input.cashCents
  return {
    ledger: {
      sold,
      stateDepositCents: deposit.stateDepositCents,
      depositChargedCents: chargedCents,
      depositReturnedCents: deposit.toRefundCents,
      prepaidCents: input.prepaidCents,
      cashCents,
    },
    lineCents,
    bonusShares: bonus.shares,
    bonusEarnedCents: bonus.earnedCents,
    bonusGivenBackCents: input.bonusCents - bonus.usedCents,
    moved: depositsByGood(deposit, input.depositOfGood),
    dueInCashCents,
    invoicedCents: dueCents + input.prepaidCents + input.paymentChargeCents - deposit.toRefundCents,
    accountCents: cashCents - dueCents + deposit.toRefundCents,
  }
}

/** VAT is rounded once per rate and invoice; the charge was rounded alone when it was paid. */
function soldBesideCharge(
  input: DeliveredInput,
  lines: { grossCents: Cents; percent: number }[],
): DeliveredOrder['sold'] {
  const { deliveryCents, paymentChargeCents, standardVatPercent: percent } = input
  const invoice = vatTable([...lines, { grossCents: deliveryCents + paymentChargeCents, percent }])
  const charge = vatFromGross(paymentChargeCents, percent)
  return {
    baseCents: invoice.baseCents - charge.baseCents,
    vatCents: invoice.vatCents - charge.vatCents,
    grossCents: invoice.grossCents - paymentChargeCents,
  }
}

/** Fewer pieces cost their share of the line; each piece more costs the price of a piece. */
export function deliveredCents(
  line: Pick<CountedLine, 'ordered' | 'left' | 'unitPriceCents' | 'lineCents'>,
): Cents {
  const { ordered, left, lineCents, unitPriceCents } = line
  if (left >= ordered) return lineCents + (left - ordered) * unitPriceCents
  return roundCents((lineCents * left) / ordered)
}

function bonusOf(input: DeliveredInput, lineCents: readonly Cents[], settings: DeliverySettings) {
  const costs = input.lines.map((line, index) => ({ line, cents: lineCents[index]! }))
  const water = costs.filter(({ line }) => isWaterGood(line))
  const others = costs.filter(({ line }) => !isWaterGood(line) && !isService(line))
  const usable = usableBonus(
    {
      waterCents: sumOf(water, ({ cents }) => cents),
      noWaterCents: sumOf(others, ({ cents }) => cents),
      customerBonusCents: input.bonusCents,
      // Bonus that was used stays used, even if the office has stopped the bonus since.
      isEnabled: true,
    },
    settings,
  )
  return {
    usedCents: usable.cents,
    shares: bonusShares(
      usable.cents,
      costs.map(({ line, cents }) => ({
        sumCents: cents,
        takesBonus: !isWaterGood(line) && !isService(line),
      })),
    ),
    earnedCents: earnedBonus(
      costs.map(({ line, cents }) => ({ bottleKind: line.bottleKind, paidCents: cents })),
      input.bonusIsEnabled,
      settings,
    ),
  }
}
