import type { Day } from '../../domain/calendar.ts'
import type { DeliveredInput } from '../../domain/dispatch/delivered-order.ts'
import type { Cents } from '../../domain/money.ts'
import { vatPercent } from '../../domain/papers/vat.ts'
import type { DepositStep } from '../../domain/settings.ts'
import { vatRates } from '../catalogue/vat-rates.ts'
import { customerFacts } from '../customers/customer.ts'
import { customerDeposit } from '../delivery/held-bottles.ts'
import { lockBalances } from '../ledger/balances.ts'
import type { Db } from '../platform/database/connect.ts'
import type { DoorLine } from './count-lines.ts'
import { depositsOf } from './delivery-store.ts'
import type { LockedOrder } from './order-store.ts'

type Door = { day: Day; cashCents: Cents | undefined; depositSteps: readonly DepositStep[] }

/** Everything that settling a delivery asks, with the customer's sums held. */
export async function gatherDelivery(
  tx: Db,
  order: LockedOrder,
  lines: readonly DoorLine[],
  { day, cashCents, depositSteps }: Door,
): Promise<DeliveredInput> {
  const { customerId } = order
  await lockBalances(tx, customerId)
  const rates = await vatRates(tx)
  const { enableBonus } = await customerFacts(tx, customerId)
  return {
    lines: lines.map((line) => ({ ...line, vatPercent: vatPercent(line.vatClass, day, rates) })),
    deliveryCents: order.deliveryCents ?? 0,
    standardVatPercent: vatPercent('standard', day, rates),
    paymentChargeCents: order.paymentChargeCents,
    bonusCents: order.bonusCents ?? 0,
    bonusIsEnabled: enableBonus,
    prepaidCents: order.prepaidCents,
    cashCents: cashCents ?? 'what is due',
    paysCourier: order.paymentMethod === 3,
    deposit: await customerDeposit(tx, customerId, depositSteps),
    depositOfGood: await depositsOf(tx, customerId),
  }
}
