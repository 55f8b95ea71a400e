import type { Refusal } from '../../contract/refusals.ts'
import { done, type Outcome } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { openCart } from './open-cart.ts'
import type { PricedCart } from './price-cart.ts'
import { reread } from './read-cart.ts'
import { updateCart } from './store.ts'
import { promoActivatedWords, promoRefusalWords } from './words.ts'

export type Activating = { customerId: number; code: string; language: Language }

export type PromoAnswer = { activated: boolean; message: string }

/**
 * Puts a code into the active cart in place of an earlier one, or says in its own words why not and leaves the earlier one; what the
 * cart still lacks for it keeps it waiting there.
 */
export const activatePromo = (
  app: App,
  { customerId, code, language }: Activating,
): Promise<Outcome<PromoAnswer, Refusal>> =>
  inTransaction(app.db, async (tx) => {
    const opened = await openCart(tx, { customerId })
    if (!opened.ok) return opened
    const { id, promo: earlier } = opened.value
    const found = await findPromo(tx, code)
    if (!found)
      return done({ activated: false, message: promoRefusalWords({ code: 'unknown' }, language) })
    const now = app.clock.now()
    await updateCart(tx, id, { promoCodeId: found.id }, now)
    const { promo, totals } = await reread(app, tx, { customerId })
    if (promo && !promo.ok) {
      await updateCart(tx, id, { promoCodeId: earlier?.id ?? null }, now)
      return done({ activated: false, message: promoRefusalWords(promo.refusal, language) })
    }
    const lacking = totals.explained.promoRefusal
    if (lacking) return done({ activated: false, message: promoRefusalWords(lacking, language) })
    return done({ activated: true, message: promoActivatedWords(found.code, language) })
  })

export const removePromo = (app: App, customerId: number): Promise<Outcome<PricedCart, Refusal>> =>
  inTransaction(app.db, async (tx) => {
    const opened = await openCart(tx, { customerId })
    if (!opened.ok) return opened
    await updateCart(tx, opened.value.id, { promoCodeId: null }, app.clock.now())
    return done(await reread(app, tx, { customerId }))
  })

const findPromo = (tx: Db, code: string) =>
  tx
    .selectFrom('promoCodes')
    .select(['id', 'code'])
    .where('code', '=', code.toUpperCase())
    .where('isActive', '=', true)
    .executeTakeFirst()
