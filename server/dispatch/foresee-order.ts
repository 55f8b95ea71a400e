import { rigaDay } from '../../domain/calendar/riga-time.ts'
import {
  type DoorLine,
  settleDelivery,
  type SettledDelivery,
} from '../../domain/dispatch/delivered-order.ts'
import { saleListAt } from '../../domain/dispatch/sale-prices.ts'
import { type OrderShare, shareCounts } from '../../domain/dispatch/share-counts.ts'
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

type AtStop = { stopId: number; told: Told }

/** What the books will say of an order once its stop is booked; nothing is written or locked. */
export async function foreseeOrder(
  app: App,
  db: Db,
  order: OrderToSettle,
  { stopId, told }: AtStop,
): Promise<Foreseen> {
  const share = await shareOf(db, order, { stopId, told })
  const lines = await linesAsTold(db, order, share, told)
  if (!lines.ok) return { goods: [], settled: null }
  const goods = await namedGoods(db, order.id, lines.value)
  if (told.state !== 'delivered' || told.waitsForReview) return { goods, settled: null }
  return { goods, settled: await settleLines(app, db, order, { share, told, lines: lines.value }) }
}

/** The sums of an order that was left, also while a person has to look at what was told. */
export async function foreseeSums(
  app: App,
  db: Db,
  order: OrderToSettle,
  { stopId, told }: AtStop,
): Promise<SettledDelivery | null> {
  if (told.state !== 'delivered') return null
  const share = await shareOf(db, order, { stopId, told })
  const lines = await linesAsTold(db, order, share, told)
  return lines.ok ? settleLines(app, db, order, { share, told, lines: lines.value }) : null
}

async function shareOf(db: Db, order: OrderToSettle, { stopId, told }: AtStop) {
  const { counts, cashCents } = told.fact
  const shares = shareCounts(await findOrdersToShare(db, stopId), counts, cashCents)
  return shares.find(({ orderId }) => orderId === order.id)!
}

function linesAsTold(db: Db, order: OrderToSettle, { counts }: OrderShare, told: Told) {
  const isLeft = told.state === 'delivered'
  const counted = isLeft ? counts : counts.map((count) => ({ ...count, left: 0 }))
  const pricesAt = told.fact.kind === 'delivered' ? told.fact.pricesAt : undefined
  return countLines(db, order.id, counted, saleListAt(pricesAt, told.atMs))
}

type Counted = { share: OrderShare; told: Told; lines: readonly DoorLine[] }

async function settleLines(
  app: App,
  db: Db,
  order: OrderToSettle,
  { share, told, lines }: Counted,
): Promise<SettledDelivery> {
  const rules = await app.settings()
  const { depositSteps } = rules
  const about = { day: rigaDay(told.atMs), cashCents: share.cashCents, depositSteps }
  return settleDelivery(await loadDeliveryInput(db, order, lines, about), rules)
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
