import { sql } from 'kysely'
import type { DriverDay } from '../../../contract/driver/day.ts'
import { hidesContact } from '../../../domain/dispatch/phone-keeps.ts'
import { proofWanted } from '../../../domain/dispatch/proof-wanted.ts'
import { type VatRate, vatPercent } from '../../../domain/documents/vat.ts'
import { depositRequired } from '../../../domain/pricing/deposit.ts'
import type { AppWithDb } from '../../app-context.ts'
import { loadVatRates } from '../../catalogue/vat-rates.ts'
import type { Db } from '../../platform/database/connect.ts'
import { loadOutcomes, type ToldOutcome } from '../events/load-outcome.ts'
import { findOwnRuns, type OwnRun } from '../runs/own-runs.ts'
import { type FoundGood, findDayStops, type FoundStop } from './find-day-stops.ts'

/**
 * The driver's open runs with all that is needed at their doors. The number of statements is the
 * same for a dozen stops and for sixty.
 */
export async function readDriverDay(
  app: AppWithDb,
  { driverId, phoneId }: { driverId: number; phoneId: number },
): Promise<DriverDay> {
  const { db, clock } = app
  const today = clock.today()
  const runs = await findOwnRuns(db, driverId, today)
  const runIds = runs.map(({ id }) => id)
  const found = await findDayStops(db, runIds)
  const told = await loadOutcomes(
    db,
    found.map(({ id }) => id),
  )
  const spares = await findSparesOf(db, runIds)
  const rates = await loadVatRates(db)
  const { depositSteps, bonusUsePercent, bonusEarnPercent, cashLimitCents } = await app.settings()
  const priced = <Good extends FoundGood>(good: Good) => ({
    ...good,
    vatPercent: vatPercent(good.vatClass, today, rates),
  })
  const goodIds = [
    ...spares.map(({ goodId }) => goodId),
    ...found.flatMap((stop) => [
      ...stop.held.map(({ goodId }) => goodId),
      ...stop.orders.flatMap(({ lines }) =>
        lines.flatMap(({ goodId, bottles }) => [goodId, ...(bottles ? [bottles.goodId] : [])]),
      ),
    ]),
  ]
  return {
    day: today,
    madeAt: clock.now().toISOString(),
    runs: runs.map((run) => dayRun(run, phoneId, spares)),
    stops: found.map((stop) => ({
      ...dayStop(stop, depositSteps),
      ...toldOfStop(told.get(stop.id)!, clock.now()),
      orders: stop.orders.map((order) => ({ ...order, lines: order.lines.map(priced) })),
    })),
    goods: (await findGoods(db, goodIds)).map(priced),
    settings: {
      depositSteps: [...depositSteps],
      bonusUsePercent,
      bonusEarnPercent,
      cashLimitCents,
      standardVatPercent: standardPercent(today, rates),
    },
  }
}

/** What was told of a stop; a day later it names nobody any more. */
function toldOfStop(told: ToldOutcome, now: Date) {
  if (told.state === 'waiting') return { told: told.state, counted: null }
  const { counts, cashCents } = told.fact
  return {
    told: told.state,
    counted: { counts: [...counts], cashCents },
    ...(hidesContact(told.atMs, now.getTime()) && { customer: '', phone: '' }),
  }
}

const standardPercent = (day: OwnRun['day'], rates: readonly VatRate[]) =>
  vatPercent('standard', day, rates)

type Spare = { runId: number; goodId: number; pieces: number }

function dayRun(
  { shiftId: _shiftId, stops: _stops, phoneId: driving, ...run }: OwnRun,
  phoneId: number,
  spares: readonly Spare[],
) {
  const own = spares.filter(({ runId }) => runId === run.id)
  return {
    ...run,
    phone:
      driving === null
        ? ('none' as const)
        : driving === phoneId
          ? ('this' as const)
          : ('other' as const),
    spares: own.map(({ goodId, pieces }) => ({ goodId, pieces })),
  }
}

function dayStop(
  { held, orders, ...stop }: FoundStop,
  steps: Parameters<typeof depositRequired>[1],
) {
  const isDeferred = orders.some((order) => order.isDeferred)
  return {
    ...stop,
    held: held.map(({ goodId, held: pieces, depositCents }) => ({
      goodId,
      held: pieces,
      depositCents,
    })),
    depositRequiredCents: depositRequired(held, steps),
    proof: proofWanted({ ...stop, isDeferred }),
  }
}

async function findSparesOf(db: Db, runIds: readonly number[]): Promise<Spare[]> {
  const { rows } = await sql<Spare>`
    select run_id, good_id, pieces from run_spares
    where run_id = any (${runIds}::bigint[]) and pieces > 0 order by run_id, good_id`.execute(db)
  return rows
}

type PricedGood = FoundGood & { name: string; priceCents: number }

async function findGoods(db: Db, goodIds: readonly number[]): Promise<PricedGood[]> {
  const { rows } = await sql<PricedGood>`
    select g.id as good_id, g.name_lv as name, g.base_price_cents as price_cents, g.kind,
      g.bottle_kind, g.is_lent, g.is_counted, g.lent_deposit_cents, g.state_deposit_cents,
      g.monthly_payment_cents, g.vat_class,
      case when g.bottles_of_good_id is not null then json_build_object(
        'goodId', g.bottles_of_good_id, 'inEach', coalesce(g.bottles_in_set, 1),
        'lentDepositCents', coalesce(b.lent_deposit_cents, g.lent_deposit_cents)) end as bottles
    from goods g left join goods b on b.id = g.bottles_of_good_id
    where g.id = any (${goodIds}::int[]) order by g.id`.execute(db)
  return rows
}
