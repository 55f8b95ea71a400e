import type { cartChanges as lv } from '../lv/cart-changes.ts'

export const cartChanges: typeof lv = {
  title: 'In the meantime, something in the cart has changed:',
  price: (name, old, now) => `${name}: the price was ${old}, now it is ${now}.`,
  stock: (name, old, now) =>
    now === 0
      ? `${name}: no longer in stock.`
      : `${name}: you wanted ${old}, there are ${now} in stock.`,
  promo: (code) => `The promo code ${code} does not apply to this order.`,
  total: (old, now) => `The total was ${old}, now it is ${now}.`,
  agreeToAdd: 'Agree and add',
}
