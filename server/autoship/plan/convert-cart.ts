import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { Actor } from '../../../domain/actor.ts'
import { withEmpties } from '../../../domain/autoship/empties.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import { lockCart } from '../../cart/lock-cart.ts'
import { priceCart } from '../../cart/price-cart.ts'
import { removeGoods } from '../../cart/remove-goods.ts'
import { closeCart } from '../../orders/close-cart.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { createAutoship } from './create-autoship.ts'
import { upsertItems } from './plan-store.ts'

type Converting = { customerId: number; cartId: number }

export type Converted = { autoshipId: number; warnings: string[]; skippedGoods: string[] }

/** Makes an autoship of a cart's goods; those sold with standard orders only stay in the cart. */
export async function convertCart(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, cartId }: Converting,
): Promise<Outcome<Converted, Refusal>> {
  const opened = await lockCart(tx, { customerId, cartId })
  if (!opened.ok) return opened
  if (opened.value.copyOfId !== null) return refuse({ code: 'not_found' })
  if (opened.value.items.length === 0) return refuse({ code: 'cart_is_empty' })
  const { cart, goods } = await priceCart(app, opened.value)
  const allowed = cart.items.filter(
    ({ goodId }) => goods.get(goodId)!.autoshipAllowed && !goods.get(goodId)!.isWithdrawn,
  )
  const leftOut = cart.items.filter((item) => !allowed.includes(item)).map(({ goodId }) => goodId)
  const name = cart.customer.language === 'en' ? 'nameEn' : 'nameLv'
  const skippedGoods = leftOut.map((id) => goods.get(id)![name])
  if (allowed.length === 0) return refuse({ code: 'cart_is_empty', skipped_goods: skippedGoods })
  const { addressId, address, deliveryOn: day, notes } = cart
  const isOurs = cart.deliveryKind === 'courier' && address?.ourCourier
  const created = await createAutoship(app, tx, by, {
    customerId,
    row: { notes, warnings: leftOut.map(String) },
    ...(isOurs && { address: { addressId: addressId!, regionId: address.regionId }, day }),
  })
  if (!created.ok) return created
  const items = allowed.map(({ goodId, ordered, returned }) => {
    const good = goods.get(goodId)!
    const counts = withEmpties(good, { ordered, returned: good.isLent ? returned : 0 })
    return { goodId, ...counts, substituteGoodId: null }
  })
  await upsertItems(tx, { customerId, autoshipId: created.value }, items)
  const goodIds = items.map(({ goodId }) => goodId)
  if (leftOut.length > 0) await removeGoods(app, tx, by, { cartId: cart.id, goodIds })
  else await closeCart(tx, by, { cart, reason: 'converted_to_autoship', at: app.clock.now() })
  const warnings = leftOut.length > 0 ? ['goods_left_out'] : []
  return done({ autoshipId: created.value, warnings, skippedGoods })
}
