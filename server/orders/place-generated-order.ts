import { autoshipMethod } from '../../domain/autoship/how-paid.ts'
import type { Day } from '../../domain/calendar.ts'
import { orderPaidFromAccount } from '../../domain/ledger/money-in.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { MethodId } from '../../domain/payments/methods.ts'
import { imaginedCart } from '../cart/load-cart.ts'
import { paymentInput } from '../cart/offers.ts'
import { priceCart, type PricedCart } from '../cart/price-cart.ts'
import { reserveStock, type Shortage } from '../catalogue/stock.ts'
import type { House } from '../house.ts'
import { post } from '../ledger/post.ts'
import type { Db } from '../platform/database/connect.ts'
import { freezeLines, frozenTotals } from './freeze-order.ts'
import { insertGenerated, insertLines } from './generated-store.ts'
import { type HowPaid, howPaid } from './how-paid.ts'
import { insertChange } from './store.ts'

export type GeneratedOrder = {
  customerId: number
  /** Its cycle is written down already: it names the order, and can have one alone. */
  autoshipId: number
  plannedOn: Day
  deliveryOn: Day
  addressId: number
  notes: string
  lines: readonly { goodId: number; ordered: number; returned: number }[]
}

export type GeneratedRefusal = { code: 'short'; shortages: Shortage[] } | { code: 'already' }

/** An order that an autoship makes, inside the generator's transaction. It waits to be confirmed and, where nothing else is possible, unpaid. */
export async function placeGeneratedOrder(
  house: House,
  tx: Db,
  generated: GeneratedOrder,
): Promise<Outcome<{ orderId: number; methodId: MethodId | null }, GeneratedRefusal>> {
  const { customerId, autoshipId, lines } = generated
  const facts = await imaginedCart(tx, generated)
  const items = lines.map((line) => ({ ...line, id: 0, listPriceCents: null, priceBeforePromoCents: null, held: null }))
  const priced = await priceCart(house, tx, { ...facts, autoshipId, items })
  const shortages = shortagesOf(priced)
  if (shortages.length > 0) return refuse({ code: 'short', shortages })

  const total = priced.totals.totalWithBailCents
  const methodId = autoshipMethod(paymentInput(priced, house), priced.settings)
  const paid = methodId === null ? unpaid(total) : howPaid(methodId, total, facts.customer.creditLimitCents)
  const at = house.clock.now()
  const orderId = await insertGenerated(tx, generated, {
    ...frozenTotals(priced),
    paymentMethod: methodId,
    prepaidCents: paid.prepaidCents,
    cashDueCents: paid.cashDueCents,
    awaitedCents: paid.awaitedCents,
    addressText: facts.address?.text ?? null,
    phone: facts.address?.phone ?? facts.customer.phone,
    placedAt: at,
    updatedAt: at,
  })
  if (orderId === undefined) return refuse({ code: 'already' })
  const ids = await insertLines(tx, { customerId, orderId }, lines)
  for (const item of items) item.id = ids.get(item.goodId)!
  const reserved = await reserveStock(tx, { customerId, orderId })
  // Seen a moment ago and gone: the whole is done again, and sees it.
  if (!reserved.ok) throw Object.assign(new Error('the stock moved meanwhile'), { code: '40001' })
  await freezeLines(tx, orderId, priced)
  await insertChange(tx, { customerId, orderId, version: 1, kind: 'placed', madeBy: 'system', madeAt: at })
  await post(tx, {
    customerId,
    orderId,
    at,
    cause: { kind: 'order', id: orderId, step: 'placed:1' },
    entry: orderPaidFromAccount(paid.prepaidCents),
    accountFloorCents: paid.floorCents,
  })
  return done({ orderId, methodId })
}

const shortagesOf = ({ cart, goods }: PricedCart): Shortage[] =>
  cart.items.flatMap(({ goodId, ordered }) => {
    const { available, isWithdrawn } = goods.get(goodId)!
    const most = isWithdrawn ? 0 : available
    return most !== null && ordered > most ? [{ goodId, wanted: ordered, available: most }] : []
  })

const unpaid = (totalCents: number): HowPaid => ({
  status: 3,
  prepaidCents: 0,
  cashDueCents: 0,
  awaitedCents: totalCents,
  chargeCents: 0,
  floorCents: 0,
})
