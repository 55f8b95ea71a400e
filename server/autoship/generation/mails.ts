import { addDays, type Day } from '../../../domain/calendar.ts'
import { HOUR_MS } from '../../../domain/calendar/durations.ts'
import type { CartGood } from '../../catalogue/goods-for-cart.ts'
import type { App, AppWithDb } from '../../app-context.ts'
import { cartLetter, orderLetter } from '../../orders/letter-of-order.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import type { PricedCart } from '../../cart/price-cart.ts'
import { type ConfirmLetter, paidByOf } from './confirm-letter.ts'
import type { MadeDelivery, SkippedDelivery } from './find-due.ts'
import { loadLastPrices } from './last-prices.ts'
import { sql } from 'kysely'
import { closingInstant } from '../../../domain/territory/day-closing.ts'
import { clockOfDelivery } from '../../territory/region-days.ts'
import { ordersById } from '../../orders/load-orders.ts'
import { inTransaction } from '../../platform/database/transaction.ts'

/** Asks the customer to confirm each new order, with its missing goods and its payment. */
export async function queueConfirmMails(
  app: App,
  tx: Tx,
  made: readonly MadeDelivery[],
  goods: Map<number, CartGood>,
): Promise<void> {
  const { dayClosesAt } = await app.settings()
  const at = app.clock.now()
  const lastPrices = await loadLastPrices(tx, made)
  const mails = made.map(({ autoship, day, fullDay, lines, placed }) => {
    const { method, priced } = placed
    const payload: ConfirmLetter = {
      customerId: autoship.customerId,
      name: autoship.name,
      day,
      ...(fullDay !== undefined && { fullDay }),
      closes: { day: addDays(day, -1), time: dayClosesAt },
      order: cartLetter(priced, { ...placed, at }),
      paidBy: paidByOf(method),
      newPrices: newPrices(placed.priced.totals.lines, lastPrices.get(autoship.id), goods),
      missing: lines.missing.map(({ goodId, wanted, delivered, insteadGoodId, insteadCount }) => ({
        good: namesOf(goods, goodId),
        wanted,
        delivered,
        instead:
          insteadGoodId === null ? null : { ...namesOf(goods, insteadGoodId), count: insteadCount },
      })),
    }
    return { customerId: autoship.customerId, cause: `order:${placed.orderId}`, payload }
  })
  await queueMails(tx, 'autoship.confirm', mails)
}

type PricedLine = PricedCart['totals']['lines'][number]

const newPrices = (
  lines: readonly PricedLine[],
  lastCents: ReadonlyMap<number, number> | undefined,
  goods: Map<number, CartGood>,
): NonNullable<ConfirmLetter['newPrices']> =>
  lines.flatMap(({ goodId, order, priceCents: nowCents }) => {
    const wasCents = lastCents?.get(goodId)
    if (order === 0 || wasCents === undefined || wasCents === nowCents) return []
    return [{ good: namesOf(goods, goodId), wasCents, nowCents }]
  })

const namesOf = (goods: Map<number, CartGood>, goodId: number) => {
  const { nameLv: lv, nameEn: en } = goods.get(goodId)!
  return { lv, en }
}

export const queueSkippedMails = (
  tx: Tx,
  skipped: readonly SkippedDelivery[],
  nextOn: Map<number, Day | null>,
) =>
  queueMails(
    tx,
    'autoship.not-coming',
    skipped.map(({ autoship, plannedOn, reason }) => ({
      customerId: autoship.customerId,
      cause: `autoship:${autoship.id}:${plannedOn}:${reason}`,
      payload: {
        autoshipId: autoship.id,
        name: autoship.name,
        day: plannedOn,
        reason,
        nextOn: nextOn.get(autoship.id) ?? null,
      },
    })),
  )

/** Before the day closes: at seven in the morning when days close at midnight. */
const hoursBefore = 17
const batchSize = 200

/** The reminder on the day before; left out when the first mail was sent less than 17 hours ago. */
export async function remindToConfirm(app: AppWithDb): Promise<number> {
  const { firstOpenDay: day } = await clockOfDelivery(app)
  const settings = await app.settings()
  const { dayClosesAt } = settings
  const now = app.clock.now().getTime()
  if (closingInstant(day, dayClosesAt) - now > hoursBefore * HOUR_MS) return 0
  let reminded = 0
  for (;;) {
    const batch = await findUnconfirmed(app.db, day, new Date(now - hoursBefore * HOUR_MS))
    if (batch.length === 0) return reminded
    const mails = (await ordersById(app.db, batch)).map((order) => {
      const { id: orderId, customerId } = order
      const payload: ConfirmLetter = {
        customerId,
        name: order.autoshipName ?? '',
        day,
        closes: { day: addDays(day, -1), time: dayClosesAt },
        order: orderLetter(order, settings),
        paidBy: paidByOf(order.paymentMethod),
        missing: [],
      }
      return { customerId, cause: `order:${orderId}:tomorrow`, payload }
    })
    await inTransaction(app.db, (tx) => queueMails(tx, 'autoship.confirm-tomorrow', mails))
    reminded += batch.length
    if (batch.length < batchSize) return reminded
  }
}

async function findUnconfirmed(db: Db, day: Day, placedBefore: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o join customers c on c.id = o.customer_id and c.email is not null
    where o.status = 'processing' and o.delivery_on = ${day} and o.autoship_id is not null
      and o.confirmed_at is null and o.placed_at < ${placedBefore}
      and not exists (select from mail_outbox m
        where m.template = 'autoship.confirm-tomorrow'
          and m.cause = 'order:' || o.id || ':tomorrow')
    order by o.id limit ${batchSize}`.execute(db)
  return rows.map(({ id }) => id)
}
