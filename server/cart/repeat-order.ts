import type { Refusal } from '../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { openCart } from './open-cart.ts'
import type { PricedCart } from './price-cart.ts'
import { type GoodsToPut, putGoods } from './put-goods.ts'
import { reread } from './read-cart.ts'
import { insertCart } from './store.ts'
import { nothingToRepeat } from './words.ts'

export type Repeating = { customerId: number; orderId?: number | undefined; language: Language }

/** Puts the goods of the last order (or of one that is named) into the active cart, and says what could not be had. */
export const repeatOrder = (
  app: App,
  { customerId, orderId, language }: Repeating,
): Promise<Outcome<{ priced: PricedCart; skipped: string[] }, Refusal>> =>
  inTransaction(app.db, async (tx) => {
    const goods = await orderedGoods(tx, customerId, orderId)
    if (goods.length === 0) return refuse({ code: 'not_found', message: nothingToRepeat[language] })
    await insertCart(tx, customerId, app.clock.now())
    const opened = await openCart(tx, { customerId })
    if (!opened.ok) return opened
    const skipped = await putGoods(app, tx, opened.value, goods, language)
    return done({ priced: await reread(app, tx, { customerId }), skipped })
  })

/** Empties are not repeated: nobody knows yet how many there will be. */
async function orderedGoods(
  tx: Db,
  customerId: number,
  orderId: number | undefined,
): Promise<GoodsToPut[]> {
  const last = await tx
    .selectFrom('orders')
    .select('id')
    .where('customerId', '=', customerId)
    .where('status', 'in', [2, 3, 4, 5])
    .$if(orderId !== undefined, (query) => query.where('id', '=', orderId!))
    .orderBy('placedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return []
  const items = await tx
    .selectFrom('orderItems')
    .select(['goodId', 'ordered'])
    .where('orderId', '=', last.id)
    .where('ordered', '>', 0)
    .orderBy('id')
    .execute()
  return items.map((item) => ({ ...item, returned: 0 }))
}
