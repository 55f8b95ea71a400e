import type { Actor } from '../../../domain/actor.ts'
import type { AutoshipItemChange } from '../../../contract/shop/autoship.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import { isExchanged, withEmpties } from '../../../domain/autoship/empties.ts'
import { maxLines, maxPieces } from '../../../domain/cart/quantity.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { type CartGood, goodsForCart } from '../../catalogue/goods-for-cart.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import {
  deleteItem,
  type LoadedItem,
  type NewItem,
  updateAutoship,
  upsertItems,
} from './plan-store.ts'
import { type AutoshipKey, lockAutoship } from './lock-autoship.ts'
import { auditOwnChange } from './own-change.ts'
import { wrongField } from './check-fields.ts'

export type ChangedItem = { goodId: number; requested: number; granted: number }

/**
 * Adds, changes or removes a line; stock is not checked, since it may be refilled by the delivery.
 */
export async function changeItem(
  app: App,
  tx: Tx,
  by: Actor,
  { change, ...key }: AutoshipKey & { change: AutoshipItemChange },
): Promise<Outcome<ChangedItem, Refusal>> {
  const locked = await lockAutoship(app, tx, key)
  if (!locked.ok) return locked
  const { items, isActive } = locked.value
  const line = items.find((item) =>
    change.id === undefined ? item.goodId === change.good_id : item.id === change.id,
  )
  if (change.id !== undefined && !line) return refuse({ code: 'not_found' })
  const wanted = nextLine(line, change)
  const { goodId, substituteGoodId } = wanted
  const goods = await goodsForCart(tx, [goodId, ...(substituteGoodId ? [substituteGoodId] : [])])
  const next = withUsualEmpties(wanted, line, change, goods.get(goodId))
  const problem = problemOf(next, line, goods)
  if (problem) return problem
  const isEmpty = next.ordered + next.returned === 0
  if (!line && !isEmpty && items.length >= maxLines) return refuse({ code: 'cart_is_full' })

  if (isEmpty) await deleteItem(tx, key.autoshipId, goodId)
  else await upsertItems(tx, key, [next])
  await updateAutoship(tx, key.autoshipId, {}, app.clock.now())
  if (isActive) await auditLine(app, tx, by, key)
  return done({ goodId, requested: change.order, granted: change.order })
}

export async function removeItem(
  app: App,
  tx: Tx,
  by: Actor,
  { goodId, ...key }: AutoshipKey & { goodId: number },
): Promise<Outcome<null, Refusal>> {
  const locked = await lockAutoship(app, tx, key)
  if (!locked.ok) return locked
  await deleteItem(tx, key.autoshipId, goodId)
  await updateAutoship(tx, key.autoshipId, {}, app.clock.now())
  if (locked.value.isActive) await auditLine(app, tx, by, key)
  return done(null)
}

/** A draft has no history, and a deed of staff is audited by itself. */
async function auditLine(app: App, tx: Tx, by: Actor, key: AutoshipKey): Promise<void> {
  if (by.kind === 'customer')
    await auditOwnChange(app, tx, by, { action: 'autoships.line', ...key })
}

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

/**
 * Empties go back one for one: on a new line, and on one that was so and whose count of empties was
 * added to or sent back unchanged.
 */
function withUsualEmpties(
  next: NewItem,
  line: LoadedItem | undefined,
  { id, return: back }: AutoshipItemChange,
  good: CartGood | undefined,
): NewItem {
  if (!good) return next
  if (!line) return { ...next, ...withEmpties(good, next) }
  const isUnchanged = back === (id === undefined ? 0 : line.returned)
  const follows = line.returned === line.ordered && isUnchanged && next.ordered > 0
  return follows && isExchanged(good) ? { ...next, returned: next.ordered } : next
}

function problemOf(next: NewItem, line: LoadedItem | undefined, goods: Map<number, CartGood>) {
  const good = goods.get(next.goodId)
  if (!good) return wrongField('good_id', 'invalid')
  if (!line && (!good.autoshipAllowed || good.isWithdrawn))
    return wrongField('good_id', 'not_for_autoship')
  if (next.returned > 0 && !good.isLent) return wrongField('return', 'not_returnable')
  if (next.ordered > maxPieces) return wrongField('order', 'too_big', { maximum: maxPieces })
  if (next.returned > maxPieces) return wrongField('return', 'too_big', { maximum: maxPieces })
  const substitute = next.substituteGoodId === null ? undefined : goods.get(next.substituteGoodId)
  if (
    next.substituteGoodId === next.goodId ||
    (next.substituteGoodId !== null && !substitute?.autoshipAllowed)
  )
    return wrongField('substitute_good_id', substitute ? 'not_for_autoship' : 'invalid')
  return undefined
}

/** Used by the seed: inserts lines without checks. */
export const addAutoshipItems = (
  tx: Tx,
  key: AutoshipKey,
  lines: readonly Omit<NewItem, 'substituteGoodId'>[],
) =>
  upsertItems(
    tx,
    key,
    lines.map((line) => ({ ...line, substituteGoodId: null })),
  )
