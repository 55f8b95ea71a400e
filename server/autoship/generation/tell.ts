import { addDays, type Day } from '../../../domain/calendar.ts'
import type { CartGood } from '../../catalogue/goods-for-cart.ts'
import type { App } from '../../app-context.ts'
import { letterOfCart } from '../../orders/tell-customer.ts'
import type { Db } from '../../platform/database/connect.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import { type ConfirmLetter, paidByOf } from '../confirm-letter.ts'
import type { LostDelivery } from './find-due.ts'
import type { MadeDelivery } from './make-due.ts'

/** Asks for a yes to each order that was made, with what is missing and how it is paid. */
export async function tellMade(
  app: App,
  tx: Db,
  made: readonly MadeDelivery[],
  goods: Map<number, CartGood>,
): Promise<void> {
  const { dayClosesAt } = await app.settings()
  const mails = made.map(({ autoship, day, lines, placed }) => {
    const { orderId, priced, methodId } = placed
    const cashDueCents = methodId === 3 ? priced.totals.totalWithBailCents : 0
    const payload: ConfirmLetter = {
      customerId: autoship.customerId,
      name: autoship.name,
      day,
      closes: { day: addDays(day, -1), time: dayClosesAt },
      order: letterOfCart(priced, { orderId, cashDueCents }),
      paidBy: paidByOf(methodId),
      missing: lines.missing.map(({ goodId, wanted, comes, insteadGoodId, insteadCount }) => ({
        good: namesOf(goods, goodId),
        wanted,
        comes,
        instead:
          insteadGoodId === null ? null : { ...namesOf(goods, insteadGoodId), count: insteadCount },
      })),
    }
    return { customerId: autoship.customerId, cause: `order:${orderId}`, payload }
  })
  await queueMails(tx, 'autoship.confirm', mails)
}

const namesOf = (goods: Map<number, CartGood>, goodId: number) => {
  const { nameLv: lv, nameEn: en } = goods.get(goodId)!
  return { lv, en }
}

/** No delivery goes missing in silence. */
export const tellLost = (tx: Db, lost: readonly LostDelivery[], nextOn: Map<number, Day | null>) =>
  queueMails(
    tx,
    'autoship.not-coming',
    lost.map(({ autoship, plannedOn, why }) => ({
      customerId: autoship.customerId,
      cause: `autoship:${autoship.id}:${plannedOn}:${why}`,
      payload: {
        autoshipId: autoship.id,
        name: autoship.name,
        day: plannedOn,
        why,
        nextOn: nextOn.get(autoship.id) ?? null,
      },
    })),
  )
