import { byCustomer } from '../../../domain/actor.ts'
import type { Tx } from '../../platform/database/connect.ts'
import type { AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'
import type { LinkAction, LinkedDelivery } from '../../../contract/shop/autoship-schedule.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import { addDays, type Day, dayOf } from '../../../domain/calendar.ts'
import { eurosOf } from '../../../domain/money.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Language } from '../../../domain/words/language.ts'
import { cardPicture } from '../../cart/item-answer.ts'
import { lastOrdered } from '../../catalogue/last-ordered.ts'
import type { AppWithDb as App } from '../../app-context.ts'
import { confirmOrder } from '../../orders/confirm-order.ts'
import { verifyDeliveryKey } from './delivery-link.ts'
import { servedDays } from '../plan/served-days.ts'
import { changeDeliveryItem } from './change-delivery-item.ts'
import { deliveryAnswer } from './delivery-answer.ts'
import { moveDelivery } from './move-delivery.ts'
import type { DeliveryKey } from './lock-delivery.ts'
import { type Schedule, type ScheduleEntry, loadSchedule } from './load-schedule.ts'
import { skipDelivery } from './skip-delivery.ts'
import type { UndoStep } from '../plan/plan-store.ts'
import type { UndoableWork } from './undo.ts'

type LinkedOrder = { delivery: DeliveryKey; orderId: number }

/** Finds the delivery of a link's key by its order, since its planned day may shift. */
async function findByKey(
  app: App,
  action: LinkAction,
  key: string,
): Promise<LinkedOrder | undefined> {
  const reference = verifyDeliveryKey(app, action, key)
  if (!reference) return undefined
  const { customerId, orderId } = reference
  const row = await app.db
    .selectFrom('orders')
    .select(['autoshipId', 'autoshipPlannedOn'])
    .where('customerId', '=', customerId)
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!row?.autoshipId || !row.autoshipPlannedOn) return undefined
  const delivery = {
    customerId,
    autoshipId: row.autoshipId,
    plannedOn: row.autoshipPlannedOn,
  }
  return { delivery, orderId }
}

/** The data of a link's page. It only reads: mail scanners open every link. */
export async function readDeliveryByKey(
  app: App,
  action: LinkAction,
  key: string,
  language: Language,
): Promise<Outcome<{ data: LinkedDelivery }, Refusal>> {
  const found = await findByKey(app, action, key)
  if (!found) return refuse({ code: 'not_found' })
  const { customerId, autoshipId, plannedOn } = found.delivery
  const schedule = await loadSchedule(app, customerId, 3, found.delivery)
  const entry = schedule.entries.find(
    ({ autoship, planned }) => autoship.id === autoshipId && planned.plannedOn === plannedOn,
  )
  if (!entry) return refuse({ code: 'not_found' })
  const delivery = deliveryAnswer(app, entry, schedule, language)
  return done({
    data: {
      delivery,
      days: action === 'move' ? await daysBetweenNeighbours(app, entry) : [],
      goods: action === 'add' ? await goodsToAdd(app, schedule, entry, delivery, language) : [],
    },
  })
}

const maxOtherGoods = 6

/** The goods offered for this delivery: those of the autoship, and the customer's last ordered. */
async function goodsToAdd(
  app: App,
  schedule: Schedule,
  { autoship }: ScheduleEntry,
  delivery: AutoshipDelivery,
  language: Language,
): Promise<LinkedDelivery['goods']> {
  const own = autoship.items.flatMap(({ goodId }) => {
    const good = schedule.goods.get(goodId)!
    if (good.isWithdrawn || good.available === 0) return []
    const name = language === 'en' ? good.nameEn : good.nameLv
    return [
      { good_id: goodId, name, price_vat: eurosOf(good.autoshipPriceCents ?? good.basePriceCents) },
    ]
  })
  const cards = await lastOrdered(app, autoship.customerId, language)
  const others = cards
    .filter(({ id }) => !autoship.items.some(({ goodId }) => goodId === id))
    .slice(0, maxOtherGoods)
    .map(({ id, goods_name, price_vat }) => ({ good_id: id, name: goods_name, price_vat }))
  return [...own, ...others].map((good) => ({
    ...good,
    image: cardPicture(app.config.IMAGE_BASE, good.good_id),
    order: delivery.items.find((item) => item.good_id === good.good_id)?.order ?? 0,
  }))
}

async function daysBetweenNeighbours(
  app: App,
  { autoship, between }: ScheduleEntry,
): Promise<Day[]> {
  if (!between) return []
  const served = await servedDays(app, autoship)
  const days: Day[] = []
  for (let day = between.from; day <= between.to; day = addDays(day, 1))
    if (served(day)) days.push(day)
  return days
}

type ChangeInput = {
  delivery_date?: string | undefined
  good_id?: number | undefined
  order?: number | undefined
}

/**
 * Checks the key and the input, and returns the change to run; a key allows its own action alone.
 */
export async function prepareChangeByKey(
  app: App,
  action: LinkAction,
  key: string,
  input: ChangeInput,
): Promise<Outcome<{ delivery: DeliveryKey; work: UndoableWork }, Refusal>> {
  const found = await findByKey(app, action, key)
  if (!found) return refuse({ code: 'not_found' })
  const { delivery, orderId } = found
  const missing = (field: string) => refuse({ fields: { [field]: [{ problem: 'required' }] } })
  const { delivery_date, good_id: goodId, order: ordered } = input
  if (action === 'confirm')
    return done({ delivery, work: (tx) => confirm(app, tx as Tx, delivery, orderId) })
  if (action === 'skip') return done({ delivery, work: (tx) => skipDelivery(app, tx, delivery) })
  if (action === 'move') {
    if (!delivery_date) return missing('delivery_date')
    const newDay = dayOf(delivery_date)
    return done({
      delivery,
      work: (tx) => moveDelivery(app, tx, { ...delivery, newDay, wholeSeries: false }),
    })
  }
  if (goodId === undefined) return missing('good_id')
  if (ordered === undefined) return missing('order')
  return done({
    delivery,
    work: (tx) => changeDeliveryItem(app, tx, { ...delivery, goodId, ordered }),
  })
}

async function confirm(
  app: App,
  tx: Tx,
  { customerId }: DeliveryKey,
  orderId: number,
): Promise<Outcome<UndoStep[], Refusal>> {
  const confirmed = await confirmOrder(app, tx, byCustomer(customerId), { customerId, orderId })
  return confirmed.ok ? done([]) : confirmed
}
