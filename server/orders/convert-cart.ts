import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { closeCart } from '../cart/close-cart.ts'
import { lockCart } from '../cart/lock-cart.ts'
import { priceCart } from '../cart/price-cart.ts'
import type { Tx } from '../platform/database/connect.ts'
import type { AutoshipSeams } from './autoship-seams.ts'

type Converting = { customerId: number; cartId: number }

export type Converted = { autoshipId: number; warnings: string[]; skippedGoods: string[] }

export async function convertCart(
  app: App,
  tx: Tx,
  _by: Actor,
  { customerId, cartId }: Converting,
  autoship: AutoshipSeams | undefined,
): Promise<Outcome<Converted, Refusal>> {
  const opened = await lockCart(tx, { customerId, cartId })
  if (!opened.ok) return opened
  if (opened.value.copyOfId !== null) return refuse({ code: 'not_found' })
  if (opened.value.items.length === 0) return refuse({ code: 'cart_is_empty' })
  if (!autoship) return refuse({ code: 'unavailable' })
  const converted = await autoship.convertCart(tx, await priceCart(app, opened.value))
  if (!converted.ok) return converted
  await closeCart(tx, opened.value, 'converted_to_autoship', app.clock.now())
  return done(converted.value)
}
