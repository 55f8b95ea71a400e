import { comesToAddress } from './autoship/comes-to-address.ts'
import { activeCartId } from './cart/active-cart.ts'
import { mergeCarts } from './cart/merge-carts.ts'
import { listBanners } from './catalogue/list-banners.ts'
import type { IsAwaited } from './customers/change-addresses.ts'
import type { OtherRooms } from './customers/other-rooms.ts'
import { customerDeposit } from './delivery/held-bottles.ts'
import type { App } from './app-context.ts'
import { isOrderedToAddress } from './orders/ordered-to-address.ts'

/** What the customers' room is told by the rooms above it. */
export const customersAsk = (app: App): OtherRooms => ({
  activeCartId,
  banners: (language) => listBanners(app, language),
  depositRequiredCents: async (customerId) =>
    (await customerDeposit(app.db, customerId, (await app.settings()).depositSteps)).requiredCents,
  takeCartAlong: (tx, { guestId, guestCartId, customerId, language }) =>
    mergeCarts(app, tx, {
      fromCustomerId: guestId,
      fromCartId: guestCartId,
      customerId,
      language,
    }),
})

/** Whether an order or an autoship still comes to an address. */
export const isAddressAwaited: IsAwaited = async (tx, customerId, addressId) =>
  (await isOrderedToAddress(tx, customerId, addressId)) ||
  (await comesToAddress(tx, customerId, addressId))
