import { weekdayOf } from '../../domain/calendar.ts'
import { imaginedCart } from '../cart/load-cart.ts'
import { goodsForCart } from '../catalogue/goods-for-cart.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { goodsOf, upcoming } from './autoship-answer.ts'
import type { LoadedAutoship } from './load-autoships.ts'
import { priceDelivery } from './price-autoship.ts'
import type { SeriesEvent } from './series-letter.ts'

/** Tells the customer how an autoship stands now; the same event is told once. */
export async function tellSeries(
  app: App,
  tx: Db,
  autoship: LoadedAutoship,
  event: SeriesEvent,
  cause: string,
): Promise<void> {
  const { customerId, id: autoshipId, items, isPaused, pauseFrom, pauseTo } = autoship
  const facts = await imaginedCart(tx, { customerId, addressId: null, deliveryOn: null, notes: '' })
  const goods = await goodsForCart(tx, goodsOf([autoship]))
  const settings = await app.settings()
  const priced = priceDelivery(app, facts, goods, settings, {
    autoship,
    deliveryOn: null,
    lines: items,
  })
  const { next } = await upcoming(app, autoship)
  await queueMail(tx, {
    template: `autoship.${event}`,
    cause: `autoship:${autoshipId}:${cause}`,
    customerId,
    payload: {
      autoshipId,
      name: autoship.name,
      place: autoship.address?.text ?? '',
      frequencyWeeks: autoship.frequencyWeeks,
      ...(autoship.deliveryOn && { weekday: weekdayOf(autoship.deliveryOn) }),
      nextOn: next?.day ?? null,
      pause: isPaused && pauseFrom ? { from: pauseFrom, to: pauseTo } : null,
      lines: items.map(({ goodId, ordered }) => {
        const { nameLv: lv, nameEn: en } = goods.get(goodId)!
        return { lv, en, count: ordered }
      }),
      totalCents: priced.totals.totalWithBailCents,
    },
  })
}
