import { sql } from 'kysely'
import type { DriverDay } from '../../../contract/driver/day.ts'
import { hidesContact } from '../../../domain/dispatch/phone-retention.ts'
import { proofWanted } from '../../../domain/dispatch/proof-wanted.ts'
import { type VatRate, vatPercent } from '../../../domain/documents/vat.ts'
import { depositRequired } from '../../../domain/pricing/deposit.ts'
import type { Language } from '../../../domain/words/language.ts'
import { pathInLanguage } from '../../../domain/words/language-path.ts'
import type { AppWithDb } from '../../app-context.ts'
import { pictureVersion } from '../../catalogue/picture-address.ts'
import { loadVatRates } from '../../catalogue/vat-rates.ts'
import { payLinkKey } from '../../payments/pay-link.ts'
import type { Db } from '../../platform/database/connect.ts'
import { loadOutcomes, type ToldOutcome } from '../events/load-outcome.ts'
import { placePhotoAddress } from '../events/picture-files.ts'
import { type GoodOfRun, loadGoodsOfRuns } from '../hand-in/goods-of-run.ts'
import { findOwnRuns, type OwnRun } from '../runs/own-runs.ts'
import { findOtherCash } from './find-other-cash.ts'
import { type FoundGood, findDayStops, type FoundStop } from './find-day-stops.ts'

type OwnPhone = { driverId: number; phoneId: number; language?: Language }

/**
 * The driver's open runs with all that is needed at their doors. The number of statements is the
 * same for a dozen stops and for sixty.
 */
export async function readDriverDay(
  app: AppWithDb,
  { driverId, phoneId, language = 'lv' }: OwnPhone,
): Promise<DriverDay> {
  const { db, clock } = app
  const today = clock.today()
  const runs = await findOwnRuns(db, driverId, today)
  const runIds = runs.map(({ id }) => id)
  const found = await findDayStops(db, runIds)
  const stopIds = found.map(({ id }) => id)
  const told = await loadOutcomes(db, stopIds)
  const vans = await findInVans(db, runIds)
  const rates = await loadVatRates(db)
  const { depositSteps, bonusUsePercent, bonusEarnPercent, cashLimitCents } = await app.settings()
  const priced = <Good extends FoundGood>(good: Good) => ({
    ...good,
    vatPercent: vatPercent(good.vatClass, today, rates),
  })
  const goodIds = [...[...vans.values()].flat().map(({ goodId }) => goodId), ...goodsAt(found)]
  return {
    day: today,
    madeAt: clock.now().toISOString(),
    runs: await dayRuns(db, runs, { phoneId, vans }),
    stops: found.map((stop) => ({
      ...dayStop(stop, depositSteps),
      placePhoto: stop.placePhotoId === null ? null : placePhotoAddress(app, stop.placePhotoId),
      payLink: payLinkOfStop(app, stop),
      ...toldOfStop(told.get(stop.id)!, clock.now()),
      orders: stop.orders.map((order) => ({ ...order, lines: order.lines.map(priced) })),
    })),
    goods: (await findGoods(db, goodIds, language)).map(priced),
    settings: {
      depositSteps: [...depositSteps],
      bonusUsePercent,
      bonusEarnPercent,
      cashLimitCents,
      standardVatPercent: standardPercent(today, rates),
    },
  }
}

/** The goods of the orders with their bottles, and what the customers hold. */
const goodsAt = (stops: readonly FoundStop[]): number[] =>
  stops.flatMap((stop) => [
    ...stop.held.map(({ goodId }) => goodId),
    ...stop.orders.flatMap(({ lines }) =>
      lines.flatMap(({ goodId, bottles }) => [goodId, ...(bottles ? [bottles.goodId] : [])]),
    ),
  ])

/** The link of the first order at a door: all that comes by it counts for the door. */
function payLinkOfStop(app: AppWithDb, { customerId, language, orders: [order] }: FoundStop) {
  const key = payLinkKey(app, { customerId, orderId: order?.orderId ?? null })
  return `${app.config.publicUrl}${pathInLanguage('/pay', language)}?key=${key}`
}

/** What was told of a stop; a day later it names nobody any more. */
function toldOfStop(told: ToldOutcome, now: Date) {
  if (told.state === 'waiting') return { told: told.state, counted: null }
  const { counts, cashCents } = told.fact
  return {
    told: told.state,
    counted: { counts: [...counts], cashCents },
    ...(hidesContact(told.atMs, now.getTime()) && { customer: '', phone: '', placePhoto: null }),
  }
}

