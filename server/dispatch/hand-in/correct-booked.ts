import { sql } from 'kysely'
import type { Actor } from '../../../domain/actor.ts'
import type { NamingMend } from '../../../domain/dispatch/mends-of-cause.ts'
import { sumOf } from '../../../domain/money.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { orRolledBack } from '../../platform/database/or-rolled-back.ts'
import { correctDelivery } from '../correct-delivery.ts'
import type { GoodCount } from '../delivery-input.ts'
import { loadOutcomes } from '../events/load-outcome.ts'
import { type Invoice, invoiceOf } from '../later-documents.ts'

/** A delivery that was told anew, and how it was told before. */
export type CorrectedDelivery = { orderId: number; counts: GoodCount[] }

export type Corrected = CorrectedDelivery & { former: Invoice | undefined }

type Correcting = {
  mend: Exclude<NamingMend, { part: 'cash' }>
  stopId: number
  note: string
}

/**
 * Tells a delivery anew with what its van lacks or has too much of: the price of the goods, the
 * deposit and the invoice follow. What the books have already, such as where the door was told
 * again after them, changes nothing. Undefined where the stop has no delivery that can be told anew,
 * for example as its customer disputes it.
 */
export async function correctBooked(
  app: App,
  tx: Tx,
  by: Actor,
  { mend: { part, goodId }, stopId, note }: Correcting,
): Promise<Corrected[] | undefined> {
  if (part !== 'full' && part !== 'empty') return undefined
  const delivered = await findDelivered(tx, stopId)
  const found = delivered.find(({ counts }) => counts.some((count) => count.goodId === goodId))
  const { orderId, counts: before } = found ?? delivered.at(-1) ?? {}
  if (orderId === undefined || before === undefined) return undefined
  const was = before.find((count) => count.goodId === goodId) ?? { goodId, left: 0, taken: 0 }
  const more = await moreThanBooked(tx, { stopId, goodId, part }, delivered)
  if (more === 0) return []
  const left = part === 'full' ? was.left + more : was.left
  const taken = part === 'empty' ? was.taken + more : was.taken
  if (left < 0 || taken < 0) return undefined
  const counts = [{ goodId, left, taken }]
  const former = await invoiceOf(tx, orderId)
  const corrected = await orRolledBack(tx, () =>
    correctDelivery(app, tx, by, { orderId, counts, note }),
  )
  return corrected.ok ? [{ orderId, counts: [was], former }] : undefined
}

type AtDoor = { stopId: number; goodId: number; part: 'full' | 'empty' }

/**
 * By what is told and what has its reason at this door: a full one that the van lacks was left, an
 * empty that it has too much was taken.
 */
async function moreThanBooked(
  tx: Tx,
  { stopId, goodId, part }: AtDoor,
  delivered: readonly Delivered[],
): Promise<number> {
  const told = (await loadOutcomes(tx, [stopId])).get(stopId)!
  const counts = told.state === 'delivered' ? told.fact.counts : []
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::int as amount from run_differences d
    where stop_id = ${stopId} and good_id = ${goodId} and part = ${part} and holder = 'customer'
      and takes_back is null
      and not exists (select from run_differences b where b.takes_back = d.id)`.execute(tx)
  const named = rows[0]!.amount
  const side = part === 'full' ? ('left' as const) : ('taken' as const)
  const piecesOf = (all: readonly GoodCount[]) =>
    sumOf(
      all.filter((count) => count.goodId === goodId),
      (count) => count[side],
    )
  const truth = piecesOf(counts) + (part === 'full' ? -named : named)
  return truth - piecesOf(delivered.flatMap((order) => order.counts))
}

type Delivered = { orderId: number; counts: GoodCount[] }

/** The orders of a stop that are in the books as delivered, with what was counted. */
async function findDelivered(tx: Tx, stopId: number): Promise<Delivered[]> {
  const rows = await tx
    .selectFrom('deliveries')
    .innerJoin('deliveryCounts', 'deliveryCounts.deliveryId', 'deliveries.id')
    .innerJoin('orders', 'orders.id', 'deliveries.orderId')
    .select(['orders.id as orderId', 'goodId', 'leftThere as left', 'takenBack as taken'])
    .where('stopId', '=', stopId)
    .where('outcome', '=', 'delivered')
    .orderBy('orders.id')
    .orderBy('goodId')
    .execute()
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return [...byOrder].map(([orderId, counts]) => ({
    orderId,
    counts: counts.map(({ goodId, left, taken }) => ({ goodId, left, taken })),
  }))
}
