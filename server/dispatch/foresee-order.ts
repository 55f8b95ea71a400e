import { rigaDay } from '../../domain/calendar/riga-time.ts'
import {
  type DoorLine,
  settleDelivery,
  type SettledDelivery,
} from '../../domain/dispatch/delivered-order.ts'
import { saleListAt } from '../../domain/dispatch/sale-prices.ts'
import { shareCounts } from '../../domain/dispatch/share-counts.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import type { CountedGood } from './counted-goods.ts'
import { countLines, loadDeliveryInput, type OrderToSettle } from './delivery-input.ts'
import { findOrdersToShare } from './events/book-stop.ts'
import type { ToldOutcome } from './events/load-outcome.ts'
import { loadPlacedItems } from './placed-items.ts'

type Told = Exclude<ToldOutcome, { state: 'waiting' }>

export type Foreseen = {
  goods: CountedGood[]
  /** None while a person has to look at what was told. */
  settled: SettledDelivery | null
}

/** What the books will say of an order once its stop is booked; nothing is written or locked. */
export async function foreseeOrder(
  app: App,
  db: Db,
  order: OrderToSettle,
  { stopId, told }: { stopId: number; told: Told },
): Promise<Foreseen> {
  const { counts, cashCents } = told.fact
  const shares = shareCounts(await findOrdersToShare(db, stopId), counts, cashCents)
  const share = shares.find(({ orderId }) => orderId === order.id)!
  const isLeft = told.state === 'delivered'
  const counted = isLeft ? share.counts : share.counts.map((count) => ({ ...count, left: 0 }))
  const pricesAt = told.fact.kind === 'delivered' ? told.fact.pricesAt : undefined
  const lines = await countLines(db, order.id, counted, saleListAt(pricesAt, told.atMs))
  if (!lines.ok) return { goods: [], settled: null }
  const goods = await namedGoods(db, order.id, lines.value)
  if (!isLeft || told.waitsForReview) return { goods, settled: null }
  const rules = await app.settings()
  const { depositSteps } = rules
  const about = { day: rigaDay(told.atMs), cashCents: share.cashCents, depositSteps }
  const input = await loadDeliveryInput(db, order, lines.value, about)
  return { goods, settled: settleDelivery(input, rules) }
}

async function namedGoods(
  db: Db,
  orderId: number,
  lines: readonly DoorLine[],
): Promise<CountedGood[]> {
  const items = await loadPlacedItems(
    db,
    orderId,
    lines.map(({ goodId }) => goodId),
  )
  const names = new Map(items.map(({ goodId, nameLv, nameEn }) => [goodId, { nameLv, nameEn }]))
  return lines.map(({ goodId, ordered, left, returned, taken }) => ({
    goodId,
    ...names.get(goodId)!,
    ordered,
    left,
    declared: returned,
    taken,
  }))
}
