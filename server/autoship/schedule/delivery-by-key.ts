import type { Actor } from '../../../domain/actor.ts'
import type { AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'
import type { LinkAction, LinkedDelivery } from '../../../contract/shop/autoship-links.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import { addDays, type Day, dayOf } from '../../../domain/calendar.ts'
import { eurosOf } from '../../../domain/money.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Language } from '../../../domain/words/language.ts'
import { cardPicture } from '../../cart/item-answer.ts'
import { lastOrdered } from '../../catalogue/last-ordered.ts'
import type { App, AppWithDb } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { confirmOrder } from '../../orders/confirm-order.ts'
import { verifyDeliveryKey } from './delivery-link.ts'
import { servedDays } from '../plan/served-days.ts'
import { changeDeliveryItem } from './change-delivery-item.ts'
import { deliveryAnswer } from './delivery-answer.ts'
import { moveDelivery } from './move-delivery.ts'
import type { DeliveryKey } from './lock-delivery.ts'
import { type Schedule, type ScheduleEntry, loadSchedule } from './load-schedule.ts'
import { skipDelivery } from './skip-delivery.ts'
import type { UndoStep } from '../plan/undo-step.ts'

type LinkedOrder = { delivery: DeliveryKey; orderId: number }

/** Finds the delivery of a link's key by its order, since its planned day may shift. */
export async function findDeliveryByKey(
  app: AppWithDb,
  { action, key }: { action: LinkAction; key: string },
): Promise<LinkedOrder | undefined> {
  const reference = await verifyDeliveryKey(app, action, key)
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
  app: AppWithDb,
  link: { action: LinkAction; key: string },
  language: Language,
): Promise<Outcome<{ data: LinkedDelivery }, Refusal>> {
  const found = await findDeliveryByKey(app, link)
  if (!found) return refuse({ code: 'not_found' })
  const { action } = link
  const { customerId, autoshipId, plannedOn } = found.delivery
  const schedule = await loadSchedule(app, app.db, {
    customerId,
    count: 3,
    included: found.delivery,
  })
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
  app: AppWithDb,
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

type ChangeByKey = LinkedOrder & {
  action: LinkAction
  delivery_date?: string | undefined
  good_id?: number | undefined
  order?: number | undefined
}

/** The change of a mail's link; a key allows its own action alone. */
export async function changeDeliveryByKey(
  app: App,
  tx: Tx,
  by: Actor,
  { delivery, orderId, action, delivery_date, good_id: goodId, order: ordered }: ChangeByKey,
): Promise<Outcome<UndoStep[], Refusal>> {
  const missing = (field: string) => refuse({ fields: { [field]: [{ problem: 'required' }] } })
  if (action === 'skip') return skipDelivery(app, tx, by, delivery)
  if (action === 'confirm') {
    const confirmed = await confirmOrder(app, tx, by, { customerId: delivery.customerId, orderId })
    return confirmed.ok ? done([]) : confirmed
  }
  if (action === 'move') {
    if (!delivery_date) return missing('delivery_date')
    const newDay = dayOf(delivery_date)
    return moveDelivery(app, tx, by, { ...delivery, newDay, wholeSeries: false })
  }
  if (goodId === undefined) return missing('good_id')
  if (ordered === undefined) return missing('order')
  return changeDeliveryItem(app, tx, by, { ...delivery, goodId, ordered })
}
