import { isService } from '../cart/cart-line.ts'
import { type Cents, sumOf } from '../money.ts'
import { depositHeld } from '../pricing/deposit.ts'
import {
  type CountedLine,
  type DeliveredInput,
  type DeliverySettings,
  settleDelivery,
  type SettledDelivery,
} from './delivered-order.ts'
import { shareCounts } from './share-counts.ts'
import type { StopCount } from './stop-events.ts'

type PlacedLine = Omit<CountedLine, 'left' | 'taken'> & { returned: number }

type DoorOrder = Pick<
  DeliveredInput,
  'deliveryCents' | 'paymentChargeCents' | 'bonusCents' | 'prepaidCents' | 'paysCourier'
> & {
  orderId: number
  cashDueCents: Cents
  /** Of the deposit paid beyond what is required: promised to the orders that come after it. */
  promisedCents: Cents
  lines: readonly PlacedLine[]
}

/** A door with all that its sums follow from, but what is counted there. */
export type Door = {
  orders: readonly DoorOrder[]
  held: readonly { goodId: number; held: number; depositCents: Cents }[]
  depositPaidCents: Cents
  depositRequiredCents: Cents
  bonusIsEnabled: boolean
}

/** A good of the van, at the price of a piece that was not ordered. */
export type DoorGood = Omit<
  CountedLine,
  'ordered' | 'left' | 'taken' | 'unitPriceCents' | 'lineCents'
> & { priceCents: Cents }

export type DoorPrices = {
  goods: readonly DoorGood[]
  settings: DeliverySettings & { standardVatPercent: number }
}

type Counted = { counts: readonly StopCount[]; cashCents: Cents | 'as due' }

export type DoorSums = {
  orders: { orderId: number; settled: SettledDelivery }[]
  dueInCashCents: Cents
  depositChargedCents: Cents
  depositReturnedCents: Cents
  vatCents: Cents
  bonusEarnedCents: Cents
  /** The change of the account; below zero it is a debt. */
  accountCents: Cents
}

const withoutOrder: DoorOrder = {
  orderId: 0,
  cashDueCents: 0,
  deliveryCents: 0,
  paymentChargeCents: 0,
  bonusCents: 0,
  prepaidCents: 0,
  promisedCents: 0,
  paysCourier: false,
  lines: [],
}

/** What the books will say of a door. Its orders are settled one after another, as they are. */
export function settleDoor(given: Door, prices: DoorPrices, counted: Counted): DoorSums {
  // A stop without orders has empties with their deposit, and perhaps an old debt.
  const door = given.orders.length > 0 ? given : { ...given, orders: [withoutOrder] }
  const { counts, cashCents } = counted
  const asked = door.orders.map((order) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, isService: isService(line) })),
  }))
  const shares = shareCounts(asked, counts, cashCents === 'as due' ? 0 : cashCents)
  let position: Position = {
    held: new Map(door.held.map((good) => [good.goodId, good.held])),
    depositOfGood: new Map(door.held.map((good) => [good.goodId, good.depositCents])),
    paidCents: door.depositPaidCents,
    requiredCents: door.depositRequiredCents,
  }
  const orders = door.orders.map((order, index) => {
    const share = shares[index]!
    const about = { ...share, cashCents: cashCents === 'as due' ? cashCents : share.cashCents }
    const settled = settleDelivery(inputOf(door, order, prices, position, about), prices.settings)
    position = positionAfter(position, settled, order, prices)
    return { orderId: order.orderId, settled }
  })
  const sum = (cents: (settled: SettledDelivery) => Cents) =>
    sumOf(orders, ({ settled }) => cents(settled))
  return {
    orders,
    dueInCashCents: sum(({ dueInCashCents }) => dueInCashCents),
    depositChargedCents: sum(({ ledger }) => ledger.depositChargedCents),
    depositReturnedCents: sum(({ ledger }) => ledger.depositReturnedCents),
    vatCents: sum(({ ledger }) => ledger.sold.vatCents),
    bonusEarnedCents: sum(({ bonusEarnedCents }) => bonusEarnedCents),
    accountCents: sum(({ accountCents }) => accountCents),
  }
}

/** The bottles and the deposit of the customer. */
type Position = {
  held: ReadonlyMap<number, number>
  depositOfGood: ReadonlyMap<number, Cents>
  paidCents: Cents
  requiredCents: Cents
}

type Share = {
  counts: readonly { goodId: number; left: number; taken: number }[]
  cashCents: Cents | 'as due'
}

function inputOf(
  { bonusIsEnabled }: Door,
  order: DoorOrder,
  { goods, settings }: DoorPrices,
  position: Position,
  { counts, cashCents }: Share,
): DeliveredInput {
  const ordered = new Set(order.lines.map(({ goodId }) => goodId))
  const sold = goods.filter(
    ({ goodId }) => !ordered.has(goodId) && counts.some((count) => count.goodId === goodId),
  )
  const lines = [...order.lines, ...sold.map(soldLine)].map((line) => {
    const count = counts.find(({ goodId }) => goodId === line.goodId)
    return { ...line, left: count?.left ?? 0, taken: count?.taken ?? 0 }
  })
  const { deliveryCents, paymentChargeCents, bonusCents, prepaidCents, paysCourier } = order
  return {
    lines,
    deliveryCents,
    paymentChargeCents,
    bonusCents,
    prepaidCents,
    paysCourier,
    cashCents,
    bonusIsEnabled,
    standardVatPercent: settings.standardVatPercent,
    deposit: {
      heldByGood: Object.fromEntries(position.held),
      paidCents: position.paidCents,
      requiredCents: position.requiredCents,
      promisedCents: order.promisedCents,
    },
    depositOfGood: Object.fromEntries([...position.depositOfGood].filter(([, cents]) => cents > 0)),
  }
}

const soldLine = ({ priceCents, ...good }: DoorGood): PlacedLine => ({
  ...good,
  ordered: 0,
  returned: 0,
  unitPriceCents: priceCents,
  lineCents: 0,
})

/** What the next order at the door starts from. */
function positionAfter(
  before: Position,
  { ledger, moved }: SettledDelivery,
  { lines }: DoorOrder,
  { goods, settings }: DoorPrices,
): Position {
  const held = new Map(before.held)
  const depositOfGood = new Map(before.depositOfGood)
  let { requiredCents } = before
  for (const { goodId, delivered, returned, depositCents } of moved) {
    const was = held.get(goodId) ?? 0
    const pieces = Math.max(0, was + delivered - returned)
    held.set(goodId, pieces)
    depositOfGood.set(goodId, (depositOfGood.get(goodId) ?? 0) + depositCents)
    const lent =
      goods.find((good) => good.goodId === goodId) ?? lines.find((line) => line.goodId === goodId)
    if (lent)
      requiredCents +=
        depositHeld(pieces, lent, settings.depositSteps) -
        depositHeld(was, lent, settings.depositSteps)
  }
  const paidCents = before.paidCents + ledger.depositChargedCents - ledger.depositReturnedCents
  return { held, depositOfGood, paidCents, requiredCents }
}
