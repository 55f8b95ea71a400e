import { paymentTypes } from '../../../contract/shop/vocabularies/payment-types.ts'
import { bottleKinds } from '../../../contract/shop/vocabularies/bottle-kinds.ts'
import type { AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'
import { flag } from '../../../contract/shared/scalars.ts'
import { closingInstant } from '../../../domain/territory/day-closing.ts'
import { eurosOf } from '../../../domain/money.ts'
import type { Language } from '../../../domain/words/language.ts'
import { cardPicture } from '../../cart/item-answer.ts'
import type { CartGood } from '../../catalogue/goods-for-cart.ts'
import type { App } from '../../app-context.ts'
import type { LoadedOrder } from '../../orders/load-orders.ts'
import type { LoadedAutoship } from '../plan/plan-store.ts'
import type { Schedule, ScheduleEntry } from './load-schedule.ts'

type DeliveryRefusal = AutoshipDelivery['may']['skip']

export function deliveryAnswer(
  { config }: Pick<App, 'config'>,
  entry: ScheduleEntry,
  { goods, firstOpenDay, dayClosesAt }: Schedule,
  language: Language,
): AutoshipDelivery {
  const { autoship, planned, made, coverage, between } = entry
  const may = mayOf(entry, firstOpenDay)
  const isOpen = may.items === null && planned.day !== null
  return {
    autoship_id: autoship.id,
    autoship_name: autoship.name,
    planned_on: planned.plannedOn,
    delivery_date: planned.day,
    state: stateOf(entry),
    reason: entry.reason,
    order: made && {
      id: made.open.id,
      made_at: new Date(made.open.placedAt).toISOString(),
      made_by: made.open.madeBy === 'customer' ? 'customer' : 'shop',
      awaited: eurosOf(made.order.awaitedCents),
    },
    items: itemsOf(entry, goods, language, config.IMAGE_BASE),
    ...sumsOf(entry),
    payment_type: entry.method && paymentTypes.numberOf(entry.method),
    covered: flag(coverage.isCovered),
    first_short: flag(coverage.isFirstShort),
    missing: eurosOf(coverage.missingCents),
    balance_after: eurosOf(coverage.balanceAfterCents),
    changeable_until: isOpen
      ? new Date(closingInstant(planned.day, dayClosesAt)).toISOString()
      : null,
    move_from: isOpen && between ? between.from : null,
    move_to: isOpen && between ? between.to : null,
    may,
  }
}

export function stateOf({ planned, made }: ScheduleEntry): AutoshipDelivery['state'] {
  if (!made)
    return planned.reason === 'paused'
      ? 'paused'
      : planned.state === 'made'
        ? 'on_its_way'
        : planned.state
  if (made.open.status === 'waitingForDelivery') return 'on_its_way'
  return made.open.isConfirmed ? 'confirmed' : 'made'
}

export function mayOf(
  { planned, made, autoship }: ScheduleEntry,
  firstOpenDay: string,
): AutoshipDelivery['may'] {
  const all = (refusal: DeliveryRefusal) => ({
    skip: refusal,
    unskip: refusal,
    move: refusal,
    items: refusal,
  })
  if (autoship.isLocked) return all('locked')
  if (made?.open.status === 'waitingForDelivery') return { ...all('locked'), unskip: 'not_skipped' }
  if (!made && !autoship.isActive) return all('inactive')
  if (planned.state === 'skipped') {
    const tooLate = planned.intendedOn < firstOpenDay ? 'day_is_closed' : null
    return {
      ...all('already_skipped'),
      unskip: planned.reason === 'paused' ? 'not_skipped' : tooLate,
    }
  }
  if (planned.day === null) return { ...all('no_day'), unskip: 'not_skipped' }
  const closed: DeliveryRefusal = planned.day < firstOpenDay ? 'day_is_closed' : null
  return { ...all(closed), unskip: 'not_skipped' }
}

function sumsOf({ made, priced, totalCents }: ScheduleEntry) {
  if (made) {
    const { totalCents: goods, depositCents, deliveryCents } = made.order
    return sums(goods, depositCents, deliveryCents, totalCents)
  }
  if (!priced) return sums(0, 0, 0, 0)
  const { totals } = priced
  return sums(totals.totalCents, totals.depositCents, totals.deliveryCents, totalCents)
}

const sums = (goods: number, deposit: number, delivery: number, total: number) => ({
  goods: eurosOf(goods),
  deposit: eurosOf(deposit),
  delivery: eurosOf(delivery),
  total: eurosOf(total),
})

function itemsOf(
  entry: ScheduleEntry,
  goods: Map<number, CartGood>,
  language: Language,
  imageBase: string,
): AutoshipDelivery['items'] {
  const { made } = entry
  const items = made
    ? orderedItems(made.order, entry.autoship, language)
    : plannedItems(entry, goods, language)
  return items.map((item) => ({ ...item, image: cardPicture(imageBase, item.good_id) }))
}

type Item = Omit<AutoshipDelivery['items'][number], 'image'>

function orderedItems(
  { items }: LoadedOrder,
  autoship: LoadedAutoship,
  language: Language,
): Item[] {
  const usual = new Map(autoship.items.map((item) => [item.goodId, item.ordered]))
  return items.map((item) => ({
    good_id: item.goodId,
    name: language === 'en' ? item.nameEn : item.nameLv,
    link: item.link,
    isbottle: bottleKinds.numberOf(item.bottleKind),
    order: item.ordered,
    return: item.returned,
    price_vat: eurosOf(item.unitPriceCents),
    sum_vat: eurosOf(item.lineCents),
    once: oneTimeChangeOf(usual.get(item.goodId), item.ordered),
    usual: usual.get(item.goodId) ?? 0,
    missing: null,
    instead_of: null,
  }))
}

function plannedItems(
  { lines, priced }: ScheduleEntry,
  goods: Map<number, CartGood>,
  language: Language,
): Item[] {
  const nameOf = (goodId: number) =>
    goods.get(goodId)?.[language === 'en' ? 'nameEn' : 'nameLv'] ?? ''
  const prices = new Map(priced?.totals.lines.map((line) => [line.goodId, line]))
  const missing = new Map(lines.missing.map(({ goodId, reason }) => [goodId, reason]))
  return lines.lines.map((line) => ({
    good_id: line.goodId,
    name: nameOf(line.goodId),
    link: goods.get(line.goodId)!.link,
    isbottle: bottleKinds.numberOf(goods.get(line.goodId)!.bottleKind),
    order: line.ordered,
    return: line.returned,
    price_vat: eurosOf(prices.get(line.goodId)?.priceCents ?? 0),
    sum_vat: eurosOf(prices.get(line.goodId)?.sumCents ?? 0),
    once: line.oneTimeChange,
    usual: line.usual,
    missing: missing.get(line.goodId) ?? null,
    instead_of: line.insteadOf === null ? null : nameOf(line.insteadOf),
  }))
}

const oneTimeChangeOf = (usual: number | undefined, ordered: number) =>
  usual === undefined ? 'added' : usual === ordered ? null : ordered === 0 ? 'left_out' : 'changed'
