import type { AutoshipDelivery } from '../../../contract/autoship-record.ts'
import type { LinkAction, Linked } from '../../../contract/autoship-diary.ts'
import type { Refusal } from '../../../contract/refusals.ts'
import { addDays, type Day, dayOf } from '../../../domain/calendar.ts'
import { eurosOf } from '../../../domain/money.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Language } from '../../../domain/words/language.ts'
import { cardPicture } from '../../cart/item-answer.ts'
import { lastOrdered } from '../../catalogue/last-ordered.ts'
import type { App } from '../../app-context.ts'
import { confirmOrder } from '../../orders/confirm-order.ts'
import type { Db } from '../../platform/database/connect.ts'
import { deliveryOfKey } from '../link-scope.ts'
import { servedDays } from '../days.ts'
import { changeDeliveryItem } from './change-delivery-item.ts'
import { deliveryAnswer } from './delivery-answer.ts'
import { moveDelivery } from './move-delivery.ts'
import type { WhichDelivery } from './open-delivery.ts'
import { type Diary, type DiaryEntry, readDiary } from './read-diary.ts'
import { skipDelivery } from './skip-delivery.ts'
import type { Step } from './undo-steps.ts'

type Found = { which: WhichDelivery; orderId: number }

/** The delivery that a key was made for; it goes by its order, since a series may move its cycles. */
async function findByKey(app: App, action: LinkAction, key: string): Promise<Found | undefined> {
  const about = deliveryOfKey(app, action, key)
  if (!about) return undefined
  const row = await app.db
    .selectFrom('orders')
    .select(['autoshipId', 'autoshipPlannedOn'])
    .where('customerId', '=', about.customerId)
    .where('id', '=', about.orderId)
    .executeTakeFirst()
  if (!row?.autoshipId || !row.autoshipPlannedOn) return undefined
  const which = {
    customerId: about.customerId,
    autoshipId: row.autoshipId,
    plannedOn: row.autoshipPlannedOn,
  }
  return { which, orderId: about.orderId }
}

/** What the page behind a link shows. It only reads: scanners of mail open every link. */
export async function readByKey(
  app: App,
  action: LinkAction,
  key: string,
  language: Language,
): Promise<Outcome<{ data: Linked }, Refusal>> {
  const found = await findByKey(app, action, key)
  if (!found) return refuse({ code: 'not_found' })
  const { customerId, autoshipId, plannedOn } = found.which
  const diary = await readDiary(app, customerId, 3, found.which)
  const entry = diary.entries.find(
    ({ autoship, planned }) => autoship.id === autoshipId && planned.plannedOn === plannedOn,
  )
  if (!entry) return refuse({ code: 'not_found' })
  const delivery = deliveryAnswer(app, entry, diary, language)
  return done({
    data: {
      delivery,
      days: action === 'move' ? await daysBetweenNeighbours(app, entry) : [],
      goods: action === 'add' ? await goodsToAdd(app, diary, entry, delivery, language) : [],
    },
  })
}

const mostOthers = 6

/** What can come along this time: the autoship's own goods, and some that the customer ordered last. */
async function goodsToAdd(
  app: App,
  diary: Diary,
  { autoship }: DiaryEntry,
  delivery: AutoshipDelivery,
  language: Language,
): Promise<Linked['goods']> {
  const own = autoship.items.flatMap(({ goodId }) => {
    const good = diary.goods.get(goodId)!
    if (good.isWithdrawn || good.available === 0) return []
    const name = language === 'en' ? good.nameEn : good.nameLv
    return [
      { good_id: goodId, name, price_vat: eurosOf(good.autoshipPriceCents ?? good.basePriceCents) },
    ]
  })
  const cards = await lastOrdered(app, autoship.customerId, language)
  const others = cards
    .filter(({ id }) => !autoship.items.some(({ goodId }) => goodId === id))
    .slice(0, mostOthers)
    .map(({ id, goods_name, price_vat }) => ({ good_id: id, name: goods_name, price_vat }))
  return [...own, ...others].map((good) => ({
    ...good,
    image: cardPicture(app.config.IMAGE_BASE, good.good_id),
    order: delivery.items.find((item) => item.good_id === good.good_id)?.order ?? 0,
  }))
}

async function daysBetweenNeighbours(app: App, { autoship, between }: DiaryEntry): Promise<Day[]> {
  if (!between) return []
  const served = await servedDays(app, autoship)
  const days: Day[] = []
  for (let day = between.from; day <= between.to; day = addDays(day, 1))
    if (served(day)) days.push(day)
  return days
}

type Pressed = {
  delivery_date?: string | undefined
  good_id?: number | undefined
  order?: number | undefined
}

/** What a press of the link's button does; nothing else can be done with its key. */
export async function changeByKey(
  app: App,
  action: LinkAction,
  key: string,
  pressed: Pressed,
): Promise<
  Outcome<{ which: WhichDelivery; work: (tx: Db) => Promise<Outcome<Step[], Refusal>> }, Refusal>
> {
  const found = await findByKey(app, action, key)
  if (!found) return refuse({ code: 'not_found' })
  const { which, orderId } = found
  const missing = (field: string) => refuse({ fields: { [field]: [{ problem: 'required' }] } })
  const { delivery_date, good_id: goodId, order: ordered } = pressed
  if (action === 'confirm')
    return done({ which, work: (tx) => confirm({ ...app, db: tx }, which, orderId) })
  if (action === 'skip') return done({ which, work: (tx) => skipDelivery(app, tx, which) })
  if (action === 'move') {
    if (!delivery_date) return missing('delivery_date')
    const newDay = dayOf(delivery_date)
    return done({
      which,
      work: (tx) => moveDelivery(app, tx, { ...which, newDay, wholeSeries: false }),
    })
  }
  if (goodId === undefined) return missing('good_id')
  if (ordered === undefined) return missing('order')
  return done({ which, work: (tx) => changeDeliveryItem(app, tx, { ...which, goodId, ordered }) })
}

async function confirm(
  app: App,
  { customerId }: WhichDelivery,
  orderId: number,
): Promise<Outcome<Step[], Refusal>> {
  const confirmed = await confirmOrder(app, { customerId, orderId })
  return confirmed.ok ? done([]) : confirmed
}
