import type { Refusal } from '../../contract/refusals.ts'
import { done, type Outcome } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { WhichCart } from './load-cart.ts'
import { openCart } from './open-cart.ts'
import type { PricedCart } from './price-cart.ts'
import { reread } from './read-cart.ts'
import { deleteLines } from './store.ts'

/** Removes a good, whether it was there or not: a second click finds what the first has left. */
export const removeItem = (
  app: App,
  which: WhichCart,
  goodId: number,
): Promise<Outcome<PricedCart, Refusal>> =>
  inTransaction(app.db, async (tx) => {
    const opened = await openCart(tx, which)
    if (!opened.ok) return opened
    await deleteLines(tx, opened.value.id, [goodId], app.clock.now())
    return done(await reread(app, tx, { ...which, cartId: opened.value.id }))
  })
