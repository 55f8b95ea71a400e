import { sql } from 'kysely'
import { waterForecast } from '../../../domain/autoship/water-forecast.ts'
import type { Actor } from '../../../domain/actor.ts'
import { addDays, type Day } from '../../../domain/calendar.ts'
import {
  missingAfter,
  type PiecesOfGood,
  type StopThatMayWait,
  chooseWaitingStops,
} from '../../../domain/dispatch/waiting-stops.ts'
import { sumOf } from '../../../domain/money.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import { lockOrder } from '../../orders/order-record.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import { firstDayFrom } from '../reschedule-order.ts'
import type { StopRefusal } from '../runs/move-stop.ts'
import { moveStopToDay } from '../runs/move-to-day.ts'
import { findRuns } from '../runs/read-run.ts'
import { findTransferGoods } from '../runs/transfer-store.ts'
import { readLoad } from './read-load.ts'
import { findSpares } from './count-store.ts'

type StopToWait = StopThatMayWait & { customer: string; address: string }

export type ShortLoad = {
  short: PiecesOfGood[]
  stops: StopToWait[]
  /** What is short still when all of them wait. */
  left: PiecesOfGood[]
}

/** Who waits for another day when the van has less than its plan; the spare pieces go first. */
export async function proposeWaitingStops(app: App, tx: Tx, runId: number): Promise<ShortLoad> {
  const spares = await findSpares(tx, [runId])
  const short = (await readLoad(tx, runId)).short
    .map(({ goodId, pieces }) => ({
      goodId,
      pieces:
        pieces -
        sumOf(
          spares.filter((spare) => spare.goodId === goodId),
          (spare) => spare.pieces,
        ),
    }))
    .filter(({ pieces }) => pieces > 0)
  if (short.length === 0) return { short, stops: [], left: [] }
  const stops = chooseWaitingStops(short, await findCandidates(app, tx, runId, short))
  return { short, stops, left: missingAfter(short, stops).filter(({ pieces }) => pieces > 0) }
}

type WaitingStop = { id: number; customerId: number; orderId: number } & Pick<
  StopToWait,
  'customer' | 'address'
>

async function findCandidates(
  app: App,
  tx: Tx,
  runId: number,
  short: readonly PiecesOfGood[],
): Promise<StopToWait[]> {
  const [run] = await findRuns(tx, { runId })
  const { rows } = await sql<WaitingStop>`
    select s.id, s.customer_id, min(o.id)::int as order_id, coalesce(c.name, '') as customer,
      coalesce(min(o.address_text), '') as address
    from stops s join customers c on c.id = s.customer_id
      join stop_orders p on p.stop_id = s.id join orders o on o.id = p.order_id
    where s.run_id = ${runId} and s.state = 'waiting'
    group by s.id, c.id order by s.id`.execute(tx)
  const atHome = await bottlesAtHome(
    tx,
    app.clock.today(),
    rows.map(({ customerId }) => customerId),
  )
  const stops: StopToWait[] = []
  for (const { id: stopId, customerId, orderId, customer, address } of rows) {
    const goods = await findTransferGoods(tx, stopId)
    if (!goods.some(({ goodId }) => short.some((good) => good.goodId === goodId))) continue
    const nextOn = await nextDayOf(app, tx, orderId, run!.day)
    const bottles = atHome.get(customerId) ?? null
    stops.push({ stopId, goods, nextOn, bottlesAtHome: bottles, customer, address })
  }
  return stops
}

async function nextDayOf(app: App, tx: Tx, orderId: number, day: Day): Promise<Day | null> {
  const order = await lockOrder(tx, orderId)
  return order ? firstDayFrom(app, tx, order, addDays(day, 1)) : null
}

/** By each customer's own deliveries, as their own page forecasts it. */
async function bottlesAtHome(
  db: Db,
  today: Day,
  customerIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ customerId: number; day: Day; bottles: number }>`
    select m.customer_id, m.moved_on as day, sum(m.delivered)::int as bottles
    from bottle_movements m join goods g on g.id = m.good_id
    where m.customer_id = any (${customerIds}::bigint[]) and g.bottle_kind = 'large'
      and m.cause_kind = 'delivery' and m.moved_on >= ${addDays(today, -200)} and m.delivered > 0
    group by 1, 2 order by 1, 2`.execute(db)
  const byCustomer = Map.groupBy(rows, ({ customerId }) => customerId)
  return new Map(
    [...byCustomer].flatMap(([customerId, delivered]) => {
      const forecast = waterForecast(delivered, today)
      return forecast ? [[customerId, forecast.bottlesLeft] as const] : []
    }),
  )
}

type CutRefusal = StopRefusal | { code: 'not_that_day' }

/** Cuts from the plan who waits, each for the day that was proposed; they are told by a letter. */
export async function cutShortLoad(
  app: App,
  tx: Tx,
  by: Actor,
  { runId, stops }: { runId: number; stops: readonly { stopId: number; day: Day }[] },
): Promise<Outcome<{ moved: number }, CutRefusal | { code: 'other_stops' }>> {
  const own = await tx
    .selectFrom('stops')
    .select('id')
    .where('runId', '=', runId)
    .where(
      'id',
      'in',
      stops.map(({ stopId }) => stopId),
    )
    .execute()
  if (own.length < stops.length) return refuse({ code: 'other_stops' })
  for (const { stopId, day } of stops) {
    const moved = await moveStopToDay(app, tx, by, { stopId, day })
    if (!moved.ok) return moved
  }
  return done({ moved: stops.length })
}
