import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { updateCart } from './store.ts'

/** The top-up that was to be paid with the cart is on the account already. */
export const removeTopUp = ({ clock }: Pick<App, 'clock'>, tx: Tx, cartId: number) =>
  updateCart(tx, cartId, { topupCents: 0 }, clock.now())
