import { englishForm } from '../../../domain/words/plural.ts'
import type { cartDrawer as lv } from '../lv/cart-drawer.ts'

const goods = { one: 'item', other: 'items' }

export const cartDrawer: typeof lv = {
  title: 'Cart',
  close: 'Close',
  button: (count) => (count === 0 ? 'The cart is empty' : `Cart, ${count} ${englishForm(count, goods)}`),
  empty: 'The cart is empty!',
  emptyText: 'Begin with water; you will add the rest on the way.',
  browse: 'See the goods',
  loading: 'Loading the cart',
  failed: 'The cart could not be loaded.',
  tryAgain: 'Try again',
  ordering: 'To order',
  returning: 'Empties back',
  countOf: (name) => `Count: ${name}`,
  returnOf: (name) => `Empties back: ${name}`,
  givingBack: 'Giving back',
  givingBackOf: (name) => `Giving back: ${name}`,
  less: 'Less',
  more: 'More',
  remove: (name) => `Take out of the cart: ${name}`,
  goods: 'Goods',
  deposit: 'Deposit',
  bonus: 'Bonus',
  delivery: 'Delivery',
  total: 'Total',
  missingToFree: (sum) => `${sum} more and the delivery is free.`,
  toCart: 'To the cart',
  guest: 'To order, log in or register. The cart will stay yours.',
  skipped: (names) => `Not put into the cart: ${names}.`,
  notChanged: 'The cart could not be changed.',
  notReached: 'The shop cannot be reached. Please try again.',
}
