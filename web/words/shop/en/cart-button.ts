import { englishForm } from '../../../../domain/words/plural.ts'
import type { cartButton as lv } from '../lv/cart-button.ts'

const goods = { one: 'item', other: 'items' }

export const cartButton: typeof lv = {
  button: (count) => (count === 0 ? 'Cart' : `Cart, ${count} ${englishForm(count, goods)}`),
  notChanged: 'The cart could not be changed.',
  notReached: 'The shop cannot be reached. Please try again.',
}
