import type { OrderTracking } from '../../contract/shop/added/tracking.ts'
import { flag } from '../../contract/shared/scalars.ts'
import { rigaTime } from '../../domain/calendar/riga-time.ts'
import type { SettledDelivery } from '../../domain/dispatch/delivered-order.ts'
import { undeliveredText } from '../../domain/dispatch/undelivered-codes.ts'
import { eurosOf } from '../../domain/money.ts'
import type { Language } from '../../domain/words/language.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { type CountedGood, findCountedGoods } from './counted-goods.ts'
import type { OrderToSettle } from './delivery-input.ts'
import { loadOutcomes, type ToldOutcome } from './events/load-outcome.ts'
import { findPictures } from './events/picture-files.ts'
import { type Foreseen, foreseeOrder } from './foresee-order.ts'
import { expectedAt, findTrackedStop, type TrackedStop } from './tracked-stop.ts'

const nothing: Omit<OrderTracking, 'state'> = {
  provisional: 0,
  stops_before: null,
  expected_from: null,
  expected_until: null,
  happened_at: null,
  reason: null,
  goods: [],
  sums: null,
  receiver: null,
  pictures: [],
}

/** Where an order of a customer is on its day, and what was told of its door. */
export async function trackOrder(
  app: AppWithDb,
  { customerId, orderId }: { customerId: number; orderId: number },
  language: Language,
): Promise<OrderTracking | undefined> {
  const { db } = app
  const order = await findOrder(db, { customerId, orderId })
  if (!order) return undefined
  const stop = await findTrackedStop(db, orderId)
  if (!stop) return { ...nothing, state: 'not_planned' }
  const told = (await loadOutcomes(db, [stop.stopId])).get(stop.stopId)!
  if (told.state === 'waiting') return beforeTheDoor(app, stop)
  const isBooked = stop.state !== 'waiting'
  const counted = isBooked
    ? { goods: await findCountedGoods(db, { orderId, stopId: stop.stopId }), settled: null }
    : await foreseeOrder(app, db, order, { stopId: stop.stopId, told })
  return {
    ...afterTheDoor(told, counted, language),
    provisional: flag(!isBooked),
    pictures: await findPictures(app, stop.stopId),
  }
}

const findOrder = (
  db: Db,
  { customerId, orderId }: { customerId: number; orderId: number },
): Promise<OrderToSettle | undefined> =>
  db
    .selectFrom('orders')
    .select((of) => [
      'id',
      'customerId',
      of.fn.coalesce('deliveryCents', of.val(0)).as('deliveryCents'),
      'paymentChargeCents',
      of.fn.coalesce('bonusCents', of.val(0)).as('bonusCents'),
      'prepaidCents',
      'paymentMethod',
    ])
    .where('id', '=', orderId)
    .where('customerId', '=', customerId)
    .where('status', '<>', 'returnedToCart')
    .executeTakeFirst()

async function beforeTheDoor({ db, clock }: AppWithDb, stop: TrackedStop): Promise<OrderTracking> {
  if (stop.state !== 'waiting' || stop.runState !== 'road') return { ...nothing, state: 'planned' }
  const { stopsBefore, from, until } = await expectedAt(db, clock.now(), stop)
  return {
    ...nothing,
    state: 'on_the_way',
    stops_before: stopsBefore,
    expected_from: from.toISOString(),
    expected_until: until.toISOString(),
  }
}

function afterTheDoor(
  told: Exclude<ToldOutcome, { state: 'waiting' }>,
  { goods, settled }: Foreseen,
  language: Language,
): OrderTracking {
  const isDelivered = told.state === 'delivered'
  return {
    ...nothing,
    state: isDelivered ? 'delivered' : 'not_delivered',
    happened_at: new Date(told.atMs).toISOString(),
    reason: isDelivered ? null : reasonOf(told, language),
    goods: goods.map((good) => goodAnswer(good, language)),
    sums: settled && sumsAnswer(settled),
    receiver: (told.fact.kind === 'delivered' && told.fact.receiver) || null,
  }
}

const reasonOf = (told: Extract<ToldOutcome, { state: 'failed' }>, language: Language): string => {
  const { fact, atMs, calledAtMs } = told
  const calledAt = calledAtMs === undefined ? undefined : rigaTime(calledAtMs)
  return undeliveredText(fact.code, rigaTime(atMs), language, calledAt)
}

const goodAnswer = (good: CountedGood, language: Language): OrderTracking['goods'][number] => ({
  good_id: good.goodId,
  name: language === 'lv' ? good.nameLv : good.nameEn,
  ordered: good.ordered,
  left: good.left,
  declared_return: good.declared,
  taken: good.taken,
})

const sumsAnswer = ({ ledger, accountCents }: SettledDelivery): OrderTracking['sums'] => ({
  goods: eurosOf(ledger.sold.grossCents + ledger.stateDepositCents),
  deposit: eurosOf(ledger.depositChargedCents - ledger.depositReturnedCents),
  cash: eurosOf(ledger.cashCents),
  account: eurosOf(accountCents),
})
