import type { AutoshipItemChange } from '../../contract/autoship.ts'
import type { Refusal } from '../../contract/refusals.ts'
import { isLent } from '../../domain/cart/cart-line.ts'
import { mostPieces } from '../../domain/cart/granted.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { mostLines } from '../cart/limits.ts'
import { type CartGood, goodsForCart } from '../catalogue/goods-for-cart.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { LoadedItem } from './load-autoships.ts'
import { openAutoship, type Which } from './open-autoship.ts'
import { deleteItem, keepItems, type NewItem, updateAutoship } from './store.ts'
import { wrongField } from './wrong-field.ts'

export type ChangedItem = { goodId: number; requested: number; granted: number }

/** A good is added, a line changed or removed. What is short today may be there on the day, so all is granted. */
export const changeItem = (
  app: App,
  which: Which,
  change: AutoshipItemChange,
): Promise<Outcome<ChangedItem, Refusal>> =>
  inTransaction(app.db, async (tx) => {
    const opened = await openAutoship(app, tx, which)
    if (!opened.ok) return opened
    const { items } = opened.value
    const line = items.find((item) =>
      change.id === undefined ? item.goodId === change.good_id : item.id === change.id,
    )
    if (change.id !== undefined && !line) return refuse({ code: 'not_found' })
    const next = nextLine(line, change)
    const goods = await goodsForCart(tx, [
      next.goodId,
      ...(next.substituteGoodId ? [next.substituteGoodId] : []),
    ])
    const problem = problemOf(next, line, goods)
    if (problem) return problem
    if (!line && next.ordered + next.returned > 0 && items.length >= mostLines)
      return refuse({ code: 'cart_is_full' })

    if (next.ordered + next.returned === 0) await deleteItem(tx, which.autoshipId, next.goodId)
    else await keepItems(tx, which, [next])
    await updateAutoship(tx, which.autoshipId, {}, app.clock.now())
    return done({ goodId: next.goodId, requested: change.order, granted: change.order })
  })

export const removeItem = (
  app: App,
  which: Which,
  goodId: number,
): Promise<Outcome<null, Refusal>> =>
  inTransaction(app.db, async (tx) => {
    const opened = await openAutoship(app, tx, which)
    if (!opened.ok) return opened
    await deleteItem(tx, which.autoshipId, goodId)
    await updateAutoship(tx, which.autoshipId, {}, app.clock.now())
    return done(null)
  })

function nextLine(line: LoadedItem | undefined, change: AutoshipItemChange): NewItem {
  const isAdded = change.id === undefined
  return {
    goodId: line?.goodId ?? change.good_id,
    ordered: change.order + (isAdded ? (line?.ordered ?? 0) : 0),
    returned: change.return + (isAdded ? (line?.returned ?? 0) : 0),
    substituteGoodId:
      change.substitute_good_id === undefined
        ? (line?.substituteGoodId ?? null)
        : change.substitute_good_id,
  }
}

function problemOf(next: NewItem, line: LoadedItem | undefined, goods: Map<number, CartGood>) {
  const good = goods.get(next.goodId)
  if (!good) return wrongField('good_id', 'invalid')
  if (!line && (!good.autoshipAllowed || good.isWithdrawn))
    return wrongField('good_id', 'not_for_autoship')
  if (next.returned > 0 && !isLent(good)) return wrongField('return', 'not_returnable')
  if (next.ordered > mostPieces) return wrongField('order', 'too_big', { maximum: mostPieces })
  if (next.returned > mostPieces) return wrongField('return', 'too_big', { maximum: mostPieces })
  const substitute = next.substituteGoodId === null ? undefined : goods.get(next.substituteGoodId)
  if (
    next.substituteGoodId === next.goodId ||
    (next.substituteGoodId !== null && !substitute?.autoshipAllowed)
  )
    return wrongField('substitute_good_id', substitute ? 'not_for_autoship' : 'invalid')
  return undefined
}

/** Lines of a new autoship, as they are; nothing is asked of them. */
export const addAutoshipItems = (
  tx: Db,
  which: Which,
  lines: readonly Omit<NewItem, 'substituteGoodId'>[],
) =>
  keepItems(
    tx,
    which,
    lines.map((line) => ({ ...line, substituteGoodId: null })),
  )
