import type { Day } from '../../domain/calendar.ts'
import type { DeliveredInput, DoorLine } from '../../domain/dispatch/delivered-order.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { type Cents, sumOf } from '../../domain/money.ts'
import { vatPercent } from '../../domain/documents/vat.ts'
import type { DepositStep } from '../../domain/settings.ts'
import { loadVatRates } from '../catalogue/vat-rates.ts'
import { customerFacts } from '../customers/customer.ts'
import { customerDeposit, depositsByGood } from '../bottles/held-bottles.ts'
import type { LockedOrder } from '../orders/order-record.ts'
import type { Db } from '../platform/database/connect.ts'
import { loadPlacedItems, type PlacedItem } from './placed-items.ts'

/** What the courier counted of a good. */
export type GoodCount = { goodId: number; left: number; taken: number }

export type CountRefusal =
  | { code: 'not_lent'; goodId: number }
  | { code: 'no_such_good'; goodId: number }

/**
 * The order's lines; a good that was not counted was left and taken back as ordered. One that was
 * left without being ordered is sold at the door.
 */
export async function countLines(
  tx: Db,
  orderId: number,
  counts: readonly GoodCount[],
  pricesAt?: Date,
): Promise<Outcome<DoorLine[], CountRefusal>> {
  const items = await loadPlacedItems(
    tx,
    orderId,
    counts.map(({ goodId }) => goodId),
    pricesAt,
  )
  for (const { goodId, taken } of counts) {
    const item = items.find((placed) => placed.goodId === goodId)
    if (!item) return refuse({ code: 'no_such_good', goodId })
    if (taken > 0 && !item.isLent) return refuse({ code: 'not_lent', goodId })
  }
  return done(
    items.map((item) =>
      doorLine(
        item,
        counts.find(({ goodId }) => goodId === item.goodId),
      ),
    ),
  )
}

const doorLine = (item: PlacedItem, count: GoodCount | undefined): DoorLine => ({
  ...item,
  left: count?.left ?? item.ordered,
  taken: count?.taken ?? item.returned,
  bottles:
    item.setOf === null
      ? null
      : {
          goodId: item.setOf,
          inEach: item.inEach ?? 1,
          lentDepositCents: item.bottleLentDepositCents ?? item.lentDepositCents,
        },
})

type DeliveryOptions = {
  day: Day
  cashCents: Cents | undefined
  depositSteps: readonly DepositStep[]
}

/** What of an order its delivery is settled by. */
export type OrderToSettle = Pick<
  LockedOrder,
  | 'id'
  | 'customerId'
  | 'deliveryCents'
  | 'paymentChargeCents'
  | 'bonusCents'
  | 'prepaidCents'
  | 'paymentMethod'
>

/** Loads what `settleDelivery` needs; before it is written, the balances have to be locked. */
export async function loadDeliveryInput(
  tx: Db,
  order: OrderToSettle,
  lines: readonly DoorLine[],
  { day, cashCents, depositSteps }: DeliveryOptions,
): Promise<DeliveredInput> {
  const { customerId } = order
  const rates = await loadVatRates(tx)
  const { enableBonus } = await customerFacts(tx, customerId)
  return {
    lines: lines.map((line) => ({ ...line, vatPercent: vatPercent(line.vatClass, day, rates) })),
    deliveryCents: order.deliveryCents,
    standardVatPercent: vatPercent('standard', day, rates),
    paymentChargeCents: order.paymentChargeCents,
    bonusCents: order.bonusCents,
    bonusIsEnabled: enableBonus,
    prepaidCents: order.prepaidCents,
    cashCents: cashCents ?? 'as due',
    paysCourier: order.paymentMethod === 'cash',
    deposit: await customerDeposit(tx, customerId, depositSteps, order.id),
    depositOfGood: await depositsByGood(tx, customerId),
  }
}

/** The bottles of each good as the customer had declared them. */
export function declaredByGood(
  lines: readonly DoorLine[],
): Map<number, { declaredDelivered: number; declaredReturned: number }> {
  const lent = lines.filter((line) => line.isLent)
  const goodIds = [...new Set(lent.map((line) => line.bottles?.goodId ?? line.goodId))]
  return new Map(
    goodIds.map((goodId) => {
      const ofGood = lent.filter((line) => (line.bottles?.goodId ?? line.goodId) === goodId)
      const pieces = (line: DoorLine) => line.bottles?.inEach ?? 1
      return [
        goodId,
        {
          declaredDelivered: sumOf(ofGood, (line) => line.ordered * pieces(line)),
          declaredReturned: sumOf(ofGood, (line) => line.returned * pieces(line)),
        },
      ]
    }),
  )
}
