import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { App } from '../app-context.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { lockCart } from './lock-cart.ts'
import type { PricedCart } from './price-cart.ts'
import { rereadCart } from './read-cart.ts'
import { updateCart } from './store.ts'
import { promoActivatedText, promoRefusalText } from './words.ts'

export type Activating = { customerId: number; code: string; language: Language }

export type PromoAnswer = { activated: boolean; message: string }

/**
 * Replaces the active cart's code, or explains why not and restores the earlier one. A code that
 * the cart does not qualify for yet stays in it.
 */
export async function activatePromo(
  app: App,
  tx: Tx,
  _by: Actor,
  { customerId, code, language }: Activating,
): Promise<Outcome<PromoAnswer, Refusal>> {
  const opened = await lockCart(tx, { customerId })
  if (!opened.ok) return opened
  const { id, promo: earlier } = opened.value
  const found = await findPromo(tx, code)
  if (!found)
    return done({ activated: false, message: promoRefusalText({ code: 'unknown' }, language) })
  const now = app.clock.now()
  await updateCart(tx, id, { promoCodeId: found.id }, now)
  const { promo, totals } = await rereadCart(app, tx, { customerId })
  if (promo && !promo.ok) {
    await updateCart(tx, id, { promoCodeId: earlier?.id ?? null }, now)
    return done({ activated: false, message: promoRefusalText(promo.refusal, language) })
  }
  const lacking = totals.explained.promoRefusal
  if (lacking) return done({ activated: false, message: promoRefusalText(lacking, language) })
  return done({ activated: true, message: promoActivatedText(found.code, language) })
}

export async function removePromo(
  app: App,
  tx: Tx,
  _by: Actor,
  customerId: number,
): Promise<Outcome<PricedCart, Refusal>> {
  const opened = await lockCart(tx, { customerId })
  if (!opened.ok) return opened
  await updateCart(tx, opened.value.id, { promoCodeId: null }, app.clock.now())
  return done(await rereadCart(app, tx, { customerId }))
}

const findPromo = (tx: Db, code: string) =>
  tx
    .selectFrom('promoCodes')
    .select(['id', 'code'])
    .where('code', '=', code.toUpperCase())
    .where('isActive', '=', true)
    .executeTakeFirst()
