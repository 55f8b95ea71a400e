import type { cartSharing as latvian } from '../lv/cart-sharing.ts'

/** A cart given on by a link, and goods that make its delivery free. */
export const cartSharing: typeof latvian = {
  share: 'Share the cart',
  copied: 'The link to the goods of the cart is copied.',
  title: 'A shared cart',
  text: 'Somebody shares these goods with you, at today’s prices.',
  takeAll: 'Put into my cart',
  nothing: 'There are no goods in this link',
  nothingText: 'The link is incomplete, or the goods are no longer sold.',
  toGoods: 'See the goods',
  toFree: (sum) => `${sum} more and delivery is free`,
  add: 'Add',
  addNamed: (name) => `Add to the cart: ${name}`,
}
