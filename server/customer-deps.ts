import { hasActiveAutoshipAt } from './autoship/plan/has-active-autoship.ts'
import { activeCartId } from './cart/read-cart.ts'
import { mergeCarts } from './cart/merge-carts.ts'
import { listBanners } from './catalogue/list-banners.ts'
import type { IsAddressInUse } from './customers/change-addresses.ts'
import type { CustomerDeps } from './customers/customer-deps.ts'
import { depositRequired } from '../domain/pricing/deposit.ts'
import { heldGoods } from './bottles/held-bottles.ts'
import type { AppWithDb } from './app-context.ts'
import { isOrderedToAddress } from './orders/ordered-to-address.ts'

/** The customers' room's view of the rooms above it. */
export const customerDeps = (app: AppWithDb): CustomerDeps => ({
  activeCartId,
  banners: (language) => listBanners(app, language),
  depositRequiredCents: async (customerId) =>
    depositRequired(await heldGoods(app.db, customerId), (await app.settings()).depositSteps),
  mergeGuestCart: (tx, by, { guestId, guestCartId, customerId, language }) =>
    mergeCarts(app, tx, by, {
      fromCustomerId: guestId,
      fromCartId: guestCartId,
      customerId,
      language,
    }),
})

/** Whether an order or an autoship is still to be delivered to an address. */
export const isAddressInUse: IsAddressInUse = async (tx, customerId, addressId) =>
  (await isOrderedToAddress(tx, customerId, addressId)) ||
  (await hasActiveAutoshipAt(tx, customerId, addressId))