const standardPercent = (day: OwnRun['day'], rates: readonly VatRate[]) =>
  vatPercent('standard', day, rates)

type PiecesInVan = { goodId: number; pieces: number }
type OfPhone = { phoneId: number; vans: ReadonlyMap<number, PiecesInVan[]> }

async function dayRuns(db: Db, runs: readonly OwnRun[], { phoneId, vans }: OfPhone) {
  const otherCash = await findOtherCash(db, runs)
  return runs.map((run) => ({
    ...dayRun(run, phoneId, vans.get(run.id)!),
    otherCashCents: otherCash.get(run.id)!,
  }))
}

function dayRun(
  {
    shiftId: _shiftId,
    stops: _stops,
    phoneId: driving,
    phoneName,
    leftAt,
    signedAt,
    handedIn,
    ...run
  }: OwnRun,
  phoneId: number,
  inVan: PiecesInVan[],
): Omit<DriverDay['runs'][number], 'otherCashCents'> {
  const phone = driving === null ? 'none' : driving === phoneId ? 'this' : 'other'
  return {
    ...run,
    leftAt: leftAt?.toISOString() ?? null,
    signedAt: signedAt?.toISOString() ?? null,
    handedIn: handedIn && { ...handedIn, empties: [...(handedIn.empties ?? [])] },
    phone,
    otherPhone: phone === 'other' ? phoneName : null,
    inVan,
  }
}

function dayStop(
  { held, orders, promisedUntil, language: _language, placePhotoId: _photo, ...stop }: FoundStop,
  steps: Parameters<typeof depositRequired>[1],
) {
  const isDeferred = orders.some((order) => order.isDeferred)
  return {
    ...stop,
    promisedUntil: promisedUntil?.toISOString() ?? null,
    held: held.map(({ goodId, held: pieces, depositCents }) => ({
      goodId,
      held: pieces,
      depositCents,
    })),
    depositRequiredCents: depositRequired(held, steps),
    proof: proofWanted({ ...stop, isDeferred }),
  }
}

async function findInVans(db: Db, runIds: readonly number[]): Promise<Map<number, PiecesInVan[]>> {
  const vans = await loadGoodsOfRuns(db, runIds)
  const inVan = ({ goodId, loaded, received, given }: GoodOfRun) => ({
    goodId,
    pieces: loaded + received - given,
  })
  return new Map(
    [...vans].map(([runId, goods]) => [
      runId,
      goods.map(inVan).filter(({ pieces }) => pieces !== 0),
    ]),
  )
}

type PricedGood = FoundGood & { name: string; priceCents: number }
type FoundPicture = { isAlike: boolean; artVersion: string; photoVersion: string | null }

/** Goods of one category are easily taken for each other: of those the phone shows a picture. */
async function findGoods(db: Db, goodIds: readonly number[], language: Language) {
  const name = sql.ref(`g.name_${language}`)
  const { rows } = await sql<PricedGood & FoundPicture>`
    select g.id as good_id, ${name} as name, g.base_price_cents as price_cents, g.kind,
      g.bottle_kind, g.is_lent, g.is_counted, g.lent_deposit_cents, g.state_deposit_cents,
      g.monthly_payment_cents, g.vat_class,
      case when g.bottles_of_good_id is not null then json_build_object(
        'goodId', g.bottles_of_good_id, 'inEach', coalesce(g.bottles_in_set, 1),
        'lentDepositCents', coalesce(b.lent_deposit_cents, g.lent_deposit_cents)) end as bottles,
      m.category_id is not null and count(*) over (partition by m.category_id) > 1 as is_alike,
      g.art_version,
      (select left(encode(p.sha256, 'hex'), 12) from good_photos p where p.good_id = g.id
        order by p.position, p.id limit 1) as photo_version
    from goods g left join goods b on b.id = g.bottles_of_good_id
      left join good_categories m on m.good_id = g.id and m.is_main
    where g.id = any (${goodIds}::int[]) order by g.id`.execute(db)
  return rows.map(({ isAlike, artVersion, photoVersion, ...good }) => {
    const photo = photoVersion === null ? {} : { photo: { version: photoVersion } }
    const version = pictureVersion({ version: artVersion, ...photo })
    const picture = isAlike ? `/img/goods/${good.goodId}/w_170,h_250?v=${version}` : null
    return { ...good, picture }
  })
}
