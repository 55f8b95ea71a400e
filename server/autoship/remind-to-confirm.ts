import { sql } from 'kysely'
import { addDays, type Day } from '../../domain/calendar.ts'
import { closingInstant } from '../../domain/delivery/day-closing.ts'
import { clockOfDelivery } from '../delivery/address-days.ts'
import type { App } from '../app-context.ts'
import { ordersById } from '../orders/load-orders.ts'
import { letterOf } from '../orders/tell-customer.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { queueMails } from '../platform/mail/queue-mail.ts'
import { type ConfirmLetter, paidByOf } from './confirm-letter.ts'

/** So long before its day closes a delivery is asked for again: at seven in the morning when days close at midnight. */
const hoursBefore = 17
const hourMs = 3_600_000
const batchSize = 200

/** The second question, the day before; whoever was asked for the first time just now is not asked twice. */
export async function remindToConfirm(app: App): Promise<number> {
  const { firstOpenDay: day } = await clockOfDelivery(app)
  const { dayClosesAt } = await app.settings()
  const now = app.clock.now().getTime()
  if (closingInstant(day, dayClosesAt) - now > hoursBefore * hourMs) return 0
  let asked = 0
  for (;;) {
    const batch = await unconfirmed(app.db, day, new Date(now - hoursBefore * hourMs))
    if (batch.length === 0) return asked
    const mails = (await ordersById(app.db, batch)).map((order) => {
      const { id: orderId, customerId } = order
      const payload: ConfirmLetter = {
        customerId,
        name: order.autoshipName ?? '',
        day,
        closes: { day: addDays(day, -1), time: dayClosesAt },
        order: letterOf(order),
        paidBy: paidByOf(order.paymentMethod),
        missing: [],
      }
      return { customerId, cause: `order:${orderId}:tomorrow`, payload }
    })
    await inTransaction(app.db, (tx) => queueMails(tx, 'autoship.confirm-tomorrow', mails))
    asked += batch.length
    if (batch.length < batchSize) return asked
  }
}

async function unconfirmed(db: Db, day: Day, placedBefore: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o join customers c on c.id = o.customer_id and c.email is not null
    where o.status = 3 and o.delivery_on = ${day} and o.autoship_id is not null and o.confirmed_at is null
      and o.placed_at < ${placedBefore} and not exists (select from mail_outbox m
        where m.template = 'autoship.confirm-tomorrow' and m.cause = 'order:' || o.id || ':tomorrow')
    order by o.id limit ${batchSize}`.execute(db)
  return rows.map(({ id }) => id)
}
